/** A link as a QR code, dark on light at any hour, since many cameras read nothing else. */
import { generate } from 'lean-qr';
import { useMemo } from 'react';

/** Modules of light around it that a camera needs. */
const MARGIN = 2;

export function QrCode({ link, className }: { readonly link: string; readonly className?: string | undefined }) {
  const { size, path } = useMemo(() => {
    const code = generate(link);
    let drawn = '';
    for (let y = 0; y < code.size; y++)
      for (let x = 0; x < code.size; x++) if (code.get(x, y)) drawn += `M${x} ${y}h1v1h-1z`;
    return { size: code.size, path: drawn };
  }, [link]);
  const all = size + 2 * MARGIN;
  return (
    <svg
      className={className}
      viewBox={`${-MARGIN} ${-MARGIN} ${all} ${all}`}
      role="img"
      aria-label={link}
      shapeRendering="crispEdges"
    >
      <path d={`M${-MARGIN} ${-MARGIN}h${all}v${all}h${-all}z`} fill="#fffdf8" />
      <path d={path} fill="#1b1d23" />
    </svg>
  );
}

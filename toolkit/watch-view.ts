/** Tells when an SVG shows another part of its drawing or has another size: a viewport keeps to itself where it is, so its picture is watched. */
export function watchView(svg: SVGSVGElement, changed: () => void): () => void {
  const moves = new MutationObserver(changed);
  moves.observe(svg, { attributeFilter: ['viewBox'] });
  const sizes = new ResizeObserver(changed);
  sizes.observe(svg);
  return () => {
    moves.disconnect();
    sizes.disconnect();
  };
}

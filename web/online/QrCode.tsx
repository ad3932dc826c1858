/** A text as a QR code, read aloud as the text itself. */
export function QrCode({ text, size }: { readonly text: string; readonly size: string }) {
  return <svg role="img" aria-label={text} width={size} height={size} />;
}

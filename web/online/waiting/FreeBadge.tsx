/** The shape of a seat that anybody may take: a ring of dashes. */
export function FreeBadge({ size }: { readonly size: string }) {
  return (
    <svg viewBox="-14 -14 28 28" width={size} height={size} style={{ flex: 'none' }} aria-hidden="true">
      <circle r="9.5" fill="none" stroke="var(--rule-strong)" strokeWidth="2.2" strokeDasharray="4.2 3.26" />
    </svg>
  );
}

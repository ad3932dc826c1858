/** The five line colours as CSS values. Whatever is told by them is also told by the line's number. */
export const lineColour = (line: number): string => `var(--ic-line-${line})`;

/** What is written on that colour. */
export const lineInk = (line: number): string => `var(--ic-line-${line}-ink)`;

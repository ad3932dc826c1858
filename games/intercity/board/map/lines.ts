/** The five line colours as CSS values. Colour never stands alone: the line's number says the same. */
export const lineColour = (line: number): string => `var(--ic-line-${line})`;

/** What is written on that colour. */
export const lineInk = (line: number): string => `var(--ic-line-${line}-ink)`;

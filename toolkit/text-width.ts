/** How wide the names on a map are: known before they are drawn, so that tests can tell whether one covers another. */

/** Widths of Barlow Condensed, semi-bold, in hundredths of the size. */
const WIDTHS: readonly (readonly [characters: string, width: number])[] = [
  ['l ij.I', 21],
  ['tfr', 29],
  ['zsyFLZvcxț', 41],
  ['EJQSTaegkobdhnpquäöüß', 44],
  ['ABCGPRXYDOV', 47],
  ['HKUNMw', 53],
  ['Wm', 66],
];
const OTHER_WIDTH = 55;

export function textWidth(text: string, size: number): number {
  const hundredths = [...text].reduce(
    (sum, character) => sum + (WIDTHS.find(([characters]) => characters.includes(character))?.[1] ?? OTHER_WIDTH),
    0,
  );
  return (hundredths * size) / 100;
}

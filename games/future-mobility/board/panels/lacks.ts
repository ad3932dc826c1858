/** What a mode lacks, in few words. */
import type { Mode } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import type { Lack } from '../sketch/missing.ts';

export function lackWords({ screen: { modes } }: Words, { kind, cells }: Lack, mode: Mode): string {
  const { lacks } = modes;
  switch (kind) {
    case 'paths':
      return lacks.paths(cells.length, mode === 'walking');
    case 'stops':
      return cells.length === 1 ? lacks.stop(cells[0]!) : lacks.stops(cells.length);
    case 'full':
      return lacks.full(cells[0]!);
    case 'tooFar':
      return lacks.tooFar;
    case 'card':
      return lacks.card;
    case 'together':
      return lacks.together;
  }
}

import { makeSeed, type Play } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import { afterEnd, forget, newRoom, setSeats, sit, wantNext } from './room-doc.ts';

const MIA = { id: 'mia', name: 'Mia', colour: null };
const LENA = { id: 'lena', name: 'Lena', colour: null };

function playing() {
  const doc = newRoom(
    {
      type: 'open',
      id: 'o1',
      game: 'transeuropa',
      options: {},
      seats: [{ kind: 'you' }, { kind: 'free' }, { kind: 'bot', level: 'easy' }],
      public: false,
      watch: true,
      clock: { kind: 'none' },
      reaction: 20,
    },
    MIA,
    0,
  );
  sit(doc, LENA);
  const seats = doc.seats.map(({ name, colour }) => ({ name: name!, colour }));
  const head = { game: doc.game, rules: 1, options: {}, seats, seed: makeSeed(new Uint8Array(32)) };
  const result = { winners: [0, 1], scores: [1, 1, 0] };
  return { doc: { ...doc, phase: 'playing' as const, play: 1 }, play: { head, result } as unknown as Play };
}

test('a person who is deleted while they play has won nothing, but the bot in their place', () => {
  const { doc, play } = playing();
  doc.wins = { Mia: 2, Maria: 1, Lena: 1 };
  forget(doc, MIA.id, ['Mia', 'Maria']);
  const over = afterEnd(doc, play, 1);
  expect(over.wins).toEqual({ Lena: 2, [doc.seats[0]!.name!]: 1 });
  expect(JSON.stringify(over)).not.toMatch(/Mia|Maria/);
});

test('a person who is deleted after they left leaves no name behind, but for others who have it', () => {
  const { doc, play } = playing();
  const over = afterEnd(doc, play, 1);
  expect(over.wins).toEqual({ Mia: 1, Lena: 1 });
  setSeats(over, { type: 'seat', id: 's', table: 't', seat: 0, wish: { kind: 'free' } }, 6);
  over.motions = [{ motion: 'seat', seat: 1, guest: MIA, votes: [], of: [1], until: 9 }];
  over.next = [MIA];
  forget(over, MIA.id, ['Mia', 'Lena']);
  expect(over.wins).toEqual({ Lena: 1 });
  expect(JSON.stringify(over)).not.toContain('Mia');
});

test('no more watchers wait for the next play than could ever get a seat', () => {
  const { doc } = playing();
  const want = (person: number) => wantNext(doc, { id: `w${person}`, name: `Watcher ${person}`, colour: null }, true);
  const refusals = Array.from({ length: 20 }, (_, person) => want(person)).filter(Boolean);
  expect(refusals).toEqual(Array.from({ length: 8 }, () => 'table.full'));
  expect(want(0)).toBeUndefined();
  expect(doc.next).toHaveLength(12);
});

/** One of my games, wherever it is kept: who is there and how it stands. */
import type { TableRow } from '@stellwerk/tables/wire';
import { useSettings } from '../app/settings.tsx';
import { SIT_DOWN } from '../online/join/seat-link.ts';
import { companions } from '../online/lobby/rows.ts';
import { timeLeft } from '../online/time-left.ts';
import { useServerTime } from '../online/useServerTime.ts';
import { useLink } from '../online/server.ts';
import { useOnlineTexts } from '../online/texts/index.ts';
import { trunkOf } from '../session/make-id.ts';
import { namedByColour } from '../table/you.ts';
import { listed } from '../texts/index.ts';
import { GameRow, Pill, type Someone } from './GameRow.tsx';
import type { MyGame } from './my-games.ts';
import styles from './GameRow.module.css';

interface MyGameRowProps {
  readonly game: MyGame;
  /** Under the state, the day for instance. */
  readonly more?: string;
  /** Instead of who won. */
  readonly result?: string | undefined;
}

export function MyGameRow(props: MyGameRowProps) {
  const { row } = props.game;
  return row?.keptBy === undefined ? <Played {...props} /> : <Kept row={row} host={row.keptBy} />;
}

/** A table where somebody waits for me. */
function Kept({ row: { game, table, seats }, host }: { readonly row: TableRow; readonly host: string }) {
  const words = useOnlineTexts().lobby;
  return (
    <GameRow
      game={game}
      href={`/t/${table}${SIT_DOWN}`}
      heading={(title) => words.gameFor(title, seats)}
      people={[{ name: words.keeps(host) }]}
      label={(title) => `${words.keeps(host)}: ${words.gameFor(title, seats)} · ${words.sitDown}`}
      state={<Pill>{words.sitDown}</Pill>}
    />
  );
}

function Played({ game, more, result }: MyGameRowProps) {
  const { lobby: words, clock } = useOnlineTexts();
  const { settings, texts } = useSettings();
  const { people, state: stands, until } = useStanding(game);
  const state = result ?? stands;
  const now = useServerTime(until !== undefined);
  const left = until === undefined ? undefined : until - now;
  const time = left === undefined ? undefined : timeLeft(clock, left);
  const names = listed(
    people.map(({ name }) => name),
    settings.language,
  );
  const { row } = game;
  const isTry = !row && trunkOf(game.play.id) !== undefined;
  return (
    <GameRow
      game={(row ?? game.play).game}
      href={hrefOf(game)}
      heading={(title) => (isTry ? `${title} · ${texts.table.yourTry}` : title)}
      people={people}
      label={(title) => words.row(title, names, [state, time].filter(Boolean).join(', '))}
      state={
        row?.myTurn || row?.relieved ? (
          <>
            {row.relieved && <span>{state}</span>}
            <Pill>
              {row.relieved ? words.comeBack : state}
              {time !== undefined && <span className={styles.wide}>{time}</span>}
            </Pill>
            {time !== undefined && <span className={styles.narrow}>{time}</span>}
          </>
        ) : (
          <span key={state}>
            {state}
            {more !== undefined && <small>{more}</small>}
          </span>
        )
      }
    />
  );
}

function hrefOf(game: MyGame): string {
  const { play, row } = game;
  if (row) return `/t/${row.table}`;
  // What was called off has nothing to be seen again: its table is all there is.
  if (game.online?.winners.length === 0) return `/t/${game.online.table}`;
  if ('elsewhere' in game) return `/me/games/${game.online!.table}/${game.online!.play}`;
  // What was played here opens with its result.
  return play.over && game.online ? `/replay/${play.id}` : `/play/${play.id}`;
}

interface Standing {
  readonly people: readonly Someone[];
  readonly state: string;
  readonly until?: number | undefined;
}

function useStanding({ play, row }: MyGame): Standing {
  const { texts, settings } = useSettings();
  const words = useOnlineTexts().lobby;
  const me = useLink().person?.name;
  const { language } = settings;
  if (play) {
    const people = namedByColour(
      play.seats.map((each, seat) => ({ ...each, seat })),
      language,
    );
    const winners = play.winners?.map((seat) => people[seat]?.name ?? '') ?? [];
    const ended = winners.length === 0 ? words.over : texts.saved.won(listed(winners, language));
    return { people, state: play.over ? ended : texts.saved.continue };
  }
  const others = companions(row, me);
  const people = others.map((name) => ({ name }));
  if (row.phase === 'playing') {
    if (row.relieved) return { people, state: words.botForYou };
    if (row.myTurn) return { people, state: words.yourTurn, until: row.until };
    return { people, state: row.awaits === undefined ? words.othersThink : words.thinking(row.awaits) };
  }
  if (row.phase === 'over') {
    const { winners = [] } = row;
    if (winners.length === 0) return { people, state: words.over };
    const mine = me !== undefined && winners.includes(me);
    return { people, state: mine && winners.length === 1 ? words.youWon : words.won(listed(winners, language)) };
  }
  if (row.phase === 'starting') return { people, state: words.starting };
  return { people, state: words.seatsTaken(row.seats - row.free, row.seats) };
}

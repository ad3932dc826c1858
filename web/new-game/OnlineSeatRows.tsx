/** The seats of a new table online: mine, free ones, guests with a link of their own, bots. */
import { isLevel, LEVELS } from '@stellwerk/kernel';
import { LONGEST_NAME } from '@stellwerk/tables/wire';
import { useEffect, useRef } from 'react';
import { useSettings } from '../app/settings.tsx';
import { useLists } from '../online/lobby/lists.ts';
import { companions } from '../online/lobby/rows.ts';
import { useLink } from '../online/server.ts';
import { useOnlineTexts } from '../online/texts/index.ts';
import type { GameFacts } from '../session/setup.ts';
import { Button, IconButton } from '@stellwerk/toolkit/Button.tsx';
import { PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import { BotSentences } from './BotSentences.tsx';
import { addFree, invite, setSeat, type OnlineSeat } from './online-seats.ts';
import styles from './NewGame.module.css';

interface RowsProps {
  readonly seats: readonly OnlineSeat[];
  setSeats(seats: readonly OnlineSeat[]): void;
  readonly facts: GameFacts;
  readonly name: string;
  setName(name: string): void;
  /** My name is missing: it is asked for where it belongs. */
  readonly nameless: boolean;
  /** Whether the table is shown to all. */
  readonly everybody: boolean;
}

export function OnlineSeatRows({ seats, setSeats, facts, name, setName, nameless, everybody }: RowsProps) {
  const { texts } = useSettings();
  const words = useOnlineTexts().dialog;
  const lately = useCompanions().filter(
    (each) => !seats.some((seat) => seat.kind === 'invited' && seat.name.trim() === each),
  );
  return (
    <fieldset className={styles.seats}>
      <legend>{texts.newGame.seats}</legend>
      {seats.map((seat, index) => (
        <div className={styles.seat} key={index}>
          <SeatMark seat={seat} at={index} />
          <Who
            seat={seat}
            at={index}
            name={name}
            setName={setName}
            nameless={nameless}
            everybody={everybody}
            change={(next) => setSeats(setSeat(seats, index, next))}
          />
          {seat.kind === 'you' ? (
            <span className={styles.fixed}>{words.you}</span>
          ) : (
            <>
              <select
                className={styles.field}
                aria-label={texts.newGame.kind(index + 1)}
                value={seat.kind === 'bot' ? seat.level : seat.kind}
                onChange={({ target }) => setSeats(setSeat(seats, index, seatOfKind(target.value)))}
              >
                <option value="free">{words.free}</option>
                <option value="invited">{words.invited}</option>
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {texts.newGame.bot[level]}
                  </option>
                ))}
              </select>
              <IconButton
                icon="close"
                label={words.removeSeat(index + 1)}
                disabled={seats.length <= facts.seats.min}
                onClick={() => setSeats(seats.filter((_, at) => at !== index))}
              />
            </>
          )}
          {seat.kind === 'you' && nameless && (
            <p className={styles.needed} role="alert">
              {words.needsName}
            </p>
          )}
        </div>
      ))}
      <BotSentences game={facts.id} levels={seats.map((seat) => (seat.kind === 'bot' ? seat.level : undefined))} />
      <div className={styles.under}>
        {seats.length < facts.seats.max && (
          <Button kind="quiet" icon="plus" onClick={() => setSeats(addFree(seats))}>
            {words.add}
          </Button>
        )}
        {lately.length > 0 && <span className={styles.soft}>{words.lately}</span>}
        {lately.slice(0, LATELY).map((each) => (
          <button
            key={each}
            type="button"
            className={styles.companion}
            aria-label={words.invite(each)}
            onClick={() => setSeats(invite(seats, each, facts.seats.max))}
          >
            {each}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const LATELY = 3;

function seatOfKind(kind: string): OnlineSeat {
  if (isLevel(kind)) return { kind: 'bot', level: kind };
  return kind === 'invited' ? { kind, name: '' } : { kind: 'free' };
}

/** With whom I sat at a table, the last ones first. */
function useCompanions(): readonly string[] {
  const { mine } = useLists();
  const me = useLink().person?.name;
  const rows = mine.filter(({ keptBy }) => keptBy === undefined).sort((a, b) => b.updated - a.updated);
  return [...new Set(rows.flatMap((row) => companions(row, me)))];
}

/** Hollow while nobody is there. */
function SeatMark({ seat, at }: { readonly seat: OnlineSeat; readonly at: number }) {
  const { person } = useLink();
  if (seat.kind === 'free') return <span className={styles.hollow} aria-hidden="true" />;
  return (
    <span className={styles.mark}>
      <PlayerBadge colour={seat.kind === 'you' ? (person?.colour ?? at) : at} size="1.75rem" />
    </span>
  );
}

interface WhoProps extends Pick<RowsProps, 'name' | 'setName' | 'nameless' | 'everybody'> {
  readonly seat: OnlineSeat;
  readonly at: number;
  change(seat: OnlineSeat): void;
}

function Who({ seat, at, name, setName, nameless, everybody, change }: WhoProps) {
  const field = useRef<HTMLInputElement>(null);
  const missing = nameless && seat.kind === 'you';
  useEffect(() => {
    if (missing) field.current?.focus();
  }, [missing]);
  const { texts } = useSettings();
  const words = useOnlineTexts().dialog;
  if (seat.kind === 'free')
    return <span className={styles.fixed}>{everybody ? words.anybody.everybody : words.anybody.link}</span>;
  if (seat.kind === 'bot') return <span className={styles.fixed}>{words.botPlays}</span>;
  const mine = seat.kind === 'you';
  return (
    <input
      ref={field}
      className={styles.field}
      aria-invalid={missing}
      aria-label={texts.newGame.name(at + 1)}
      value={mine ? name : seat.name}
      placeholder={mine ? texts.newGame.you : words.guest}
      maxLength={LONGEST_NAME}
      autoComplete={mine ? 'nickname' : 'off'}
      spellCheck={false}
      onChange={({ target }) => (mine ? setName(target.value) : change({ kind: 'invited', name: target.value }))}
    />
  );
}

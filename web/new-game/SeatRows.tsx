/** The seats of a new table: colour, name, person or bot. */
import { isLevel, LEVELS } from '@stellwerk/kernel';
import { useSettings } from '../app/settings.tsx';
import type { GameFacts } from '../session/setup.ts';
import { Button, IconButton } from '@stellwerk/toolkit/Button.tsx';
import { PLAYER_COLOURS, PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import { BotSentences } from './BotSentences.tsx';
import { addSeat, changeKind, nextColour, removeSeat, type SeatDraft } from './seating.ts';
import styles from './NewGame.module.css';

interface SeatRowsProps {
  readonly seats: readonly SeatDraft[];
  setSeats(seats: readonly SeatDraft[]): void;
  readonly facts: GameFacts;
}

const PERSON = 'person';

export function SeatRows({ seats, setSeats, facts }: SeatRowsProps) {
  const { texts, settings } = useSettings();
  const words = texts.newGame;
  return (
    <fieldset className={styles.seats}>
      <legend>{words.seats}</legend>
      {settings.name === '' && seats[0]?.bot === undefined && <p className={styles.soft}>{words.askName}</p>}
      {seats.map((seat, index) => (
        <div className={styles.seat} key={index}>
          <button
            type="button"
            className={styles.colour}
            aria-label={words.colour(index + 1, PLAYER_COLOURS[seat.colour]!.name[settings.language])}
            onClick={() => setSeats(nextColour(seats, index))}
          >
            <PlayerBadge colour={seat.colour} size="1.75rem" />
          </button>
          <input
            className={styles.field}
            aria-label={words.name(index + 1)}
            value={seat.name}
            {...(seat.bot === undefined && { placeholder: index === 0 ? words.you : words.personName(index + 1) })}
            maxLength={24}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) =>
              setSeats(seats.map((each, at) => (at === index ? { ...each, name: event.target.value } : each)))
            }
          />
          <select
            className={styles.field}
            aria-label={words.kind(index + 1)}
            value={seat.bot ?? PERSON}
            onChange={({ target: { value } }) =>
              setSeats(changeKind(seats, index, isLevel(value) ? value : undefined, words.personName))
            }
          >
            <option value={PERSON}>{words.person}</option>
            {LEVELS.map((each) => (
              <option key={each} value={each}>
                {words.bot[each]}
              </option>
            ))}
          </select>
          <IconButton
            icon="close"
            label={words.removeSeat(seat.name)}
            disabled={seats.length <= facts.seats.min}
            onClick={() => setSeats(removeSeat(seats, index))}
          />
        </div>
      ))}
      <BotSentences
        game={facts.id}
        levels={seats.map(({ bot }) => bot)}
        {...(!facts.open && { shared: seats.filter(({ bot }) => bot === undefined).length > 1 })}
      />
      {seats.length < facts.seats.max && (
        <Button kind="quiet" icon="plus" onClick={() => setSeats(addSeat(seats))}>
          {words.add}
        </Button>
      )}
    </fieldset>
  );
}

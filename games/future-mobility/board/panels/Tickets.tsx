/** The open trips as tickets: from where to where, and below what brings most now; a sketch changes the numbers at once. */
import { useEffect, useRef, useState } from 'react';
import { tripOf, type TripId } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { FREIGHT_ICON } from '../map/icons.ts';
import { CardPicture, ModePicture, Star, ZonePicture } from '../map/Pictures.tsx';
import { partsOf, type Ticket } from '../sketch/tickets.ts';
import { alongRow, useHold, type TrayProps } from './row.ts';
import styles from './tray.module.css';

export function Tickets({ table, words, planning, news }: TrayProps) {
  const { view } = table;
  const announced = view.announced?.segments ?? [];
  const parts = view.announced ? partsOf(view, view.announced) : [];
  const sketches = planning.role === 'plan' || planning.role === 'ahead';
  return (
    <section className={styles.trips} aria-label={words.screen.tickets.title} onKeyDown={alongRow}>
      {planning.tickets.map((ticket) => {
        const place = announced.findIndex(({ trip }) => trip === ticket.id);
        const shown: Ticket =
          announced.length === 0 || sketches
            ? ticket
            : place < 0
              ? { ...ticket, look: 'dim' }
              : {
                  ...ticket,
                  ...parts[place]!,
                  look: 'chosen',
                  place: place + 1,
                };
        return (
          <TicketButton
            key={ticket.id}
            ticket={shown}
            words={words}
            mine={shown === ticket}
            fresh={news.trips.has(ticket.id)}
            touch={() => planning.trip(ticket.id)}
            read={() => planning.read({ trip: ticket.id })}
          />
        );
      })}
      <Changes tickets={planning.tickets} words={words} />
    </section>
  );
}

interface TicketProps {
  readonly ticket: Ticket;
  readonly words: Words;
  /** Not what was announced, but one's own plan. */
  readonly mine: boolean;
  readonly fresh: boolean;
  touch(): void;
  read(): void;
}

function TicketButton({ ticket, words, mine, fresh, touch, read }: TicketProps) {
  const { id, look, mode, electric, points, before, lost, place } = ticket;
  const { from, to, freight, star } = tripOf(id);
  const { tickets, freight: freightWord, star: starWord } = words.screen;
  const hold = useHold(touch, read);
  const standing = look === 'chosen' ? tickets.standing.chosen(place) : tickets.standing[look];
  const signs = [...(freight ? [freightWord] : []), ...(star ? [starWord] : [])].map((sign) => ` ${sign}.`).join('');
  return (
    <button
      type="button"
      className={styles.ticket}
      data-name={`${look === 'chosen' && mine ? look : 'trip'}:${id}${look === 'prospect' ? '' : ` ${mode}:${id}`}`}
      data-look={look}
      data-fresh={fresh || undefined}
      aria-pressed={look === 'chosen'}
      title={tickets.about(id, star)}
      aria-label={`${tickets.said(id, { mode, points, lost, before }, standing)}${signs}`}
      {...hold}
    >
      {look === 'chosen' && <span className={styles.place}>{place}</span>}
      {look === 'joins' && <span className={styles.place}>{tickets.joins}</span>}
      {look === 'instead' && <span className={styles.place}>{tickets.instead}</span>}
      <span className={styles.signs}>
        {freight && <img src={FREIGHT_ICON} alt="" width="18" height="18" />}
        {star && <Star label="" />}
      </span>
      <span className={styles.ends}>
        {from.map((zone) => (
          <ZonePicture key={zone} zone={zone} />
        ))}
        <i>›</i>
        <ZonePicture zone={to} />
      </span>
      <span className={styles.tripName}>{words.screen.tripAtJoints(id)}</span>
      <span className={styles.worth}>
        {look === 'avoided' ? (
          <b>+{points}</b>
        ) : (
          <>
            <ModePicture mode={mode} electric={electric} />
            {(before !== undefined || lost > 0) && (
              <small>
                {lost > 0 && (
                  <em>
                    <CardPicture card="trafficJam" />
                  </em>
                )}
                <s>{before ?? points + lost}</s>
              </small>
            )}
            <b>
              {look === 'joins' && points > 0 ? '+' : ''}
              {points < 0 ? `−${-points}` : points}
            </b>
          </>
        )}
      </span>
    </button>
  );
}

const SETTLED = 400;

/** What a change of the sketch did to the trips, for those who listen. */
function Changes({ tickets, words }: { readonly tickets: readonly Ticket[]; readonly words: Words }) {
  const said = useRef(new Map<TripId, number>());
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const changes = tickets.flatMap(({ id, points, mode, look }) => {
        const before = said.current.get(id);
        return before === undefined || before === points || look === 'joins'
          ? []
          : [{ trip: id, points, before, mode }];
      });
      said.current = new Map(tickets.map(({ id, points }) => [id, points]));
      setText(changes.length > 0 ? words.screen.tickets.changed(changes) : '');
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [tickets, words]);
  return (
    <span className="visually-hidden" aria-live="polite">
      {text}
    </span>
  );
}

/** What is said at a table. It fills the box it is put into: a column, a block or a sheet. */
import { LONGEST_TALK, PHRASES, type TalkLine } from '@stellwerk/tables/wire';
import { Fragment, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../app/settings.tsx';
import { memoryOf } from '../../table/memory.ts';
import { listed } from '../../texts/index.ts';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import { NameAsk } from '../NameAsk.tsx';
import type { AtTable } from '../OnlineTable.tsx';
import { useLink } from '../server.ts';
import { refusalText, useOnlineTexts } from '../texts/index.ts';
import { isMuted, setMuted, useMuted } from './muted.ts';
import { talkOf } from './useUnread.ts';
import styles from './TalkPanel.module.css';

type TalkPanelProps = Pick<AtTable, 'link' | 'room' | 'you' | 'talk' | 'comings'>;
type Said = Pick<TalkLine, 'text' | 'phrase'>;

export function TalkPanel({ link, room, you, talk, comings }: TalkPanelProps) {
  const { talk: words } = useOnlineTexts();
  const { settings } = useSettings();
  const { person } = useLink();
  const [waiting, setWaiting] = useState<readonly (Said & { readonly id: number })[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const sent = useRef(0);
  const amongWatchers = you.seat === undefined && room.phase === 'playing';

  const send = async (said: Said): Promise<void> => {
    const id = sent.current++;
    setWaiting((before) => [...before, { ...said, id }]);
    const answer = await link.ask(
      said.phrase === undefined ? { type: 'say', text: said.text! } : { type: 'phrase', phrase: said.phrase },
    );
    setWaiting((before) => before.filter((each) => each.id !== id));
    setRefusal(answer.ok ? undefined : refusalText(settings.language, answer.reason));
  };
  return (
    <div className={styles.talk}>
      <Lines talk={talk} comings={comings} room={room} me={person?.name} seat={you.seat} waiting={waiting} />
      {refusal !== undefined && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      {amongWatchers && <p className={styles.soft}>{words.amongWatchers}</p>}
      {person ? (
        <Say
          table={room.table}
          say={(said) => void send(said)}
          placeholder={amongWatchers ? words.toWatchers : words.toAll}
        />
      ) : (
        <NameAsk label={words.nameFirst} submit={words.joinIn} />
      )}
    </div>
  );
}

interface LinesProps extends Pick<AtTable, 'talk' | 'comings' | 'room'> {
  readonly me: string | undefined;
  readonly seat: number | undefined;
  /** Written here, and not on the server yet. */
  readonly waiting: readonly (Said & { readonly id: number })[];
}

function Lines({ talk, comings, room, me, seat, waiting }: LinesProps) {
  const { talk: words } = useOnlineTexts();
  const { settings } = useSettings();
  const muted = useMuted();
  const [asked, setAsked] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  const silent = muted.filter(({ who }) => talk.some((line) => line.who === who));
  // The end is in sight, unless one has scrolled back to read.
  const followed = useRef(true);
  useLayoutEffect(() => {
    if (followed.current) box.current!.scrollTop = box.current!.scrollHeight;
  });
  return (
    <div
      ref={box}
      className={styles.lines}
      role="log"
      aria-label={words.title}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        followed.current = scrollTop + clientHeight > scrollHeight - 24;
      }}
    >
      {talk.length + comings.length + waiting.length === 0 && <p className={styles.soft}>{words.empty}</p>}
      <Comings of={comings.filter(({ after }) => after < (talk[0]?.number ?? Infinity))} />
      {talk.map((line, index) => (
        <Fragment key={line.number}>
          {!isMuted(muted, line.who) && (
            <Line
              line={line}
              room={room}
              mine={line.name === (seat === undefined ? me : room.seats[seat]?.name)}
              asked={asked === line.number}
              ask={(on) => setAsked(on ? line.number : undefined)}
            />
          )}
          <Comings
            of={comings.filter(({ after }) => after >= line.number && after < (talk[index + 1]?.number ?? Infinity))}
          />
        </Fragment>
      ))}
      {waiting.map((said) => (
        <div key={`waiting-${said.id}`} className={styles.line} data-pale="">
          <strong>{me}</strong> <Text said={said} />
        </div>
      ))}
      {silent.length > 0 && (
        <p className={styles.soft}>
          {words.muted(
            listed(
              silent.map(({ name }) => name),
              settings.language,
            ),
          )}{' '}
          <button type="button" onClick={() => silent.forEach((each) => setMuted(each, false))}>
            {words.unmute}
          </button>
        </p>
      )}
    </div>
  );
}

/** Who came and went between two lines. */
function Comings({ of }: { readonly of: AtTable['comings'] }) {
  const { comings: words } = useOnlineTexts();
  return of.map(({ what, name }, index) => (
    <p key={index} className={styles.soft}>
      {words[what](name)}
    </p>
  ));
}

interface LineProps {
  readonly line: TalkLine;
  readonly room: AtTable['room'];
  readonly mine: boolean;
  /** What can be done about who said it is shown. */
  readonly asked: boolean;
  ask(on: boolean): void;
}

function Line({ line, room, mine, asked, ask }: LineProps) {
  const { talk: words } = useOnlineTexts();
  const { name, who, seat, watchers } = line;
  const colour = seat === undefined ? undefined : room.seats.find((each) => each.who === who)?.colour;
  return (
    <div
      className={styles.line}
      data-watchers={watchers}
      onContextMenu={(event) => {
        if (mine) return;
        event.preventDefault();
        ask(true);
      }}
    >
      {colour !== undefined && <PlayerBadge colour={colour} size="1.125rem" />}{' '}
      {mine ? (
        <strong>{name}</strong>
      ) : (
        <button type="button" aria-expanded={asked} onClick={() => ask(!asked)}>
          {name}
        </button>
      )}{' '}
      <Text said={line} />
      {asked && (
        <Button
          kind="secondary"
          className={styles.mute}
          onClick={() => {
            setMuted(line, true);
            ask(false);
          }}
        >
          {words.mute(name)}
        </Button>
      )}
    </div>
  );
}

function Text({ said: { phrase, text } }: { readonly said: Said }) {
  const { talk: words } = useOnlineTexts();
  const name = phrase === undefined ? undefined : PHRASES[phrase];
  return name === undefined ? <span>{text}</span> : <span className={styles.phrase}>{words.phrases[name]}</span>;
}

interface SayProps {
  readonly table: string;
  readonly placeholder: string;
  say(said: Said): void;
}

function Say({ table, say, placeholder }: SayProps) {
  const { talk: words } = useOnlineTexts();
  const [text, setText] = useUnsaid(table);
  const field = useId();
  return (
    <form
      className={styles.say}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        say({ text: text.trim() });
        setText('');
      }}
    >
      <Phrases say={(phrase) => say({ phrase })} />
      <div className={styles.field}>
        <label htmlFor={field} className="visually-hidden">
          {placeholder}
        </label>
        <input
          id={field}
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder={placeholder}
          maxLength={LONGEST_TALK}
          autoComplete="off"
          enterKeyHint="send"
        />
        <Button type="submit" disabled={text.trim() === ''}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}

/** What can be said by one press. */
export function Phrases({ say }: { say(phrase: number): void }) {
  const { talk: words } = useOnlineTexts();
  return (
    <div className={styles.quick} role="group" aria-label={words.quick}>
      {PHRASES.map((name, phrase) => (
        <button key={name} type="button" onClick={() => say(phrase)}>
          {words.phrases[name]}
        </button>
      ))}
    </div>
  );
}

/** What has been typed stays when the talk is closed, also by a reload. */
function useUnsaid(table: string) {
  const memory = useMemo(() => memoryOf(talkOf(table)), [table]);
  const [text, setText] = useState(() => {
    const kept = memory.read('unsaid');
    return typeof kept === 'string' ? kept : '';
  });
  const type = (now: string): void => {
    setText(now);
    memory.write('unsaid', now);
  };
  return [text, type] as const;
}

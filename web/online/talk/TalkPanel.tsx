/** What is said at a table. It fills the box it is put into: a column, a block or a sheet. */
import { LONGEST_TALK, PHRASES, type TalkLine } from '@stellwerk/tables/wire';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useSettings } from '../../app/settings.tsx';
import { listed } from '../../texts/index.ts';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import { NameAsk } from '../NameAsk.tsx';
import type { AtTable } from '../OnlineTable.tsx';
import { useLink } from '../server.ts';
import { refusalText, useOnlineTexts } from '../texts/index.ts';
import { setMuted, useMuted } from './muted.ts';
import styles from './TalkPanel.module.css';

type TalkPanelProps = Pick<AtTable, 'link' | 'room' | 'you' | 'talk'>;
type Said = Pick<TalkLine, 'text' | 'phrase'>;

export function TalkPanel({ link, room, you, talk }: TalkPanelProps) {
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
      <Lines talk={talk} room={room} me={person?.name} seat={you.seat} waiting={waiting} />
      {refusal !== undefined && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      {amongWatchers && <p className={styles.soft}>{words.amongWatchers}</p>}
      {person ? (
        <Say say={(said) => void send(said)} placeholder={amongWatchers ? words.toWatchers : words.toAll} />
      ) : (
        <NameAsk label={words.nameFirst} submit={words.joinIn} />
      )}
    </div>
  );
}

interface LinesProps {
  readonly talk: readonly TalkLine[];
  readonly room: AtTable['room'];
  readonly me: string | undefined;
  readonly seat: number | undefined;
  /** Written here, and not on the server yet. */
  readonly waiting: readonly (Said & { readonly id: number })[];
}

function Lines({ talk, room, me, seat, waiting }: LinesProps) {
  const { talk: words } = useOnlineTexts();
  const { settings } = useSettings();
  const muted = useMuted();
  const [asked, setAsked] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  const heard = talk.filter(({ name }) => !muted.includes(name));
  const silent = muted.filter((name) => talk.some((line) => line.name === name));
  // The end is in sight, unless one has scrolled back to read.
  const followed = useRef(true);
  useLayoutEffect(() => {
    if (followed.current) box.current!.scrollTop = box.current!.scrollHeight;
  });
  const colourOf = (line: TalkLine): number | undefined =>
    line.seat === undefined ? undefined : room.seats.find(({ name }) => name === line.name)?.colour;
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
      {heard.length === 0 && waiting.length === 0 && <p className={styles.soft}>{words.empty}</p>}
      {heard.map((line) => {
        const colour = colourOf(line);
        const mine = line.name === (seat === undefined ? me : room.seats[seat]?.name);
        return (
          <div
            key={line.number}
            className={styles.line}
            data-watchers={line.watchers}
            onContextMenu={(event) => {
              if (mine) return;
              event.preventDefault();
              setAsked(line.number);
            }}
          >
            {colour !== undefined && <PlayerBadge colour={colour} size="1.125rem" />}{' '}
            {mine ? (
              <strong>{line.name}</strong>
            ) : (
              <button
                type="button"
                aria-expanded={asked === line.number}
                onClick={() => setAsked(asked === line.number ? undefined : line.number)}
              >
                {line.name}
              </button>
            )}{' '}
            <Text said={line} />
            {asked === line.number && (
              <Button
                kind="secondary"
                className={styles.mute}
                onClick={() => {
                  setMuted(line.name, true);
                  setAsked(undefined);
                }}
              >
                {words.mute(line.name)}
              </Button>
            )}
          </div>
        );
      })}
      {waiting.map((said) => (
        <div key={`waiting-${said.id}`} className={styles.line} data-pale="">
          <strong>{me}</strong> <Text said={said} />
        </div>
      ))}
      {silent.length > 0 && (
        <p className={styles.soft}>
          {words.muted(listed(silent, settings.language))}{' '}
          <button type="button" onClick={() => silent.forEach((name) => setMuted(name, false))}>
            {words.unmute}
          </button>
        </p>
      )}
    </div>
  );
}

function Text({ said: { phrase, text } }: { readonly said: Said }) {
  const { talk: words } = useOnlineTexts();
  const name = phrase === undefined ? undefined : PHRASES[phrase];
  return name === undefined ? <span>{text}</span> : <span className={styles.phrase}>{words.phrases[name]}</span>;
}

function Say({ say, placeholder }: { say(said: Said): void; readonly placeholder: string }) {
  const { talk: words } = useOnlineTexts();
  const [text, setText] = useState('');
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
      <div className={styles.quick} role="group" aria-label={words.quick}>
        {PHRASES.map((name, phrase) => (
          <button key={name} type="button" onClick={() => say({ phrase })}>
            {words.phrases[name]}
          </button>
        ))}
      </div>
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

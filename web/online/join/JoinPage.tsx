/** The first page that an invited person sees: who invites, to what, who is there, and one thing to do. */
import type { Reason } from '@stellwerk/kernel';
import { freeName, isSameName } from '@stellwerk/tables';
import type { RoomShown } from '@stellwerk/tables/wire';
import { LONGEST_NAME } from '@stellwerk/tables/wire';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { LanguageSwitch, useTitle } from '../../app/Shell.tsx';
import { useAbout } from '../../app/screens.ts';
import { useSettings } from '../../app/settings.tsx';
import { Button, buttonClass } from '@stellwerk/toolkit/Button.tsx';
import { PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import { useAgreements } from '../agreements.ts';
import { lineColour } from '../LineBadge.tsx';
import type { AtTable } from '../OnlineTable.tsx';
import { CopyLink } from '../me/CopyLink.tsx';
import { nameMe, reasonOf, useLink, useServer } from '../server.ts';
import { refusalText, useOnlineTexts } from '../texts/index.ts';
import { listed } from '../../texts/index.ts';
import { FreeBadge } from '../waiting/FreeBadge.tsx';
import { InApp } from './InApp.tsx';
import { seatLinkAddress, SIT_DOWN, type SeatLink } from './seat-link.ts';
import styles from './JoinPage.module.css';

interface JoinPageProps extends AtTable {
  readonly seatLink: SeatLink | undefined;
  /** Has had a seat, and has not given it up. */
  readonly putOut: boolean;
  watch(): void;
}

export function JoinPage(props: JoinPageProps) {
  const { room, putOut, seatLink } = props;
  const address = `${location.origin}/t/${room.table}`;
  const { join: words } = useOnlineTexts();
  const about = useAbout(room.game);
  const host = room.host === undefined ? undefined : room.seats[room.host]?.name;
  const title = host === undefined ? words.invitesAlone(about.title) : words.invites(host, about.title);
  useTitle(title);
  return (
    <div className={styles.page} style={{ ['--line-colour' as string]: lineColour(room.game) }}>
      <div className={styles.cover} aria-hidden="true">
        {about.cover}
      </div>
      <header className={styles.language}>
        <LanguageSwitch />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <h1>{putOut && host !== undefined ? words.putOut(host) : title}</h1>
        <p className={styles.agreed}>
          <Suspense fallback={'\u00a0'}>
            <Agreed room={room} />
          </Suspense>
        </p>
        <WhoIsThere room={room} />
        <Ways {...props} />
        <InApp>
          <CopyLink link={seatLink ? seatLinkAddress(address, seatLink) : address} />
        </InApp>
      </main>
    </div>
  );
}

function Agreed({ room }: { readonly room: RoomShown }) {
  const { waiting: words } = useOnlineTexts();
  // The waiting table needs it: asked for here, it is there when somebody sits down.
  useServer();
  return [...useAgreements(room), words.minutes(useAbout(room.game).minutes)].join(' · ');
}

function WhoIsThere({ room }: { readonly room: RoomShown }) {
  const { join: words, waiting } = useOnlineTexts();
  const free = room.seats.filter(({ kind }) => kind === 'free').length;
  return (
    <ul className={styles.who} aria-label={waiting.seats}>
      {room.seats.map(({ kind, name, colour }, seat) =>
        kind === 'free' ? null : (
          <li key={seat} data-pale={kind === 'invited' || undefined}>
            <PlayerBadge colour={colour} size="1.25rem" />
            {name ?? waiting.botName}
          </li>
        ),
      )}
      {free > 0 && (
        <li data-pale="">
          <FreeBadge size="1.25rem" />
          {words.seatsFree(free)}
        </li>
      )}
    </ul>
  );
}

/** What can be done here, or why it can't. */
function Ways({ room, link, seatLink, watch }: JoinPageProps) {
  const { join: words } = useOnlineTexts();
  const { settings } = useSettings();
  const { person } = useLink();
  const [spent, setSpent] = useState(false);
  const [renames, setRenames] = useState(false);
  const [refusal, setRefusal] = useState<Reason>();
  const [busy, setBusy] = useState(false);
  const key = spent ? undefined : seatLink?.key;
  const free = room.seats.some((seat) => seat.kind === 'free');
  const kept = room.seats.flatMap(({ kind, name }) => (kind === 'invited' ? [name!] : []));
  const expected = person && kept.some((name) => isSameName(name, person.name));

  const join = async (name?: string): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      if (name !== undefined) await nameMe(name);
      const answer = await link.ask({ type: 'sit', ...(key !== undefined && { key }) });
      if (answer.ok) return;
      if (answer.reason.code === 'table.key') setSpent(true);
      else if (answer.reason.code !== 'table.full' || kept.length > 0) setRefusal(answer.reason);
    } catch (error) {
      setRefusal(reasonOf(error));
    } finally {
      setBusy(false);
      setRenames(false);
    }
  };
  useEffect(() => {
    if (!expected || location.hash !== SIT_DOWN) return;
    history.replaceState(history.state, '', location.pathname);
    void join();
    // Once: the address has told it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [expected]);
  const watching = room.watch && (
    <Button kind="quiet" icon="eye" className={styles.wide} onClick={watch}>
      {words.watch}
    </Button>
  );

  if (spent && free)
    return (
      <Trouble title={words.used} text={words.usedText}>
        <Button kind="primary" disabled={busy} onClick={() => void join()}>
          {words.otherSeat}
        </Button>
        {watching}
      </Trouble>
    );
  if (!free && key === undefined && !(kept.length > 0 && (!person || expected || renames)))
    return (
      <Full room={room} watch={watch} spent={spent}>
        {kept.length > 0 && (
          <Button kind="quiet" onClick={() => setRenames(true)}>
            {words.thatIsMe(listed(kept, settings.language, 'disjunction'))}
          </Button>
        )}
      </Full>
    );
  return (
    <>
      {person && !renames ? (
        <Known name={person.name} busy={busy} join={() => void join()} rename={() => setRenames(true)} />
      ) : (
        <NameForm
          room={room}
          first={person ? '' : (seatLink?.name ?? '')}
          help={person ? words.rename : words.noAccount}
          busy={busy}
          join={(name) => void join(name)}
        >
          {watching}
        </NameForm>
      )}
      {person && !renames && watching}
      <p className={styles.refusal} role="alert">
        {refusal && refusalText(settings.language, refusal)}
      </p>
    </>
  );
}

interface KnownProps {
  readonly name: string;
  readonly busy: boolean;
  join(): void;
  rename(): void;
}

/** One tap, no keyboard. */
function Known({ name, busy, join, rename }: KnownProps) {
  const { join: words } = useOnlineTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.known}>
      <Button ref={button} kind="primary" large disabled={busy} onClick={join}>
        {words.joinAs(name)}
      </Button>
      <button type="button" className={styles.small} onClick={rename}>
        {words.notYou(name)}
      </button>
    </div>
  );
}

interface NameFormProps {
  readonly room: RoomShown;
  /** The name that somebody was invited by. */
  readonly first: string;
  readonly help: string;
  readonly busy: boolean;
  join(name: string): void;
  readonly children: ReactNode;
}

function NameForm({ room, first, help, busy, join, children }: NameFormProps) {
  const { join: words, reasons } = useOnlineTexts();
  const { settings, change } = useSettings();
  const [name, setName] = useState(first || settings.name.slice(0, LONGEST_NAME));
  const [said, setSaid] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const submit = (): void => {
    const wanted = name.trim();
    const free = freeName(
      wanted,
      room.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name!] : [])),
    );
    if (wanted === '') {
      setSaid(reasons['wire.person']);
      field.current?.focus();
    } else if (free === wanted) {
      change({ name: wanted });
      join(wanted);
    } else {
      setSaid(words.nameTaken(wanted, free));
      setName(free);
      field.current?.focus();
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor="name">{words.name}</label>
      <input
        ref={field}
        id="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
        maxLength={LONGEST_NAME}
        // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- the standard has it
        autoComplete="nickname"
        enterKeyHint="go"
        spellCheck={false}
        aria-describedby="name-help"
      />
      {said !== undefined && (
        <p className={styles.refusal} role="alert">
          {said}
        </p>
      )}
      <Button kind="primary" large type="submit" disabled={busy}>
        {words.join}
      </Button>
      {children}
      <p id="name-help" className={styles.help}>
        {help}
      </p>
    </form>
  );
}

interface FullProps extends Pick<JoinPageProps, 'room' | 'watch'> {
  readonly spent: boolean;
  readonly children: ReactNode;
}

function Full({ room, watch, spent, children }: FullProps) {
  const { join: words } = useOnlineTexts();
  const text = room.watch ? words.fullText : words.fullNoWatch;
  return (
    <Trouble title={spent ? words.used : words.full} text={spent ? words.usedText : text}>
      {room.watch && (
        <Button kind="primary" icon="eye" onClick={watch}>
          {words.watchFull}
        </Button>
      )}
      <Link href={`/new/${room.game}?online`} className={buttonClass(room.watch ? 'quiet' : 'primary')}>
        {words.ownTable}
      </Link>
      {children}
    </Trouble>
  );
}

function Trouble({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.trouble} role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      <div>{children}</div>
    </section>
  );
}

/** A new table on the server: who is to come, who may, how fast, and how it is played. */
import type { Reason } from '@stellwerk/kernel';
import type { ClockSetting } from '@stellwerk/tables/wire';
import { useId, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useScreen } from '../app/screens.ts';
import { useSettings } from '../app/settings.tsx';
import { isKnown } from '../learn/progress.ts';
import { ClockField } from '../online/ClockField.tsx';
import { zeroOf } from '../online/clocks.ts';
import { connection } from '../online/connection.ts';
import { ReactionField, USUAL_REACTION } from '../online/ReactionField.tsx';
import { nameMe, reasonOf, useLink } from '../online/server.ts';
import { refusalText, useOnlineTexts } from '../online/texts/index.ts';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { Dialog } from '@stellwerk/toolkit/Dialog.tsx';
import { Notice } from '@stellwerk/toolkit/Notice.tsx';
import type { FormProps } from './NewGame.tsx';
import { OnlineSeatRows } from './OnlineSeatRows.tsx';
import { wishes, type OnlineSeat } from './online-seats.ts';
import { OptionFields } from './OptionFields.tsx';
import { Segments } from './Segments.tsx';
import { useRefusal } from './useRefusal.ts';
import { useReveal } from './useReveal.ts';
import styles from './NewGame.module.css';

export function OnlineForm(props: FormProps<OnlineSeat>) {
  const { facts, title, seats, setSeats, options, setOption, place, onClose } = props;
  const { texts, settings, change } = useSettings();
  const words = useOnlineTexts();
  const [, navigate] = useLocation();
  const { person } = useLink();
  const gameTexts = useScreen(facts.id).texts[settings.language];
  const [refusal] = useRefusal(props);
  const reveal = useReveal();
  const [typed, setTyped] = useState<string>();
  const [everybody, setEverybody] = useState<'link' | 'everybody'>('link');
  const [clock, setClock] = useState<ClockSetting>({ kind: 'none' });
  const clockId = useId();
  const [reaction, setReaction] = useState(USUAL_REACTION);
  const [opening, setOpening] = useState(false);
  const [said, setSaid] = useState<string>();
  const [nameless, setNameless] = useState(false);
  const name = typed ?? person?.name ?? settings.name;

  const inWords = (reason: Reason): string => refusalText(settings.language, reason, gameTexts, facts.options);

  const open = async (): Promise<void> => {
    const mine = name.trim();
    const wished = wishes(seats);
    setNameless(mine === '');
    if (mine === '') return setSaid(undefined);
    if (!wished) return setSaid(words.dialog.needsGuest);
    setSaid(undefined);
    setOpening(true);
    try {
      if (mine !== person?.name) await nameMe(mine, person?.colour);
      change({ name: mine });
      const answer = await connection.ask({
        type: 'open',
        game: facts.id,
        options: { ...options },
        seats: wished,
        public: everybody === 'everybody',
        // What goes on for days is nobody else's to look at, unless the host says so.
        watch: zeroOf(clock) !== 'long',
        clock,
        reaction,
      });
      if (answer.ok) navigate(`/t/${answer.table}`);
      else setSaid(inWords(answer.reason));
    } catch (error) {
      setSaid(inWords(reasonOf(error)));
    }
    setOpening(false);
  };
  const changed = Object.keys(options).map((key) => gameTexts.options[key]?.label ?? key);

  return (
    <Dialog
      open
      title={title}
      closeLabel={texts.close}
      onClose={onClose}
      onEnter={() => {
        if (!opening && !refusal) void open();
      }}
      footer={
        <Button kind="primary" large disabled={refusal !== undefined || opening} onClick={() => void open()}>
          {words.dialog.open}
        </Button>
      }
    >
      {place}
      {!isKnown(facts.id) && <p className={styles.soft}>{texts.learn.firstOnline}</p>}
      <OnlineSeatRows
        seats={seats}
        setSeats={setSeats}
        facts={facts}
        name={name}
        setName={(next) => {
          setTyped(next);
          setNameless(false);
        }}
        nameless={nameless}
        everybody={everybody === 'everybody'}
      />
      <Line title={words.dialog.who} help={words.dialog.whoHelp[everybody]}>
        <Segments
          name="who"
          title={words.dialog.who}
          chosen={everybody}
          values={{ link: words.dialog.whoLink, everybody: words.dialog.whoAll }}
          choose={(who) => setEverybody(who)}
        />
      </Line>
      <Line title={<label htmlFor={clockId}>{words.dialog.clock}</label>} help={words.dialog.atZero[zeroOf(clock)]}>
        <ClockField id={clockId} clock={clock} choose={setClock} />
      </Line>
      <details className={styles.more} onToggle={reveal}>
        <summary>
          {words.dialog.options}
          <span className={styles.soft}>{changed.length > 0 ? changed.join(', ') : words.dialog.standard}</span>
        </summary>
        <OptionFields specs={facts.options} texts={gameTexts} values={options} change={setOption} />
        {facts.reactions && (
          <div className={styles.option}>
            {words.dialog.reaction}
            <ReactionField className={styles.field} seconds={reaction} choose={setReaction} />
          </div>
        )}
      </details>
      {(refusal || said !== undefined) && <Notice>{refusal ? inWords(refusal) : said}</Notice>}
    </Dialog>
  );
}

interface LineProps {
  readonly title: ReactNode;
  readonly help: string;
  readonly children: ReactNode;
}

function Line({ title, help, children }: LineProps) {
  return (
    <div className={styles.line}>
      <span>
        <strong>{title}</strong>
        <span className={styles.soft}>{help}</span>
      </span>
      {children}
    </div>
  );
}

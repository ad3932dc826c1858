/** The dialog before a game: who plays, with which options. One tap on "Start" is enough. */
import type { Reason } from '@stellwerk/kernel';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useAbout, useScreen } from '../app/screens.ts';
import { useSettings } from '../app/settings.tsx';
import { Seal } from '../app/Seal.tsx';
import { ask } from '../session/engine.ts';
import type { GameFacts, Outcome } from '../session/setup.ts';
import { reasonText } from '../texts/index.ts';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { Dialog } from '@stellwerk/toolkit/Dialog.tsx';
import { Notice } from '@stellwerk/toolkit/Notice.tsx';
import { OptionFields } from './OptionFields.tsx';
import { firstSeats, seatInfos } from './seating.ts';
import { SeatRows } from './SeatRows.tsx';
import styles from './NewGame.module.css';

const CRASH: Reason = { code: 'session.crash' };
interface NewGameProps {
  readonly game: string;
  onClose(): void;
}

/** As long as a play file allows. */
const LONGEST_LUCK = 200;

export function NewGame({ game, onClose }: NewGameProps) {
  const { texts } = useSettings();
  const description = useDescription(game);
  const title = texts.newGame.title(useAbout(game).title);
  if (!description) return null;
  if (description.ok) return <NewGameForm facts={description.facts} title={title} onClose={onClose} />;
  return (
    <Dialog open title={title} closeLabel={texts.close} onClose={onClose}>
      <Notice>{reasonText(texts, description.reason)}</Notice>
    </Dialog>
  );
}

/** Asked once for each opening of the dialog; what goes wrong is thrown, for the net around the page. */
function useDescription(game: string): Outcome<{ facts: GameFacts }> | undefined {
  const [description, setDescription] = useState<Outcome<{ facts: GameFacts }>>();
  const [failed, setFailed] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let current = true;
    ask((service) => service.library.describe(game)).then(
      (outcome) => current && setDescription(outcome),
      (error: unknown) => current && setFailed({ error }),
    );
    return () => {
      current = false;
    };
  }, [game]);
  if (failed) throw failed.error;
  return description;
}

/** The seal of the shuffle that will be used, before anybody adds to it. */
function useCommitment(): string | undefined {
  const [commitment, setCommitment] = useState<string>();
  useEffect(() => {
    void ask((service) => service.library.commit()).then(setCommitment, () => {});
  }, []);
  return commitment;
}

interface FormProps {
  readonly facts: GameFacts;
  readonly title: string;
  onClose(): void;
}

function NewGameForm({ facts, title, onClose }: FormProps) {
  const { texts, settings, change } = useSettings();
  const [, navigate] = useLocation();
  const words = texts.newGame;
  const gameTexts = useScreen(facts.id).texts[settings.language];
  const [seats, setSeats] = useState(() =>
    firstSeats(facts.seats.min, facts.seats.max, settings.name, facts.levels.at(-1) ?? 'normal'),
  );
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});
  const [refusal, setRefusal] = useState<Reason>();
  const [starting, setStarting] = useState(false);
  const [luck, setLuck] = useState('');
  const commitment = useCommitment();

  const setup = {
    game: facts.id,
    seats: seatInfos(seats, words.personName),
    options,
    luck: luck.trim(),
    ...(commitment !== undefined && { commitment }),
  };
  const seatCount = seats.length;
  // What a table may be is told by the rules, as soon as seats or options change.
  useEffect(() => {
    let current = true;
    const draft = {
      game: facts.id,
      seats: Array.from({ length: seatCount }, () => ({ name: '', colour: 0 })),
      options,
    };
    void ask((service) => service.library.check(draft))
      .catch(() => CRASH)
      .then((reason) => current && setRefusal(reason));
    return () => {
      current = false;
    };
  }, [facts.id, options, seatCount]);

  const start = async (): Promise<void> => {
    setStarting(true);
    const person = seats.find(({ bot }) => bot === undefined);
    if (person) change({ name: person.name.trim() });
    const outcome = await ask((service) => service.library.begin(setup)).catch(() => ({
      ok: false as const,
      reason: CRASH,
    }));
    if (outcome.ok) navigate(`/play/${outcome.id}`);
    else setRefusal(outcome.reason);
    setStarting(false);
  };

  return (
    <Dialog
      open
      title={title}
      closeLabel={texts.close}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          large
          icon="play"
          disabled={refusal !== undefined || starting}
          onClick={() => void start()}
        >
          {words.start}
        </Button>
      }
    >
      <SeatRows seats={seats} setSeats={setSeats} facts={facts} />
      {seats.filter(({ bot }) => bot === undefined).length > 1 && <p className={styles.soft}>{words.sharedScreen}</p>}
      {Object.keys(facts.options).length > 0 && (
        <details className={styles.options}>
          <summary>{words.options}</summary>
          <OptionFields
            specs={facts.options}
            texts={gameTexts}
            values={options}
            change={(key, value) =>
              setOptions(({ [key]: _, ...rest }) => (value === undefined ? rest : { ...rest, [key]: value }))
            }
          />
        </details>
      )}
      {commitment !== undefined && (
        <Seal commitment={commitment}>
          <label>
            {texts.seal.luck}
            <input
              className={styles.field}
              type="text"
              maxLength={LONGEST_LUCK}
              value={luck}
              onChange={({ target }) => setLuck(target.value)}
              aria-describedby="luck-help"
            />
          </label>
          <p id="luck-help" className={styles.soft}>
            {texts.seal.luckHelp}
          </p>
        </Seal>
      )}
      {refusal && <Notice>{reasonText(texts, refusal, gameTexts, facts.options)}</Notice>}
    </Dialog>
  );
}

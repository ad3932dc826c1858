/** A new game on this device. */
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useScreen } from '../app/screens.ts';
import { useSettings } from '../app/settings.tsx';
import { Seal } from '../app/Seal.tsx';
import { isKnown } from '../learn/progress.ts';
import { ask } from '../session/engine.ts';
import { reasonText } from '../texts/index.ts';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { Dialog } from '@stellwerk/toolkit/Dialog.tsx';
import { Notice } from '@stellwerk/toolkit/Notice.tsx';
import { STRENGTHS, type Strength } from '@stellwerk/toolkit/screen.ts';
import type { FormProps } from './NewGame.tsx';
import { OptionFields } from './OptionFields.tsx';
import { seatInfos, type SeatDraft } from './seating.ts';
import { SeatRows } from './SeatRows.tsx';
import { CRASH, useRefusal } from './useRefusal.ts';
import { useReveal } from './useReveal.ts';
import styles from './NewGame.module.css';

/** As long as a play file allows. */
const LONGEST_LUCK = 200;

/** The seal of the shuffle that will be used, before anybody adds to it. */
function useCommitment(): string | undefined {
  const [commitment, setCommitment] = useState<string>();
  useEffect(() => {
    void ask((service) => service.library.commit()).then(setCommitment, () => {});
  }, []);
  return commitment;
}

export function HereForm(props: FormProps<SeatDraft>) {
  const { facts, title, seats, setSeats, options, setOption, place, onClose } = props;
  const { texts, settings, change } = useSettings();
  const [, navigate] = useLocation();
  const words = texts.newGame;
  const gameTexts = useScreen(facts.id).texts[settings.language];
  const [refusal, setRefusal] = useRefusal(props);
  const [starting, setStarting] = useState(false);
  const [luck, setLuck] = useState('');
  const commitment = useCommitment();
  const reveal = useReveal();
  const on = Object.entries(facts.options).flatMap(([key, spec]) =>
    spec.kind === 'flag' && !spec.default && options[key] === true ? [key] : [],
  );

  const setup = {
    game: facts.id,
    seats: seatInfos(seats, words.personName),
    options,
    luck: luck.trim(),
    ...(commitment !== undefined && { commitment }),
  };

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
      onEnter={() => {
        if (!refusal && !starting) void start();
      }}
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
      {place}
      {!isKnown(facts.id) && <p className={styles.soft}>{texts.learn.firstGame}</p>}
      <SeatRows seats={seats} setSeats={setSeats} facts={facts} />
      <details className={styles.options} onToggle={reveal}>
        <summary>{words.options}</summary>
        <OptionFields specs={facts.options} texts={gameTexts} values={options} change={setOption} />
        <HintStrength />
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
      </details>
      {on.length > 0 && <p className={styles.on}>{on.map((key) => gameTexts.options[key]?.label ?? key).join(', ')}</p>}
      {refusal && <Notice>{reasonText(texts, refusal, gameTexts, facts.options)}</Notice>}
    </Dialog>
  );
}

/** A setting of this device, where one thinks of it. */
function HintStrength() {
  const { texts, settings, change } = useSettings();
  const id = useId();
  return (
    <div className={styles.option}>
      <label htmlFor={id}>{texts.settings.strength}</label>
      <select
        id={id}
        className={styles.field}
        value={settings.strength}
        onChange={({ target }) => change({ strength: target.value as Strength })}
      >
        {STRENGTHS.map((strength) => (
          <option key={strength} value={strength}>
            {texts.table.strengths[strength]}
          </option>
        ))}
      </select>
    </div>
  );
}

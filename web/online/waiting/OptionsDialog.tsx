/** What the host can still change about the game before it begins. */
import { useId, useState } from 'react';
import { useScreen } from '../../app/screens.ts';
import { useSettings } from '../../app/settings.tsx';
import { OptionFields } from '../../new-game/OptionFields.tsx';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { Dialog } from '@stellwerk/toolkit/Dialog.tsx';
import { Notice } from '@stellwerk/toolkit/Notice.tsx';
import { Switch } from '@stellwerk/toolkit/Switch.tsx';
import { ClockField } from '../ClockField.tsx';
import { useFacts } from '../facts.ts';
import type { AtTable } from '../OnlineTable.tsx';
import { ReactionField, type Reaction } from '../ReactionField.tsx';
import { refusalText, useOnlineTexts } from '../texts/index.ts';
import styles from './OptionsDialog.module.css';

export function OptionsDialog({ room, link, onClose }: AtTable & { onClose(): void }) {
  const { texts, settings } = useSettings();
  const { waiting: words, dialog } = useOnlineTexts();
  const { options: specs, reactions } = useFacts(room.game);
  const gameTexts = useScreen(room.game).texts[settings.language];
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>(() =>
    // Built-in data goes by its name; the field takes files alone.
    Object.fromEntries(
      Object.entries(room.options).filter(([key, value]) => specs[key]?.kind !== 'data' || typeof value !== 'string'),
    ),
  );
  const [terms, setTerms] = useState({
    clock: room.clock,
    public: room.public,
    watch: room.watch,
    hints: room.hints ?? true,
  });
  const [reaction, setReaction] = useState<Reaction>();
  const [refusal, setRefusal] = useState<string>();
  const ids = { clock: useId(), public: useId(), watch: useId(), hints: useId() };
  const save = async (): Promise<void> => {
    const answer = await link.ask({ type: 'agree', options, ...terms, ...(reaction && { reaction }) });
    if (answer.ok) return onClose();
    setRefusal(refusalText(settings.language, answer.reason, gameTexts, specs));
  };
  return (
    <Dialog
      open
      title={words.agree}
      closeLabel={texts.close}
      onClose={onClose}
      footer={
        <Button kind="primary" large onClick={() => void save()}>
          {words.save}
        </Button>
      }
    >
      <p className={styles.soft}>{words.agreeText}</p>
      <div className={styles.option}>
        <label htmlFor={ids.clock}>{words.clockLabel}</label>
        <ClockField id={ids.clock} clock={terms.clock} choose={(clock) => setTerms({ ...terms, clock })} />
      </div>
      <OptionFields
        specs={specs}
        texts={gameTexts}
        values={options}
        change={(key, value) =>
          setOptions(({ [key]: _, ...rest }) => (value === undefined ? rest : { ...rest, [key]: value }))
        }
      />
      {reactions && (
        <div className={styles.option}>
          {dialog.reaction}
          <ReactionField seconds={reaction ?? room.reaction} choose={setReaction} />
        </div>
      )}
      <div className={styles.option}>
        <label htmlFor={ids.public}>
          {words.everybody}
          <span>{words.everybodyHelp}</span>
        </label>
        <Switch
          id={ids.public}
          checked={terms.public}
          onChange={({ target }) => setTerms({ ...terms, public: target.checked })}
        />
      </div>
      <div className={styles.option}>
        <label htmlFor={ids.watch}>{words.watch}</label>
        <Switch
          id={ids.watch}
          checked={terms.watch}
          onChange={({ target }) => setTerms({ ...terms, watch: target.checked })}
        />
      </div>
      <div className={styles.option}>
        <label htmlFor={ids.hints}>
          {words.hints}
          <span>{words.hintsHelp}</span>
        </label>
        <Switch
          id={ids.hints}
          checked={terms.hints}
          onChange={({ target }) => setTerms({ ...terms, hints: target.checked })}
        />
      </div>
      {refusal !== undefined && <Notice>{refusal}</Notice>}
    </Dialog>
  );
}

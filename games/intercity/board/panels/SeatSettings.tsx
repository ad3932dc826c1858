/** Orders that concern the whole seat, and how fast the trains roll on this screen. */
import { Select } from '@stellwerk/toolkit/Select.tsx';
import { Switch } from '@stellwerk/toolkit/Switch.tsx';
import { numberOf } from '../../texts/words.ts';
import type { Speech } from '../choosing/say.ts';
import type { Choice } from '../choosing/useChoice.ts';
import { PACE_NAMES, type Pace } from '../map/usePace.ts';
import styles from './panels.module.css';

interface SettingsProps {
  readonly speech: Speech;
  readonly choice: Choice;
  readonly mayAct: boolean;
  readonly pace: Pace;
  setPace(pace: Pace): void;
}

export function SeatSettings({ speech, choice, mayAct, pace, setPace }: SettingsProps) {
  const { words, view } = speech;
  const { switches: say, pace: tempo } = words.screen;
  const { own } = view;
  return (
    <div className={styles.form}>
      <Select label={tempo.title} values={PACE_NAMES} name={(value) => tempo[value]} value={pace} set={setPace} />
      {own && mayAct && (
        <>
          <label className={styles.switchRow}>
            {say.intervene}
            <Switch
              checked={own.settings.intervene}
              onChange={(event) =>
                choice.act({ type: 'settings', settings: { ...own.settings, intervene: event.target.checked } })
              }
            />
          </label>
          <Select
            label={say.first}
            values={[-1, ...own.passengers]}
            name={(first) => (first < 0 ? say.nearer : words.screen.mine(numberOf(first, view).number))}
            value={own.settings.first}
            set={(first) => choice.act({ type: 'settings', settings: { ...own.settings, first } })}
          />
        </>
      )}
    </div>
  );
}

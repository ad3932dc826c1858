/** My name and favourite colour; a change reaches all tables. */
import { useId, useState, type FormEvent } from 'react';
import { LONGEST_NAME } from '@stellwerk/tables/wire';
import { useSettings } from '../../app/settings.tsx';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { PLAYER_COLOURS, PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import { nameMe, reasonOf, type Person } from '../server.ts';
import { refusalText, useOnlineTexts } from '../texts/index.ts';
import styles from './Me.module.css';

export function NameForm({ person }: { readonly person: Person | undefined }) {
  const words = useOnlineTexts();
  const { settings, change } = useSettings();
  const [name, setName] = useState(person?.name ?? settings.name);
  const [colour, setColour] = useState(person?.colour);
  const [said, setSaid] = useState<{ readonly text: string; readonly refusal?: true }>();
  const id = useId();
  const changed = name.trim() !== person?.name || colour !== person.colour;

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const next = name.trim();
    if (next === '') return setSaid({ text: words.reasons['wire.person'], refusal: true });
    try {
      await nameMe(next, colour);
      change({ name: next });
      setSaid({ text: words.me.saved });
    } catch (error) {
      setSaid({ text: refusalText(settings.language, reasonOf(error)), refusal: true });
    }
  };
  return (
    <form className={styles.name} onSubmit={(event) => void save(event)}>
      <label htmlFor={id} className="visually-hidden">
        {words.me.name}
      </label>
      <PlayerBadge colour={colour ?? 0} size="2rem" />
      <input
        id={id}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={said?.refusal ?? false}
        aria-describedby={`${id}-refusal`}
        onChange={({ target }) => {
          setName(target.value);
          setSaid(undefined);
        }}
      />
      <Button type="submit" kind={changed ? 'primary' : 'secondary'} disabled={!changed}>
        {words.me.save}
      </Button>
      {said?.refusal && (
        <p id={`${id}-refusal`} className={styles.refusal} role="alert">
          {said.text}
        </p>
      )}
      <fieldset className={styles.colours}>
        <legend className="visually-hidden">{words.me.colour}</legend>
        {PLAYER_COLOURS.map(({ name: names }, index) => (
          <label key={index}>
            <input
              type="radio"
              name="colour"
              checked={colour === index}
              aria-label={names[settings.language]}
              onChange={() => {
                setColour(index);
                setSaid(undefined);
              }}
            />
            <PlayerBadge colour={index} size="1.9rem" />
          </label>
        ))}
      </fieldset>
      <p className={styles.soft} role={said && !said.refusal ? 'status' : undefined}>
        {said && !said.refusal ? said.text : words.me.nameHelp}
      </p>
    </form>
  );
}

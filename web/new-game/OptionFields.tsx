/** A game's options as fields, made from its own description of them. A value left at its default is not handed over. */
import { useId, useRef, useState } from 'react';
import { readJson } from '../app/files.ts';
import { useSettings } from '../app/settings.tsx';
import type { PlainSpec } from '../session/setup.ts';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import type { GameTexts } from '@stellwerk/toolkit/screen.ts';
import { Switch } from '@stellwerk/toolkit/Switch.tsx';
import styles from './NewGame.module.css';

interface FieldsProps {
  readonly specs: Readonly<Record<string, PlainSpec>>;
  readonly texts: GameTexts;
  readonly values: Readonly<Record<string, unknown>>;
  /** Undefined is the default. */
  change(key: string, value: unknown): void;
}

export function OptionFields({ specs, texts, values, change }: FieldsProps) {
  return Object.entries(specs).map(([key, spec]) => (
    <Field
      key={key}
      spec={spec}
      words={texts.options[key] ?? { label: key }}
      value={values[key]}
      change={(value) => change(key, value)}
    />
  ));
}

interface FieldProps {
  readonly spec: PlainSpec;
  readonly words: GameTexts['options'][string];
  readonly value: unknown;
  change(value: unknown): void;
}

function Field({ spec, words, value, change }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.option}>
      <label htmlFor={id} id={`${id}-label`}>
        {words.label}
        {words.help && <span>{words.help}</span>}
      </label>
      <Control id={id} spec={spec} words={words} value={value} change={change} />
    </div>
  );
}

function Control({ id, spec, words, value, change }: FieldProps & { readonly id: string }) {
  const { texts } = useSettings();
  switch (spec.kind) {
    case 'flag':
      return (
        <Switch
          id={id}
          checked={(value as boolean | undefined) ?? spec.default}
          onChange={({ target }) => change(target.checked)}
        />
      );
    case 'integer': {
      const numbers = Array.from({ length: spec.max - spec.min + 1 }, (_, index) => spec.min + index);
      const all = spec.off === undefined || numbers.includes(spec.off) ? numbers : [spec.off, ...numbers];
      return (
        <select
          id={id}
          className={styles.field}
          value={(value as number | undefined) ?? spec.default}
          onChange={({ target }) => change(Number(target.value))}
        >
          {all.map((number) => (
            <option key={number} value={number}>
              {words.values?.[number] ?? (number === spec.off ? texts.newGame.off : number)}
            </option>
          ))}
        </select>
      );
    }
    case 'choice':
      return (
        <select
          id={id}
          className={styles.field}
          value={String((value as string | number | undefined) ?? spec.default)}
          onChange={({ target }) => change(spec.values.find((each) => String(each) === target.value))}
        >
          {spec.values.map((each) => (
            <option key={each} value={String(each)}>
              {words.values?.[each] ?? each}
            </option>
          ))}
        </select>
      );
    case 'data':
      return <DataControl id={id} chosen={value !== undefined} change={change} />;
  }
}

/** A value that comes as a JSON file, a map for instance. Whether the game takes it is said below the form. */
function DataControl({
  id,
  chosen,
  change,
}: {
  readonly id: string;
  readonly chosen: boolean;
  change(value: unknown): void;
}) {
  const { texts } = useSettings();
  const words = texts.newGame;
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string>();
  const [broken, setBroken] = useState(false);

  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const json = await readJson(file);
    setBroken(!json.ok);
    setName(json.ok ? file.name : undefined);
    change(json.ok ? json.value : undefined);
  };
  return (
    <div className={styles.data}>
      <span>{chosen ? name : words.standard}</span>
      <Button id={id} onClick={() => input.current?.click()}>
        {words.chooseFile}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      {chosen && (
        <Button kind="quiet" onClick={() => change(undefined)}>
          {words.useStandard}
        </Button>
      )}
      {broken && (
        <span role="alert" className={styles.refusal}>
          {words.notJson}
        </span>
      )}
    </div>
  );
}

/** The dialog before a game: where it is played, who plays, with which options. One tap on the button is enough. */
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import { useAbout } from '../app/screens.ts';
import { useSettings } from '../app/settings.tsx';
import { useServer } from '../online/server.ts';
import { ask } from '../session/engine.ts';
import type { GameFacts, Outcome } from '../session/setup.ts';
import { reasonText } from '../texts/index.ts';
import { Dialog } from '@stellwerk/toolkit/Dialog.tsx';
import { Notice } from '@stellwerk/toolkit/Notice.tsx';
import { HereForm } from './HereForm.tsx';
import { OnlineForm } from './OnlineForm.tsx';
import { onlineSeats, type OnlineSeat } from './online-seats.ts';
import { PlaceSwitch } from './PlaceSwitch.tsx';
import { isKnown } from '../learn/progress.ts';
import { firstSeats, type SeatDraft } from './seating.ts';

interface NewGameProps {
  readonly game: string;
  onClose(): void;
}

export default function NewGame({ game, onClose }: NewGameProps) {
  const { texts } = useSettings();
  const description = useDescription(game);
  const title = texts.newGame.title(useAbout(game).title);
  if (!description) return null;
  if (description.ok) return <Forms facts={description.facts} title={title} onClose={onClose} />;
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

/** What both places' forms are given; what was chosen for one is there again after a look at the other. */
export interface FormProps<Seat> {
  readonly facts: GameFacts;
  readonly title: string;
  readonly seats: readonly Seat[];
  setSeats(seats: readonly Seat[]): void;
  readonly options: Readonly<Record<string, unknown>>;
  /** Undefined is the default. */
  setOption(key: string, value: unknown): void;
  /** The switch between the places. */
  readonly place: ReactNode;
  onClose(): void;
}

function Forms({ facts, title, onClose }: { readonly facts: GameFacts; readonly title: string; onClose(): void }) {
  const { settings, change } = useSettings();
  const server = useServer();
  const asked = new URLSearchParams(useSearch()).has('online');
  const [online, setOnline] = useState(asked || settings.place === 'online');
  const [here, setHere] = useState<readonly SeatDraft[]>(() =>
    firstSeats(facts.seats.min, facts.seats.max, settings.name, isKnown(facts.id) ? 'normal' : 'easy'),
  );
  const [there, setThere] = useState<readonly OnlineSeat[]>();
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});
  const setOption = useCallback(
    (key: string, value: unknown) =>
      setOptions(({ [key]: _, ...rest }) => (value === undefined ? rest : { ...rest, [key]: value })),
    [],
  );
  const form = {
    facts,
    title,
    options,
    setOption,
    place: server && (
      <PlaceSwitch
        online={online}
        choose={(next) => {
          setOnline(next);
          change({ place: next ? 'online' : 'here' });
        }}
      />
    ),
    onClose,
  };
  return server && online ? (
    <OnlineForm {...form} seats={there ?? onlineSeats(here.length)} setSeats={setThere} />
  ) : (
    <HereForm {...form} seats={here} setSeats={setHere} />
  );
}

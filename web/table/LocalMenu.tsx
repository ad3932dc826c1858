/** The menu of a play that is kept on this device. */
import { useLocation } from 'wouter';
import { SaveFile } from '../app/SaveFile.tsx';
import { useSettings } from '../app/settings.tsx';
import { dayOfPlay, useTries } from '../daily/tries.ts';
import { ask } from '../session/engine.ts';
import type { Live } from '../session/session.ts';
import { Asking, TableMenu } from './TableMenu.tsx';

interface LocalMenuProps {
  readonly playId: string;
  readonly state: Live;
  openRules(): void;
}

export function LocalMenu({ playId, state, openRules }: LocalMenuProps) {
  const { texts } = useSettings();
  const words = texts.table;
  // There is one try at a line of the day, and begun again it would be another game.
  const daily = dayOfPlay(useTries(), playId) !== undefined;
  const [, navigate] = useLocation();
  const over = state.snapshot.result !== undefined;
  const restart = async (): Promise<void> => {
    const outcome = await ask((service) => service.library.again(playId));
    if (outcome.ok) navigate(`/play/${outcome.id}`);
  };
  const remove = async (): Promise<void> => {
    navigate('/');
    await ask((service) => service.library.remove(playId));
  };
  return (
    <TableMenu
      game={state.game}
      commitment={state.commitment}
      options={state.options}
      openRules={openRules}
      about={daily && texts.daily.rule}
      ways={<SaveFile playId={playId} running={!over} label={words.export} />}
      ends={() => (
        <>
          {!daily && <Asking label={words.restart} ask={words.restartAsk} run={() => void restart()} />}
          {!over && <Asking label={words.remove} ask={texts.saved.removeAsk} run={() => void remove()} />}
        </>
      )}
    />
  );
}

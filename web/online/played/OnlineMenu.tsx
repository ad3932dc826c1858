/** The menu of a play on the server. */
import type { Seat } from '@stellwerk/kernel';
import { standing } from '@stellwerk/tables';
import { Button, buttonClass } from '@stellwerk/toolkit/Button.tsx';
import { useSettings } from '../../app/settings.tsx';
import { useCopy } from '../../app/useCopy.ts';
import type { Live } from '../../session/session.ts';
import type { Light } from '../../table/frame.ts';
import { Asking, TableMenu } from '../../table/TableMenu.tsx';
import type { AtTable } from '../OnlineTable.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import { SeatElsewhere } from './SeatElsewhere.tsx';

interface OnlineMenuProps {
  readonly at: AtTable;
  readonly state: Live;
  readonly light: Light | undefined;
  openRules(): void;
}

export function OnlineMenu({ at: { room, you, link }, state, light, openRules }: OnlineMenuProps) {
  const { room: words } = useOnlineTexts();
  const { texts } = useSettings();
  const { copied, copy } = useCopy(`${location.origin}/t/${room.table}`);
  const plays = room.phase === 'playing' && you.seat !== undefined && !room.seats[you.seat]?.relieved;
  const canAskBack = plays && isTurnOver(state.snapshot, you.seat!);
  return (
    <TableMenu
      game={state.game}
      commitment={state.commitment}
      options={state.options}
      openRules={openRules}
      light={light}
      ways={
        <>
          <Button icon={copied ? 'check' : 'copy'} onClick={copy}>
            {copied ? texts.table.copied : words.inviteLink}
          </Button>
          {you.seat !== undefined && <SeatElsewhere table={room.table} />}
          {room.phase === 'over' && (
            <a
              className={buttonClass('secondary')}
              href={`/api/tables/${room.table}/file?play=${room.play}`}
              download={`${room.game}-${room.table}-${room.play}.json`}
            >
              {words.file}
            </a>
          )}
        </>
      }
      ends={(close) => {
        if (!plays) return null;
        const run = (question: Parameters<typeof link.ask>[0]) => () => {
          close();
          void link.ask(question);
        };
        return (
          <>
            {canAskBack && (
              <Asking
                label={words.rewind}
                ask={words.rewindHow}
                yes={words.askOthers}
                run={run({ type: 'vote', motion: 'rewind', seat: you.seat!, yes: true })}
              />
            )}
            <Asking
              label={words.abandon}
              ask={words.abandonHow}
              yes={words.askOthers}
              run={run({ type: 'vote', motion: 'abandon', yes: true })}
            />
            <Asking label={words.resign} ask={words.resignAsk} run={run({ type: 'resign' })} />
          </>
        );
      }}
    />
  );
}

/** I have had a turn: since I did something it was not mine alone. */
function isTurnOver({ log, toAct, reaction }: Live['snapshot'], me: Seat): boolean {
  const steps = standing(log);
  const mine = steps.findIndex(({ seat }) => seat === me);
  return mine >= 0 && !reaction && (!toAct.includes(me) || steps.slice(mine).some(({ seat }) => seat !== me));
}

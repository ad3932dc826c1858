/** What the two lines of the head say. */
import { DESKTOP, LOW, PHONE, useMedia } from '@stellwerk/toolkit/media.ts';
import type { Outcome, Slots } from '@stellwerk/toolkit/screen.ts';
import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.tsx';
import { reasonText, type Texts } from '../texts/index.ts';
import type { GameTableProps } from './frame.ts';
import type { Said } from './Head.tsx';
import { briefOf, inOne, recapOf, sentencesOf, sinceTurn } from './log-lines.ts';
import { othersSince, whenOf } from './turns.ts';
import { shownName } from './you.ts';

/** Whose turn is shown: while looking back, of the one who took that turn. */
export function seatAt({ looking, turns, onTurn }: Pick<GameTableProps, 'looking' | 'turns' | 'onTurn'>) {
  return looking.turn === undefined ? onTurn : turns[looking.turn]?.seat;
}

/** Whose head it is; a result belongs to nobody. */
export function playerOf({ looking, turns, table, onTurn }: GameTableProps, outcome: Outcome | undefined) {
  const seat = seatAt({ looking, turns, onTurn: outcome ? undefined : onTurn });
  return seat === undefined ? undefined : table.players[seat];
}

/** The first that applies: a refusal, whose hand is shown as a guest, a turn that is looked at, a question of the others, the connection, a hint, what the game says. */
export function useHead(
  slots: Slots,
  outcome: Outcome | undefined,
  props: GameTableProps,
): { ask: string; said: Said } {
  const { table, screen, looking, others, notice } = props;
  const { texts } = useSettings();
  const phone = useMedia(PHONE);
  const low = useMedia(LOW);
  const desktop = useMedia(DESKTOP);
  const recap = useRecap(props, { phone, low }, texts);
  const gameTexts = screen.texts[table.language];
  // A guide tells it.
  if (table.refused && !props.coach) {
    const rule = screen.ruleOf?.(table.refused);
    return {
      ask: askOf(slots.prompt, phone),
      said: {
        text: others?.reason(table.refused) ?? reasonText(texts, table.refused, gameTexts),
        kind: 'refusal',
        rule: rule === undefined ? undefined : () => table.openRules(rule),
      },
    };
  }
  if (notice) return { ask: askOf(slots.prompt, phone), said: notice };
  if (looking.turn !== undefined && table.mode !== 'over') {
    return lookedAt(props, looking.turn, texts, low ? 0 : phone ? TWO_LINES : desktop ? WIDE_LINE : ONE_LINE);
  }
  if (others?.motion) return { ask: others.motion.ask, said: { text: others.motion.so } };
  const prompt = outcome?.head ?? slots.prompt;
  const ask = askOf(prompt, phone);
  if (others?.said) return { ask, said: others.said };
  const { so, rule, refusal } = prompt;
  const open = rule === undefined ? undefined : () => table.openRules(rule);
  if (refusal) return { ask, said: { text: so, kind: 'refusal', rule: open } };
  if (slots.hint !== undefined && table.hinted > 0) return { ask, said: { text: slots.hint, kind: 'hint' } };
  if (recap && !outcome && !slots.prompt.news)
    return { ask, said: { text: sinceTurn(texts, props.turns, props.news, table.viewer)(recap) } };
  // Somebody who waits has the time to try it.
  const waits = table.mode === 'play' && (table.me === undefined || !table.toAct.includes(table.me));
  const text = (waits ? props.help : undefined) ?? so;
  // A question mark needs a sentence to stand beside.
  return { ask, said: { text, rule: text === so && text ? open : undefined } };
}

/** What others did, until the first touch of my turn: a phone has no other place for it, unless the game has made one. */
function useRecap(
  { screen, table, turns, news, onTurn, notice }: GameTableProps,
  { phone, low }: { readonly phone: boolean; readonly low: boolean },
  texts: Texts,
): string | undefined {
  const { language, me, mode, players, view, viewer, draft } = table;
  const mine = mode === 'play' && me !== undefined && me === onTurn;
  const room = (low ? SENTENCE : THREE_LINES) - sinceTurn(texts, turns, news, viewer)('').length;
  // What is said before it is read first.
  const wanted = !notice && (phone || low) && mine && screen.layout?.line !== 'folded';
  const recap = wanted
    ? recapOf(othersSince(turns, news, viewer), screen.texts[language], players, view, viewer, room)
    : '';
  const key = recap && `${news} ${recap}`;
  const [read, setRead] = useState('');
  useEffect(() => {
    if (!key) return;
    const touched = ({ target }: PointerEvent): void => {
      if (target instanceof Element && !target.closest('header, nav')) setRead(key);
    };
    addEventListener('pointerdown', touched, true);
    return () => removeEventListener('pointerdown', touched, true);
  }, [key]);
  return recap && key !== read && draft === undefined ? recap : undefined;
}

/** The longest sentence of a game; the second line has room for that everywhere. */
const SENTENCE = 78;
/** Characters that a phone's second line surely has room for. */
const TWO_LINES = 60;
/** The same where it is set smaller. */
const THREE_LINES = 120;
/** And a tablet's. */
const ONE_LINE = 88;
/** And a desktop's, beside the buttons. */
const WIDE_LINE = 115;

/** Who took the turn that is looked at, and in the second line what it was. */
function lookedAt(
  { screen, table, turns, lines, news, looking, course }: GameTableProps,
  turn: number,
  texts: Texts,
  room: number,
): { ask: string; said: Said } {
  const { table: words } = texts;
  const { instead } = looking.past ?? {};
  const looked = instead ?? turns[turn]!;
  const { seat } = looked;
  const others = othersSince(turns, news, table.viewer);
  const when = whenOf(turns, turn, screen);
  const place = others.includes(looked)
    ? words.sinceStep(others.indexOf(looked) + 1, others.length)
    : instead
      ? words.instead
      : words.when(when);
  // Where there is no room for all of it a few words have to do; the log has the rest. A chapter begins with what ended.
  const gameTexts = screen.texts[table.language];
  const whole = inOne(
    instead
      ? sentencesOf(instead.events, gameTexts, table.players, table.view)
      : (lines[turn]?.sentences ?? []).slice(0, seat === undefined && turn > 0 ? 1 : undefined),
  );
  const told = instead ? undefined : course?.tell?.(turn, room);
  const brief = whole.length > room ? briefOf(looked, gameTexts, table.players, table.view) || whole : whole;
  const name = seat === undefined ? words.afterRound(when.round) : shownName(table.players[seat]!, table.you, texts);
  // A turning point leaves room for no more than whose it was.
  const ask = [told?.ask, name, (told?.ask && room < WIDE_LINE) || seat === undefined ? undefined : place];
  return { ask: ask.filter(Boolean).join(' · '), said: { text: told?.text ?? brief } };
}

function askOf(prompt: Slots['prompt'], phone: boolean): string {
  return phone ? (prompt.brief ?? prompt.ask) : prompt.ask;
}

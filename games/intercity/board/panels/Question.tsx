/** A question: two or three equal answers, each with what follows from it. Nothing is chosen for the person. */
import {
  fieldsAhead,
  homeOf,
  isAboard,
  proposeBy,
  proposeFor,
  roundsOf,
  siblingOf,
  switchesOf,
  taskCard,
  trainOf,
  type Action,
  type Passenger,
} from '../../rules/index.ts';
import { letter, stationName } from '../../texts/words.ts';
import { awaitedTrain, estimate, timeOf } from '../choosing/outlook.ts';
import { ruleOfQuestion } from '../choosing/prompts.ts';
import { journeyTo } from '../choosing/usePlanner.ts';
import { otherHalf } from '../choosing/ways.ts';
import {
  knownJourney,
  letterOf,
  mayReserve,
  ordersOf,
  sayEstimate,
  sayFight,
  sayRounds,
  terminusAhead,
  type Speech,
} from '../choosing/say.ts';
import { LineBadge } from '../marks.tsx';
import { Hand } from './Hand.tsx';
import type { PanelProps } from './Tray.tsx';
import styles from './tray.module.css';

export interface Answer {
  readonly label: string;
  readonly so: string;
  /** What it means for the other passenger. */
  readonly other?: string;
  readonly line?: number;
  readonly time?: number;
  /** Where the train that is waited for may be full. */
  readonly seatless?: number;
  readonly actions: readonly Action[];
}

/** The answers to the open question. */
export function answersOf(speech: Speech, passenger: Passenger | -1): readonly Answer[] {
  const { words, view } = speech;
  const { question: say } = words.screen;
  const { kind, train } = view.window!;
  if (kind === 'opening' || kind === 'drawn' || kind === 'intervene') return [];
  const reply = (yes: boolean): readonly Action[] => [{ type: 'answer', passenger: passenger as Passenger, yes }];
  const answer = (yes: boolean, so: string, more: Partial<Answer> = {}): Answer => ({
    label: yes ? say.yes[kind] : say.no[kind],
    so,
    actions: reply(yes),
    ...more,
  });
  const who = passenger as Passenger;
  const orders = ordersOf(view, who)!;
  const task = knownJourney(view, who);
  const goal = stationName(taskCard(view, task).goal);
  const wait = (): Answer => {
    const next = awaitedTrain(view, who);
    if (!next) return answer(false, say.waitPlan, { time: timeOf(view, who, proposeFor(view, who, task)?.legs) });
    const name = words.screen.train(homeOf(next.train), stationName(next.to));
    return answer(false, say.waitFor(name, next.fields), {
      line: homeOf(next.train),
      ...estimate(view, who, orders.legs),
    });
  };
  switch (kind) {
    case 'board': {
      const to = stationName(terminusAhead(view, train));
      const way = proposeBy(view, who, task, { train });
      const time = timeOf(view, who, way?.legs);
      const actions = [...(way ? journeyTo(view, who, way) : []), ...reply(true)];
      const later = wait();
      // As fast as each other: what else is different?
      const isEqual = later.time !== undefined && roundsOf(view, later.time) === roundsOf(view, time);
      const fewer = orders.legs.length > 0 && orders.legs.length < (way?.legs.length ?? 0);
      return [
        answer(true, say.boardSo(to), {
          line: homeOf(train),
          time,
          actions,
          ...(isEqual && { other: say.equal.sure }),
        }),
        { ...later, ...(isEqual && { other: fewer ? say.equal.fewer : say.equal.same }) },
      ];
    }
    case 'full': {
      const use: Answer = {
        label: say.use,
        so: say.useSo,
        actions: [{ type: 'play', play: { card: 'reservation', passenger: who } }, ...reply(true)],
      };
      return [...(mayReserve(view) ? [use] : []), answer(true, say.rollSo), wait()];
    }
    case 'card': {
      const other = 3 - task;
      const place = view.place[who]!;
      const here = isAboard(place) ? trainOf(place) : -1;
      const offered = view.window!.station === taskCard(view, task).via ? task : other;
      const end = taskCard(view, offered).goal;
      const ahead = here >= 0 ? fieldsAhead(view, here, end) : Infinity;
      const { plan, facts } = words.screen;
      const sayEnd = ahead > 0 && ahead < Infinity ? facts.toGoBare : plan.to;
      const way = proposeFor(view, who, offered);
      const actions = [...(way && offered !== task ? journeyTo(view, who, way) : []), ...reply(true)];
      // Two tickets for two: who takes the other one's changes its way, too.
      const sibling = siblingOf(who);
      const then = way && offered !== task ? otherHalf(view, who, way) : undefined;
      const sayOther = (journey: number, time: number): string =>
        say.other(stationName(taskCard(view, journey).goal), sayRounds(speech, time));
      const stays = then && sayOther(other, timeOf(view, sibling, ordersOf(view, sibling)!.legs));
      return [
        answer(true, sayEnd(stationName(end), ahead), {
          actions,
          ...(way && { time: timeOf(view, who, way.legs) }),
          ...(then && { other: sayOther(task, then.time) }),
        }),
        answer(false, `${letter(task)}: ${words.screen.plan.to(goal)}`, {
          time: timeOf(view, who, orders.legs),
          ...(stays !== undefined && { other: stays }),
        }),
      ];
    }
    case 'leave': {
      const { station } = view.window!;
      const out = { ...view, place: view.place.map((place, each) => (each === who ? station : place)) };
      // Who gets off can't take the same train again.
      const best = proposeFor(view, who, task);
      const way = best?.legs[0]?.leave === station ? best : proposeFor(out, who, task);
      const next = way && awaitedTrain(out, who, way.legs);
      const to = isAboard(view.place[who]!) ? stationName(terminusAhead(view, trainOf(view.place[who]!))) : goal;
      return [
        answer(
          true,
          next ? say.changeTo(words.screen.train(homeOf(next.train), stationName(next.to)), next.fields) : say.waitPlan,
          way && {
            ...(next && { line: homeOf(next.train) }),
            time: timeOf(way === best ? view : out, who, way.legs),
            actions: [...journeyTo(view, who, way), ...reply(true)],
          },
        ),
        answer(false, say.stayOn(to), { time: timeOf(view, who, orders.legs) }),
      ];
    }
    case 'front':
      return [answer(true, sayFight(speech, who)), answer(false, say.stayBehind)];
  }
}

const isTimed = (answer: Answer): answer is Answer & { readonly time: number } =>
  answer.time !== undefined && answer.time < Infinity;

export function Question(props: PanelProps) {
  const { speech, turn } = props;
  const { words, view } = speech;
  const { button } = words.screen;
  const passenger = turn.question!;
  const answers = answersOf(speech, passenger);
  // About no passenger: a card is played, or the button says no.
  if (passenger < 0) return <Hand {...props} />;
  return (
    <div className={styles.question}>
      <div className={styles.answers} data-count={answers.length}>
        {answers.map((answer, place) => (
          <button
            key={answer.label}
            type="button"
            className={styles.answer}
            data-name={`answer:${place + 1}`}
            onClick={() => turn.actAll(answer.actions)}
          >
            <strong>{answer.label}</strong>
            <span>
              {answer.line !== undefined && <LineBadge line={answer.line} />} {answer.so}
            </span>
            {isTimed(answer) && <b>{sayEstimate(speech, answer)}</b>}
            {answer.other !== undefined && <small>{answer.other}</small>}
          </button>
        ))}
      </div>
      <div className={styles.links}>
        <button
          type="button"
          className={styles.link}
          onClick={() =>
            turn.act({
              type: 'switches',
              passenger,
              switches: switchesOf('alone', ordersOf(view, passenger)!.switches.card),
            })
          }
        >
          {button.alone(letterOf(view, passenger))}
        </button>
        <button type="button" className={styles.link} onClick={() => props.openRules(ruleOfQuestion(view))}>
          {button.why}
        </button>
      </div>
    </div>
  );
}

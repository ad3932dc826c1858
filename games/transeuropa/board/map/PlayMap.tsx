/**
 * The map that is played on. It knows where things can be done, not why: pointer, finger and keys choose crossings, and what is chosen goes
 * out.
 */
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import type { Reason, Seat } from '@stellwerk/kernel';
import marks from '@stellwerk/toolkit/marks.module.css';
import { playerColour } from '@stellwerk/toolkit/players.tsx';
import { distance, type Point } from '@stellwerk/toolkit/point.ts';
import type { Language, Player } from '@stellwerk/toolkit/screen.ts';
import { Surface } from '@stellwerk/toolkit/Surface.tsx';
import { onTargetKey } from '@stellwerk/toolkit/target-keys.ts';
import { useScale, Viewport } from '@stellwerk/toolkit/Viewport.tsx';
import type { View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import type { Choosing } from '../choosing/useChoice.ts';
import { Cities } from './Cities.tsx';
import { Edges } from './Edges.tsx';
import { cityPoint, EDGE, type Layout, WORKING } from './geometry.ts';
import { alongBars, barsAt, Ground, Lattice } from './Ground.tsx';
import { Names, type Ring, standingNames } from './Names.tsx';
import { Numerals, Order } from './Numerals.tsx';
import { connects, type Network } from './networks.ts';
import type { CityDenied, Connected, Denied, Nowhere } from './picking.ts';
import { Built, Markers, Pin, Rails } from './Rails.tsx';
import { type Arrows, Sight } from './Sight.tsx';
import { Targets } from './Targets.tsx';
import { along, Track } from './Track.tsx';
import { useBox } from './useBox.ts';
import { usePointing } from './usePointing.ts';
import { useSought } from './useSought.ts';
import styles from './map.module.css';

/** What a hint is about: a crossing to start at, or the rails of a turn, which may have to be laid in this order. */
export type Hinted = { readonly crossing: number } | { readonly lines: readonly number[]; readonly ordered: boolean };

export interface PlayMapProps {
  readonly layout: Layout;
  readonly view: View;
  /** Those of the view, and the draft. */
  readonly rails: readonly number[];
  readonly players: readonly Player[];
  /** Whose eyes look, and whose net and cities stand out. */
  readonly me: Seat | undefined;
  readonly network: Network;
  readonly words: Words;
  readonly language: Language;
  readonly choice: Choosing;
  /** What is said of what is chosen. */
  readonly said: string;
  readonly rings: readonly Ring[];
  /** The lines that my way keeps to. */
  readonly along: readonly number[];
  /** One cheapest completion. */
  readonly way: readonly number[];
  /** The one that a hint follows. */
  readonly plan: readonly number[];
  /** Crossings that bring me nearer. */
  readonly nearer: ReadonlySet<number>;
  /** What others laid since my turn, and where they started. */
  readonly news: ReadonlyMap<number, Seat>;
  readonly newStarts: ReadonlyMap<number, Seat>;
  /** The news is a turn that is looked back at. */
  readonly looking: boolean;
  /** What a hint is about. */
  readonly hinted: Hinted | undefined;
  /** All that is suggested, that one among it; nothing, where there is no choice. */
  readonly suggested: readonly (Hinted | undefined)[];
  /** All rails in their builders' colours. */
  readonly whose: boolean;
  readonly spotted: { readonly city: number; readonly count: number } | undefined;
  readonly refused: Reason | undefined;
  readonly freshLines: ReadonlySet<number>;
  readonly freshSeats: ReadonlySet<Seat>;
  readonly motion: boolean;
  readonly patterns: boolean;
  start(crossing: number): void;
  refuse(place: Denied | CityDenied | Connected | Nowhere | { readonly crossing: number }): void;
  ask(line: number | undefined): void;
  onSight(arrows: Arrows): void;
}

export function PlayMap(props: PlayMapProps) {
  const { layout, view, rails, players, words, language, choice, rings, motion, me } = props;
  const board = useRef<HTMLDivElement>(null);
  const surface = useRef<SVGGElement>(null);
  // Where keys, an arrow at the edge or a hint led to, until another city is asked for.
  const [led, setLed] = useState<{ readonly to: Point; readonly after: PlayMapProps['spotted'] }>();
  const lead = (to: Point): void => setLed({ to, after: props.spotted });
  const { sought, count, onSeen } = useSought(props, lead);
  const onKeyDown = useKeys(props, lead);
  const seen = useBox(board, { ...props, sought });
  const moment = useMoment(props);
  const connected = useMemo(
    () => [...layout.map.cities.keys()].filter((city) => connects(layout, props.network, city)),
    [layout, props.network],
  );
  // They change with every move of the map; only a pointer and the tabs at the edges ask for them.
  const [names] = useState(standingNames);
  const pins = useMemo(() => [...view.markers, choice.start ?? -1], [view.markers, choice.start]);
  const pointing = usePointing(surface, { ...props, labels: names.now });
  const edged = useMemo(() => ({ lines: props.news, starts: props.newStarts }), [props.news, props.newStarts]);
  const places = useMemo(() => view.hand.map((city) => cityPoint(layout, city)), [layout, view.hand]);
  const spotted = useMemo(() => props.spotted && cityPoint(layout, props.spotted.city), [layout, props.spotted]);

  return (
    <div className={styles.board}>
      <div ref={board} className={styles.board} {...pointing}>
        <Viewport
          width={layout.width}
          height={layout.height}
          inSight={led?.after === props.spotted ? (led?.to ?? spotted) : spotted}
          box={seen.box}
          working={WORKING}
          least={seen.working}
          moment={`${moment} ${count}`}
          atOnce={choice.kind !== 'none' && !props.hinted}
          key={layout.map.name}
        >
          <Surface
            ref={surface}
            label={`${words.board}. ${words.keys}`}
            choosing={choice.kind === 'none' ? undefined : choice.kind}
            frame={{ x: 5, y: 5, width: layout.width - 10, height: layout.height - 10, strokeWidth: 8 }}
            hit={<HitArea layout={layout} choice={choice} />}
            onKeyDown={onKeyDown}
          >
            <g className={styles.drawing}>
              <Names {...{ layout, language, rings, connected, pins }} onNamed={names.stand} few={view.seats <= 3}>
                <Ground layout={layout} />
                <Lattice layout={layout} />
                <Way layout={layout} way={props.way} plan={props.plan} />
                {props.whose && <Built layout={layout} players={players} {...view} />}
                <g className={props.whose ? styles.under : undefined}>
                  <Rails
                    layout={layout}
                    rails={rails}
                    markers={view.markers}
                    players={players}
                    me={me}
                    news={props.news}
                    drafts={choice.drafts}
                    unconfirmed={choice.kind === 'draft' ? choice.drafts.at(-1) : undefined}
                    freshLines={props.freshLines}
                    motion={motion}
                  />
                </g>
                <Targets
                  layout={layout}
                  reach={choice.reach}
                  nearer={props.nearer}
                  hand={view.hand}
                  patterns={props.patterns}
                  turn={`${view.round} ${view.turnOfRound}`}
                />
                <Preview {...props} />
                <Lamp layout={layout} hinted={props.hinted} />
                <Markers layout={layout} markers={view.markers} players={players} freshSeats={props.freshSeats} />
                <ChosenPins {...props} />
                <Cities layout={layout} rings={rings} few={view.seats <= 3} patterns={props.patterns} />
                <Spot at={spotted} count={props.spotted?.count} />
                <Fault layout={layout} refused={props.refused} />
                <Cursor layout={layout} crossing={choice.cursor} />
                <Order layout={layout} hinted={props.hinted} />
                <Numerals layout={layout} suggested={props.suggested} shown={props.hinted} />
              </Names>
            </g>
          </Surface>
          <Sight places={places} onSeen={onSeen} onChange={props.onSight} />
        </Viewport>
      </div>
      <Edges {...{ board, layout, players, words, names, lead }} news={edged} />
      <p className="visually-hidden" aria-live="polite">
        {choice.cursor === undefined ? '' : props.said}
      </p>
    </div>
  );
}

/** When the map goes back to what matters, although it was moved by hand: when my turn begins, and for news that is looked at. */
function useMoment({ view, me, choice, news, looking }: PlayMapProps): string {
  const turn = `${view.round} ${view.phase} ${view.turnOfRound}`;
  const [mine, setMine] = useState('');
  if (choice.kind !== 'none' && mine !== turn) setMine(turn);
  return looking || me === undefined ? `news ${[...news.keys()].join()}` : mine;
}

/** Where a pointer means something; elsewhere it pans, and two taps zoom. */
function HitArea({ layout, choice }: { readonly layout: Layout; readonly choice: Choosing }) {
  const d = useMemo(
    () =>
      [...choice.reach.keys(), ...choice.starts]
        .map((it) => `M${layout.crossings[it]!.x} ${layout.crossings[it]!.y}h0`)
        .join(''),
    [layout, choice.reach, choice.starts],
  );
  return <path className={styles.hit} data-layer="hit" d={d} />;
}

/**
 * Keys go from ring to ring, beginning at the end of my last rail; where a draft ends, Enter takes another way to the same crossing. Where
 * no key has led anywhere Enter does nothing, so that it never surprises a hand that comes from the mouse.
 */
function useKeys({ layout, view, me, choice, start }: PlayMapProps, follow: (point: Point) => void) {
  return (event: KeyboardEvent): void => {
    const { kind, cursor } = choice;
    if (kind === 'none' || (cursor === undefined && ['Enter', ' '].includes(event.key))) return;
    const rings = [...choice.reach].flatMap(([crossing, ways]) =>
      ways.some(({ lines }) => lines.length === 1) ? [crossing] : [],
    );
    const targets = kind === 'crossing' ? [...choice.starts] : rings;
    if (cursor !== undefined && !targets.includes(cursor)) targets.push(cursor);
    const points = targets.map((crossing) => layout.crossings[crossing]!);
    const last = layout.crossings[choice.end ?? view.markers[me ?? -1] ?? -1];
    const far = points.map((point) => (last ? distance(point, last) : 0));
    onTargetKey(event, {
      targets: points,
      first: far.indexOf(Math.min(...far)),
      at: cursor === undefined ? undefined : targets.indexOf(cursor),
      go: (next) => {
        choice.setCursor(targets[next]);
        follow(points[next]!);
      },
      choose: (at) => {
        const way = choice.reach.get(targets[at]!)?.[0];
        if (kind === 'crossing') start(targets[at]!);
        else if (way) choice.lay(way);
        else choice.again();
      },
      leave: cursor === undefined ? undefined : () => choice.setCursor(undefined),
    });
  };
}

/** The rails that are aimed at, and the crossing they lead to. */
function Preview({ layout, choice, players, me }: PlayMapProps): ReactNode {
  const { aim } = choice;
  const player = players[me ?? -1];
  if (aim?.type !== 'lay' || !player) return null;
  const { x, y } = layout.crossings[aim.way.to]!;
  return (
    <g aria-hidden="true" data-layer="aim">
      {aim.way.lines.map((line) => (
        <Track key={line} line={layout.lines[line]!} look="ghost" colour={playerColour(player.colour)} />
      ))}
      <circle className={styles.aimed} cx={x} cy={y} r="13" />
    </g>
  );
}

/** What a guide calls the chosen place: by its city, where there is one. */
function nameOf({ map, topo }: Layout, crossing = -1): string {
  return `put:${map.cities[topo.cityAt[crossing] ?? -1]?.id ?? map.crossings[crossing]?.id}`;
}

/** The marker where it would stand, and one where the mouse is. */
function ChosenPins({ layout, choice, players, me }: PlayMapProps): ReactNode {
  const player = players[me ?? -1];
  if (choice.kind !== 'crossing' || !player) return null;
  const { start, aim } = choice;
  const pointed = aim?.type === 'start' && aim.crossing !== start ? aim.crossing : undefined;
  return [start, pointed].map((crossing, i) => {
    const at = layout.crossings[crossing ?? -1];
    const shown =
      i === 1 ? { ghost: 'pointed' as const } : { ghost: 'chosen' as const, name: nameOf(layout, crossing) };
    return at && <Pin key={i} x={at.x} y={at.y} colour={player.colour} {...shown} />;
  });
}

/** My way, or instead of it the one that a hint follows, which looks like the hint: in two rows where a line counts as two. */
function Way({ layout, way, plan }: Pick<PlayMapProps, 'layout' | 'way' | 'plan'>) {
  const [lines, of] = plan.length > 0 ? [plan, 'hint'] : [way, 'me'];
  const bars = barsAt(useScale());
  const d = lines.map((line) => alongBars(layout.lines[line]!, bars)).join('');
  return <path className={styles.way} data-layer="way" data-of={of} d={d} aria-hidden="true" />;
}

/** Shows where a city is that was asked for in the tray. */
function Spot({ at, count }: { readonly at: Point | undefined; readonly count: number | undefined }) {
  return at && <circle key={count} className={styles.spot} cx={at.x} cy={at.y} r="64" aria-hidden="true" />;
}

/** What the keys have led to. */
function Cursor({ layout, crossing }: { readonly layout: Layout; readonly crossing: number | undefined }) {
  const at = layout.crossings[crossing ?? -1];
  return (
    at && (
      <circle
        className={`${marks.cursor} ${styles.cursor}`}
        data-layer="cursor"
        cx={at.x}
        cy={at.y}
        r="34"
        strokeDasharray="16 9"
      />
    )
  );
}

/** What a hint is about, dotted like lamps: a ring, or a capsule around each rail. */
function Lamp({ layout, hinted }: Pick<PlayMapProps, 'layout' | 'hinted'>): ReactNode {
  if (!hinted) return null;
  if ('lines' in hinted) {
    return (
      <g data-layer="hint" aria-hidden="true">
        {hinted.lines.map((line) => (
          <rect
            key={line}
            className={styles.lamp}
            transform={along(layout.lines[line]!)}
            x="-24"
            y="-24"
            width={EDGE + 48}
            height="48"
            rx="24"
          />
        ))}
      </g>
    );
  }
  const { x, y } = layout.crossings[hinted.crossing]!;
  return <circle className={styles.lamp} data-layer="hint" cx={x} cy={y} r="38" aria-hidden="true" />;
}

/** Refusals that are about a crossing, not about a line. */
const AT_CROSSINGS: readonly string[] = ['crossingTaken', 'tooFar', 'isMine', 'connected'];

/** The place that a refusal is about. */
function Fault({ layout, refused }: { readonly layout: Layout; readonly refused: Reason | undefined }) {
  const at = refused?.at?.[0];
  if (at === undefined) return null;
  if (!AT_CROSSINGS.includes(refused!.code))
    return <Track line={layout.lines[at]!} look="refused" colour="var(--refused)" />;
  const { x, y } = layout.crossings[at]!;
  return <circle className={marks.fault} cx={x} cy={y} r="36" />;
}

/** Everything that can be done now, in words: the sketch is made and travelled from this list as well. */
import type { Choice as ListedChoice } from '@stellwerk/toolkit/screen.ts';
import { handfuls, isShiftCard } from '../rules/index.ts';
import type { Words } from '../texts/words.ts';
import { buttonsOf } from './prompts.ts';
import { paintable } from './sketch/laying.ts';
import { cardAt, worldBefore } from './sketch/sketch.ts';
import { endZones } from './sketch/zones.ts';
import { jamTargets, type FutureMobilityTable } from './table.ts';
import { excessOf, type Planning } from './useSketch.ts';

type Step = readonly [label: string, run: () => void];

export function choicesOf(table: FutureMobilityTable, words: Words, planning: Planning): readonly ListedChoice[] {
  const { role } = planning;
  const steps: Step[] = role === 'discard' ? discardSteps(table, words) : buttonSteps(table, words, planning);
  if (role === 'jam')
    for (const cell of jamTargets(table.view))
      steps.push([words.screen.choice.jam(cell), () => void table.act({ type: 'jam', cell })]);
  if ((role === 'plan' || role === 'ahead') && !planning.sent) steps.push(...sketchSteps(table, words, planning));
  return steps.map(([label, run], place) => ({ key: `${place} ${label}`, label, run }));
}

function buttonSteps(table: FutureMobilityTable, words: Words, planning: Planning): Step[] {
  const { primary, secondary } = buttonsOf(table, words, planning);
  return [primary, secondary].flatMap((button): Step[] =>
    button && !button.disabled ? [[button.label, () => button.run()]] : [],
  );
}

function discardSteps({ view, act }: FutureMobilityTable, words: Words): Step[] {
  return handfuls(view.hand, excessOf(view)).map((cards) => [
    words.screen.choice.discard(cards),
    () => void act({ type: 'discard', cards }),
  ]);
}

function sketchSteps({ view }: FutureMobilityTable, words: Words, planning: Planning): Step[] {
  const say = words.screen.choice;
  const { sketch, journey } = planning.outcome;
  const steps: Step[] = view.open.map((id) => [say.trip(id), () => planning.trip(id)]);
  view.hand.forEach((card, place) => {
    if (card !== 'trafficJam') steps.push([say.card(card), () => planning.card(place)]);
  });
  for (const chip of planning.chips)
    if (chip.look !== 'cannot') steps.push([say.mode(chip.option, chip.points), () => planning.mode(chip)]);
  const card = sketch.active === undefined ? undefined : cardAt(view, sketch.active);
  if (sketch.active !== undefined && card && isShiftCard(card)) {
    const laid = sketch.lays.find(({ place }) => place === sketch.active)?.cells ?? [];
    for (const cell of paintable(worldBefore(view, sketch, sketch.active), card, laid))
      steps.push([say.on(cell), () => planning.cell(cell)]);
  } else if (journey && sketch.wish) {
    for (const cell of new Set(endZones(sketch.wish.trips).flat()))
      steps.push([say.from(cell), () => planning.cell(cell)]);
  }
  if (planning.undo) steps.push([say.take, planning.clear]);
  return steps;
}

/**
 * A play as a text to read in review: every state, the legal actions, what happened and what each seat saw, written as
 * changes from step to step. When the rules change, so does this text.
 */
import { canonical } from '../canonical.ts';
import { hears, type Game, type Viewer } from '../game.ts';
import { drawAction } from '../random-play.ts';
import { pick, fastRng } from '../random.ts';
import { begin, listen, type Scenario } from './walk.ts';

const LEGAL_SHOWN = 6;

export function playthrough(game: Game, scenario: Scenario, steps: number): string {
  const lines: string[] = [];
  const rng = fastRng(scenario.seed);
  const choices = fastRng(scenario.seed + 1);
  const state = begin(game, scenario, rng);
  const viewers: Viewer[] = [...Array.from({ length: scenario.seatCount }, (_, seat) => seat), 'observer'];
  lines.push(
    `${game.id}, rules ${game.version}, ${scenario.seatCount} seats, options ${canonical(scenario.options)}, seed ${scenario.seed}`,
    '',
  );
  lines.push('set-up', ...changes(undefined, state, '  state'));
  for (const viewer of viewers) lines.push(...changes(undefined, game.view(state, viewer), `  ${name(viewer)} sees`));
  let index = 0;
  for (; index < steps && !game.result(state); index++) {
    const seat = pick(game.toAct(state), choices);
    const legal = game.legal(state, seat);
    const action = drawAction(game, state, seat, choices);
    const before = game.clone(state);
    const heard = listen();
    game.apply(state, seat, action, rng, heard.tell);
    lines.push('', `${index + 1}. to act ${game.toAct(before).join(', ')}; seat ${seat} does ${canonical(action)}`);
    const more = legal.length > LEGAL_SHOWN ? ` … ${legal.length} in all` : '';
    lines.push(`  legal ${legal.slice(0, LEGAL_SHOWN).map(canonical).join(' ')}${more}`);
    for (const { event, to } of heard.heard) {
      const deaf = viewers.filter((viewer) => !hears(to, viewer));
      lines.push(`  told ${canonical(event)}${deaf.length > 0 ? ` (not to ${deaf.map(name).join(', ')})` : ''}`);
    }
    lines.push(...changes(before, state, '  state'));
    for (const viewer of viewers)
      lines.push(...changes(game.view(before, viewer), game.view(state, viewer), `  ${name(viewer)} sees`));
  }
  lines.push('', game.result(state) ? `over: ${canonical(game.result(state))}` : `(left after ${index} actions)`, '');
  return lines.join('\n');
}

function name(viewer: Viewer): string {
  return viewer === 'observer' ? 'observer' : `seat ${viewer}`;
}

/** The keys that differ, each with its new value. In long lists only the places that differ. */
function changes(before: any, after: any, label: string): string[] {
  const parts: string[] = [];
  for (const key of Object.keys(after).sort()) {
    const [old, now] = [before?.[key], after[key]];
    if (old !== undefined && canonical(old) === canonical(now)) continue;
    const places = Array.isArray(old) && Array.isArray(now) && old.length === now.length && now.length > 12;
    if (!places) parts.push(`${key}=${canonical(now)}`);
    else
      now.forEach(
        (value, i) => canonical(value) !== canonical(old[i]) && parts.push(`${key}[${i}]=${canonical(value)}`),
      );
  }
  for (const key of Object.keys(before ?? {})) if (!(key in after)) parts.push(`${key} gone`);
  return parts.length > 0 ? [`${label} ${parts.join(' ')}`] : [];
}

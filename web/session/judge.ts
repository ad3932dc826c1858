/** What a viewer may do in a play that runs elsewhere. Legality follows from the view, so nobody has to be asked over the net. */
import { fastRng, type Reason, type Seat, type Viewer } from '@stellwerk/kernel';
import type { Games } from './library.ts';

export class Judge {
  readonly #games: Games;

  constructor(games: Games) {
    this.#games = games;
  }

  async choices(game: string, view: unknown, viewer: Viewer, toAct: readonly Seat[]) {
    if (typeof viewer !== 'number') return { may: false, legal: [] };
    const { rules, world } = await this.#world(game, view);
    const may = toAct.includes(viewer) || (rules.mayAct?.(world).includes(viewer) ?? false);
    return { may, legal: may ? rules.legal(world, viewer) : [] };
  }

  async whyNot(game: string, view: unknown, seat: Seat, action: unknown): Promise<Reason | undefined> {
    const { rules, world } = await this.#world(game, view);
    return rules.check(world, seat, action);
  }

  /** Any world that agrees with the view will do: the kit proves that choices and refusals are the same in all of them. */
  async #world(game: string, view: unknown) {
    const { game: rules } = await this.#games[game]!();
    return { rules, world: rules.guess(view, fastRng(0)) };
  }
}

/** Views for tests of what a person sees. */
import { game, type View } from '../rules/index.ts';
import type { Scene } from '../rules/scene.testing.ts';

export const viewOf = (scene: Scene): View => game.view(scene.state, 0);

/** A scene in which a tile lies face up at the beginning of a turn. */
export function holding(scene: Scene, code: number): View {
  scene.state.placed = 0;
  scene.state.stationPlaced = false;
  scene.state.faceUp[0] = code;
  return viewOf(scene);
}

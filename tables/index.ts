/** Running tables, for a worker or a server: actions in, increments out. */
export type { Facts } from './facts.ts';
export { Feed, momentAt, standing, type Moment, type Step, type Update } from './feed.ts';
export { Guided, OTHER } from './guided.ts';
export { HomeScreen, type Pace, type ScreenState, type Shown } from './home-screen.ts';
export { Pacer } from './pacer.ts';
export { playAt } from './play-at.ts';
export { Posed } from './posed.ts';
export { botName, freeName, isSameName, nameKey, personsOf, playersOf, type Player } from './players.ts';
export { Replayer } from './replayer.ts';
export { Table, type Surroundings } from './table.ts';

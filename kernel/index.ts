/** The kernel's door: what games, bots, server and screens are written against. */
export * from './game.ts';
export * from './options.ts';
export * from './bot.ts';
export * from './gate.ts';
export { fastRng, pick, shuffle } from './random.ts';
export { canonical, hash } from './canonical.ts';
export { keepsCommitment, makeSeed, namedSeed, type Seed } from './seed.ts';
export { enter, Play, PLAY_REASONS, Replay, type Entry, type PlayHead, type SeatInfo, type Told } from './play.ts';
export { FILE_REASONS, loadPlay, parsePlayFile, readPlayFile, savePlay, type PlayFile } from './play-file.ts';

/** The kernel's door: what games, bots, server and screens are written against. */
export * from './game.ts';
export * from './options.ts';
export * from './bot.ts';
export * from './gate.ts';
export { legalIn } from './from-view.ts';
export { drawAction, playOn, type RandomPlay } from './random-play.ts';
export { fastRng, mix, pick, shuffle } from './random.ts';
export { canonical, hash } from './canonical.ts';
export { keepsCommitment, makeSeed, namedSeed, type Seed } from './seed.ts';
export {
  MAX_ENTRIES,
  Play,
  PLAY_REASONS,
  type Entry,
  type PlayHead,
  type PlaySnapshot,
  type SeatInfo,
  type Told,
} from './play.ts';
export { enter, Replay, resume } from './replay.ts';
export {
  endOf,
  isAwaited,
  learnerOf,
  toldIn,
  type Facts,
  type Lesson,
  type LessonStep,
  type LessonWords,
} from './lesson.ts';
export {
  DIFFICULTIES,
  type Difficulty,
  type Measure,
  type Motive,
  type Puzzle,
  type Puzzles,
  type Taken,
} from './puzzle.ts';
export { actionsAt } from './rewind.ts';
export {
  FILE_REASONS,
  loadPlay,
  parsePlayFile,
  readLog,
  readPlayFile,
  readTable,
  replayLog,
  savePlay,
  type PlayFile,
} from './play-file.ts';

/** The command line: finds the command, and turns refusals into a sentence and an exit code. */
import { GAME_IDS } from '@stellwerk/games';
import type { Command, Builder } from './command.ts';
import { Failure, help, UsageError } from './usage.ts';

const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./serve.ts')).serveCommand,
  simulate: async () => (await import('./simulate.ts')).simulateCommand,
  analyse: async () => (await import('./analyse.ts')).analyseCommand,
  puzzles: async () => (await import('./puzzles.ts')).puzzlesCommand,
  ladder: async () => (await import('./ladder.ts')).ladderCommand,
  env: async () => (await import('./env.ts')).envCommand,
  replay: async () => (await import('./replay.ts')).replayCommand,
  verify: async () => (await import('./verify.ts')).verifyCommand,
};

/** Runs a command with its arguments and returns the exit code. */
export async function main(args: readonly string[], builder: Builder): Promise<number> {
  // A reader that stops after the first lines (`| head`) is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  if (args.length === 0 || args.includes('--help') || args[0] === 'help') {
    (args.length === 0 ? process.stderr : process.stdout).write(help(GAME_IDS));
    return args.length === 0 ? 2 : 0;
  }
  try {
    await run(args, builder);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof Failure || isArgumentError(error))) throw error;
    process.stderr.write(`stellwerk: ${error.message}\n`);
    return error instanceof Failure ? 1 : 2;
  }
}

async function run([name, ...args]: readonly string[], builder: Builder): Promise<void> {
  if (!Object.hasOwn(COMMANDS, name!)) {
    throw new UsageError(
      `“${name}” is not a command. There are ${Object.keys(COMMANDS).join(', ')}; --help tells more.`,
    );
  }
  const command = await COMMANDS[name!]!();
  await command(args, builder);
}

/** `parseArgs` says what it dislikes in a sentence of its own. */
function isArgumentError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

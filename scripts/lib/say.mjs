/** How the scripts speak: on stderr, so that stdout belongs to the command; a failure is a sentence, not a stack. */

/** Something went wrong that the person at the keyboard can understand and mend; the message is what they read. */
export class Failure extends Error {}

export function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

/** Runs a script's main function; an expected failure ends it with a sentence and exit code 1. */
export async function run(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    const sentence = error instanceof Failure ? error.message : diskFailure(error);
    if (sentence === undefined) throw error;
    say(sentence);
    process.exitCode = 1;
  }
}

function diskFailure(error) {
  switch (error?.code) {
    case 'ENOSPC':
      return 'The disk is full. Free some space and try again.';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `No permission to write ${error.path ?? 'here'}. Stellwerk keeps what it builds in its own folder.`;
    default:
      return undefined;
  }
}

/** What the command line says about itself, and the two ways in which it says no. */

/** The words on the command line are wrong: exit code 2. */
export class UsageError extends Error {}

/** The words are right, but what they lead to is broken (a file, a port): exit code 1. */
export class Failure extends Error {}

/** For the help and for refusals. It must work as it stands. */
export const OPTIONS_EXAMPLE = '{"openRounds": 3}';
const EXAMPLE_GAME = 'transeuropa';

export function help(games: readonly string[]): string {
  return `stellwerk: transit board games

  stellwerk serve [--port N] [--host NAME] [--data DIR]
      Serves the app and tables online. The port is N, else $PORT, else the first free one from 8080 up. The host is
      NAME, else $HOST, else localhost, which only this computer can reach; 0.0.0.0 lets in all others in the network.
      Tables are kept in DIR, else $DATA_FOLDER, else ./data; with $DATABASE_URL in that PostgreSQL database.

  stellwerk simulate --game G --bots A,B,… --plays K [--seed S] [--options JSON] [--mirror] [--jobs N]
                     [--save DIR] [--json]
      Lets bots play K times and sums up. Seats rotate from play to play. The same seed gives the same plays.
      A bot is one of those below or a program of yours, as in --bots hard,"exec:python3 my_bot.py" (docs/bots.md).
      --options  the table's options, such as ${OPTIONS_EXAMPLE} for ${EXAMPLE_GAME}; the others have their defaults
      --mirror   plays each deal once for every rotation of the seats, so that every bot gets every hand: much less
                 luck in fewer plays. K must be a multiple of the number of bots.
      --jobs     plays so many at a time, all cores if nothing is said; the results are the same in any number
      --save     writes every play into a file of the folder DIR
      --json     prints one JSON object instead of a table

  stellwerk analyse FILE [--seat N] [--json]
      Looks at a saved play with the searcher's eyes: how everybody's chances went and where they turned, what was
      luck, and which turns cost most. With --seat only the turns of that seat, from 0, are judged, which is quicker.

  stellwerk puzzles --game G [--count 30] [--seed S] [--plays K] [--out FILE]
      Lets normal bots play and looks for turns in which one choice is clearly the best, as many easy, medium and
      hard ones as can be had in K plays, 200 if nothing is said. They are written to FILE, else printed. Those that
      FILE has already stay, so a search can be taken up again with another seed.
  stellwerk puzzles --game G --check [--count N] [--seed S] [--json]
      Solves the puzzles that ship with the app once more, all or the first N, in other worlds, those of the seed S for
      a second opinion, and says how many are confirmed.

  stellwerk ladder --game G [--bots A,B,…] [--plays K] [--seed S] [--options JSON] [--jobs N] [--json]
      Lets bots, the weakest first, play against their neighbours, K times at each table, and prints how strong they
      are in Elo points: the first has 1000, and ± is the standard error of the step from the one before. Without
      --bots all levels are compared. The tables are the smallest that the options allow.

  stellwerk env --game G
      A game to train against: reset, view, legal, sample and step over standard input and output, one JSON object a
      line (docs/bots.md).

  stellwerk replay FILE [--states]
      Prints a saved play, one JSON line a step: seat, action, events; with --states also the full state after it.

  stellwerk verify FILE…
      Checks saved plays: the commitment to the seed, every action by the rules, result and final hash.

Games: ${games.join(', ')}
Bots:  random  anything that is allowed
       easy    a beginner: the first thing that looks good, and mistakes
       normal  thinks a turn through, and no further
       hard    tries what it could do in many games that it imagines, and takes what wins most of them
`;
}

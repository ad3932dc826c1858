/**
 * The borders between the folders. Rules are pure, a game is one folder, and everything points inwards: kernel ← bots ← tables ← server,
 * web ← cli; games stand on kernel, bots and toolkit. `scripts/borders.test.ts` breaks each of them on purpose.
 */
/** Not part of what is shipped: tests and what they share, configuration, makers of data. */
const ASIDE = '\\.(test|spec|testing)\\.tsx?$|/e2e/|\\.config\\.ts$|/generate\\.ts$';
const WORKSPACES = '^(kernel|bots|tables|toolkit|games|server|web|cli|bench|scripts)/';

/** A folder that may import, of ours, only what is listed. */
function border(name, comment, folder, allowed) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: folder, pathNot: ASIDE },
    to: { path: WORKSPACES, pathNot: allowed },
  };
}

/** A folder that may import only these packages and nothing of Node. */
function packages(name, comment, folder, allowed, except = ASIDE) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: folder, pathNot: except },
    to: {
      dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown', 'core'],
      ...(allowed.length > 0 && { pathNot: allowed.map((name) => `node_modules/(@types/)?${name}/`) }),
    },
  };
}

const GAME = '^games/([^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    border('kernel-alone', 'The kernel imports nothing of ours.', '^kernel/', ['^kernel/']),
    packages(
      'kernel-packages',
      'The kernel runs everywhere.',
      '^kernel/',
      ['@noble', 'pure-rand', 'valibot'],
      [ASIDE, '^kernel/kit/'],
    ),
    {
      name: 'kit-for-tests',
      comment: 'The kit is for tests alone.',
      severity: 'error',
      from: { pathNot: [ASIDE, '^kernel/kit/'] },
      to: { path: '^kernel/kit/' },
    },
    {
      name: 'testing-for-tests',
      comment: 'What tests share is for tests alone.',
      severity: 'error',
      from: { pathNot: ASIDE },
      to: { path: '\\.testing\\.tsx?$' },
    },
    border('bots-on-kernel', 'Bots for any game know no game.', '^bots/', ['^kernel/', '^bots/']),
    packages('bots-pure', 'Bots run everywhere.', '^bots/', []),

    border('tables-any-game', 'A table runs any game and knows none.', '^tables/', ['^(kernel|bots|tables)/']),
    packages('tables-packages', 'A table runs in a worker and on a server.', '^tables/', ['valibot']),
    border('toolkit-for-any-game', 'The toolkit knows no game and no shell.', '^toolkit/', [
      '^(kernel|tables|toolkit)/',
    ]),
    packages('toolkit-packages', 'The toolkit draws with React alone.', '^toolkit/', ['react', 'react-dom', 'csstype']),

    border('rules-pure', 'Rules import the kernel and their own folder.', `${GAME}rules/`, [
      '^kernel/',
      '^games/$1/rules/',
    ]),
    packages('rules-no-packages', 'Rules are pure: no packages, nothing of Node.', `${GAME}rules/`, []),
    border('bot-on-rules', 'A bot imports its rules, the kernel and the bots.', `${GAME}bot/`, [
      '^(kernel|bots)/',
      '^games/$1/(rules|bot)/',
    ]),
    packages('bot-no-packages', 'A bot runs everywhere.', `${GAME}bot/`, []),
    border(
      'screen-on-rules',
      'Boards, guides and texts know their own game and the toolkit, nothing else.',
      `${GAME}(board|guide|texts)/`,
      ['^(kernel|tables|toolkit)/', '^games/$1/(rules|board|guide|texts)/'],
    ),
    packages('screen-packages', 'Boards, guides and texts are drawn with React alone.', `${GAME}(board|guide|texts)/`, [
      'react',
      'react-dom',
      'csstype',
    ]),
    border('lessons-on-rules', 'Lessons are data; what they may name is told by the rules.', `${GAME}lessons/`, [
      '^kernel/',
      '^games/$1/(rules|lessons)/',
    ]),
    border('puzzles-on-rules', 'Puzzles are data; what a turn is about is told by the rules.', `${GAME}puzzles/`, [
      '^kernel/',
      '^games/$1/(rules|puzzles)/',
    ]),
    border('game-is-a-folder', 'The door of a game opens its rules and bots.', `${GAME}index\\.ts$`, [
      '^kernel/',
      '^games/$1/',
    ]),

    border('server-no-screen', 'The server knows no screen and no command line.', '^server/', [
      '^(kernel|bots|tables|games|server)/',
    ]),
    border('web-no-server', 'The app works without a server.', '^web/', ['^(kernel|bots|tables|toolkit|games|web)/']),
    border('cli-no-screen', 'The command line draws nothing.', '^cli/', ['^(kernel|bots|tables|games|server|cli)/']),
    border('bench-no-screen', 'Benches measure rules, bots and the server.', '^bench/', [
      '^(kernel|bots|tables|games|server|bench)/',
    ]),
    {
      name: 'headless-no-screen',
      comment: 'Without a screen nobody loads boards, guides and texts.',
      severity: 'error',
      from: { path: '^(bots|tables|server|cli|bench)/|^games/[^/]+/index\\.ts$|^games/index\\.ts$', pathNot: ASIDE },
      to: { path: '^games/[^/]+/(board|guide|texts)/' },
    },
    {
      name: 'resolvable',
      comment: 'What is imported exists.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?|^virtual:' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|fixtures)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};

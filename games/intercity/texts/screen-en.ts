/** The words on InterCity's screen in English; the German ones follow their shape. */
import { COMMON } from '@stellwerk/toolkit/words.ts';
import type { Mode } from '../rules/index.ts';
import { hintEn } from './hint-en.ts';
import { outcomeEn } from './outcome-en.ts';

const { list, points } = COMMON.en;
const fields = (count: number): string => (count === 1 ? '1\u00A0space' : `${count}\u00A0spaces`);
const rounds = (count: number): string => (count === 1 ? '≈\u00A01 round' : `≈\u00A0${count} rounds`);
const seats = (free: number): string =>
  free === 0 ? 'full' : free === 1 ? '1\u00A0seat free' : `${free}\u00A0seats free`;

export const screenEn = {
  board: 'Network of the InterCity lines',
  keys: 'Tab and arrow keys go through what can be chosen, Enter chooses it. 1 to 5 and J: dice, R: roll, K: keep, A and B: plans, C: cards.',
  list,
  fields,
  points,
  rounds,
  /** Where the next train is full. */
  seatless: (time: string, count: number) => `with a seat ${time}, without ≈\u00A0${count}`,
  seats,
  colours: ['red', 'brown', 'green', 'yellow', 'blue'] as readonly string[],
  train: (line: number, to: string, where?: string) => `IC\u00A0${line + 1} to ${to}${where ? ` ${where}` : ''}`,
  /** Another player's passenger, and with a ticket. */
  theirs: (name: string, letter: string) => (letter ? `${name}’s ${letter}` : `${name}’s passenger`),

  prompt: {
    opening: (station: string) => `${station}: where to?`,
    /** Before the first way is chosen. */
    openingGoal: (count: number) =>
      `First to the ticket, then to the goal. ${count > 2 ? 'A pair' : 'Both'} there first: you win.`,
    openingSo: 'Choose a route here or on the map.',
    openingDone: (count: number) => `${count > 2 ? 'All' : 'Both'} journeys are planned.`,
    openingReady: 'Press Let’s go, or change a route.',
    plan: (letter: string) => `Which way for ${letter}?`,
    roll: 'Which colours do you keep?',
    /** Where the button has no room for it. */
    rollLeft: (rolls: number) => `Which colours do you keep? ${rolls === 1 ? 'Last roll' : `${rolls} rolls left`}.`,
    rollFirst: 'Your turn: the dice are rolling.',
    /** In the duel each pair has turns of its own. */
    rollFirstPair: (pair: number) => `Pair ${pair}’s turn: the dice are rolling.`,
    pair: (pair: number, ask: string) => `Pair ${pair}: ${ask[0]!.toLowerCase()}${ask.slice(1)}`,
    rollSo: 'Choose the colours you keep; the rest is rolled again.',
    /** Said in the first turns: nobody sees the common step happen. */
    rollStep: 'Each turn all trains first move 1 space.',
    rollNew: 'At the start of each turn all trains move 1 space. ★★★: a card.',
    /** What saves presses. */
    /** While one of mine sits behind somebody. */
    rollFront: '“To the front”: who sits there arrives first.',
    rollPriority: '» Priority keeps a passenger’s colour and places those points.',
    /** Lit in the last turn. */
    carried: (faces: string) => `As in your last turn, you keep ${faces.toLowerCase()}.`,
    /** For whom the colours are, in the first turn. */
    rollFor: (helps: string) => `${helps[0]!.toUpperCase()}${helps.slice(1)}, ★ anybody. Choose what you keep.`,
    helps: (face: string, letters: string) => `${face.toLowerCase()} helps ${letters}`,
    held: (letter: string, line: number) => `IC\u00A0${line} with ${letter} is held at a red signal.`,
    follows: (letters: string, several: boolean): string =>
      `${letters} ${several ? 'have' : 'has'} priority: ${several ? 'their colours' : 'its colour'} and ★ are kept for you.`,
    /** What a turn of somebody else did for me. */
    yours: (what: string, name: string) => `${what[0]!.toUpperCase()}${what.slice(1)} during ${name}’s turn.`,
    jokers: 'Three ★ can buy an event card.',
    drive: (count: number) => `Where do your trains go? ${points(count)}.`,
    driveBrief: (count: number) => `Where to? ${points(count)}.`,
    driveSo: 'Choose a die, a train or a station ahead.',
    /** A colour has been chosen, undefined for jokers: all of it goes to one train. */
    which: (colour: string | undefined, count: number) =>
      `Choose ${colour ? `a ${colour}` : 'any'} train: it gets ${points(count)}.`,
    /** The map has come nearer, since a finger couldn't tell trains apart. */
    crowd: 'Several trains here: tap yours.',
    missed: (station: string) => `No train gets to ${station} with these points.`,
    driveNew: 'Choose a die or a train: 1 point is 2 spaces.',
    /** Numbers lie ahead of the train. */
    driveReach: 'Choose a number: each point is 2 spaces.',
    /** What *Place rest* would do for others. */
    restHelps: (names: string) => `The rest would help ${names} too.`,
    last: (face: string) => `One point left: ${face}`,
    lastSo: (face: string, ready: boolean) => `Choose a ${face} train${ready ? ', now or after the others' : ''}.`,
    lastJoker: (ready: boolean) => `Choose any train${ready ? ', now or after the others' : ''}.`,
    laid: (wins: boolean): string => (wins ? 'Ready to go? With this you win!' : 'All points are placed. Ready to go?'),
    laidSo: 'Nothing counts until you press Go.',
    /** Three jokers lie there, too. */
    laidJokers: 'Take them back and ★★★ buys an event card.',
    /** Some have been driven already, or a card was drawn. */
    laidRest: 'Change what is left, or press Go.',
    /** A card has stopped what was confirmed. */
    goOn: (wins: boolean): string => (wins ? 'Go on? With this you win!' : 'Something came between. Go on?'),
    beware: 'Somebody may still play a card against it.',
    /** By hand, a turn ago. */
    again: 'Placed as in your last turn. Change what you like.',
    laidFirst: 'Placed for you. Change what you like.',
    rolling: (name: string) => `${name} is rolling.`,
    driving: (name: string) => `${name} is moving trains.`,
    waiting: (names: string) => `Waiting for ${names}.`,
    /** In others’ turns. */
    waitSo: 'You can change your plans at any time.',
    planning: (names: string) => `${names} ${names.includes(' and ') ? 'are' : 'is'} still planning.`,
    won: (name: string) => `${name} wins.`,
    youWin: 'You win!',
    canWin: (count: number, colour: string) =>
      `You can win with ${count} ${colour} ${count === 1 ? 'point' : 'points'}.`,
  },
  button: {
    keepAll: 'Keep all',
    again: (count: number) => `Roll ${count} again`,
    allAgain: 'Roll all again',
    noneAgain: 'Roll again',
    /** All dice are kept. */
    place: 'Place points',
    /** While the log lies over them. */
    unseen: 'look at the dice first',
    left: (rolls: number) => (rolls === 1 ? 'last roll' : `${rolls} rolls left`),
    drive: 'Go',
    driveAll: (count: number, next: string) =>
      count > 1 ? `${count === 2 ? 'both' : `all ${count}`}, then ${next}` : `then ${next}`,
    rest: 'Place the rest',
    restNote: 'best for me',
    driveSome: (count: number, left: number) => `${count} of ${points(count + left)}`,
    go: 'Let’s go',
    goUnplanned: 'No plan',
    goAnyway: 'go anyway',
    goNote: (name: string) => `${name} begins`,
    goYou: 'you begin',
    play: 'Play',
    draw: 'Draw a card',
    useJokers: 'For trains',
    alone: (letter: string) => `Let ${letter} decide from now on`,
    why: 'Why?',
    rule: 'Rule ›',
    done: 'Done',
  },
  /** Why a pale button does nothing, when it is pressed. */
  pale: {
    go: (count: number) => `First choose a route for ${count > 2 ? 'all' : 'both'} passengers.`,
    goUnplanned: (count: number) => `${count > 2 ? 'All' : 'Both'} have a plan: press Let’s go.`,
    unseen: 'Close the log first: it covers the dice.',
    keepAll: 'All five are kept: press Place points.',
    drive: 'Place a point first: choose a train.',
    restFirst: 'Place the first point yourself. This button places the rest.',
    restNone: 'Nothing left: all points are placed.',
    play: 'First choose where: one of the glowing places.',
    hand: 'No event card yet: three ★ buy one.',
    column: (colour: string) => `You have no ${colour} point.`,
    joker: 'You have no ★.',
    kept: 'Kept already. Press again to roll it.',
  },
  missing: {
    go: (count: number): string => (count > 2 ? 'plan all first' : 'plan both first'),
    drive: 'no points yet',
  },
  column: {
    title: 'Dice',
    name: (face: string, count: number) => `${face}: ${count === 1 ? '1 die' : `${count} dice`}`,
    kept: 'stays',
    empty: '–',
    any: 'any train',
    lapses: 'lost',
    useful: (letters: string) => `for ${letters}`,
    offer: '3 jokers: draw an event card',
    less: 'Hold to keep one fewer.',
  },
  row: {
    title: 'My passengers',
    turns: (terminus: string) => `turns in ${terminus}`,
    goal: (goal: string) => `Goal: ${goal}`,
    goalBy: (via: string, goal: string) => `to ${goal} via ${via}`,
    // Words stand between the number of the line and that of the spaces.
    toGoal: (goal: string, count: number) => `${goal} (goal) in ${fields(count)}`,
    toTicket: (via: string, count: number) => `${via} (ticket) in ${fields(count)}`,
    toChange: (station: string, count: number) => `${station} in ${fields(count)}`,
    waits: (station: string) => `${station}:`,
    here: 'is here',
    comes: (count: number) => `in ${fields(count)}`,
    noPlan: (station: string) => `${station}: no plan yet`,
    held: (next: string) => `red signal · ${next}`,
    noPlanAboard: 'on the way without a plan',
    stale: (station: string) => `${station}: needs a new plan`,
    staleAboard: 'needs a new plan',
    nowhere: (station: string) => `${station}: no route leads on now`,
    nowhereAboard: 'no route leads on now',
    /** Somebody's card has put one of mine off its train. */
    off: (name: string, card: string, letter: string, station: string) =>
      `${name}’s ${card}: ${letter} had to get off in ${station}`,
    faster: (count: number) => `≈\u00A0${count} by another route ›`,
    missed: (station: string, count: number) => `Connection in ${station} is gone: now ${rounds(count)}`,
    later: (line: number, count: number) => `IC\u00A0${line} comes later: now ${rounds(count)}`,
    longer: (count: number) => `The way got longer: now ${rounds(count)}`,
    tight: (station: string, count: number) =>
      `Tight change in ${station}: ${count > 0 ? fields(count) : 'nothing'} to spare`,
    plan: 'Plan',
    arrived: (letter: string) => `${letter} has arrived`,
    leave: 'Get off',
    board: (train: string) => `Board ${train}`,
    /** In two lines, where a phone has room for no more. */
    boardBrief: (line: number, to: string) => ['Board', `IC\u00A0${line} → ${to}`] as readonly [string, string],
    rollFor: (line: number) => `Roll for IC\u00A0${line} (9%)`,
    take: 'Take the ticket',
    fight: 'To the front (37%)',
    swap: 'Swap seats',
    wish: (letter: string, train: string, station: string) => `Priority for ${letter}: ${train}, as far as ${station}`,
    wishHelp: (letter: string) =>
      `Until ${letter} arrives, its train comes first: each turn its colour and ★ are kept and its points placed by themselves.`,
    /** Once it has been set. */
    wishTold: (letter: string) => `Until ${letter} arrives, its colour is kept and its points are placed.`,
    /** Below the rows. */
    priority:
      '» Priority: until that passenger arrives, the colour of its train and ★ are kept when you roll, and its points are placed for you.',
    wishRests: (letter: string) => `Priority for ${letter} waits until there is a train to move again.`,
    /** Below its sign. */
    first: 'Priority',
    rests: 'waits',
  },
  preview: {
    title: 'What would follow',
    boards: (letter: string, station: string, front: boolean) =>
      `${letter} boards in ${station}, ${front ? 'front' : 'rear'} seat`,
    contested: (letter: string, station: string, names: string, chance: number) =>
      `${letter} boards in ${station}; if ${names} will too, dice decide (${chance}%)`,
    contestedFront: (letter: string, station: string, names: string, chance: number) =>
      `${letter} boards in ${station}; ${names} may roll for the front seat (${chance}% for you)`,
    earlier: (letter: string, station: string, names: string) =>
      `${letter} boards in ${station} if a seat is left (${names} could board first)`,
    earlierFront: (letter: string, station: string, names: string) =>
      `${letter} boards in ${station}, front seat if nobody boards first (${names} could)`,
    rounds: (letter: string, before: number, then: number) => `${letter} needs ${rounds(then)} instead of ${before}`,
    waits: (line: number, count: number) => `, next IC\u00A0${line} in ${fields(count)}`,
    ticket: (letter: string) => `${letter} gets the ticket`,
    couldTicket: (letter: string) => `${letter} could get the ticket`,
    theirTicket: (name: string, letter: string) => `${name} could get ticket ${letter}`,
    youWin: 'You win!',
    wins: (name: string) => `${name} wins!`,
    arrives: (letter: string, station: string) => `${letter} arrives in ${station}!`,
    leaves: (letter: string, station: string) => `${letter} gets off in ${station}`,
    /** Somebody else sits in front, who may get off there. */
    boardsBehind: (letter: string, station: string) => `${letter} boards in ${station}, rear seat for now`,
    rides: (letter: string, count: number, left: string) => `${letter} rides ${fields(count)}${left && `, ${left}`}`,
    /** Where others may get off on the way. */
    couldRide: (who: string, count: number, left: string) => `${who} can ride ${fields(count)}${left && `, ${left}`}`,
    bothCouldRide: (name: string, count: number, left: string) =>
      `both of ${name}’s passengers can ride ${fields(count)}${left && `, ${left}`}`,
    left: (count: number, goal: string) => `${fields(count)} to ${goal}`,
    /** Both passengers of one player. */
    bothRide: (name: string, count: number, left: string) =>
      `both of ${name}’s passengers ride ${fields(count)}${left && `, ${left}`}`,
    stops: (where: string) => `stops ${where}`,
    in: (station: string) => `in ${station}`,
    could: (name: string, station: string) => `${name} could board in ${station}`,
    couldRoll: (name: string, station: string, letter: string, chance: number) =>
      `${name} could roll for ${letter}’s seat in ${station} (${chance}%)`,
    rollsIn: (letter: string, name: string, chance: number) => `${letter} rolls for ${name}’s seat (${chance}%)`,
    rollsFront: (letter: string, name: string, chance: number) =>
      `${letter} rolls with ${name} for the front seat (${chance}%)`,
    more: (count: number) => `${count} more`,
    diceOthers: 'a seat is rolled for',
    /** Where, unless that is open, and what. */
    asked: (where: string, question: string) => `${where ? `${where} ` : ''}you’ll be asked: ${question}`,
    nobody: 'nobody gains',
  },
  plan: {
    tabs: 'Passengers',
    to: (goal: string) => `to ${goal}`,
    via: (via: string, goal: string) => `To ${goal} via ${via}`,
    direct: (goal: string) => `To ${goal}, no change`,
    first: (station: string) => `To ${station} first`,
    /** What tells ways apart that lead over the same place. */
    by: (lines: readonly string[]) => `by ${lines.map((line) => `IC\u00A0${line}`).join(', then ')}`,
    or: ' or ',
    /** Of the way that takes least. */
    fastest: 'fastest',
    /** Of a way whose train turns before it comes to where one gets off. */
    turns: (termini: string) => `train turns in ${termini}`,
    aboard: (line: number) => `In IC\u00A0${line}`,
    changing: (stations: string) => `change in ${stations}`,
    rounds: (count: number): string => (count === 1 ? 'round' : 'rounds'),
    /** The other half of a swap, beside the other passenger. */
    swaps: (goal: string, time: string) => `Swap goals: the other one goes to ${goal} (${time})`,
    /** What the threads on the map mean. */
    threads: { title: 'On the map', later: 'after a change', driven: 'by others' },
    none: 'No route leads there now.',
    mode: 'On the way',
    modes: {
      alone: 'decides alone',
      matters: 'asks when it matters',
      always: 'asks when anything changes the plan',
    } as Readonly<Record<Mode, string>>,
    unpin: 'Drop my own leg',
  },
  question: {
    board: (letter: string, line: number) => `Should ${letter} board IC\u00A0${line}?`,
    trainAt: (train: string, station: string) => `${train} is in ${station}.`,
    full: (line: number) => `Roll for a seat in IC\u00A0${line}?`,
    reserve: 'Use your reservation?',
    isFull: (line: number) => `IC\u00A0${line} is full.`,
    card: (other: string) => `Ticket ${other} instead?`,
    cardAt: (letter: string, station: string, goal: string) => `${letter} is in ${station}; the other goal is ${goal}.`,
    cardOwn: (letter: string) => `Should ${letter} take the ticket?`,
    cardOwnAt: (letter: string, station: string, goal: string) =>
      `${letter} is in ${station}; its ticket leads to ${goal}.`,
    leave: (letter: string, station: string) => `Should ${letter} get off in ${station}?`,
    front: 'Roll for the front seat?',
    frontAt: (count: number, name: string) => `${name} sits in front, ${fields(count)} to go.`,
    drawn: 'Play your new card now?',
    drawnSo: 'You can keep it for later, too.',
    intervene: 'Will you step in?',
    wins: (name: string) => `${name} wins on the next space.`,
    /** Why nothing was asked. */
    spared: {
      board: (letter: string, station: string, line: number) =>
        `${letter} stays in ${station}: IC\u00A0${line} is no faster.`,
      front: (letter: string) => `${letter} keeps the rear seat: the front one makes no difference.`,
    },
    yes: { board: 'Board', full: 'Roll (9%)', card: 'Take it', leave: 'Get off', front: 'Roll for the front (37%)' },
    no: { board: 'Wait', full: 'Wait', card: 'Ride on', leave: 'Stay', front: 'Stay put' },
    use: 'Reservation',
    useSo: 'the seat is yours, without a roll',
    pass: { drawn: 'Go on', intervene: 'No' },
    /** A ticket changes where the other passenger goes. */
    other: (goal: string, time: string) => `the other to ${goal}, ${time}`,
    boardSo: (to: string) => `towards ${to}`,
    changeTo: (train: string, count: number) =>
      count === 0 ? `and into ${train}, which is here` : `for ${train}, in ${fields(count)}`,
    waitFor: (train: string, count: number) => `for ${train}, in ${fields(count)}`,
    waitPlan: 'for the next useful train',
    /** Both answers take as long: what is different then. */
    equal: {
      sure: 'equally fast, and the seat is certain',
      fewer: 'equally fast, one change less',
      same: 'equally fast, but not certain',
    },
    stayOn: (to: string) => `on to ${to}`,
    stayBehind: 'The passenger in front arrives first.',
    /** Who may roll back has not used that right in this train. */
    fightSo: (colour: string, name: string, back: boolean) =>
      `more ${colour.toLowerCase()} than ${name} wins it${back ? `; then ${name} may roll back` : ''}`,
    rollSo: 'you get in with more ★ than they roll',
    passSo: 'let it happen',
  },
  duel: {
    boarding: 'The most ★ board first.',
    full: (name: string) => `More ★ win the seat; ${name} starts with one.`,
    fullYou: 'More ★ win the seat; you start with one.',
    fight: (colour: string) => `The one with more ${colour.toLowerCase()} gets the front seat.`,
    bonus: '+ 1',
    youFront: (a: number, b: number) => `${a} to ${b}: the front seat is yours.`,
    front: (a: number, b: number, name: string) => `${a} to ${b}: the front seat is ${name}’s.`,
    youIn: 'You get in.',
    in: (name: string) => `${name} gets in.`,
    keeps: (name: string) => `${name} keeps the seat.`,
    youKeep: 'You keep your seat.',
    tieKeeps: (name: string) => `A tie: ${name} keeps the seat.`,
    tieYouKeep: 'A tie: you keep your seat.',
    first: (name: string) => `${name} boards first.`,
    tie: (sums: string) => `Tie, rolled again: ${sums}.`,
    /** Which seat one of mine has got. */
    got: {
      front: (letter: string) => `${letter} gets the front seat.`,
      rear: (letter: string) => `${letter} gets the rear seat.`,
      none: (letter: string) => `No seat is left for ${letter}.`,
    },
    title: 'Dice for a seat',
    you: 'You',
    next: 'Go on',
  },
  hand: {
    title: 'Event cards',
    open: (count: number) =>
      count === 0 ? 'No event card yet' : count === 1 ? 'Your event card' : `Your ${count} event cards`,
    now: 'can be played now',
    /** It can be played, but changes nothing about what is asked. */
    useless: 'changes nothing here',
    /** Why it can't be played now. */
    needs: {
      diversion: 'when a train is where lines meet',
      turnaround: 'not at a terminus',
      fullspeed: 'when no signal is red',
      redsignal: 'when a train is running',
      reservation: 'when your seat is rolled for',
      seatswap: 'when you share a train',
      taxi: 'when A or B is on a platform',
    },
    deck: (count: number) => (count === 1 ? '1 card left in the deck' : `${count} cards left in the deck`),
    /** Once the train is chosen. */
    askHow: { far: 'How far?', where: 'Onto which line?' },
    choose: 'Choose below or on the map.',
    ask: {
      diversion: 'Which train leaves its line?',
      turnaround: 'Which train turns round?',
      fullspeed: 'Which train goes at full speed?',
      redsignal: 'Which train do you stop?',
      reservation: 'Whose seat is reserved?',
      seatswap: 'Where do you swap seats?',
      taxi: 'Where does the taxi go?',
    },
    target: 'Choose one of the glowing places.',
    ready: 'Press Play, or choose another place.',
    /** What somebody did to me. */
    hit: (name: string, card: string, on: string) => `${name} played ${card}${on}.`,
    onTrain: (letter: string) => ` on ${letter}’s train`,
    onto: (line: number, to: string) => `onto line ${line}, to ${to}`,
    arm: 'Keep ready',
    armed: 'Ready',
    disarm: 'Take back',
    requested: 'is played as soon as possible',
    trigger: {
      contest: (letter: string) => `when ${letter} has to roll for a seat`,
      wins: (name: string) => `before ${name} wins`,
      second: 'before I arrive second',
      enters: (train: string, station: string) => `as soon as ${train} stops in ${station}`,
    },
  },
  departures: {
    title: 'Departures',
    /** Above how far each train still is. */
    unit: 'in spaces',
    free: (free: number) => (free === 0 ? 'full' : `${free} free`),
    here: 'here',
    take: (line: number) => `Take IC\u00A0${line}`,
    bring: (line: number, station: string) => `Bring IC\u00A0${line} to ${station}`,
  },
  threat: {
    near: (name: string, count: number) => `${name} is ${fields(count)} from winning.`,
    call: (name: string, count: number) => `${name}: ${fields(count)} to go`,
    /** On a map that is far off. */
    callBrief: (name: string, count: number) => `${name}: ${count} to go`,
    soon: 'could win before your next turn',
  },
  map: {
    between: (a: string, b: string) => `between ${a} and ${b}`,
    near: (station: string) => `near ${station}`,
    past: (station: string) => `past ${station}`,
    before: (station: string) => `just before ${station}`,
    in: (station: string) => `in ${station}`,
    front: (who: string) => `in front ${who}`,
    rear: (who: string) => `behind ${who}`,
    empty: 'empty',
    held: 'held at a red signal',
    diverted: (line: number) => `diverted onto line ${line}`,
    laid: (count: number) => `${points(count)} placed`,
    waits: (who: string, station: string) => `${who} waits in ${station}`,
    cost: (station: string, count: number) => `${station}, ${points(count)}`,
    change: 'change here',
    beyond: (what: string) => `Out of sight: ${what}`,
  },
  facts: {
    noTicket: (letter: string) => `${letter} needs the ticket`,
    ticket: (letter: string) => `${letter} has the ticket`,
    to: (letter: string, goal: string) => `${letter} to ${goal}`,
    toGo: (letter: string, goal: string, count: number) => `${letter} to ${goal}, ${count} to go`,
    toGoBare: (goal: string, count: number) => `to ${goal}, ${count} to go`,
    arrived: (letter: string) => `${letter} has arrived`,
    none: 'no ticket yet',
    cards: (count: number) => (count === 0 ? '' : count === 1 ? '1 card' : `${count} cards`),
  },
  action: {
    roll: (faces: string, all: boolean) => (all ? 'Roll all five dice' : `Roll again: ${faces}`),
    lay: (train: string, face: string) => `Place a point: ${train} (${face.toLowerCase()})`,
    drive: (count: number) => `Go: ${points(count)}`,
    board: (who: string, train: string) => `${who}: board ${train}`,
    leave: (who: string, station: string) => `${who}: get off in ${station}`,
    take: (who: string, station: string) => `${who}: take the ticket in ${station}`,
    fight: (who: string, train: string) => `${who}: roll for the front seat in ${train}`,
    swap: (train: string) => `Swap the seats of my two passengers in ${train}`,
    plan: (who: string, way: string, time: string) => `${who}: ${way}, ${time}`,
    answer: (question: string, answer: string) => `${question} ${answer}`,
    divert: (card: string, train: string, line: number, to: string) => `${card}: ${train} onto line ${line} to ${to}`,
    turns: (card: string, train: string, to: string) => `${card}: ${train}, then to ${to}`,
    swapSeats: (card: string, forward: string, back: string) => `${card}: ${forward} to the front, ${back} to the rear`,
    playTrain: (card: string, train: string) => `${card}: ${train}`,
    speed: (card: string, train: string, count: number) => `${card}: ${train}, ${fields(count)}`,
    playPassenger: (card: string, who: string) => `${card}: ${who}`,
    taxi: (card: string, who: string, station: string) => `${card}: ${who} to ${station}`,
  },
  hint: hintEn,
  outcome: outcomeEn,
};

export type ScreenWords = typeof screenEn;

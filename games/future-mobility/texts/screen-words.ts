/** What the table screen of Future Mobility says apart from log lines and reasons. */
import type { JamAdvice } from '../rules/advice/jams.ts';
import type { Because } from '../rules/advice/reasons.ts';
import type { Cell, Marker, Mode, PowerUp, Score, Segment, ShiftCard, StandingOrder, TripId } from '../rules/index.ts';

/** A stop of the trip that is on another block than before. */
export interface Shift {
  readonly stop: 'from' | 'over' | 'to';
  readonly was: Cell;
  readonly is: Cell;
}

export interface ScreenWords {
  readonly plan: string;
  readonly planKeys: string;
  /** A block, what lies on it, and whether it can be chosen. */
  block(cell: Cell, markers: readonly Marker[], open: boolean): string;
  list(items: readonly string[]): string;
  points(count: number): string;
  by(mode: Mode, electric: boolean): string;
  /** A whole announcement: 'by car from Shop C1 to Houses B5'. */
  journey(segments: readonly Segment[], electric: boolean): string;
  /** 'Houses → Stadium' with soft hyphens at the joints of names. */
  tripAtJoints(trip: TripId): string;
  readonly freight: string;
  readonly star: string;

  readonly prompt: {
    readonly yourTurn: string;
    readonly yourTurnSo: string;
    /** Who has never been on turn. */
    readonly firstTurnSo: string;
    laying(card: ShiftCard, left: number): string;
    readonly layingSo: string;
    /** A trip that the card makes better lays it, too. */
    readonly layingOrTrip: string;
    readonly placingSo: string;
    readonly placingOrTrip: string;
    /** No block joins on to what is laid. */
    laid(card: ShiftCard, count: number): string;
    /** All that the card has is laid. */
    readonly laidSo: string;
    /** Found for the trip, not drawn: blocks in a row, or one. */
    readonly proposedSo: string;
    readonly proposedStopSo: string;
    /** Blocks that gave way to the one that was touched: the card has no more than `most`, or they don't join on. */
    dropped(gone: { readonly cells: readonly Cell[]; readonly most: number | undefined; readonly by: Cell }): string;
    /** One of these blocks has to go for the one that was touched. */
    eitherGoes(cells: readonly Cell[]): string;
    /** `card` was not touched and leads it there. */
    movedSo(
      moved: {
        readonly shifts: readonly Shift[];
        readonly why: 'more' | 'safer' | 'shorter' | undefined;
        readonly risk?: readonly [now: number, was: number];
      },
      card?: PowerUp,
    ): string;
    /** What was chosen before, if there is room to name it, and so many. */
    insteadSo(what: string | undefined, count: number): string;
    /** It took the place of a trip that it can't join, although it begins where that ends or the reverse. */
    readonly mixedSo: string;
    /** A card that nobody touched and that the trip needs. */
    addedSo(card: PowerUp): string;
    /** A card that goes along with a trip, and none is chosen. */
    extra(card: PowerUp): string;
    readonly extraSo: string;
    /** Names of the blocks where the trip begins, joins and ends. */
    trip(stops: readonly string[]): string;
    /** The same where there is no room for all of them. */
    tripEnds(first: string, last: string, trips: number): string;
    /** How the points come together, and what jams of the others could take at most. */
    tripSo(score: Score, risk: number, stars: number): string;
    /** A second tap on the mode has led it another way: which one, and what jams could take there. */
    waySo(at: number, of: number, score: Score, risk: number): string;
    /** The same with how to lead it elsewhere, for who is new. */
    freightSo(score: Score): string;
    dragSo(score: Score): string;
    /** A detour: what jams could take on it, and what on the short way. */
    sparesSo(risk: number, short: number): string;
    /** What is laid and not needed by this trip; a stop with its block. */
    unusedSo(card: ShiftCard, cell: Cell | undefined): string;
    avoid(cards: readonly PowerUp[], trips: number): string;
    avoidSo(points: readonly number[], total: number): string;
    give(card: PowerUp, left: number): string;
    readonly giveSo: string;
    discard(cards: number, count: number): string;
    readonly discardSo: string;
    window(name: string, segments: readonly Segment[], electric: boolean, points: number): string;
    readonly windowSo: string;
    /** A block is chosen. */
    jamStays(cell: Cell): string;
    /** The trip has a carpool, which lifts jams. */
    windowCarpool(name: string): string;
    /** Without names: who reads it did. */
    jammed(names: string | undefined, count: number, places: string): string;
    /** The same without names. */
    jammedAt(places: string): string;
    jammedSo(points: number): string;
    carpoolNote(lifted: number, stays: number): string;
    underWay(points: number): string;
    thinking(names: string, count: number): string;
    waitPlan(name: string): string;
    readonly waitPlanSo: string;
    travels(name: string, segments: readonly Segment[], electric: boolean, points: number): string;
    waitDiscard(name: string): string;
    readonly lastTurn: string;
    /** A turn of somebody else that is looked at. */
    turnOf(name: string, number: number, of: number): string;
    /** Many points at once. */
    swing(name: string, points: number): string;
    /** Without a name: who reads it. */
    lastRound(name: string | undefined, points: number): string;
    /** Who could end the game in the last turn of the round. */
    endsIt(name: string): string;
    /** What I lack of 50, and whether the game would end with it. */
    need(points: number, ends: boolean): string;
    readonly pickTrip: string;
    /** The same for a park. */
    park(cell: Cell): string;
    /** A block that was looked at before anything is chosen: so many trips begin or end there. */
    atPlace(cell: Cell, trips: number): string;
    /** `you`: who reads it has won, perhaps together with these. */
    won(names: readonly string[], you: boolean, points: number): string;
  };
  readonly button: {
    readonly travel: string;
    /** What is missing for it, in few words. */
    readonly first: string;
    go(points: number): string;
    avoid(points: number): string;
    endTurn: string;
    /** So many cards more than may stay in the hand. */
    tooMany(cards: number): string;
    /** So many cards are laid and not used. */
    wasted(cards: number): string;
    /** The trip reaches 50: surely, or if nobody jams it. */
    /** `left`: who still has a turn in it, where there is room for their names. */
    lastRound(sure: boolean, left: readonly string[]): string;
    endsGame(sure: boolean): string;
    /** Characters that the small line has room for on a phone, beside the words for *Undo* and *Hint*. */
    readonly room: number;
    discard(count: number): string;
    pass(name: string): string;
    jam(cell: Cell): string;
    /** What the trip brings then, in small type. */
    jamNote(then: number, now: number): string;
    stay(points: number): string;
    carpool(points: number): string;
    readonly missing: string;
  };
  readonly stops: readonly [cards: string, trip: string, travel: string];
  readonly hand: {
    readonly title: string;
    readonly empty: string;
    readonly others: string;
    readonly fresh: string;
    readonly offered: string;
    /** Names with soft hyphens at their joints. */
    name(card: PowerUp): string;
    makes(points: number): string;
    /** The same beside what the best turn without cards brings. */
    makesSaid(points: number, without: number): string;
    /** The best turn without the card brings as much. */
    evenSaid(points: number): string;
    laying(laid: number, of: number): string;
    stop(cell: Cell): string;
    jamOn(cell: Cell): string;
    readonly included: string;
    /** Laid, and not needed by the trip. */
    readonly unused: string;
    /** Taken, and no trip that it goes along with is chosen. */
    readonly waits: string;
    readonly onOthers: string;
    /** An avoid card beside a trip that is chosen. */
    instead(points: number): string;
    insteadSaid(points: number): string;
    readonly asWell: string;
    readonly give: string;
    readonly goes: string;
    /** While cards are discarded: what would be missing from the best turn without it; if nothing, whether there are more of its kind. */
    costs(points: number, held: number): string;
    costsSaid(points: number): string;
    /** Of no use to the trip that is chosen. */
    readonly idle: string;
    readonly idleSaid: string;
    /** Of no use to any trip now. */
    readonly later: string;
    readonly laterSaid: string;
    /** Nor to any that could come: this turn is the last. */
    readonly uselessSaid: string;
    /** A carpool, while jams can still come. */
    readonly ifJammed: string;
    readonly ifJammedSaid: string;
    /** Before the picture of the other card. */
    pair(points: number): string;
    /** Before the picture of the other card, where there is room. */
    readonly with: string;
    /** `same`: two of a kind. */
    pairSaid(other: PowerUp, points: number, without: number, same: boolean): string;
    /** Draws the turn that a card promises. */
    readonly show: string;
    about(card: PowerUp): string;
    /** In two words, where what it would bring is not told. */
    purpose(card: PowerUp): string;
    readonly rule: string;
  };
  readonly tickets: {
    readonly title: string;
    readonly joins: string;
    readonly instead: string;
    /** 'Houses to stadium, 5 points, star. Best now by car: 3 points, one jam. Not chosen.' */
    said(
      trip: TripId,
      now: { readonly mode: Mode; readonly points: number; readonly lost: number; readonly before: number | undefined },
      standing: string,
    ): string;
    readonly standing: Readonly<
      Record<'plain' | 'better' | 'joins' | 'avoided' | 'instead' | 'dim' | 'prospect', string> & {
        chosen(place: number): string;
      }
    >;
    /** What the trip brings by each mode, and what its signs mean. */
    about(trip: TripId, star: boolean): string;
    /** After a change of the sketch, for those who listen. */
    changed(
      changes: readonly {
        readonly trip: TripId;
        readonly points: number;
        readonly before: number;
        readonly mode: Mode;
      }[],
    ): string;
  };
  readonly modes: {
    readonly title: string;
    readonly names: Readonly<Record<Mode | 'electric' | 'carpool', string>>;
    /** What jams of the others could take at most. */
    jamUpTo(points: number): string;
    jam(points: number): string;
    readonly noJam: string;
    withCards(count: number): string;
    /** Where a card that it takes leads the trip. */
    leads(shifts: readonly Shift[]): string;
    /** A card that goes with the mode that is chosen. */
    readonly along: string;
    /** The mode is chosen: a tap leads the trip another way. */
    readonly otherWay: string;
    readonly lacks: {
      stop(cell: Cell): string;
      stops(count: number): string;
      paths(count: number, walking: boolean): string;
      full(cell: Cell): string;
      readonly tooFar: string;
      readonly card: string;
      readonly together: string;
    };
    /** The whole sentence, for the prompt. */
    why(mode: Mode | 'electric' | 'carpool', lack: string, cells: readonly Cell[]): string;
    /** The same between other ends than those of the trip now. */
    whyBetween(mode: Mode, lack: string, ends: readonly [Cell, Cell]): string;
  };
  readonly note: {
    readonly first: string;
    /** With what the signs mean, where nothing can be pointed at. */
    readonly firstTouch: string;
    /** `join`: two of them can be travelled one after the other; `more`: others go by this mode already. */
    changes(count: number, mode: Mode | undefined, join: boolean, more: boolean): string;
    /** What may still be done beside avoiding. */
    readonly avoiding: string;
    /** What others did since my turn, or before my first. */
    since(turns: string, first: boolean): string;
    /** What became of a jam that I put on somebody's trip. */
    myJam(name: string, lost: number, lifted: boolean): string;
    /** What became of my own trip when others jammed it. */
    myTrip(points: number, promised: number, names: string): string;
    /** What my turn brought and how I travelled, before cards are discarded; without a trip for avoid cards. */
    myTurn(points: number, how: string | undefined): string;
    readonly before: string;
    readonly next: string;
    /** The same on the buttons. */
    readonly beforeWord: string;
    readonly nextWord: string;
    /** What the buttons are for, where others' turns are told elsewhere. */
    readonly others: string;
    planWorks(points: number): string;
    /** A trip of my plan is gone: who took it, if that is known. */
    taken(name: string | undefined, trip: TripId): string;
    readonly planAhead: string;
    readonly jamLater: string;
    readonly noWayOver: string;
    /** Another card of a kind that the trip has already. */
    readonly oneEnough: string;
  };
  /** Where several persons share a screen. */
  readonly shared: {
    ask(name: string, points: number): string;
    readonly askSo: string;
    readonly nobody: string;
    somebody(name: string): string;
    /** On the cover: what the screen is taken for. */
    placeJam(name: string): string;
    jammed(name: string): string;
  };
  readonly order: {
    readonly title: string;
    readonly notUntilTurn: string;
    name(order: StandingOrder): string;
  };
  readonly hint: {
    title(count: number): string;
    so(count: number): string;
    /** The same with a sketch of one's own in place. */
    instead(count: number): string;
    /** The same with one that brings as much as the best. */
    asGood(points: number): string;
    /** The sketch is the best of them. */
    same(points: number): string;
    /** And could lose more than the best. */
    riskier(points: number, risk: number, less: number): string;
    readonly close: string;
    cards(count: number): string;
    /** The chance to win, which may not be known yet. */
    chance(percent: number | undefined): string;
    /** “look at …” */
    aboutCard(card: PowerUp): string;
    aboutTrip(trip: string): string;
    /** One hint, and no other turn brings as much. */
    readonly only: string;
    /** Another turn brings as many points as the richest that is shown, or so many more, though it is weaker on the whole. */
    others(points: number, more: number): string;
    because(because: Because): string;
    /** The shortest word on what jams could take. */
    jamUpTo(points: number): string;
    /** 'Hint: bike path and two trips by bicycle, 10 points. …' */
    sentence(what: string, points: number, reasons: string): string;
    /** What to discard, of which so many are held. */
    discard(card: PowerUp, held: number): string;
    /** Whether to jam the trip of somebody, and why. */
    jam(advice: JamAdvice, name: string): string;
    /** Whether to play it: what it brings back, if that is worth it. */
    carpool(points: number, worthIt: boolean): string;
    /** Another answer, as its button says it. */
    or(answer: string): string;
    /** The same where it is known to be better, not why. */
    tried(answer: string): string;
    /** What a nudge looks at. */
    readonly lookAt: {
      points(name: string): string;
      readonly jam: string;
      readonly doubles: string;
      readonly uses: string;
    };
  };
  readonly race: {
    readonly you: string;
    title(scores: string): string;
    score(name: string, points: number): string;
    cards(count: number): string;
  };
  readonly facts: { cards(count: number): string; missing(points: number): string; readonly first: string };
  readonly choice: {
    trip(trip: TripId): string;
    readonly take: string;
    from(cell: Cell): string;
    mode(mode: Mode | 'electric' | 'carpool', points: number): string;
    card(card: PowerUp): string;
    on(cell: Cell): string;
    jam(cell: Cell): string;
    discard(cards: readonly PowerUp[]): string;
    hint(what: string, points: number): string;
  };
  readonly ending: {
    readonly title: string;
    readonly byRound: string;
    /** `clean` of the trips needed neither car nor van. */
    shareTitle(trips: number, clean: number): string;
    /** Who reads it, within a sentence. */
    readonly you: string;
    readonly kinds: Readonly<Record<'foot' | 'bike' | 'tram' | 'avoided' | 'electric' | 'motor', string>>;
    /** In these sentences there is no name where it is who reads them. */
    carried(name: string | undefined, marker: Marker, trips: number, others: number): string;
    lost(name: string | undefined, points: number): string;
    readonly figures: Readonly<Record<'turningPoint' | 'luck' | 'best' | 'worst' | 'help' | 'jams', string>>;
    /** Who was ahead to the end, and from which round on; `last`: it stayed open till then. */
    lead(name: string, round: number, last: boolean): string;
    /** `of`: one of so many that brought the same. */
    turn(points: number, round: number, of: number): string;
    perName(items: readonly (readonly [string, string])[]): string;
    /** Points lost in jams, more than were missing in the end. */
    decidedByJams(name: string | undefined, lost: number, margin: number): string;
    /** In which round the winner gained most on the other. */
    decidedBy(winner: string | undefined, round: number, what: string): string;
    /** The winner's, and the cards that brought its points; `ahead`: others led before. */
    lastTurn(name: string | undefined, points: number, cards: readonly PowerUp[], ahead: boolean): string;
    /** Of one who has not won. */
    behind(name: string | undefined, margin: number): string;
    round(round: number): string;
  };
  readonly credit: string;
}

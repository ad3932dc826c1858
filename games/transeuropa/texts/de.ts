/** TransEuropa auf Deutsch. */
import { COMMON, reasonText } from '@stellwerk/toolkit/words.ts';
import { type Event, mapFile, type MapRef, MAX_CREDIT, RAILS, topology, type View } from '../rules/index.ts';
import { are, ending, have, lacked, railsIn, withPoints } from './ending-de.ts';
import { hinted } from './hints-de.ts';
import { type Place, placeOf, type Wind } from './places.ts';
import { type Built, builtIn, citiesOf, joinedIn, toldOf, type Where } from './turns.ts';
import { endsOf, workOn } from './works.ts';
import { capital, fitting, type Reasons, type Words, type Work } from './words.ts';

const WINDS: Readonly<Record<Wind, readonly [adverb: string, noun: string]>> = {
  e: ['östlich', 'Osten'],
  ene: ['ostnordöstlich', 'Ostnordosten'],
  ne: ['nordöstlich', 'Nordosten'],
  nne: ['nordnordöstlich', 'Nordnordosten'],
  n: ['nördlich', 'Norden'],
  nnw: ['nordnordwestlich', 'Nordnordwesten'],
  nw: ['nordwestlich', 'Nordwesten'],
  wnw: ['westnordwestlich', 'Westnordwesten'],
  w: ['westlich', 'Westen'],
  wsw: ['westsüdwestlich', 'Westsüdwesten'],
  sw: ['südwestlich', 'Südwesten'],
  ssw: ['südsüdwestlich', 'Südsüdwesten'],
  s: ['südlich', 'Süden'],
  sse: ['südsüdöstlich', 'Südsüdosten'],
  se: ['südöstlich', 'Südosten'],
  ese: ['ostsüdöstlich', 'Ostsüdosten'],
};

const WORKS: Readonly<Record<Work, readonly [noun: string, accusative: string, line: string, thing: string]>> = {
  rail: ['Schiene', 'legt eine Schiene', 'einfache Linie', 'eine Schiene'],
  sea: ['Fähre', 'baut eine Fähre', 'Doppellinie', 'eine Fähre'],
  river: ['Brücke', 'baut eine Brücke', 'Doppellinie', 'eine Brücke'],
  mountain: ['Tunnel', 'gräbt einen Tunnel', 'Doppellinie', 'ein Tunnel'],
  double: ['Schiene', 'legt eine Schiene', 'Doppellinie', 'eine Doppellinie'],
};

/** Was man von einem Entwurf sagt, der den ganzen Zug kostet. */
const DONE: Readonly<Record<Work, string>> = {
  rail: 'Eine Schiene gelegt',
  sea: 'Fähre gebaut',
  river: 'Brücke gebaut',
  mountain: 'Tunnel gegraben',
  double: 'Doppellinie gelegt',
};

const ENDS = { round: 'Runde', game: 'Spiel' } as const;

const { list, points } = COMMON.de;

/** „10 statt 11 zu bauen“, oder was gleich bleibt. Punkte heißt es nicht: Die sind das, was jemand hat. */
/** Nach „Hier“, „Loslassen …“: was danach noch fehlt. */
const instead = (after: number, before: number): string =>
  after === before ? 'bringt dich nicht näher' : `noch ${after} statt ${before} zu bauen`;

/** „nordöstlich von Paris“, „2 Linien südlich von Rom“. */
function beside({ city, lines, wind }: Place): string {
  const direction = `${WINDS[wind][0]} von ${city.name.de}`;
  return lines > 1 ? `${lines} Linien ${direction}` : direction;
}

function crossing(map: MapRef, index: number): string {
  const place = placeOf(map, index);
  return place.lines === 0 ? place.city.name.de : beside(place);
}

/** „östlich von Paris“, weiter weg „bei Paris“: Niemand zählt Linien nach dem Kompass. */
function nearBy({ city, lines, wind }: Place): string {
  return lines > 1 ? `bei ${city.name.de}` : `${WINDS[wind][0]} von ${city.name.de}`;
}

/** „in Wien“, „bei Paris“. */
function startPlace(map: MapRef, index: number): string {
  const { lines, city } = placeOf(map, index);
  return `${lines === 0 ? 'in' : 'bei'} ${city.name.de}`;
}

function stretch(map: MapRef, from: number, to: number): string {
  const [start, end] = [placeOf(map, from), placeOf(map, to)];
  if (start.lines === 0 && end.lines === 1 && end.city === start.city) {
    return `von ${start.city.name.de} nach ${WINDS[end.wind][1]}`;
  }
  const away = start.lines === 0 ? `von ${start.city.name.de}` : `von der Kreuzung ${beside(start)}`;
  return `${away} ${end.lines === 0 ? `nach ${end.city.name.de}` : `zur Kreuzung ${beside(end)}`}`;
}

const REASONS: Reasons = {
  shape: 'Das ist kein Zug in diesem Spiel.',
  notYourTurn: 'Du bist gerade nicht am Zug.',
  over: 'Das Spiel ist zu Ende.',
  placeMarkerFirst: 'Setze zuerst deinen Startstein.',
  markerPlaced: 'Dein Startstein steht schon.',
  noSuchCrossing: 'Diese Kreuzung gibt es auf der Karte nicht.',
  crossingTaken: 'Hier steht schon ein Startstein.',
  noSuchLine: 'Diese Linie gibt es auf der Karte nicht.',
  occupied: 'Hier liegt schon eine Schiene.',
  notConnected: 'Diese Linie berührt dein Netz nicht.',
  doubleAfterSingle: 'Nach einer Schiene geht nur noch eine einfache Linie.',
  layAtLeastOne: 'Du musst mindestens eine Schiene legen.',
  noOwnRails: 'Du hast in dieser Runde keine eigene Schiene mehr.',
  othersOwnRail: 'Hier liegt schon eine eigene Schiene von jemand anderem.',
  mapUnknown: ({ map }) => `Eine Karte namens „${map}“ gibt es nicht.`,
  mapShape: 'Diese Datei ist keine Karte für TransEuropa.',
  mapTooLarge: ({ crossings, lines, cities }) =>
    `Die Karte ist zu groß: höchstens ${crossings} Kreuzungen, ${lines} Linien und ${cities} Städte.`,
  mapCrossing: ({ crossing: id }) => `Die Kreuzung ${id} kommt auf der Karte doppelt vor.`,
  mapLine: ({ a, b }) => `Die Linie von ${a} nach ${b} ist falsch oder doppelt.`,
  mapCity: ({ city }) => `Die Stadt ${city} liegt auf keiner Kreuzung oder kommt doppelt vor.`,
  mapTooFewCities: ({ colour, have, need }) =>
    `Die Karte hat zu wenige Städte der Gruppe ${COLOURS[colour as keyof typeof COLOURS]}: ${have} statt ${need}.`,
  mapDisconnected: 'Auf der Karte sind nicht alle Kreuzungen miteinander verbunden.',
};

const COLOURS = { red: 'Rot', orange: 'Orange', yellow: 'Gelb', green: 'Grün', blue: 'Blau' } as const;

/** Mehr als `MAX_CREDIT` hat niemand; so viel verliert auch, wem eigene Schienen der anderen keinen Weg lassen. */
const lost = (count: number): string =>
  count === 0 ? 'verliert nichts' : count >= MAX_CREDIT ? 'verliert alles' : `verliert ${points(count)}`;

function event(told: Event, name: (seat: number) => string, { map }: View): string | undefined {
  const names = (seats: readonly number[]): string => list(seats.map(name));
  switch (told.type) {
    case 'round':
      return `Runde ${told.round} beginnt, ${name(told.startPlayer)} fängt an.`;
    case 'hand':
      return `Deine Städte: ${list(told.cities.map((city) => mapFile(map).cities[city]!.name.de))}.`;
    case 'started':
      return `${name(told.seat)} setzt den Startstein ${startPlace(map, told.crossing)}.`;
    case 'laid': {
      const topo = topology(map);
      const [from, to] = endsOf(topo, told.line);
      const [, builds] = WORKS[workOn(topo, told.line)];
      const built = told.own ? 'legt eine eigene Schiene' : builds;
      return `${name(told.seat)} ${built} ${stretch(map, from, to)}.`;
    }
    case 'joined':
      return `${names(told.seats)} sind jetzt ein Netz.`;
    case 'stopped':
      return `${name(told.seat)} belässt es bei einer Schiene.`;
    case 'passed':
      return `${name(told.seat)} kann keine Schiene legen und setzt aus.`;
    case 'lastRail':
      return `Alle Städte von ${names(told.finishers)} sind verbunden. ${name(told.seat)} darf noch eine Schiene legen.`;
    case 'finished':
      return `${names(told.seats)} ${told.seats.length > 1 ? 'haben' : 'hat'} alle fünf Städte verbunden.`;
    case 'railsOut':
      return `Alle ${RAILS} Schienen liegen: Die Runde ist zu Ende.`;
    case 'scored': {
      const { round, losses, credits } = told.scored;
      const parts = losses.map((loss, seat) => {
        if (loss === 0 || loss >= MAX_CREDIT) return `${name(seat)} ${lost(loss)}`;
        if (credits[seat] === 0) return `${name(seat)} verliert die letzten Punkte (${loss} fehlten)`;
        return `${name(seat)} ${lost(loss)} (noch ${credits[seat]})`;
      });
      return `Wertung der Runde ${round}: ${parts.join(', ')}.`;
    }
    case 'won':
      return told.seats.length > 1 ? `${names(told.seats)} teilen sich den Sieg.` : `${names(told.seats)} gewinnt.`;
  }
}

/** „bei Dublin“, „zwischen Florenz und Rom“, „östlich von Dublin“. */
function at(where: Where): string {
  if (where.type === 'between') return `zwischen ${where.cities[0]} und ${where.cities[1]}`;
  return where.type === 'at' ? `bei ${where.city}` : nearBy(where.place);
}

/** „zwei Schienen zwischen Florenz und Rom“, „eine Fähre bei Dublin“. */
function built({ rails, own, work, where }: Built): string {
  const places = list(where.map(at));
  if (own > 0) {
    const privately =
      own === rails
        ? rails > 1
          ? 'zwei eigene Schienen'
          : 'eine eigene Schiene'
        : 'eine gemeinsame und eine eigene Schiene';
    return `${privately} ${places}`;
  }
  if (work !== 'rail') return `${WORKS[work][3]} ${places}`;
  return `${rails > 1 ? 'zwei Schienen' : 'eine Schiene'} ${places}`;
}

function turn(events: readonly Event[], name: (seat: number) => string, view: View): readonly string[] {
  const made = builtIn(events, view.map, (city) => city.name.de);
  const joined = joinedIn(events).map(name);
  const rest = toldOf(events).flatMap((told) => {
    if (told.type === 'passed') return ['kann nichts legen'];
    if (told.type !== 'started') return event(told, name, view) ?? [];
    return `beginnt ${startPlace(view.map, told.crossing)}`;
  });
  return [
    ...(made ? [built(made)] : []),
    ...(joined.length > 0
      ? [`verbindet sich mit ${joined.length > 1 ? 'den Netzen' : 'dem Netz'} von ${list(joined)}`]
      : []),
    ...rest,
  ];
}

/** „beginnt in Wien“, „beginnt bei Paris“; bei vielen am Tisch ist für das Verb kein Platz. */
function startIn(events: readonly Event[], { map, seats }: View): string {
  const start = events.find((told) => told.type === 'started');
  return start ? `${seats > 3 ? '' : 'beginnt '}${startPlace(map, start.crossing)}` : '';
}

function brief(events: readonly Event[], _: (seat: number) => string, view: View): string {
  const made = builtIn(events, view.map, (city) => city.name.de);
  if (made) {
    const isRail = made.work === 'rail' || made.own > 0;
    const where = ` bei ${list(citiesOf(made, (city) => city.name.de))}`;
    // An einem großen Tisch ist für Verben kein Platz, an einem noch größeren auch für Orte nicht.
    const thing = isRail ? railsIn(made.rails) : `1 ${WORKS[made.work][0]}`;
    if (view.seats > 3) return view.seats > 4 ? thing : thing + where;
    return (isRail ? `legt ${thing}` : WORKS[made.work][1]) + where;
  }
  return startIn(events, view) || (events.some(({ type }) => type === 'passed') ? 'nichts' : '');
}

export const de: Words = {
  bots: {
    easy: 'Geht von einer seiner Städte zur nächsten und schaut nicht aufs Ganze.',
    normal: 'Kennt sein billigstes Netz und baut zuerst, was sonst niemand baut.',
    hard: 'Errät eure Städte an euren Schienen und spielt die Runde im Kopf viele Male zu Ende.',
  },
  options: {
    credit: { label: 'Punkte am Anfang', help: 'So viele haben alle am Anfang. Üblich sind 13.' },
    openRounds: {
      label: 'Feste Rundenzahl',
      help: 'Das Spiel dauert genau so viele Runden, egal wie viele Punkte noch da sind.',
    },
    vexation: {
      label: 'Eigene Schienen',
      help: 'Alle bekommen je Runde drei Schienen der eigenen Farbe, die nur dem eigenen Netz nützen.',
    },
    map: { label: 'Karte', help: 'Europa, oder eine eigene Karte als Datei.' },
  },
  event,
  turn,
  brief,
  reason: (reason) => reasonText(REASONS, reason, 'Das geht hier nicht.'),
  colours: COLOURS,
  regions: { red: 'der Westen', orange: 'die Mitte', yellow: 'der Norden', green: 'der Osten', blue: 'der Süden' },
  board: 'Karte von TransEuropa',
  keys: 'Pfeiltasten gehen von Ziel zu Ziel, die Eingabetaste wählt und nimmt beim zweiten Mal einen anderen Weg, W zeigt, wessen Schienen es sind.',
  outOfSight: (name) => `Zeigen, was ${name} gemacht hat`,
  crossing,
  work: (map, work, from, to) => `${WORKS[work][0]} ${stretch(map, from, to)}, ${WORKS[work][2]}`,
  prompt: {
    start: { ask: 'Setze deinen Startstein auf eine freie Kreuzung.', brief: 'Setze deinen Startstein.' },
    startHere: 'Startstein hierher?',
    lay: {
      ask: 'Lege eine oder zwei Schienen, oder eine auf eine Doppellinie.',
      brief: 'Lege eine oder zwei Schienen.',
    },
    layPrivate: { ask: 'Lege eine eigene Schiene: Sie nützt nur deinem Netz.', brief: 'Lege eine eigene Schiene.' },
    second: {
      ask: 'Noch eine Schiene auf eine einfache Linie oder Zug beenden?',
      brief: 'Noch eine Schiene oder Zug beenden?',
    },
    done: (rails, work) => (rails > 1 ? 'Zwei Schienen gelegt: Zug beenden?' : `${DONE[work]}: Zug beenden?`),
    doneFive: (ends) => ({
      ask: `Alle fünf Städte sind verbunden: ${ENDS[ends]} beenden?`,
      brief: `Alle fünf verbunden: ${ENDS[ends]} beenden?`,
    }),
    doneRails: (ends) => ({ ask: `Alle Schienen liegen: ${ENDS[ends]} beenden?` }),
    last: (finishers, count) => ({
      ask: `${finishers} ${count > 1 ? 'haben' : 'hat'} alle fünf Städte. Du darfst noch eine Schiene legen.`,
      brief: `${finishers} ${count > 1 ? 'sind' : 'ist'} fertig. Noch eine Schiene?`,
    }),
    waitStart: (name) => `${name} setzt den Startstein.`,
    waitLay: (name) => `${name} baut.`,
    waitLast: (name) => ({
      ask: `${name} darf noch eine letzte Schiene legen.`,
      brief: `${name} legt die letzte Schiene.`,
    }),
    won: (who, left) => {
      const names = capital(who.names);
      if (who.count > 1) return `${names} ${who.you ? 'teilt euch' : 'teilen sich'} den Sieg.`;
      return who.you ? `${names} gewinnst mit ${withPoints(left)}!` : `${names} gewinnt mit ${withPoints(left)}.`;
    },
  },
  so: {
    connect: 'Verbinde deine fünf Städte. Alle dürfen alle Schienen nutzen.',
    compare: (count, byFinger, dotted) =>
      `Von hier noch ${railsIn(count)}${dotted ? ' (gepunktet)' : ''}. ${byFinger ? 'Tippe' : 'Klicke'} woanders hin, um zu vergleichen.`,
    from: (count) => `Von dort noch ${railsIn(count)} zu bauen.`,
    here: (after, before) =>
      after === before ? `Das bringt dich nicht näher: noch ${before} zu bauen.` : `Hier: ${instead(after, before)}.`,
    whole: (work, after, before) =>
      `Kostet den ganzen Zug (${WORKS[work][0]}), ${after === before ? 'und ' : 'dann '}${instead(after, before)}.`,
    lift: (after, before) => `Loslassen baut hier: ${instead(after, before)}. Wegziehen bricht ab.`,
    liftWhole: (work, after, before) =>
      `Loslassen baut hier (${WORKS[work][0]}, ganzer Zug): ${instead(after, before)}.`,
    joins: (names, count, whole) =>
      whole
        ? `Verbindet dich mit ${names}: noch ${count} zu bauen. Kostet den ganzen Zug.`
        : fitting(
            `Verbindet dich mit ${names}: noch ${count} zu bauen. Ihr teilt alle Schienen.`,
            `Verbindet dich mit ${names}: noch ${count}. Ihr teilt alle Schienen.`,
          ),
    takeBack: (rails, byFinger) =>
      `${byFinger ? 'Tippe' : 'Klicke'} ${rails > 1 ? 'eine deiner neuen Schienen' : 'deine neue Schiene'} an, um sie zurückzunehmen.`,
    across: 'Oder eine auf eine Doppellinie.',
    joined: ({ names, you }) =>
      you ? `${capital(names)} teilt euch jetzt ein Netz.` : `${names} sind jetzt ein Netz.`,
    marks: 'Volle Kreise bringen dich näher. Ringe gehen auch, kleine für zwei Schienen.',
    doubles: 'Doppellinien kosten den ganzen Zug und zählen bei der Wertung doppelt.',
    pale: (seats) => `Blasse Städte sind zu ${seats === 2 ? 'zweit' : 'dritt'} nicht im Spiel: Niemand hat ihre Karte.`,
    afresh: 'Neue Städte, leere Karte: Beginne, wo die Wege zu ihnen kurz sind.',
    open: (cities) =>
      fitting(
        `Dir ${cities.length > 1 ? 'fehlen' : 'fehlt'} noch ${list(cities)}.`,
        `Dir fehlen noch ${cities.length} Städte.`,
      ),
    onCrossing: (byFinger) => `${byFinger ? 'Tippe' : 'Klicke'} auf eine Kreuzung.`,
    doubleTakesAll: 'Eine Doppellinie kostet den ganzen Zug.',
    turnSpent: 'Das war deine letzte Schiene in diesem Zug.',
    tooFar: (city) => `${city} ist deine Stadt, aber für diesen Zug zu weit: Baue darauf zu.`,
    myCity: (city) => `${city} ist eine deiner fünf Städte. Verbinde sie mit deinem Netz.`,
    isMine: (city) => `${city} gehört schon zu deinem Netz: Alle Schienen zählen.`,
    connected: 'Dort bist du schon verbunden: Die Schienen von allen zählen.',
    notMine: (city) => `${city} ist für diesen Zug zu weit und keine deiner fünf Städte.`,
    notInPlay: (city, seats) =>
      `${city} ist für diesen Zug zu weit und ${seats === 2 ? 'zu zweit' : 'zu dritt'} nicht im Spiel.`,
    walledIn: 'Deine fünf Städte lassen sich nicht mehr alle verbinden.',
    laidBy: (name, of, round) => `${name} hat diese Schiene gelegt (Runde ${round}, Zug ${of}).`,
  },
  undone: {
    start: 'Wähle zuerst eine Kreuzung für deinen Startstein.',
    lay: 'Lege zuerst mindestens eine Schiene.',
  },
  hint: {
    start: (map, index, count, away, another) => {
      const begin = `${another ? 'Genauso gut' : 'Tipp'}: Beginne ${startPlace(map, index)}`;
      if (away) {
        return fitting(
          `${begin}, abseits der anderen: nur ${railsIn(count)} zu bauen.`,
          `${begin}, abseits der anderen: nur ${railsIn(count)}.`,
        );
      }
      return fitting(
        `${begin}. Kürzer geht es nicht: noch ${railsIn(count)} zu bauen.`,
        `${begin}: nur noch ${railsIn(count)} zu bauen.`,
      );
    },
    lay: hinted,
    stop: 'Tipp: Beende den Zug. Keine einfache Linie bringt dich jetzt weiter.',
    nothing: 'Tipp: Keine Schiene bringt dich weiter. Lege eine, die keinem hilft.',
    lookAt: { stop: 'deinen kürzesten Weg', nothing: 'die Schienen der anderen' },
    toGo: (count) => `noch ${count}`,
    tried: {
      start: (map, index) => `Tipp: Beginne ${startPlace(map, index)}. Durchgespielt gewinnt das öfter.`,
      lay: (rails, city) =>
        `Tipp: Lege ${rails > 1 ? 'zwei Schienen' : 'eine Schiene'} bei ${city}. Durchgespielt gewinnt das öfter.`,
      stop: 'Tipp: Beende den Zug jetzt. Durchgespielt gewinnt das öfter.',
    },
  },
  button: { place: 'Hier starten', stop: 'Zug beenden', shared: 'Für alle', private: 'Eigene' },
  startAt: (place) => `Startstein: ${place}`,
  privately: (work) => `Nur für dich: ${work}`,
  tray: {
    title: 'Deine Städte',
    nothing: 'Wer zuschaut, hat keine Städte.',
    connected: 'verbunden',
    open: 'noch nicht verbunden',
    toGo: 'noch zu bauen',
    complete: 'alle fünf verbunden',
    noWay: 'kein Weg mehr zu allen fünf',
    rails: 'Schiene',
    round: (round, of) => `Runde ${round}${of > 0 ? ` von ${of}` : ''}`,
    railsLeft: (count) => (count === 1 ? '1 Schiene übrig' : `${count} Schienen übrig`),
    privateLeft: (count) => `eigene Schienen: ${count}`,
  },
  facts: {
    credit: (count, of) => `Punkte: ${count} von ${of}`,
    startPlayer: 'fängt an',
  },
  whose: {
    title: 'Wessen Schienen?',
    all: 'Alle',
    again: 'Noch einmal zeigen',
    joins: (name, rails, shares) => {
      const joined = `${railsIn(rails)} ${rails === 1 ? 'verbindet' : 'verbinden'} ${name === undefined ? 'deine Städte' : `die Städte von ${name}`}`;
      const [only, ...more] = shares;
      if (only && more.length === 0) return `${joined}, ${rails === 1 ? '' : 'alle '}von ${only.name} gelegt.`;
      return `${joined}: ${list(shares.map((it) => `${it.rails} von ${it.name}`))}.`;
    },
    way: (rails, foreign, by = 'anderen') => {
      if (rails === 0) return 'hier steht der Startstein';
      const all = rails > 1 ? 'alle ' : '';
      if (foreign === 0) return `${railsIn(rails)}, ${all}selbst gelegt`;
      return `${railsIn(rails)}, ${foreign < rails ? `${foreign} ` : all}von ${by}`;
    },
    short: (cities) => {
      const [first, ...more] = cities;
      if (first && more.length === 0) return `Bis ${first.name} ${lacked(first.rails)} ${railsIn(first.rails)}.`;
      const all = cities.reduce((sum, { rails }) => sum + rails, 0);
      return `Es ${lacked(all)} ${railsIn(all)}: ${list(cities.map(({ name, rails }) => `${rails} bis ${name}`))}.`;
    },
    byYou: 'dir',
    noWay: 'Eigene Schienen der anderen haben den Weg versperrt.',
  },
  round: {
    finished: (round, who) => {
      const begin = `Runde ${round}: ${capital(who.names)}`;
      if (who.you && who.count === 1)
        return { ask: `${begin} hast alle fünf Städte verbunden!`, brief: `${begin} hast alle fünf verbunden!` };
      return { ask: `${begin} ${have(who)} alle fünf Städte verbunden.`, brief: `${begin} ${are(who)} fertig.` };
    },
    finishedBy: (round, who, builder) => {
      const done = `Runde ${round}: ${capital(who.names)} ${are(who)} fertig, dank`;
      if (builder === undefined) return { ask: `${done} einer Schiene von dir.`, brief: `${done} dir.` };
      return { ask: `${done} einer Schiene von ${builder}.`, brief: `${done} ${builder}.` };
    },
    railsOut: (round) => ({ ask: `Runde ${round}: Alle Schienen sind verbaut.` }),
    loses: ({ names, you }, count) =>
      `${names} ${you ? 'verlierst' : 'verliert'} ${count >= MAX_CREDIT ? 'alles' : count}`,
    keeps: ({ names, you }, count) => `${names} ${you ? 'behältst' : 'behält'} ${count}`,
    lost: (count) => (count === 0 ? 'nichts verloren' : count >= MAX_CREDIT ? 'alles verloren' : `−${count}`),
    picture: (round) => `Karte am Ende der Runde ${round} mit den Schienen, die jemandes Städte verbinden`,
  },
  ending,
  you: 'du',
  list,
};

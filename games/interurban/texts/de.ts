/** InterUrban auf Deutsch. */
import { COMMON, reasonText } from '@stellwerk/toolkit/words.ts';
import { isStation, kindOf, ownerOf, valueOf, type Event, type StartLabel } from '../rules/index.ts';
import { BLOCKS } from './blocks.ts';
import { FORBIDDEN, REASONS } from './refusals.ts';
import { TILES } from './tiles.ts';
import {
  byRoute,
  changedBy,
  countedBy,
  inBrief,
  isJust,
  roman,
  sayGains,
  signed,
  tellCompleted,
  withChange,
} from './turns.ts';
import type { Change, Name, Words } from './words.ts';

const { list, points } = COMMON.de;
const { because, inTheWay, completed } = BLOCKS.de;
const { kind, tile, laid, own, whose, of } = TILES.de;
const withPoints = (count: number): string => (count === 1 ? 'mit 1 Punkt' : `mit ${count} Punkten`);

/** „Adas größter Vorsprung“, „Der größte Vorsprung von Spieler 1“, „Dein größter Vorsprung“. */
function largestLead(name: string | undefined): string {
  if (!name) return 'Dein größter Vorsprung';
  return /\d$/.test(name) ? `Der größte Vorsprung von ${name}` : `${whose(name)} größter Vorsprung`;
}

const routes = (labels: readonly string[]): string =>
  labels.length > 1 ? `die Strecken ${list(labels)}` : `die Strecke ${labels[0]}`;
const plainRoutes = (labels: readonly string[]): string =>
  `${labels.length > 1 ? 'Strecken' : 'Strecke'} ${list(labels)}`;

const complete = (labels: readonly string[]): string =>
  `${plainRoutes(labels)} ${labels.length > 1 ? 'sind' : 'ist'} fertig`;

const ENDINGS: Words['endings'] = {
  routes: () => 'Alle sechs Strecken sind fertig.',
  track: () => 'Alle Gleise liegen.',
  stations: (name) => `${name ? of(name, 'Bahnhöfe') : 'Deine Bahnhöfe'} liegen alle.`,
  stuck: (name) => (name ? `${name} kann nichts mehr legen.` : 'Du kannst nichts mehr legen.'),
};

function event(told: Event, name: Name): string | undefined {
  switch (told.type) {
    case 'game':
      return told.game === 0
        ? `Die Strecken heißen ${list(told.labels)}. ${name(told.startPlayer)} fängt an.`
        : `Spiel ${told.game + 1} beginnt mit den Strecken ${list(told.labels)}. ${name(told.startPlayer)} fängt an.`;
    case 'placed': {
      const joined = told.runIns.map((code) => ` und schließt ${laid(code, name)} an`).join('');
      return `${name(told.seat)} legt ${laid(told.tile, name)} auf ${routes(told.labels)}${joined}.`;
    }
    case 'completed':
      return `Die Strecke ${told.label} ist fertig: ${because(told.block)}.`;
    case 'turnedUp':
      return undefined;
    case 'ended': {
      const scores = told.points.map((count, seat) => `${name(seat)} ${count}`).join(', ');
      return `${ENDINGS[told.why](name(told.seat))} Punkte: ${scores}.`;
    }
    case 'won':
      return won(told.seats.map(name), told.points[told.seats[0]!]!);
  }
}

function won(winners: readonly (string | undefined)[], best: number): string {
  // „Du und Ada teilt euch“: Wer angesprochen wird, steht vorn.
  const [others, you] = [winners.filter((name) => name !== undefined), winners.includes(undefined)];
  const names = list([...(you ? ['Du'] : []), ...others]);
  if (winners.length > 1)
    return `${names} ${you ? 'teilt euch' : 'teilen sich'} den Sieg ${withPoints(best).replace('mit', 'mit je')}.`;
  return `${names} ${you ? 'gewinnst' : 'gewinnt'} ${withPoints(best)}.`;
}

/** Woher die Startzahl kommt, wo sie nicht einfach dasteht. */
const STARTS: Readonly<Partial<Record<StartLabel, string>>> = {
  S: 'Geraden',
  C: 'Kurven',
  H: 'höchste Startzahl',
  L: 'niedrigste Startzahl',
};

const COUNTS = { S: 'Dort zählen die Geraden', C: 'Dort zählen die Kurven' } as const;

/** „zählt die Kurven von C“. */
const counting = (label: string): string => `zählt die ${STARTS[label as StartLabel]} von ${label}`;

const ONTO = ['ersten', 'zweiten', 'dritten', 'vierten', 'fünften'];

/** Nach „Auf Strecke 6a“ und am Satzanfang: Verb und Rest, damit beides geht. */
function ranking(
  { seat, ranking: how, rank, with: tied }: Change,
  name: Name,
  me: number,
): [verb: string, rest: string] {
  const mine = seat === me;
  switch (how) {
    case 'level':
      return [
        mine ? 'ziehst' : 'zieht',
        ` mit ${list(tied.map((other) => (other === me ? 'dir' : name(other))))} gleich`,
      ];
    case 'leads':
      return [mine ? 'gehst' : 'geht', ' in Führung'];
    case 'comes':
      return [mine ? 'kommst' : 'kommt', ` auf den ${ONTO[rank - 1]} Platz`];
    case 'falls':
      return [mine ? 'fällst' : 'fällt', ` auf den ${ONTO[rank - 1]} Platz`];
    case 'same':
      return [mine ? 'bekommst' : 'bekommt', ''];
  }
}

const instead = (from: number, to: number): string => (from === 0 || from === to ? `+${to}` : `+${to} statt +${from}`);

function change(it: Change, name: Name, me: number, withRoute: boolean): string {
  const [verb, rest] = ranking(it, name, me);
  const who = it.seat === me ? 'du' : name(it.seat);
  const colon = it.ranking === 'same' ? '' : ':';
  const why = it.counts ? ` (${it.label} ${counting(it.counts)})` : '';
  const figures = `${rest}${colon} ${instead(it.from, it.to)}${why}.`;
  if (withRoute) return `Auf Strecke ${it.label} ${verb} ${who}${figures}`;
  return `${it.seat === me ? 'Du' : who} ${verb}${figures}`;
}

const GOES = {
  up: 'nach oben',
  right: 'nach rechts',
  down: 'nach unten',
  left: 'nach links',
  ahead: 'geradeaus',
} as const;
const WHY = { stations: '1 bis 4 sind da', blocked: 'Kein Bahnhof passt mehr' } as const;
const MORE = ['', 'noch ein', 'noch ein oder zwei'];

/** After 'mit'. */
const dative = (it: string): string => it.replace(/^die /, 'der ').replace(/^(d?eine) /, '$1r ');

export const de: Words = {
  bots: {
    easy: 'Legt seine Bahnhöfe, wo sie passen, und fragt nie, was eine Strecke wert ist.',
    normal: 'Plant ganze Züge und sieht, welche Strecke wem wie viel bringt.',
    hard: 'Spielt seine besten Züge im Kopf mehrere Züge weit durch, mit immer anderen Plättchen.',
  },
  options: {
    competition: {
      label: 'Wettbewerb',
      help: 'So viele Spiele nacheinander, dass alle einmal anfangen. Die Punkte werden zusammengezählt.',
    },
  },
  event,
  turn: (events, name) => [
    ...byRoute(events).map(({ labels, placed }) => {
      const said = placed.map(({ tile: code, seat, runIns }) =>
        [
          own(code, seat) ?? laid(code, name),
          ...runIns.map((joined) => {
            const mine = own(joined, seat);
            return `mit Anschluss an ${mine ? `die ${mine}` : laid(joined, name)}`;
          }),
        ].join(' '),
      );
      return `${plainRoutes(labels)}: ${said.join(', ')}`;
    }),
    ...tellCompleted(events, complete, because),
    ...events.flatMap((told) => (['ended', 'won', 'game'].includes(told.type) ? [event(told, name)!] : [])),
  ],
  brief: (events, name, view) => {
    const { viewer } = view;
    const { stations, by, joined, track, done } = inBrief(events);
    const which = ({ tile: code, seat }: (typeof joined)[number]): string => {
      const [owner, value] = [ownerOf(code), String(valueOf(code))];
      const theirs = /\d$/.test(name(owner)) ? `die ${of(name(owner), value)}` : of(name(owner), value);
      return owner === seat ? `eine ${value}` : owner === viewer ? `deine ${value}` : theirs;
    };
    const placed = [
      ...stations.map((station) => `${which(station)} auf ${station.labels.join('+')}`),
      ...(stations.length === 0 && !by && track.length > 0 ? [`Gleis auf ${list(track)}`] : []),
    ].join(', ');
    const did = [
      ...(done.length > 0 ? [`macht ${list(done)}${by ? ` mit ${dative(which(by))}` : ''} fertig`] : []),
      ...(placed === '' ? [] : [`legt ${placed}`]),
      ...joined.map((station) => `schließt ${which(station)} an ${station.labels.join('+')} an`),
    ].join(', ');
    return did === '' ? '' : `${did}${changedBy(events, view, name, 'du')}`;
  },
  reason: (reason) => reasonText(REASONS.de, reason, 'Das geht hier nicht.'),
  tile,
  where: (labels, turn) => `${plainRoutes(labels)}${turn === 'ahead' ? '' : `, ${GOES[turn]}`}`,
  list,
  endings: ENDINGS,
  board: {
    label: 'Spieltisch von InterUrban',
    keys: 'Pfeiltasten gehen von Lok zu Lok, R dreht das gewählte Plättchen, die Eingabetaste legt es.',
    forbidden: (code) => FORBIDDEN.de[code] ?? ['geht', 'nicht'],
    beyond: (labels) => `Das Ende der ${labels.length > 1 ? 'Strecken' : 'Strecke'} ${list(labels)} zeigen`,
  },
  prompt: {
    choose: 'Lege ein bis drei Plättchen, darunter höchstens einen Bahnhof.',
    chooseBrief: 'Bis zu 3 Plättchen, maximal 1 Bahnhof',
    missing: 'Lege zuerst mindestens ein Plättchen.',
    more: (left, stationPlaced, game) =>
      `Lege ${MORE[left]} ${stationPlaced ? (left === 1 ? 'Gleis' : 'Gleise') : 'Plättchen'} oder beende ${game ? 'das Spiel' : 'den Zug'}.`,
    moreBrief: (left, stationPlaced) =>
      stationPlaced
        ? `${left === 1 ? 'Noch ein Gleis' : 'Noch zwei Gleise'} oder fertig?`
        : `${left === 1 ? 'Noch ein' : 'Noch zwei'} Plättchen oder fertig?`,
    where: (what) => `${what}: vor welche Lok?`,
    whereBrief: (what) => `${what}: vor welche Lok?`,
    nowhere: (what) => `${what}: passt nirgends`,
    put: (what, turns) => `${what}: so legen${turns ? ' oder drehen' : ''}?`,
    done: (game) =>
      game
        ? 'Damit ist das Spiel aus, wenn du nichts zurücknimmst.'
        : 'Das war dein Zug: Beende ihn oder nimm etwas zurück.',
    doneBrief: (game) => (game ? 'Das Spiel beenden?' : 'Zug beenden?'),
    wait: (name) => `${name} baut.`,
    waitSo: (name) => `${name} ist am Zug. Dann kommst auch du wieder dran.`,
    route: (label, value) => `Strecke ${label}: Wert ${value}`,
    routeSo: 'Was sie wert ist, wer wie viel bekommt und was noch fehlt.',
  },
  so: {
    first: 'Bahnhöfe bringen Handel, Gleise Wert. Auch fremde Bahnhöfe darfst du legen.',
    held: (code, name, me, open) => {
      const value = valueOf(code);
      if (!isStation(code)) {
        const route = countedBy(code, open);
        if (route) {
          return value > 0
            ? `Damit ist die Strecke ${value} mehr wert, ${route} sogar ${value + 1}: ${COUNTS[route]}.`
            : `Ohne eigenen Wert, aber ${route} ist damit 1 mehr wert: ${COUNTS[route]}.`;
        }
        return value > 0
          ? `Damit ist die Strecke für alle dort ${value} mehr wert.`
          : 'Ohne Wert, aber damit bestimmst du, wohin die Strecke geht.';
      }
      const owner = ownerOf(code);
      const whom = owner === me ? 'dich' : name(owner);
      if (kindOf(code) === 'crossing' && open.length > 1) {
        return `Sie zählt für ${whom}, und noch eine Strecke kann durch sie gehen.`;
      }
      const isCrossing = kindOf(code) === 'crossing';
      if (owner !== me) {
        return `${isCrossing ? 'Sie' : 'Er'} zählt für ${whom}.${value < 4 ? ` Eine andere ${value} passt dann nicht mehr auf die Strecke.` : ''}`;
      }
      return `${isCrossing ? 'Deine Kreuzung' : 'Dein Bahnhof'} bringt dir Handel ${value}.`;
    },
    change,
    worth: (label, from, to) => `Strecke ${label} ist ${to} statt ${from} wert. Noch hat dort niemand einen Bahnhof.`,
    completes: (labels, why) =>
      `${plainRoutes(labels)} ${labels.length > 1 ? 'werden' : 'wird'} fertig${why ? `: ${WHY[why]}` : ''}.`,
    gets: (label, shares, block) => {
      const said = shares.map(
        ([who, count, change], index) =>
          `${who ?? 'du'} ${index > 0 ? '' : who ? 'bekommt ' : 'bekommst '}${withChange(count, change)}`,
      );
      return `Strecke ${label} wird fertig${inTheWay(block)}: ${said.join(', ').replace(/^du/, 'Du')}.`;
    },
    ends: {
      routes: 'Alle Strecken fertig: Damit endet das Spiel.',
      track: 'Das letzte Gleis: Damit endet das Spiel.',
      stations: 'Dein letzter Bahnhof: Damit endet das Spiel.',
    },
    wins: (name, count, against) =>
      name ? `${name} gewinnt mit ${count}, du hast ${against}.` : `Du gewinnst ${count} zu ${against}.`,
    done: (labels, block) => `${plainRoutes(labels)} fertig${inTheWay(block)}.`,
    nothing: (labels, turn) =>
      `${plainRoutes(labels)} ${labels.length > 1 ? 'führen' : 'führt'} ${GOES[turn]} weiter. An den Punkten ändert das nichts.`,
    soFar: (gains) =>
      gains.length === 0 ? 'Bisher ändert der Zug nichts an den Punkten.' : `Dieser Zug bisher: ${sayGains(gains)}.`,
    commerce: (label, who, from, to) =>
      `Handel auf Strecke ${label}: ${who} ${to} statt ${from}. An den Punkten ändert das nichts.`,
    points: (gains, labels, counts) => {
      const why = counts ? ` (${counting(counts)})` : '';
      const said = `${labels ? `${plainRoutes(labels)}${why}: ` : ''}${sayGains(gains)}.`;
      return said.charAt(0).toUpperCase() + said.slice(1);
    },
    takesBack: (count) => `Noch einmal, und ${count} Plättchen kommen zurück: dieses und was danach kam.`,
    nowhere: 'Auf jedem Feld steht, warum.',
    aim: 'Wähle zuerst ein hervorgehobenes Feld.',
    noTile: 'Wähle zuerst ein Plättchen.',
    oneWay: 'Hier passt es nur so herum.',
    turnsItself: 'Es dreht sich von selbst richtig, sobald du ein Feld wählst.',
    notOn: (labels, why) => `Nicht auf ${list(labels)}: ${why}.`,
    unplaced: 'Beendest du jetzt den Zug, wird dieses Plättchen nicht gelegt.',
    you: 'du',
  },
  news: {
    takes: (name, label, count) => `${name} übernimmt Strecke ${label}: du ${signed(count)}.`,
    leads: (names, count, mine) =>
      `${list(names)} ${names.length > 1 ? 'führen' : 'führt'} jetzt mit ${count} zu ${mine}.`,
    passes: (names, count, mine) =>
      names.length > 1 ? `${list(names)} überholen dich.` : `${names[0]} überholt dich, ${count} zu ${mine}.`,
    complete: (labels) => `${complete(labels)}.`,
    lastRoute: (label) => `Nur ${label} ist noch offen: Ist sie fertig, ist Schluss.`,
    lastTrack: (count) => `Noch ${count === 1 ? '1 Gleisplättchen' : `${count} Gleisplättchen`}, dann ist Schluss.`,
    trackAlone: (count) =>
      `Kein offener Bahnhof passt mehr: höchstens noch ${count === 1 ? '1 Gleis' : `${count} Gleise`} bis zum Schluss.`,
    fewFit: (count) =>
      `Von den offenen Plättchen ${count === 1 ? 'passt' : 'passen'} nur noch ${count}: Passt keins mehr, ist Schluss.`,
    lastStation: (name) =>
      name
        ? `${of(name, 'letzter Bahnhof').replace(/^l/, 'L')} liegt offen: Wird er gelegt, ist bald Schluss.`
        : 'Dein letzter Bahnhof liegt offen: Wird er gelegt, ist Schluss.',
    noStation: (name) =>
      name
        ? `${of(name, 'Bahnhöfe')} liegen alle: Nach ${of(name, 'Zug').replace(/^Zug/, 'dem Zug')} ist Schluss.`
        : 'Deine Bahnhöfe liegen alle: Nach diesem Zug ist Schluss.',
  },
  hint: {
    head: (nth, of) => (of > 1 ? `Tipp ${roman(nth)}: ` : 'Tipp: '),
    next: (nth) => `Tipp, Plättchen ${nth}: `,
    why: (sentence) => sentence,
    plan: (count, { code, labels, elsewhere, done }, name, me, brief) => {
      const what = completed(done);
      const numbers = count > 2 ? `1–${count}` : '1 und 2';
      if (!isStation(code) && count > 1) {
        const all = [...labels, ...elsewhere];
        if (brief) return `Gleise auf ${list(all)}${what && `, ${what}`}:`;
        return `Plättchen ${numbers} auf ${plainRoutes(all)}${what && ` machen ${what}`}:`;
      }
      const track = elsewhere.length > 0 ? `Gleis auf ${list(elsewhere)}` : '';
      const main = tile(code, name, me);
      if (isStation(code) && isJust(done, labels)) return `${main} macht ${what}${track && `, ${track}`}:`;
      if (brief) return `${main} auf ${list(labels)}${track && `, ${track}`}${what && `, ${what}`}:`;
      const station = main.replace(/^D/, 'd').replace(/^deine? Bahnhof/, 'deinen Bahnhof');
      return `Plättchen ${numbers} bringen ${ownerOf(code) === me ? station : main} auf ${list(labels)}${track && ` und ${track}`}${what && ` und machen ${what}`}:`;
    },
    completes: (done) => `${completed(done)}:`,
    alone: (what, labels, count, done) =>
      done
        ? `${what} macht ${list(labels)} fertig, allein dort: alles für dich, +${count}.`
        : `${what} wäre allein auf ${list(labels)}: alles für dich, +${count}.`,
    place: (what, where) => `${what}, ${where}.`,
    which: (what, labels) => `${what} auf ${list(labels)}.`,
    routes: plainRoutes,
    safe: 'Keine Punkte für dich; das hilft anderen am wenigsten.',
    keepsOpen: 'Hält das Spiel offen: Jetzt würdest du verlieren.',
    guarded: (next) => `So bleibt für ${next} weniger.`,
    shields: (nth, next) => `Plättchen ${nth} stört ${next}.`,
    together: (from, to, gains) => `Mit Plättchen ${from < to ? `${from} und ${to}` : to}: ${sayGains(gains)}.`,
    spares: (value) => `Heb deine ${value} auf: Sie brächte nicht mehr.`,
    finish: (rank, shared, count) =>
      rank > 1
        ? `du kommst mit ${count} auf Platz ${rank}`
        : `du ${shared ? 'teilst dir den Sieg' : 'gewinnst'} mit ${count}`,
    ends: (finish) => `Damit endet das Spiel, ${finish}.`,
    endGame: (finish) => `Tipp: Beende das Spiel, ${finish}.`,
    end: 'Tipp: Beende den Zug. Kein weiteres Plättchen hilft dir jetzt.',
    endAnswered: 'Tipp: Beende den Zug. Was dir jetzt mehr bringt, nützt dem Nächsten mehr.',
    nextTurn: (next) => `den nächsten Spielzug von ${next}`,
    tried: 'Durchgespielt gewinnt das öfter.',
    triedEnd: 'Tipp: Beende den Zug. Durchgespielt gewinnt das öfter.',
  },
  button: {
    place: 'Legen',
    turn: 'Drehen',
    end: 'Zug beenden',
    endGame: 'Spiel beenden',
    close: 'Schließen',
    run: 'Zusehen, wie sich die Punkte ergeben',
    stop: 'Anhalten',
  },
  choice: {
    tile: (what, places) => `${what} wählen (${places === 1 ? '1 Möglichkeit' : `${places} Möglichkeiten`})`,
    other: 'Ein anderes Plättchen wählen',
  },
  tray: {
    track: 'Gleise für alle',
    mine: 'Deine Bahnhöfe',
    stations: (name) => of(name, 'Bahnhöfe'),
    short: { track: 'Gleise', mine: 'Deine' },
    left: (count) => `${count} verdeckt im Stapel`,
    empty: 'Leerer Platz',
    about: (code, name, me, open, serves) => {
      const value = valueOf(code);
      if (!isStation(code)) {
        const route = countedBy(code, open);
        if (route) {
          const more = value > 0 ? `Damit ist eine Strecke ${value} mehr wert` : 'Ohne eigenen Wert';
          const there =
            value > 0 ? `Strecke ${route} sogar ${value + 1}` : `aber Strecke ${route} ist damit 1 mehr wert`;
          return [kind(code), `${more}, ${there}: ${COUNTS[route]}.`];
        }
        return value > 0
          ? [kind(code), `Damit ist eine Strecke ${value} mehr wert, für alle, die dort einen Bahnhof haben.`]
          : [kind(code), 'Ohne Wert, aber sie bestimmt, wohin die Strecke geht und was noch passt.'];
      }
      const owner = ownerOf(code);
      const whom = owner === me ? 'für dich' : `für ${name(owner)}, egal wer legt`;
      if (kindOf(code) === 'crossing')
        return [
          `Kreuzungsbahnhof ${value}`,
          serves.length > 1
            ? `Er zählt ${whom}. Hier liegt er auf beiden Strecken, ${list(serves)}.`
            : open.length > 1
              ? `Er zählt ${whom}. Sein zweites Gleis wartet auf eine andere Strecke, die diesen Bahnhof dann auch bekommt.`
              : `Er zählt ${whom}.`,
        ];
      return [
        `Bahnhof ${value}`,
        `Er zählt ${whom}. ${value < 4 ? `Jede Strecke hat nur eine ${value}.` : 'Jede Strecke nimmt eine 4 von jeder Farbe.'}`,
      ];
    },
  },
  routes: {
    title: 'Strecken',
    now: 'wenn jetzt Schluss wäre',
    final: 'endgültig',
    name: (label) => `Strecke ${label}`,
    worth: (label, value) => `Strecke ${label}: Wert ${value}`,
    done: 'Fertig',
    complete: (block) => `Fertig: ${because(block)}.`,
    open: 'Im Bau',
    nobody: 'noch kein Bahnhof',
    none: 'kein Bahnhof',
    value: 'Wert',
    sum: (printed, start, track, from) =>
      `= ${STARTS[printed] ?? 'Startzahl'} ${start}${from ? ` (die von ${from})` : ''} + Gleise ${track}`,
    commerce: 'Handel',
    decides:
      'ist die Summe der eigenen Bahnhöfe. Wer am meisten hat, bekommt alles, Platz 2 die Hälfte, Platz 3 ein Viertel (aufgerundet).',
    shares: ['alles', 'die Hälfte', 'ein Viertel', 'ein Achtel', 'nichts'],
    you: 'Du',
    rank: (name, commerce, victory) => `${name}: Handel ${commerce}, bringt ${points(victory)}`,
    missing: (values) =>
      `Fertig mit ${values.length === 4 ? '1, 2, 3 und 4' : list(values.map((value) => `einer ${value}`))} oder wenn kein Bahnhof mehr passt.`,
  },
  facts: {
    points: (count) => `${points(count)}, wenn jetzt Schluss wäre`,
    before: (count) => `davor ${points(count)}`,
    stationsLeft: (count) => (count === 1 ? '1 Bahnhof im Stapel' : `${count} Bahnhöfe im Stapel`),
    startPlayer: (begun) => (begun ? 'hat angefangen' : 'fängt an'),
  },
  outcome: {
    won,
    others: (others) =>
      `${others
        .map(([who, count], index) =>
          index > 0 ? `${who ?? 'du'} ${count}` : `${who ? `${who} hat` : 'Du hast'} ${count}`,
        )
        .join(', ')}.`,
    game: (game) => `Spiel ${game}`,
    ahead: (label, name, other, [mine, theirs], [get, got]) =>
      `${largestLead(name)} auf ${other ?? 'dich'} war auf Strecke ${label}: Handel ${mine} gegen ${other ? of(other, String(theirs)) : `deine ${theirs}`}, also ${points(get!)} gegen ${got}.`,
    aheadInGame: (game, name, other, [get, got]) =>
      `${largestLead(name)} auf ${other ?? 'dich'} war in Spiel ${game}: ${points(get!)} gegen ${got}.`,
    round: (round, game) => `${game ? `Spiel ${game}, ` : ''}Runde ${round}`,
    turning: 'Wendepunkt',
    turningAt: (when, names) =>
      `${when}: ${names.length === 0 ? 'du gehst' : `${list(names)} ${names.length > 1 ? 'gehen' : 'geht'}`} in Führung`,
    bestTurn: 'Bester Zug',
    worstTurn: 'Schlechtester Zug',
    atTurn: (when, name, change) => `${when}: ${name} ${change}`,
    fromOthers: 'Durch Züge der anderen',
    blocked: (label, block) => [`Warum ${label} fertig ist`, because(block)],
    crossings: 'Kreuzungen auf zwei Strecken',
    luck: 'Glück mit den Bahnhöfen',
    course: 'Punkte, wenn da Schluss gewesen wäre',
    games: 'Spiele des Wettbewerbs',
    player: 'Wer',
    sum: 'Summe',
  },
};

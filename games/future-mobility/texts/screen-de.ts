/** Future Mobility auf Deutsch: was am Tisch steht. */
import type { Because } from '../rules/advice/reasons.ts';
import { BRINGS, PURPOSES } from './brings.ts';
import { MODE_BONUS, tripOf, type Mode, type PowerUp, type Score, type StandingOrder } from '../rules/index.ts';
import { endingDe } from './ending-de.ts';
import { answersDe } from './answer-words.ts';
import { jamReasonDe } from './jam-reasons.ts';
import type { ScreenWords, Shift } from './screen-words.ts';
import { coordinates, tripName, type Names } from './words.ts';

const withPoints = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkten`);
const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);
const NUMBERS = ['null', 'eine', 'zwei', 'drei', 'vier', 'fünf'] as const;
const trips = (count: number): string => (count === 1 ? 'eine Strecke' : `${NUMBERS[count] ?? String(count)} Strecken`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const oneOf = (cells: readonly number[]): string =>
  `${cells.slice(0, -1).map(coordinates).join(', ')} oder ${coordinates(cells.at(-1)!)}`;

/** Karten brechen nur an ihren Fugen um. */
const AT_JOINTS: Readonly<Record<PowerUp, string>> = {
  tramA: 'Straßen\u00ADbahn A',
  tramB: 'Straßen\u00ADbahn B',
  bikePath: 'Fahrrad\u00ADweg',
  walkableCity: 'Begehbare Stadt',
  denseCity: 'Verdich\u00ADtete Stadt',
  delivery: 'Liefer\u00ADservice',
  homeOffice: 'Home\u00ADoffice',
  electricVehicle: 'Elektro\u00ADfahrzeug',
  cargoBike: 'Lasten\u00ADrad',
  carpool: 'Fahr\u00ADgemein\u00ADschaft',
  trafficJam: 'Stau',
};

const STOPS: Readonly<Record<Shift['stop'], string>> = { from: 'ab', over: 'über', to: 'bis' };
const BOTH: Readonly<Record<Shift['stop'], string>> = { from: 'von', over: 'über', to: 'nach' };
const onto = (shifts: readonly Shift[]): string =>
  shifts.map(({ stop, is }) => `${(shifts.length > 1 ? BOTH : STOPS)[stop]} ${coordinates(is)}`).join(' ');

const MODE_NAMES: ScreenWords['modes']['names'] = {
  car: 'Auto',
  van: 'Lieferwagen',
  electric: 'elektrisch',
  tram: 'Straßenbahn',
  bicycle: 'Fahrrad',
  cargoBike: 'Lastenrad',
  walking: 'zu Fuß',
  carpool: 'Fahrgemeinschaft',
};

const GOES: Readonly<Record<Mode, string>> = {
  car: 'fährt Auto',
  van: 'fährt Lieferwagen',
  tram: 'fährt Straßenbahn',
  bicycle: 'fährt Rad',
  cargoBike: 'fährt Lastenrad',
  walking: 'geht zu Fuß',
};
const goes = (mode: Mode, electric: boolean): string =>
  electric && mode === 'car' ? 'fährt Elektroauto' : electric && mode === 'van' ? 'fährt elektrisch' : GOES[mode];

function sum({ segments, jams, lifted, total }: Score): string {
  if (segments.length > 2) return `${total} Punkte`;
  const [first] = segments;
  const parts =
    segments.length === 1 && first!.bonus > 0
      ? [first!.points, first!.bonus]
      : segments.map(({ points, bonus }) => points + bonus);
  const lost = lifted ? 0 : 2 * jams;
  if (parts.length === 1 && lost === 0) return withPoints(total).replace('Punkten', 'Punkte');
  return `${parts.join(' + ')}${lost > 0 ? ` − ${lost} durch Stau` : ''}`;
}

/** Was Karten bringen, neben dem Besten ohne sie. */
const beside = (count: number, without: number): string => `${count}${without > 0 ? `, ohne sie ${without}` : ''}`;

/** Was Staus der anderen noch kosten können. */
function threat({ jams, lifted }: Score, risk: number): string {
  if (risk > 0) return jams > 0 ? `noch ein Stau: bis −${risk}` : `Stau möglich: bis −${risk}`;
  if (lifted) return 'Stau kostet nichts';
  return jams > 0 ? 'kein weiterer Stau' : 'kein Stau möglich';
}

const ORDERS: Readonly<Record<'ask' | 'untilTurn' | 'pass', string>> = {
  ask: 'Immer fragen',
  untilTurn: 'Nicht fragen, bis ich dran bin',
  pass: 'Nie fragen, immer fahren lassen',
};

function because(reason: Because, cardName: Names['cardName']): string {
  switch (reason.kind) {
    case 'reaches':
      return reason.sure
        ? `Damit kommst du auf ${reason.total} Punkte.`
        : `Ohne Stau kommst du damit auf ${reason.total} Punkte.`;
    case 'noJam':
      return 'Kein Stau möglich.';
    case 'lifted':
      return 'Staus kosten hier nichts.';
    case 'jam':
      return reason.liftable
        ? `Stau kostet bis zu ${reason.points} oder die Fahrgemeinschaft.`
        : `Ein Stau kann bis zu ${reason.points} kosten.`;
    case 'manyTrips':
      return `${reason.stop ? 'Ein Halt' : 'Ein Weg'} reicht für ${trips(reason.trips)}.`;
    case 'star':
      return reason.cards === 1 ? 'Der Stern bringt 1 Karte.' : `Die Sterne bringen ${cards(reason.cards)}.`;
    case 'leaves':
      return `Die anderen kommen dann ohne Karten nur auf ${reason.points}.`;
    case 'keeps':
      return `Du behältst „${cardName(reason.card)}“.`;
    case 'serves':
      return `„${cardName(reason.card)}“ macht noch ${trips(reason.trips)} besser.`;
    case 'brings':
      return reason.cards.length === 1
        ? `„${cardName(reason.cards[0]!)}“ bringt ${reason.here ? 'hier ' : ''}${reason.points} mehr.`
        : `${reason.cards.length === 2 ? 'Beide' : `Die ${NUMBERS[reason.cards.length]}`} Karten zusammen bringen ${reason.here ? 'hier ' : ''}${reason.points} mehr.`;
    case 'asGood':
      return 'Genauso gut wie die erste.';
    case 'tried':
      return 'Durchgespielt gewinnt das öfter.';
    case 'most':
      return 'Bringt von diesen am meisten.';
    case 'noCard':
      return 'Kostet keine Karte.';
    case 'spares':
      return `Du behältst ${cards(reason.cards)} mehr für später.`;
    case 'noDiscard':
      return 'Du musst nichts ablegen.';
  }
}

/** Auch Orte brechen nur an ihren Fugen um. */
const ZONES_AT_JOINTS: Partial<Names['zones']> = {
  amusementPark: 'Freizeit\u00ADpark',
  hospital: 'Kranken\u00ADhaus',
  supermarket: 'Super\u00ADmarkt',
};

export function screenDe(names: Names): ScreenWords {
  const { list, points, cell, trip, cardName, cardNames, markers, zones } = names;
  return {
    plan: 'Stadtplan',
    planKeys:
      'Pfeiltasten wählen ein Feld, Leertaste nimmt es, mit Umschalt zeichnen die Pfeile, Escape legt Karte oder Strecke weg.',
    block: (place, lying, open) =>
      [cell(place), ...lying.map((marker) => markers[marker]), ...(open ? ['wählbar'] : [])].join(', '),
    list,
    points,
    by: names.by,
    journey: names.journey,
    tripAtJoints: (id) => tripName({ ...zones, ...ZONES_AT_JOINTS }, id),
    freight: 'Fracht: nur mit Lieferwagen oder Lastenrad',
    star: 'Stern: bringt eine Karte',
    prompt: {
      yourTurn: 'Du bist dran',
      yourTurnSo: 'Karten ansehen oder Strecke wählen',
      firstTurnSo: 'Wähle eine Strecke. Karten machen sie besser.',
      laying: (card, left) => {
        if (card === 'tramA' || card === 'tramB')
          return `${cardName(card)}: ${left > 0 ? 'Halt wählen' : 'Halt gesetzt'}`;
        return `${cardName(card)}: ${left === 0 ? 'alles gelegt' : left === 1 ? 'noch 1 Feld' : `noch ${left} Felder`}`;
      },
      layingSo: 'Zieh einen Weg. Noch zählt nichts.',
      layingOrTrip: 'Weg ziehen oder eine grüne Strecke wählen',
      placingSo: 'Noch zählt nichts: Probier es aus.',
      placingOrTrip: 'Wähle ein Feld oder eine grüne Strecke.',
      laid: (card, count) => `${cardName(card)}: ${count === 1 ? '1 Feld' : `${count} Felder`} gelegt`,
      laidSo: 'Zählt erst, wenn du losfährst',
      proposedSo: 'Ein Vorschlag. Du kannst auch selbst ziehen.',
      proposedStopSo: 'Ein Vorschlag. Andere Felder gehen auch.',
      dropped: ({ cells, most, by }) =>
        most === undefined
          ? `Nur am Stück: Der Weg beginnt neu bei ${coordinates(by)}`
          : `${most === 1 ? 'Nur ein Halt' : `Höchstens ${most} Felder`}: ${list(cells.map(coordinates))} ist wieder weg`,
      eitherGoes: (cells) => `Was soll dafür weg? Tippe ${oneOf(cells)} an.`,
      movedSo: ({ shifts, why, risk }, card) => {
        const [{ stop, was, is }] = shifts as [Shift];
        const led = shifts.length > 1 ? onto(shifts) : `${STOPS[stop]} ${cell(is)} statt ${coordinates(was)}`;
        if (card) return `Mit „${cardName(card)}“ jetzt ${led}`;
        return `Jetzt ${led}${why ? `: ${{ more: 'bringt mehr', safer: `Stau −${risk?.[0]} statt −${risk?.[1]}`, shorter: 'kürzer' }[why]}` : ''}`;
      },
      insteadSo: (what, count) =>
        what === undefined
          ? `Statt ${count === 1 ? 'der Strecke davor' : `deiner ${NUMBERS[count] ?? count} Strecken`}. Zurück mit „Rückgängig“.`
          : `Statt ${what}. Zurück mit „Rückgängig“.`,
      mixedSo: 'Fracht und Personen passen nicht zusammen. Zurück mit „Rückgängig“.',
      addedSo: (card) => `Dafür liegt auch „${cardName(card)}“. Zurück mit „Rückgängig“.`,
      extra: (card) => `${cardName(card)}: Strecke wählen`,
      extraSo: 'Die Karte gilt dann für diese Strecke',
      trip: (stops) => stops.join(' → '),
      tripEnds: (first, last, count) => `${capital(trips(count))}: ${first} → ${last}`,
      waySo: (at, of, score, risk) => `Jetzt Route ${at} von ${of}, ${threat(score, risk)}`,
      tripSo: (score, risk, stars) =>
        [sum(score), threat(score, risk), ...(stars > 0 ? [`★ ${cards(stars)}`.replaceAll(' ', '\u00A0')] : [])].join(
          ', ',
        ),
      freightSo: (score) => `${sum(score)}. Nur Lieferwagen oder Lastenrad`,
      dragSo: (score) => `${sum(score)}. Zieh an der Linie, um sie zu ändern`,
      sparesSo: (risk, short) => `Hier droht am wenigsten Stau: −${risk} statt −${short}`,
      unusedSo: (card, place) =>
        `„${cardName(card)}“${place === undefined ? '' : ` auf ${coordinates(place)}`} nützt nichts. Tippe die Karte an, dann behältst du sie.`,
      avoid: (_, count) => `${capital(trips(count))} vermieden`,
      avoidSo: (each, total) =>
        `${each.length > 1 ? `${each.join(' + ')} = ` : ''}${points(total)}. Du fährst dann nicht.`,
      give: (card, left) => `${left === 1 ? 'Noch 1 Karte' : '2 Karten'} für ${cardName(card)}`,
      giveSo: 'Wähle, was du dafür abgibst',
      discard: (held, count) => `${held} Karten: ${count === 1 ? 'eine muss' : `${count} müssen`} weg`,
      discardSo: 'Wähle, was du am wenigsten brauchst',
      window: (name, segments, electric, count) => `${name} ${goes(segments[0]!.mode, electric)}: ${points(count)}`,
      windowSo: 'Stau legen? Wähle ein Feld der Route',
      jamStays: (place) => `${cell(place)}: Der Stau bleibt liegen`,
      windowCarpool: (name) => `Fahrgemeinschaft: Stau kostet ${name} nichts`,
      jammed: (who, count, places) =>
        who === undefined
          ? `Du legst einen Stau auf ${places}`
          : `${who} ${count === 1 ? 'legt einen Stau' : 'legen Stau'} auf ${places}`,
      jammedAt: (places) => `Stau auf ${places}`,
      jammedSo: (count) => `Diese Fahrt bringt jetzt ${points(count)}`,
      carpoolNote: (lifted, stays) =>
        `Mit Fahrgemeinschaft: ${points(lifted)} statt ${stays}, aber die Karte ist weg. Der Stau bleibt so oder so liegen.`,
      underWay: (count) => `Du bist unterwegs: ${points(count)}`,
      thinking: (who, count) => `${who} ${count === 1 ? 'überlegt' : 'überlegen'}`,
      waitPlan: (name) => `${name} plant`,
      waitPlanSo: 'Du kannst schon vorausplanen',
      travels: (name, segments, electric, count) => `${name} ${goes(segments[0]!.mode, electric)}: ${points(count)}`,
      waitDiscard: (name) => `${name} legt Karten ab`,
      lastTurn: 'Letzte Runde: Du bist dran',
      turnOf: (name, number, of) => `${name} war dran, ${number} von ${of}`,
      swing: (name, count) => `${name} hat auf einmal ${points(count)} geholt`,
      park: (place) => `${cell(place)}: hier führt keine Straße hin`,
      atPlace: (place, count) =>
        `${cell(place)}: ${count === 0 ? 'gerade keine Strecke' : count === 1 ? 'eine Strecke' : `${count} Strecken`} von hier oder hierher`,
      lastRound: (name, count) =>
        `${name === undefined ? 'Du hast' : `${name} hat`} ${count}: Diese Runde ist die letzte.`,
      endsIt: (name) => `Kommt ${name} auf 50, ist sofort Schluss.`,
      need: (count, ends) =>
        `Dir ${count === 1 ? 'fehlt' : 'fehlen'} ${ends ? '' : 'noch '}${points(count)}${ends ? ': Bei 50 ist Schluss.' : ' bis 50'}`,
      pickTrip: 'Wähle eine Strecke.',
      won: (names, you, most) => {
        const who = list(you ? ['dich', ...names] : names);
        if (names.length > (you ? 0 : 1)) return `Sieg für ${who}: ${points(most)}`;
        return `${you ? 'Du gewinnst' : `${who} gewinnt`} mit ${withPoints(most)}`;
      },
    },
    button: {
      travel: 'Losfahren',
      first: 'erst Strecke wählen',
      go: (count) => `Losfahren +${count}`,
      avoid: (count) => `Vermeiden +${count}`,
      endTurn: 'Zug beenden',
      tooMany: (count) => `${count} ablegen`,
      wasted: (count) => `${cards(count)} umsonst`,
      lastRound: (sure, left) =>
        sure ? (left.length > 0 ? `dann nur noch ${list(left)}` : 'dann letzte Runde') : 'evtl. letzte Runde',
      endsGame: (sure) => (sure ? 'beendet das Spiel' : 'evtl. Spielende'),
      room: 20,
      discard: (count) => `${cards(count)} ablegen`,
      pass: (name) => `${name} fahren lassen`,
      jam: (place) => `Stau auf ${coordinates(place)}`,
      jamNote: (then, now) => (then === now ? 'für später' : `${then} statt ${now}`),
      stay: (count) => `Im Stau +${count}`,
      carpool: (count) => `Fahrgemeinschaft +${count}`,
      missing: 'Wähle zuerst eine Strecke oder eine Karte, die Strecken vermeidet.',
    },
    stops: ['Karten', 'Strecke', 'Los'],
    hand: {
      title: 'Deine Karten',
      empty: 'Du hast keine Karten.',
      others: 'Die Karten der anderen sind verdeckt.',
      fresh: 'neu',
      offered: 'für 2',
      name: (card) => AT_JOINTS[card],
      makes: (count) => `dann +${count}`,
      makesSaid: (count, without) => `Mit ihr holst du ${beside(count, without)}.`,
      evenSaid: (count) => (count > 0 ? `Auch ohne sie kannst du ${count} holen.` : 'Gerade bringt sie nichts.'),
      laying: (laid, of) => `${laid} von ${of}`,
      stop: (place) => `Halt ${coordinates(place)}`,
      jamOn: (place) => `auf ${coordinates(place)}`,
      included: 'dabei',
      unused: 'ungenutzt',
      waits: 'nicht dabei',
      onOthers: 'für andere',
      instead: (count) => `oder +${count}`,
      insteadSaid: (count) => `Statt der Strecke: ${points(count)}.`,
      asWell: 'dazu legen',
      give: 'abgeben',
      goes: 'ablegen',
      costs: (count, held) => (count > 0 ? `ohne: −${count}` : held > 2 ? `${held}-mal da` : held > 1 ? 'doppelt' : ''),
      costsSaid: (count) =>
        count === 0 ? 'Du brauchst sie gerade nicht.' : `Ohne sie holst du im besten Fall ${count} weniger.`,
      idle: 'hilft nicht',
      idleSaid: 'Bei dieser Strecke hilft sie nicht.',
      later: 'für später',
      laterSaid: 'Gerade hilft sie nicht: Heb sie auf.',
      uselessSaid: 'Sie hilft nicht mehr.',
      ifJammed: 'bei Stau',
      ifJammedSaid: 'Die kannst du spielen, wenn dir jemand einen Stau legt.',
      pair: (count) => `+${count}`,
      with: 'mit',
      pairSaid: (other, count, without, same) =>
        `${same ? `Mit beiden Karten „${cardName(other)}“` : `Zusammen mit „${cardName(other)}“`} holst du ${beside(count, without)}.`,
      show: 'Zeigen',
      about: (card) => `${names.cardHelp(card)} ${BRINGS.de[card]}`.trim(),
      purpose: (card) => PURPOSES.de[card],
      rule: 'Regel',
    },
    tickets: {
      title: 'Offene Strecken',
      joins: '+ dazu',
      instead: 'oder',
      said: (id, now, standing) =>
        `${trip(id)}. Jetzt am besten ${names.by(now.mode, false)}: ${points(now.points)}${now.before === undefined ? '' : ` statt ${now.before}`}${now.lost > 0 ? `, Stau kostet ${now.lost}` : ''}. ${standing}`,
      standing: {
        plain: 'Nicht gewählt.',
        better: 'Mit dem, was du gelegt hast, besser.',
        joins: 'Lässt sich anschließen.',
        avoided: 'Entfällt.',
        instead: 'Statt dessen, was du gewählt hast.',
        dim: 'Passt nicht dazu.',
        prospect: 'Ginge mit der Karte.',
        chosen: (place) => `Gewählt als Nummer ${place}.`,
      },
      about: (id, star) => {
        const { points: worth, freight } = tripOf(id);
        const how = freight
          ? `Fracht: ${points(worth)} im Lieferwagen, ${worth + MODE_BONUS.cargoBike} auf dem Lastenrad (mit Karte).`
          : `${points(worth)} mit dem Auto, ${worth + MODE_BONUS.tram} mit Bahn oder Rad, ${worth + MODE_BONUS.walking} zu Fuß.`;
        return `${how}${star ? ' ★ bringt dir eine Karte.' : ''}`;
      },
      changed: (changes) =>
        `${capital(trips(changes.length))} ${changes.length === 1 ? 'ändert' : 'ändern'} sich: ${changes.map((change) => `${trip(change.trip)} ${change.points} statt ${change.before} ${names.by(change.mode, false)}`).join('; ')}.`,
    },
    modes: {
      title: 'Womit?',
      names: MODE_NAMES,
      jamUpTo: (count) => `Stau bis −${count}`,
      jam: (count) => `Stau −${count}`,
      noJam: 'kein Stau',
      withCards: (count) => (count === 1 ? 'mit Karte' : `mit ${count} Karten`),
      leads: (shifts) =>
        (shifts.length > 1 ? shifts.map(({ is }) => coordinates(is)).join('\u2060–\u2060') : onto(shifts)).replace(
          ' ',
          '\u00A0',
        ),
      along: '✓ dabei',
      otherWay: 'andere Route',
      lacks: {
        stop: (place) => `Halt ${coordinates(place)} fehlt`,
        stops: (count) => `${count} Halte fehlen`,
        paths: (count, walking) => `${count} ${walking ? 'Fußweg' : 'Radweg'}${count === 1 ? ' fehlt' : 'e fehlen'}`,
        full: (place) => `${coordinates(place)} ist voll`,
        tooFar: 'zu weit',
        card: 'Karte fehlt',
        together: 'nicht zusammen',
      },
      why: (mode, lack, cells) =>
        `${capital(MODE_NAMES[mode])}: ${lack}${cells.length > 1 ? ` (${cells.map(coordinates).join(', ')})` : ''}`,
      whyBetween: (mode, lack, [from, to]) =>
        `${capital(MODE_NAMES[mode])} am ehesten von ${coordinates(from)} nach ${coordinates(to)}: ${lack}`,
    },
    note: {
      firstTouch:
        'Die meisten Punkte gewinnen. ★ bringt eine Karte, das Paket ist Fracht. Gedrückt halten erklärt mehr.',
      first:
        'Die meisten Punkte gewinnen; hat jemand 50, ist die Runde die letzte. ★ bringt eine Karte, das Paket ist Fracht. Probier alles aus, erst Losfahren zählt.',
      changes: (count, mode, join, more) =>
        `${capital(`${more ? 'noch ' : ''}${trips(count)}`)} ${mode ? `${count === 1 ? 'geht' : 'gehen'} jetzt ${names.by(mode, false)}` : `${count === 1 ? 'bringt' : 'bringen'} jetzt mehr`}. ${join ? 'Wähle eine und häng die andere an' : count === 1 ? 'Wähle sie, um loszufahren' : 'Wähle eine, um loszufahren'}.`,
      avoiding: 'Haltestellen und Wege darfst du noch legen.',
      since: (turns, first) => `${first ? 'Bisher' : 'Zuletzt'}: ${turns}`,
      myJam: (name, lost, lifted) =>
        lifted
          ? `Dein Stau ging ins Leere: ${name} spielte „${cardName('carpool')}“.`
          : lost > 0
            ? `Dein Stau hat ${name} ${points(lost)} gekostet.`
            : `Dein Stau hat ${name} diesmal nichts gekostet.`,
      myTrip: (count, promised, who) => `Deine Fahrt: ${count} statt ${promised}, Stau von ${who}.`,
      myTurn: (count, how) => `Das hat dir +${count} gebracht, ${how ?? 'für vermiedene Strecken'}.`,
      before: 'Wer davor dran war',
      next: 'Wer danach dran war',
      beforeWord: 'davor',
      nextWord: 'danach',
      others: 'Sieh dir auf dem Plan an, was die anderen gemacht haben.',
      planWorks: (count) => `Dein Plan geht noch: +${count}`,
      taken: (name, id) =>
        name ? `${name} hat die Strecke ${trip(id)} genommen.` : `Die Strecke ${trip(id)} ist weg.`,
      planAhead: 'Plane ruhig schon: Es zählt erst, wenn du dran bist und losfährst.',
      jamLater: 'Stau legst du anderen in den Weg, wenn sie Auto oder Lieferwagen fahren.',
      noWayOver: 'Über dieses Feld kann die Strecke nicht führen.',
      oneEnough: 'Eine davon reicht.',
    },
    shared: {
      ask: (name, count) => `${name} fährt: ${points(count)}. Legt jemand einen Stau?`,
      askSo: 'Wer eine Stau-Karte hat, darf sie legen',
      nobody: 'Niemand: weiter',
      somebody: (name) => `${name} legt Stau`,
      placeJam: (name) => `${name}, leg deinen Stau`,
      jammed: (name) => `${name}, Stau auf deiner Fahrt`,
    },
    order: {
      title: 'Nach Stau fragen',
      notUntilTurn: 'Nicht mehr fragen, bis ich dran bin',
      name: (order: StandingOrder) => (typeof order === 'number' ? `Erst ab ${order} Punkten fragen` : ORDERS[order]),
    },
    hint: {
      title: (count) => (count === 1 ? 'Eine gute Idee' : `${capital(NUMBERS[count] ?? '')} gute Ideen`),
      so: (count) => (count === 1 ? 'Tippe sie an, um sie zu sehen.' : 'Die beste steht oben. Wähle eine.'),
      instead: (count) => `Wähle ${count === 1 ? 'sie' : 'eine'}, dann ersetzt sie deinen Entwurf.`,
      asGood: (count) => `Dein Entwurf ist genauso gut: +${count}.`,
      same: (count) => `Dein Entwurf ist die erste davon: +${count}.`,
      riskier: (count, risk, less) =>
        `Dein Entwurf bringt auch +${count}, aber Stau kann ${risk} kosten${less > 0 ? `, nicht ${less}` : ''}.`,
      close: 'Schließen',
      cards: (count) => (count === 0 ? 'ohne Karte' : cards(count)),
      chance: (percent) => `${percent ?? '…'}\u00a0% Sieg`,
      aboutCard: (card) => `die Karte ${cardName(card)}`,
      aboutTrip: (trip) => `die Strecke ${trip}`,
      only: 'Alles andere, was geprüft wurde, ist schwächer.',
      others: (most, more) =>
        more === 0
          ? `Auch anderes bringt +${most}.`
          : `Eine andere bringt ${more} mehr, lohnt sich im Ganzen aber weniger.`,
      because: (reason) => because(reason, cardName),
      jamUpTo: (count) => `Stau bis −${count}`,
      sentence: (what, count, reasons) => `Tipp: +${count} ${what}. ${reasons}`,
      discard: (card, held) =>
        `Tipp: ${cardName(card)}. ${held > 1 ? `Davon hast du ${held}.` : 'Bringt im Schnitt am wenigsten.'}`,
      jam: (advice, name) =>
        `Tipp: ${advice.cell === undefined ? 'Heb dir den Stau auf' : `Stau auf ${coordinates(advice.cell)}`}. ${jamReasonDe(advice, name)}`,
      ...answersDe,
    },
    race: {
      you: 'Du',
      title: (scores) => `Punkte bis 50: ${scores}`,
      score: (name, count) => `${name}: ${count}`,
      cards: (count) => `${cards(count)} auf der Hand`,
    },
    facts: {
      cards,
      missing: (count) => (count > 0 ? `noch ${count}` : '50 erreicht'),
      first: 'beginnt die Runde',
    },
    choice: {
      trip: (id) => `Strecke: ${trip(id)}`,
      take: 'Alles zurücknehmen',
      from: (place) => `Route über ${cell(place)}`,
      mode: (name, count) => `${capital(MODE_NAMES[name])}, ${points(count)}`,
      card: (card) => `Karte: ${cardName(card)}`,
      on: (place) => `${cell(place)} wählen`,
      jam: (place) => `Stau auf ${cell(place)}`,
      discard: (kinds) => `${cardNames(kinds)} ablegen`,
      hint: (what, count) => `Idee ansehen: ${what}, ${points(count)}`,
    },
    ending: endingDe(names),
    credit:
      'Future Mobility: © 2022 IMAGINARY gGmbH für Futurium, CC BY-SA 4.0, bearbeitet. Symbole: OpenMoji, CC BY-SA 4.0.',
  };
}

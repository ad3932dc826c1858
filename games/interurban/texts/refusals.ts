/** Why something can't be done, in a sentence, and on the cell itself in two short lines. */
import type { ReasonCode } from '../rules/index.ts';
import type { Reasons } from './words.ts';

type Forbidden = Readonly<Partial<Record<ReasonCode, readonly [string, string]>>>;

export const REASONS: Readonly<Record<'de' | 'en', Reasons>> = {
  de: {
    shape: 'Das ist kein Zug in diesem Spiel.',
    over: 'Das Spiel ist zu Ende.',
    notYourTurn: 'Du bist gerade nicht am Zug.',
    placeOneFirst: 'Lege zuerst mindestens ein Plättchen.',
    emptySlot: 'Hier liegt kein Plättchen. Aufgefüllt wird am Ende des Zuges.',
    secondStation: 'Nur ein Bahnhof pro Zug.',
    occupied: 'Hier liegt schon ein Plättchen.',
    noEndOfTrack: 'Jedes Plättchen kommt vor eine Lok.',
    routeComplete: ({ route }) => `Strecke ${route} ist fertig, an ihr wird nicht mehr gebaut.`,
    A: 'Neben der Stadt liegen nur Gleise.',
    B: 'In der ersten Runde macht kein Gleis eine Strecke fertig.',
    C: 'Zwei Bahnhöfe liegen nie Kante an Kante.',
    D: 'Auf einer Strecke folgen nie zwei Bahnhöfe derselben Farbe.',
    E: 'Strecken werden nie verbunden.',
    F: 'Ein Gleis darf nicht an eine Kante ohne Gleis stoßen.',
    G: ({ route }) => `Strecke ${route} hat schon einen Bahnhof 1.`,
    H: ({ route }) => `Strecke ${route} hat schon einen Bahnhof 2.`,
    I: ({ route }) => `Strecke ${route} hat schon einen Bahnhof 3.`,
    J: ({ route }) => `Strecke ${route} hat schon eine 4 dieser Farbe.`,
  },
  en: {
    shape: 'That is not a move in this game.',
    over: 'The game is over.',
    notYourTurn: 'It isn’t your turn.',
    placeOneFirst: 'Place at least one tile first.',
    emptySlot: 'There is no tile here. Tiles are turned up at the end of the turn.',
    secondStation: 'One station a turn.',
    occupied: 'A tile lies here already.',
    noEndOfTrack: 'Every tile goes in front of a loco.',
    routeComplete: ({ route }) => `Route ${route} is complete, nothing more is built on it.`,
    A: 'Next to the city there is only track.',
    B: 'In the first round no track may complete a route.',
    C: 'Two stations never lie edge to edge.',
    D: 'No two stations of one player follow each other on a route.',
    E: 'Routes are never joined.',
    F: 'Track may not meet an edge without track.',
    G: ({ route }) => `Route ${route} has a station 1 already.`,
    H: ({ route }) => `Route ${route} has a station 2 already.`,
    I: ({ route }) => `Route ${route} has a station 3 already.`,
    J: ({ route }) => `Route ${route} has a 4 of this player already.`,
  },
};

export const FORBIDDEN: Readonly<Record<'de' | 'en', Forbidden>> = {
  de: {
    A: ['an der Stadt', 'nur Gleise'],
    B: ['nicht in', 'Runde 1'],
    C: ['neben einem', 'Bahnhof'],
    D: ['gleiche', 'Farbe'],
    E: ['verbindet', 'Strecken'],
    F: ['Kante', 'ohne Gleis'],
    G: ['hat schon', 'eine 1'],
    H: ['hat schon', 'eine 2'],
    I: ['hat schon', 'eine 3'],
    J: ['hat schon', 'diese 4'],
    routeComplete: ['Strecke', 'fertig'],
  },
  en: {
    A: ['by the city', 'only track'],
    B: ['not in', 'round one'],
    C: ['beside a', 'station'],
    D: ['same', 'colour'],
    E: ['joins two', 'routes'],
    F: ['track hits', 'blank edge'],
    G: ['has a 1', 'already'],
    H: ['has a 2', 'already'],
    I: ['has a 3', 'already'],
    J: ['has this', '4 already'],
    routeComplete: ['route', 'complete'],
  },
};

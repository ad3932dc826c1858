/** What a card is for: in two words, and what it brings, where what it does doesn't say it already. */
import { MODE_BONUS, type PowerUp } from '../rules/index.ts';

const AVOIDS = {
  en: 'You get the points of each one that lies open, and 1 more. You don’t travel then.',
  de: 'Du bekommst für jede davon, die offen liegt, ihre Punkte und 1 dazu. Dafür fährst du nicht.',
};
const RAILS = {
  en: `By tram a trip brings ${MODE_BONUS.tram} points more than by car. Others may ride it, too.`,
  de: `Mit der Straßenbahn bringt eine Strecke ${MODE_BONUS.tram} Punkte mehr als mit dem Auto. Auch andere dürfen damit fahren.`,
};

export const BRINGS: Readonly<Record<'en' | 'de', Readonly<Record<PowerUp, string>>>> = {
  en: {
    tramA: RAILS.en,
    tramB: RAILS.en,
    bikePath: `By bicycle a trip brings ${MODE_BONUS.bicycle} points more than by car. Others may use the path, too.`,
    walkableCity: `On foot a trip brings ${MODE_BONUS.walking} points more than by car. Others may use the path, too.`,
    denseCity: AVOIDS.en,
    delivery: AVOIDS.en,
    homeOffice: AVOIDS.en,
    electricVehicle: '',
    cargoBike: '',
    carpool: 'Play it when somebody jams your trip, or at once if a jam lies on the way.',
    trafficJam: 'When somebody drives you are asked, and put it on a block of the route. It stays there.',
  },
  de: {
    tramA: RAILS.de,
    tramB: RAILS.de,
    bikePath: `Mit dem Rad bringt eine Strecke ${MODE_BONUS.bicycle} Punkte mehr als mit dem Auto. Auch andere dürfen den Weg nutzen.`,
    walkableCity: `Zu Fuß bringt eine Strecke ${MODE_BONUS.walking} Punkte mehr als mit dem Auto. Auch andere dürfen den Weg nutzen.`,
    denseCity: AVOIDS.de,
    delivery: AVOIDS.de,
    homeOffice: AVOIDS.de,
    electricVehicle: '',
    cargoBike: '',
    carpool: 'Spiel sie, wenn dir jemand einen Stau legt, oder gleich, wenn schon einer auf dem Weg liegt.',
    trafficJam: 'Fährt jemand los, wirst du gefragt und legst ihn auf ein Feld der Route. Er bleibt liegen.',
  },
};

export const PURPOSES: Readonly<Record<'en' | 'de', Readonly<Record<PowerUp, string>>>> = {
  en: {
    tramA: '1 stop',
    tramB: '1 stop',
    bikePath: '4 blocks',
    walkableCity: '3 blocks',
    denseCity: 'avoids',
    delivery: 'avoids',
    homeOffice: 'avoids',
    electricVehicle: '+1 a trip',
    cargoBike: 'freight +3',
    carpool: 'no jams',
    trafficJam: 'for others',
  },
  de: {
    tramA: '1 Halt',
    tramB: '1 Halt',
    bikePath: '4 Felder',
    walkableCity: '3 Felder',
    denseCity: 'vermeidet',
    delivery: 'vermeidet',
    homeOffice: 'vermeidet',
    electricVehicle: 'je Fahrt +1',
    cargoBike: 'Fracht +3',
    carpool: 'gegen Stau',
    trafficJam: 'für andere',
  },
};

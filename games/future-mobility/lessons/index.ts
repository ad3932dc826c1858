/** The first game of Future Mobility: by car into a jam, by bike past it, freight by van, and a turn without any trip. */
import type { Lesson, PlayFile } from '@stellwerk/kernel';
import play from './first.json' with { type: 'json' };

export const lesson: Lesson = {
  play: play as PlayFile,
  after: { from: 51 },
  short: [
    {
      step: 1,
      say: {
        de: ['Das Ziel', 'Die meisten Punkte gewinnen. Hat jemand 50, wird die Runde noch zu Ende gespielt.'],
        en: ['The goal', 'Most points win. When someone has 50, the round is played to its end.'],
      },
    },
    {
      step: 4,
      say: {
        de: [
          'Du bist dran',
          'Du hast eine Karte gezogen. Spiel so viele Karten, wie du willst, dann fahr eine Strecke.',
        ],
        en: ['Your turn', 'You have drawn a card. Play as many cards as you like, then travel.'],
      },
    },
    {
      step: 3,
      say: {
        de: ['Was dich bremst', 'Das Auto geht immer, bringt aber nichts extra, und Stau kostet es Punkte.'],
        en: ['What slows you down', 'A car always works, but adds nothing, and jams cost it points.'],
      },
    },
    {
      step: 11,
      say: {
        de: ['Ohne Fahrt', 'Manche Karten lassen Strecken entfallen. Du bekommst ihre Punkte und je Strecke 1 dazu.'],
        en: ['Without a trip', 'Some cards avoid trips altogether. You still get their points, plus 1 for each.'],
      },
    },
  ],
  steps: [
    {
      at: 0,
      await: 'go',
      point: ['race'],
      say: {
        de: [
          'Bring die Stadt in Bewegung.',
          'Wer klimafreundlich fährt, bekommt mehr. Bei 50 ist Schluss, die meisten Punkte gewinnen.',
        ],
        en: ['Get the city moving.', 'Clean travel scores more. The race goes to 50, and most points win.'],
      },
    },
    {
      at: 0,
      await: { shown: 'chosen:10' },
      point: ['trip:10'],
      say: {
        de: [
          'Tippe auf *Wohnblock → Flughafen*.',
          'Die Zahl auf einer Strecke ist, was sie bringt. Am meisten bringt diese: 4 mit dem Auto.',
        ],
        en: [
          'Tap *Apartments → Airport*.',
          'The number on a trip is what it brings. This one brings most: 4 points by car.',
        ],
      },
    },
    {
      at: 0,
      until: 3,
      point: ['primary'],
      say: {
        de: ['Fahr los.', 'Das Auto geht immer, bringt aber nichts extra.'],
        en: ['Travel.', 'A car always works, but adds nothing.'],
      },
      other: {
        de: 'Das ginge auch. Diesmal fahren wir vom Wohnblock zum Flughafen.',
        en: 'You could. This time we go from the apartments to the airport.',
      },
    },
    {
      at: 3,
      until: 4,
      point: ['secondary'],
      say: {
        de: [
          'Stau! Nimm die *Fahrgemeinschaft*.',
          'Harrys Stau kostet 2. Deine Karte hebt ihn auf. Stau trifft nur Autos und Lieferwagen.',
        ],
        en: ['A jam! Take the *carpool*.', 'Harry’s jam costs 2. Your card lifts it. Jams only hit cars and vans.'],
      },
      other: {
        de: 'Das ginge auch. Mit der Karte bekommst du alle 4 Punkte.',
        en: 'You could. With the card you get all 4 points.',
      },
    },
    {
      at: 10,
      await: { shown: 'active:bikePath' },
      point: ['card:bikePath'],
      say: {
        de: [
          'Tippe auf die Karte *Fahrradweg*.',
          'Bist du dran, kommt eine neue Karte. Spiel so viele, wie du willst, dann fahr.',
        ],
        en: ['Tap the *Bike path* card.', 'Every turn brings a new card. Play as many as you like, then travel.'],
      },
    },
    {
      at: 10,
      await: { shown: 'bicycle:20' },
      point: ['cell:C4', 'cell:C5', 'cell:D5'],
      say: {
        de: ['Male den Weg: C4, C5, D5.', 'Bis zu vier Felder am Stück. Die Strecken zeigen sofort, was das bringt.'],
        en: ['Draw the path: C4, C5, D5.', 'Up to four blocks in a row. The trips show at once what it brings.'],
      },
    },
    {
      at: 10,
      await: { shown: 'chosen:20' },
      point: ['trip:20'],
      say: {
        de: ['Tippe auf *Laden → Häuser*.', 'Mit dem Rad 5 statt 3: Der Weg gilt sofort, und kein Stau hält dich auf.'],
        en: ['Tap *Shop → Houses*.', 'By bike 5, not 3: the path counts at once, and no jam can stop you.'],
      },
    },
    {
      at: 10,
      await: { shown: 'chosen:21' },
      point: ['trip:21'],
      say: {
        de: ['Häng *Häuser → Laden* an.', 'Wo eine Strecke endet, darf die nächste beginnen: 5\u00A0+\u00A05.'],
        en: ['Add *Houses → Shop*.', 'Where one trip ends, the next may begin: 5\u00A0+\u00A05.'],
      },
      other: {
        de: 'Das ginge auch. Häng erst die zweite Strecke an.',
        en: 'You could. Add the second trip first.',
      },
    },
    {
      at: 10,
      until: 14,
      point: ['primary'],
      // However it was drawn, and if it is longer.
      accept: [{ type: 'lay', card: 'bikePath' }],
      say: {
        de: ['Fahr los: 10 Punkte!', 'Der Fahrradweg bleibt liegen. Ab jetzt nützt er allen, auch Ada und Harry.'],
        en: ['Travel: 10 points!', 'The bike path stays. From now on it helps everyone, Ada and Harry too.'],
      },
      other: {
        de: 'Das ginge auch. Hier üben wir das Rad: Laden → Häuser → Laden.',
        en: 'You could. Here we want the bike: shop → houses → shop.',
      },
    },
    {
      at: 14,
      until: 15,
      point: ['cell:E4', 'primary'],
      say: {
        de: [
          'Leg Ada einen Stau auf *E4*.',
          'Ada fährt Auto. Deine Stau-Karte gilt nur bei anderen: Ada bekommt 1 statt 3.',
        ],
        en: ['Jam Ada on *E4*.', 'Ada takes the car. Your jam card works on others only: Ada gets 1, not 3.'],
      },
      other: {
        de: 'Das ginge auch. Diesmal legst du Ada einen Stau auf E4.',
        en: 'You could. This time you jam Ada on E4.',
      },
    },
    {
      at: 18,
      until: 19,
      point: ['trip:22', 'primary'],
      say: {
        de: [
          'Fracht: fahr *Supermarkt → Werkstatt*.',
          'Die Straßenbahn brächte mehr. Wir üben Fracht: im Lieferwagen. Ein ★ bringt eine Karte.',
        ],
        en: [
          'Freight: take *Supermarket → Workshop*.',
          'The tram brings more. This time freight: boxes go by van, and a ★ on a trip brings a card.',
        ],
      },
      other: {
        de: 'Das ginge auch. Diesmal fahren wir eine Kiste in die Werkstatt.',
        en: 'You could. This time we take a box to the workshop.',
      },
    },
    {
      at: 49,
      await: { shown: 'set:homeOffice' },
      point: ['card:homeOffice'],
      say: {
        de: [
          'Tippe auf *Homeoffice*.',
          'Ein paar Runden später: Nicht fahren zählt auch. Die Karte passt zu vier der fünf Strecken.',
        ],
        en: [
          'Tap the *Home office* card.',
          'A few rounds later: not travelling counts, too. This card fits four of the five trips.',
        ],
      },
    },
    {
      at: 49,
      until: 51,
      point: ['primary'],
      say: {
        de: ['Jetzt *Vermeiden*: 14 Punkte!', 'Vier Strecken entfallen. Du bekommst ihre Punkte und je 1 dazu.'],
        en: ['Now *Avoid*: 14 points!', 'You skip four trips and get their points, plus 1 each.'],
      },
      other: {
        de: 'Das ginge auch. Diesmal bleiben alle zu Hause.',
        en: 'You could. This time everybody stays at home.',
      },
    },
    {
      at: 51,
      await: 'go',
      point: ['race'],
      say: {
        de: [
          'Jetzt spielst du allein weiter.',
          'Hat jemand 50, wird die Runde zu Ende gespielt. *Tipp* hilft, wenn du magst.',
        ],
        en: ['Now you play on alone.', 'Once someone has 50, the round is played out. *Hint* helps if you like.'],
      },
    },
  ],
};

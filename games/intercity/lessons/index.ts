/** The first game of InterCity: a turn with dice and points, a train that others drive, a contest, a card, and a journey that is nearly over. */
import type { Lesson, PlayFile } from '@stellwerk/kernel';
import play from './first.json' with { type: 'json' };

export const lesson: Lesson = {
  play: play as PlayFile,
  after: { from: 202 },
  short: [
    {
      step: 1,
      say: {
        de: ['Das Ziel', 'Bring deine zwei Fahrgäste ans Ziel, jeden über den Bahnhof mit seinem Ticket.'],
        en: ['The goal', 'Bring your two passengers to their goals, each by way of the station with its ticket.'],
      },
    },
    {
      step: 3,
      say: {
        de: [
          'Wenn du dran bist',
          'Alle Züge fahren 1 Feld. Wirf bis zu drei Mal; jeder Würfel fährt einen Zug seiner Farbe 2 Felder, ★ jeden.',
        ],
        en: [
          'Your turn',
          'All trains move 1 space. Roll up to three times; each die moves a train of its colour 2 spaces, ★ any train.',
        ],
      },
    },
    {
      step: 10,
      say: {
        de: [
          'Was dich bremst',
          'Ein Zug hat zwei Plätze. Ist er voll, wird gewürfelt. Auch Ereigniskarten halten Züge auf.',
        ],
        en: [
          'What slows you down',
          'A train has two seats. If it is full, dice decide. Event cards hold trains up as well.',
        ],
      },
    },
    {
      step: 8,
      say: {
        de: [
          'Das Ende',
          'Wer zuerst beide am Ziel hat, gewinnt. Kommen zwei mit demselben Zug an, dann, wer vorn sitzt.',
        ],
        en: [
          'The end',
          'The first with both passengers there wins. If two arrive by the same train, the one in front does.',
        ],
      },
    },
  ],
  steps: [
    {
      at: 6,
      await: 'go',
      point: ['passengers'],
      say: {
        de: [
          'Zwei Fahrgäste, zwei Ziele.',
          'Wer von beiden wohin fährt, entscheidest du. Wer zuerst beide am Ziel hat, gewinnt.',
        ],
        en: ['Two passengers, two goals.', 'Which of them goes where is up to you. First to bring both home wins.'],
      },
    },
    {
      at: 6,
      point: ['way:A:4'],
      say: {
        de: [
          'Wähle für A den Weg mit *IC 4*.',
          'Hannover zählt erst mit dem Ticket, und das holt A in Heidelberg. Die Linie zeigt den Plan.',
        ],
        en: [
          'Choose A’s way by *IC 4*.',
          'Hannover counts once A has fetched the ticket in Heidelberg. The line shows your plan.',
        ],
      },
      other: {
        de: 'Das ginge auch, sogar mit getauschten Zielen. Diesmal nimmt A den IC 4.',
        en: 'You could, and A and B may even swap goals. This time A goes by IC 4.',
      },
    },
    {
      at: 7,
      until: 12,
      point: ['way:B:5', 'primary'],
      say: {
        de: [
          'B nimmt *IC 5*. Dann *„Los geht’s“*.',
          'B steigt von selbst ein und um: erst das Ticket in Köln, dann Basel.',
        ],
        en: [
          'B takes *IC 5*. Then *“Let’s go”*.',
          'B boards and changes by itself: first the ticket in Köln, then Basel.',
        ],
      },
      other: {
        de: 'Das ginge auch. Diesmal nimmt B den IC 5.',
        en: 'You could. This time B goes by IC 5.',
      },
    },
    {
      at: 12,
      await: { shown: 'chosen:5' },
      point: ['column:5'],
      say: {
        de: [
          'Behalte Blau: Tippe auf die *5*.',
          'Jede Farbe bewegt ihre zwei Züge, ★ jeden Zug. B wartet auf den blauen IC 5.',
        ],
        en: ['Keep blue: tap the *5*.', 'Each colour moves its two trains, ★ any train. B waits for the blue IC 5.'],
      },
    },
    {
      at: 12,
      until: 14,
      point: ['column:5', 'button'],
      say: {
        de: ['Wirf den Rest neu, zweimal.', 'Du hast insgesamt drei Würfe. Neue blaue bleiben von selbst liegen.'],
        en: ['Roll the rest again, twice.', 'You have three rolls in all. New blue dice stay by themselves.'],
      },
      other: {
        de: 'Das ginge auch. Hier bleibt nur Blau, der Rest wird neu geworfen.',
        en: 'You could. Here only blue stays, and the rest is rolled again.',
      },
    },
    {
      at: 14,
      until: 19,
      point: ['station:koeln', 'primary'],
      say: {
        de: [
          'Tippe auf *Köln*, dann *„Fahren“*.',
          'Jeder Punkt bringt 2 Felder. B steigt in Duisburg ein und holt in Köln das Ticket.',
        ],
        en: ['Tap *Köln*, then *“Go”*.', 'Each point is 2 spaces. B boards in Duisburg and gets the ticket in Köln.'],
      },
      other: {
        de: 'Das ginge auch. Hier fahren alle fünf Punkte IC 5 nach Köln.',
        en: 'You could. Here all five points take IC 5 to Köln.',
      },
    },
    {
      at: 19,
      // Until then nobody plays on.
      until: 19,
      await: 'go',
      say: {
        de: [
          'B hat das Ticket. Ada ist dran.',
          'Wer drankommt, lässt zuerst alle Züge 1 Feld fahren. Eine Runde läuft nun von selbst.',
        ],
        en: [
          'B has the ticket. Now it’s Ada’s turn.',
          'Every turn begins with all trains moving 1 space. A round now runs by itself.',
        ],
      },
    },
    {
      at: 48,
      until: 50,
      point: ['answer:1'],
      say: {
        de: [
          'Eine Runde später: Lass A einsteigen.',
          'Ada hat IC 3 zu A gefahren: Auch wenn andere dran sind, geht es für dich weiter.',
        ],
        en: ['A round later: let A board.', 'Ada has driven IC 3 to A. Your passengers get on in others’ turns, too.'],
      },
      other: {
        de: 'Das ginge auch. Mit IC 3 ist A aber früher da.',
        en: 'You could. But by IC 3 A gets there sooner.',
      },
    },
    {
      at: 64,
      until: 65,
      point: ['deed:A', 'primary'],
      say: {
        de: [
          'Hol dir Adas Platz: *„Nach vorn“*.',
          'Ihr würfelt beide: Mehr Grün gewinnt. Kommen zwei zugleich an, siegt, wer vorn sitzt.',
        ],
        en: [
          'Take Ada’s seat: *“To the front”*.',
          'You both roll: more green wins. If two arrive together, the one in front comes first.',
        ],
      },
    },
    {
      at: 65,
      until: 66,
      point: ['draw', 'primary'],
      say: {
        de: ['*„Weiter“*, dann *„Karte ziehen“*.', 'Gewonnen! Drei ★ kannst du gegen eine Ereigniskarte tauschen.'],
        en: ['*“Go on”*, then *“Draw a card”*.', 'You won! You may trade three ★ for an event card.'],
      },
    },
    {
      at: 66,
      until: 67,
      point: ['card:redsignal', 'train:3', 'primary'],
      say: {
        de: [
          '*„Signal auf Halt“* für Adas *IC 2*.',
          'Er steht still, bis Ada dran war. Karten kannst du jederzeit spielen.',
        ],
        en: [
          '*“Red signal”* for Ada’s *IC 2*.',
          'It stands still until Ada has had her turn. Cards can be played any time.',
        ],
      },
    },
    {
      at: 67,
      until: 68,
      point: ['row:B', 'mode:alone'],
      say: {
        de: [
          'Wähle B, dann *„entscheidet selbst“*.',
          'Dann reist B nach Plan und fragt nicht mehr. A fragt dich weiter, wenn es zählt.',
        ],
        en: [
          'Choose B, then *“decides alone”*.',
          'Then B travels by plan and asks no more. A still asks when it matters.',
        ],
      },
    },
    {
      // As others move: one gets off, and the other boards the train that it has come by.
      at: 96,
      until: 101,
      await: 'go',
      point: ['row:B'],
      say: {
        de: [
          'Sieh zu: B steigt von selbst um.',
          'Ein paar Runden später wartet B in Mannheim. IC 3 kommt an, und B steigt nach Plan ein.',
        ],
        en: [
          'Watch: B changes trains by itself.',
          'A few rounds later B waits in Mannheim. IC 3 comes in, and B boards it as planned.',
        ],
      },
    },
    {
      at: 202,
      await: 'go',
      say: {
        de: [
          'Jetzt ohne mich: Bring A heim.',
          'Viel später ist B da, A braucht noch etwa drei Runden. Welche Farbe hilft dir, und wem noch?',
        ],
        en: [
          'Without me now: bring A home.',
          'Much later B is there, A is three rounds off. Which colour helps you, and who else gains?',
        ],
      },
    },
  ],
};

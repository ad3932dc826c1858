/** The first game of InterUrban: one route from its first track to its last station, and what everybody gets for it. */
import type { Lesson, PlayFile } from '@stellwerk/kernel';
import play from './first.json' with { type: 'json' };

export const lesson: Lesson = {
  play: play as PlayFile,
  after: { from: 50 },
  short: [
    {
      step: 2,
      say: {
        de: [
          'Das Ziel',
          'Sechs Strecken bringen Punkte: der meiste Handel den vollen Wert, der zweite die Hälfte, der dritte ein Viertel.',
        ],
        en: [
          'The goal',
          'Score on six routes. Most commerce on a route gets its full value, the second half of it, the third a quarter.',
        ],
      },
    },
    {
      step: 1,
      say: {
        de: [
          'Dein Zug',
          'Lege ein bis drei Plättchen: Gleise für alle und höchstens einen Bahnhof, auch einen fremden.',
        ],
        en: [
          'Your turn',
          'Place one to three tiles: track for everybody, and one station at most, also another player’s.',
        ],
      },
    },
    {
      step: 5,
      say: {
        de: [
          'Was dich bremst',
          'Neben der Stadt nur Gleise, zwischen Bahnhöfen immer Gleis, nie zwei Bahnhöfe einer Farbe hintereinander.',
        ],
        en: [
          'What stops you',
          'Only track next to the city, always track between stations, never two stations of one colour in a row.',
        ],
      },
    },
    {
      step: 9,
      say: {
        de: [
          'Das Ende',
          'Schluss ist, wenn alle Strecken fertig sind oder Gleise oder Bahnhöfe ausgehen. Die meisten Punkte gewinnen.',
        ],
        en: ['The end', 'It ends when every route is complete, or when track or stations run out. Most points win.'],
      },
    },
  ],
  steps: [
    {
      at: 0,
      await: 'go',
      point: ['routes'],
      say: {
        de: [
          'Baue Strecken in die Vorstadt.',
          'Wer auf einer Strecke am meisten handelt, bekommt ihren Wert. Die meisten Punkte gewinnen.',
        ],
        en: [
          'Build routes into the suburbs.',
          'The one who trades most along a route gets its value in points. Most points win.',
        ],
      },
    },
    {
      at: 0,
      point: ['tile:1', 'cell:1,-1', 'button'],
      say: {
        de: [
          'Lege die *Gerade +2* vor Lok 6.',
          'Gleise sind für alle da. Die +2 macht Strecke 6 wertvoller: 8 statt 6.',
        ],
        en: ['Place *straight +2* in front of loco 6.', 'Track is for everybody. The +2 makes route 6 worth 8, not 6.'],
      },
      other: {
        de: 'Das ginge auch. Diesmal kommt die Gerade +2 vor Lok 6.',
        en: 'You could. This time straight +2 goes in front of loco 6.',
      },
    },
    {
      at: 1,
      point: ['tile:3', 'cell:1,-2', 'button'],
      say: {
        de: [
          'Jetzt dein *Bahnhof 3* dahinter.',
          'Die 3 ist dein Handel hier. Ein Bahnhof je Zug, und neben der Stadt nur Gleise.',
        ],
        en: [
          'Now your *station 3* behind it.',
          'The 3 is your commerce here. One station a turn, and only track next to the city.',
        ],
      },
      other: {
        de: 'Das ginge auch. Diesmal kommt deine 3 vor Lok 6.',
        en: 'You could. This time your 3 goes in front of loco 6.',
      },
    },
    {
      at: 2,
      until: 3,
      point: ['tile:2', 'cell:0,1', 'button'],
      say: {
        de: [
          'Eine *Kurve* auf C, dann *Zug beenden*.',
          'Auf C zählt jede Kurve einen Punkt. Drei Plättchen sind ein voller Zug, eins genügt.',
        ],
        en: [
          'A *curve* on C, then *End turn*.',
          'On C every curve counts a point. Three tiles make a full turn, one is enough.',
        ],
      },
      other: {
        de: 'Das ginge auch. Diesmal kommt die Kurve vor Lok C und führt nach links.',
        en: 'You could. This time the curve goes in front of loco C and leads to the left.',
      },
    },
    {
      at: 3,
      until: 9,
      await: { touch: 'close' },
      point: ['route:6', 'close'],
      say: {
        de: [
          'Sieh dir Strecke *6* an, dann zurück.',
          'Der meiste Handel bringt den vollen Wert, der zweite die Hälfte, der dritte ein Viertel.',
        ],
        en: [
          'Look at route *6*, then close it.',
          'Most commerce gets the full value, the second gets half, the third a quarter.',
        ],
      },
    },
    {
      at: 9,
      await: { refusal: 'C', by: { type: 'place', slot: 5, x: 1, y: -3, rotation: 0 } },
      point: ['close', 'tile:5', 'cell:1,-3'],
      say: {
        de: ['Probier deine *4* gleich hinter der 3.', 'Es geht nicht, und du siehst, warum.'],
        en: ['Try your *4* right behind the 3.', 'It isn’t allowed; see why.'],
      },
    },
    {
      at: 9,
      point: ['tile:0', 'cell:1,-3', 'button'],
      say: {
        de: [
          'Lege die *Kurve +1* dazwischen.',
          'Zwischen Bahnhöfen liegt immer Gleis. Nie folgen zwei Bahnhöfe einer Farbe aufeinander.',
        ],
        en: [
          'Put the *curve +1* in between.',
          'There is always track between stations, and two of one colour never follow each other.',
        ],
      },
      other: {
        de: 'Das ginge auch. Diesmal kommt die Kurve hinter die 3 und führt nach rechts.',
        en: 'You could. This time the curve goes behind the 3 and leads to the right.',
      },
    },
    {
      at: 10,
      until: 12,
      point: ['tile:8', 'cell:2,-3', 'button'],
      say: {
        de: [
          'Jetzt *Adas 1*, dann *Zug beenden*.',
          'Auch fremde Bahnhöfe darfst du legen. Ada bekommt nur 1 Handel, und du darfst wieder.',
        ],
        en: [
          'Now *Ada’s 1*, then *End turn*.',
          'You may place others’ stations. Ada gets only 1 commerce, and yours may follow again.',
        ],
      },
      other: {
        de: 'Das ginge auch. Diesmal kommt Adas 1 auf Strecke 6, dann ist Schluss.',
        en: 'You could. This time Ada’s 1 goes on route 6, then the turn ends.',
      },
    },
    {
      at: 18,
      until: 20,
      point: ['tile:5', 'cell:5,-2', 'button'],
      say: {
        de: [
          'Harry führt mit 4. Lege deine *4*.',
          '3 und 4 sind 7: Du bekommst 11 Punkte, Harry nur noch 6. Dann *Zug beenden*.',
        ],
        en: [
          'Harry leads with 4. Place your *4*.',
          '3 and 4 make 7: you get 11 points, Harry is down to 6. Then *End turn*.',
        ],
      },
      other: {
        de: 'Das ginge auch. Diesmal holst du dir mit deiner 4 die Strecke 6 zurück.',
        en: 'You could. This time your 4 wins route 6 back.',
      },
    },
    {
      at: 26,
      until: 28,
      point: ['tile:6', 'cell:5,0', 'button'],
      say: {
        de: [
          '*Adas 2* auf 6, dann *Zug beenden*.',
          'Fertig: 1, 2, 3 und 4 liegen, oder nichts passt mehr. Die 13 Punkte sind dir sicher.',
        ],
        en: [
          '*Ada’s 2* on 6, then *End turn*.',
          'A route is complete with 1, 2, 3 and 4, or when nothing fits. The 13 points are yours.',
        ],
      },
      other: {
        de: 'Das ginge auch. Diesmal machst du mit Adas 2 die Strecke 6 fertig.',
        en: 'You could. This time Ada’s 2 completes route 6.',
      },
    },
    {
      at: 50,
      await: 'go',
      point: ['routes'],
      say: {
        de: [
          'Später: Du hast 25, die anderen 27.',
          'Schluss ist, wenn alle Strecken fertig sind oder Gleise oder Bahnhöfe ausgehen.',
        ],
        en: [
          'Later: you have 25, the others 27.',
          'It ends when every route is complete, or when track or stations run out.',
        ],
      },
    },
    {
      at: 50,
      await: 'go',
      say: {
        de: [
          'Spiel es ohne mich zu Ende.',
          'Noch etwa sechs Züge. Frag dich vor jedem: Was bringt er mir, was den anderen?',
        ],
        en: ['Finish it without me.', 'About six turns left. Ask each time: what does it bring me, what the others?'],
      },
    },
  ],
};

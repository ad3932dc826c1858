/** The first game of TransEuropa: one round, from five cards to the points that are missing. */
import type { Lesson, PlayFile } from '@stellwerk/kernel';
import play from './first.json' with { type: 'json' };

export const lesson: Lesson = {
  play: play as PlayFile,
  after: { options: { openRounds: 1 } },
  short: [
    {
      step: 1,
      say: {
        de: ['Das Ziel', 'Verbinde deine fünf geheimen Städte. Wer das zuerst schafft, beendet die Runde.'],
        en: ['The goal', 'Connect your five secret cities. The first to do so ends the round.'],
      },
    },
    {
      step: 2,
      say: {
        de: ['Dein Zug', 'Lege eine oder zwei Schienen an dein Netz. Wer Anschluss hat, nutzt auch die der anderen.'],
        en: ['Your turn', 'Lay one or two rails on your net. Once connected, you use the others’ rails as well.'],
      },
    },
    {
      step: 5,
      say: {
        de: ['Was dich bremst', 'Doppellinien über Flüsse, Meer und Gebirge kosten den ganzen Zug und zählen doppelt.'],
        en: [
          'What slows you down',
          'Double lines across rivers, sea and mountains take the whole turn and count double.',
        ],
      },
    },
    {
      step: 8,
      say: {
        de: [
          'Das Ende',
          'Die anderen verlieren, was ihnen noch fehlt. Hat jemand keine Punkte mehr, gewinnt, wer am meisten hat.',
        ],
        en: [
          'The end',
          'The others lose what they are still missing. Once someone is out of points, the one with most wins.',
        ],
      },
    },
  ],
  steps: [
    {
      at: 0,
      await: 'go',
      point: ['hand'],
      say: {
        de: [
          'Verbinde deine fünf Städte.',
          'Ganz Europa baut ein Schienennetz. Wer seine fünf zuerst verbindet, gewinnt die Runde.',
        ],
        en: [
          'Connect your five cities.',
          'All Europe builds one railway net. The first to connect all five wins the round.',
        ],
      },
    },
    {
      at: 0,
      point: ['city:budapest', 'primary'],
      say: {
        de: [
          'Setze den Startstein nach *Budapest*.',
          'Die Stadt liegt mitten zwischen deinen anderen. Von hier aus baust du.',
        ],
        en: ['Put your marker on *Budapest*.', 'It lies in the middle of your other cities. You build from here.'],
      },
      other: {
        de: 'Das ginge auch. Diesmal fangen wir in Budapest an.',
        en: 'You could. This time we start in Budapest.',
      },
    },
    {
      at: 3,
      point: ['crossing:22,7'],
      say: {
        de: [
          'Lege eine Schiene an dein Netz.',
          'Baue dorthin, wo der Pfeil steht. Volle Kreise bringen dich deinen Städten näher.',
        ],
        en: [
          'Add a rail to your net.',
          'Build where the arrow points. Filled circles bring you nearer to your cities.',
        ],
      },
    },
    {
      at: 4,
      point: ['crossing:23,6', 'primary'],
      until: 5,
      say: {
        de: [
          'Noch eine, dann *Zug beenden*.',
          'Zwei Schienen je Zug. Bis du ihn beendest, kannst du alles zurücknehmen.',
        ],
        en: ['One more, then *End turn*.', 'Two rails a turn. Until you end it you can take everything back.'],
      },
    },
    {
      at: 5,
      until: 9,
      await: 'go',
      say: {
        de: ['Auch Ada und Harry bauen.', 'Ihre Karten kennst du nicht. Ihre Schienen nutzt jeder, der Anschluss hat.'],
        en: ['Ada and Harry build as well.', 'You don’t know their cards. Anyone connected may use their rails.'],
      },
    },
    {
      at: 9,
      until: 10,
      point: ['crossing:19,8', 'primary'],
      say: {
        de: [
          'Baue über die Donau.',
          'Fluss, Meer und Gebirge sind Doppellinien: Jede zählt 2 und kostet den ganzen Zug.',
        ],
        en: [
          'Build across the Danube.',
          'Rivers, sea and mountains are double lines: each counts 2 and takes the whole turn.',
        ],
      },
      other: {
        de: 'Das ginge auch. Hier üben wir den Fluss: Baue dort, wo der Pfeil steht.',
        en: 'You could. Here we want the river: build where the arrow points.',
      },
    },
    {
      at: 10,
      until: 16,
      point: ['crossing:25,6', 'crossing:26,5', 'primary'],
      say: {
        de: [
          'Schließ dich an Harrys Netz an.',
          'Danach ist es auch deins, mit allen Schienen. Aber Harry hat ebenso etwas davon.',
        ],
        en: ['Join Harry’s net.', 'Then it is yours, too, with all its rails. But Harry gains as well.'],
      },
    },
    {
      at: 49,
      await: { touch: 'card:bilbao' },
      point: ['card:bilbao'],
      say: {
        de: [
          'Wähle die Karte *Bilbao*.',
          'Viele Züge später fehlt nur noch diese Stadt. Ihre Karte zeigt dir, wo sie liegt.',
        ],
        en: [
          'Choose the *Bilbao* card.',
          'Many turns later only this city is missing. Its card shows you where it is.',
        ],
      },
    },
    {
      at: 49,
      until: 50,
      point: ['crossing:3,8', 'city:bilbao', 'primary'],
      say: {
        de: ['Verbinde deine letzte Stadt.', 'Über die Berge nach *Bilbao*: Mit dieser Schiene ist die Runde vorbei.'],
        en: ['Connect your last city.', 'Across the mountains to *Bilbao*: with this rail the round is over.'],
      },
    },
    {
      at: 50,
      await: 'go',
      say: {
        de: [
          'Was dir fehlt, kostet Punkte.',
          'Ada hat noch 7 von 13, Harry 5. Ist jemand bei 0, gewinnt, wer am meisten hat.',
        ],
        en: [
          'What is missing costs points.',
          'Ada keeps 7 of 13, Harry 5. Once somebody has 0, the one with most points wins.',
        ],
      },
    },
    {
      at: 50,
      await: 'go',
      say: {
        de: ['Jetzt ein eigenes Spiel.', 'Zwei leichte Bots. *Tipp* hilft, wenn du magst.'],
        en: ['Now a game of your own.', 'Two easy bots. *Hint* helps if you like.'],
      },
    },
  ],
};

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
        de: ['Was dich bremst', 'Doppellinien über Flüsse, Meer und Gebirge kosten den ganzen Zug.'],
        en: ['What slows you down', 'Double lines across rivers, sea and mountains take the whole turn.'],
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
          'Lege eine Schiene an deinem Netz.',
          'Tippe auf den vollen Kreis. Volle Kreise bringen dich deinen Städten näher.',
        ],
        en: ['Lay a rail on your net.', 'Tap the filled circle. Filled circles bring you nearer to your cities.'],
      },
    },
    {
      at: 4,
      point: ['crossing:23,6', 'primary'],
      until: 5,
      say: {
        de: ['Noch eine, dann *Zug beenden*.', 'Zwei Schienen je Zug. Bis dahin kannst du alles zurücknehmen.'],
        en: ['One more, then *End turn*.', 'Two rails a turn. Until you end it you can take everything back.'],
      },
    },
    {
      at: 5,
      until: 9,
      await: 'go',
      say: {
        de: [
          'Jetzt bauen Ada und Harry.',
          'Ihre Karten kennst du nicht. Ihre Schienen nutzt jeder, der Anschluss hat.',
        ],
        en: ['Now Ada and Harry build.', 'You don’t know their cards. Anyone connected may use their rails.'],
      },
    },
    {
      at: 9,
      until: 10,
      point: ['crossing:19,8', 'primary'],
      say: {
        de: [
          'Baue über die Donau.',
          'Fluss, Meer und Gebirge sind Doppellinien: zwei Punkte für eine Schiene, also der ganze Zug.',
        ],
        en: ['Build across the Danube.', 'Rivers, sea and mountains are double lines: one rail takes the whole turn.'],
      },
      other: {
        de: 'Das ginge auch. Hier üben wir den Fluss: tippe auf den Pfeil.',
        en: 'You could. Here we want the river: tap the arrow.',
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
          'Tippe auf die Karte *Bilbao*.',
          'Viele Züge später fehlt nur noch diese Stadt. Ihre Karte zeigt dir den Weg.',
        ],
        en: ['Tap the *Bilbao* card.', 'Many turns later only this city is missing. Its card shows you the way.'],
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
          'Du verlierst nichts.',
          'Ada fehlen 6 Punkte, Harry 8: Die gehen von ihren 13 ab. Hat jemand 0, ist Schluss.',
        ],
        en: ['You lose nothing.', 'Ada is 6 points short, Harry 8: off their 13. When someone has 0, the game ends.'],
      },
    },
    {
      at: 50,
      await: 'go',
      say: {
        de: ['Jetzt du: eine Runde ohne mich.', 'Zwei leichte Bots. *Tipp* hilft, wenn du magst.'],
        en: ['Your turn: a round without me.', 'Two easy bots. *Hint* helps if you like.'],
      },
    },
  ],
};

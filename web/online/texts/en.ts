/** Everything online in English. This file is also the shape: German must have every sentence of it. */
import type { WireReason } from '@stellwerk/tables/wire';

const reasons = {
  'wire.shape': 'That could not be read.',
  'wire.flood': 'Slowly, please: try again in a few seconds.',
  'wire.person': 'Please enter a name.',
  'wire.failed': 'That didn’t work. Please try again.',
  'table.missing': 'There is no such table.',
  'table.closed': 'This table has been closed.',
  'table.game': 'This game can’t be played like that.',
  'table.full': 'The table is full.',
  'table.taken': 'That was just taken.',
  'table.notSeated': 'You have no seat at this table.',
  'table.notHost': 'Only the host can do that.',
  'table.notWaiting': 'The game is running already.',
  'table.notPlaying': 'No game is running.',
  'table.notOver': 'The game is still running.',
  'table.noWatching': 'Nobody can watch at this table.',
  'table.seats': 'The game can’t be played with so many seats.',
  'table.order': 'The seats have changed. Please look again.',
  'table.key': 'This link has been used. It was for one seat, and somebody sits there now.',
  'table.vote': 'There is nothing to vote on any more.',
  'table.rules': 'The rules of this game were corrected meanwhile.',
} satisfies Record<WireReason, string>;

export const en = {
  reasons,
  troubles: {
    older: {
      title: 'There is a new version.',
      text: 'Your Stellwerk is older than the server’s. Load once, your seat is kept.',
    },
    offline: {
      title: 'The server can’t be reached.',
      text: 'We keep trying. You can play on this device meanwhile.',
    },
    'table.missing': { title: 'There is no such table.', text: 'Perhaps the link was cut off.' },
    'table.closed': { title: 'This table has been closed.', text: 'You can open one of your own.' },
    'table.noWatching': {
      title: 'Nobody can watch at this table.',
      text: 'The game is running, and all seats are taken.',
    },
  },
  room: { reload: 'Reload', tryNow: 'Try now' },
  waiting: {},
  join: {},
  talk: {},
  dialog: {},
  lobby: {},
  me: {},
};

export type OnlineTexts = typeof en;

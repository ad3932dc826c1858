/**
 * The worker's entry: rules, bots and saved plays live here, away from the page. For bots that think long it starts itself a second time, so that it
 * goes on answering the page meanwhile.
 */
import { expose } from 'comlink';
import { GAMES } from '@stellwerk/games';
import { openIdbStore } from '../storage/idb-store.ts';
import { SafeStore } from '../storage/safe-store.ts';
import { Service } from './service.ts';
import { THINKER, Thinker } from './thinker.ts';

expose(self.name === THINKER ? new Thinker(GAMES) : new Service(GAMES, new SafeStore(openIdbStore)));

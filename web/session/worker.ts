/** The worker's entry: rules, bots and saved plays live here, away from the page. */
import { expose } from 'comlink';
import { GAMES } from '@stellwerk/games';
import { openIdbStore } from '../storage/idb-store.ts';
import { SafeStore } from '../storage/safe-store.ts';
import { Service } from './service.ts';

expose(new Service(GAMES, new SafeStore(openIdbStore)));

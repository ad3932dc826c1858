/** The server's door. */
export { Online, type OnlineSettings } from './online.ts';
export { isAddressInUse, serve, type Served } from './serve.ts';

/** The chaos test, which kills servers to see what they remember. The bench borrows its players; nothing else loads it. */
export const loadChaos = () => import('./chaos/index.ts');

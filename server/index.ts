/** The server's door. */
export { Online, type OnlineSettings } from './online.ts';
export { isAddressInUse, serve, type Served } from './serve.ts';

/** What kills servers to see what they remember, and its players, who also play for the bench; loaded by nobody else. */
export const loadChaos = () => import('./chaos/index.ts');

/** The server's door. */
export { isAddressInUse, serve, type Served } from './serve.ts';

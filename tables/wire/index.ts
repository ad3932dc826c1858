/** Every message between a page and the server. docs/api.md tells the same with examples. */
export * from './messages.ts';
export * from './text.ts';

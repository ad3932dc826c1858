/** Whether a server stands behind this page, and who one is there. Without one the app plays on this device alone. */
import { use, useSyncExternalStore } from 'react';
import type { Reason } from '@stellwerk/kernel';
import type { FinishedPlay, Welcome } from '@stellwerk/tables/wire';
import { connection, type LinkState } from './connection.ts';

export interface ServerFacts {
  readonly wire: number;
  /** Where devices in the local network reach it, if this page was opened on the machine itself. */
  readonly addresses?: readonly string[];
}
export type Person = NonNullable<Welcome['person']>;
export interface Device {
  readonly id: string;
  readonly created: number;
  readonly seen: number;
}

let facts: Promise<ServerFacts | undefined> | undefined;

/** Undefined where there is no server; suspends until that is known. */
export function useServer(): ServerFacts | undefined {
  return use((facts ??= call<ServerFacts>('GET', '/api/server').catch(() => undefined)));
}

export function useLink(): LinkState {
  return useSyncExternalStore(connection.subscribe, () => connection.state);
}

/** A name is all that a guest needs; somebody who has one already changes it at all tables. */
export async function nameMe(name: string, colour?: number): Promise<Person> {
  return known(await call<Person>('POST', '/api/me', { name, ...(colour !== undefined && { colour }) }));
}

/** With how much they have said at tables. */
export async function whoAmI(): Promise<(Person & { readonly messages: number }) | undefined> {
  const person = await call<Person & { readonly messages: number }>('GET', '/api/me');
  return (person as Partial<Person>).name === undefined ? undefined : person;
}

/** A key for another device, or back to the seat at a table. */
export const carryMe = (table?: string): Promise<{ readonly key: string }> =>
  call('POST', '/api/me/carry', table === undefined ? undefined : { table });

export async function arrive(key: string): Promise<Person> {
  return known(await call<Person>('POST', '/api/me/arrive', { key }));
}

/** A browser that keeps no cookies has forgotten already who this is, and whatever is asked next would be refused. */
async function known(person: Person): Promise<Person> {
  if (!(await whoAmI())) throw new Refused('page.cookies');
  connection.reconnect();
  return person;
}

export const devices = (): Promise<readonly Device[]> => call('GET', '/api/me/devices');
export const signOut = (device: string): Promise<unknown> => call('DELETE', `/api/me/devices/${device}`);

export const finished = (): Promise<readonly FinishedPlay[]> => call('GET', '/api/me/plays');
export const unlist = (table: string, play: number): Promise<unknown> =>
  call('DELETE', `/api/me/plays/${table}/${play}`);

export async function deleteMe(): Promise<void> {
  await call('DELETE', '/api/me');
  connection.reconnect();
}

/** Its message is the reason's code. */
class Refused extends Error {}

/** Why a call failed: the server's reason if it gave one, or what this page has found. */
export function reasonOf(error: unknown): Reason {
  return { code: error instanceof Refused ? error.message : 'wire.failed' };
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const json = answer.headers.get('content-type')?.includes('json') ? await answer.json() : undefined;
  if (!answer.ok || json === undefined) throw new Refused(json?.reason?.code ?? 'wire.failed');
  return json as T;
}

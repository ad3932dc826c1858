/** Finished plays of the server on this device. */
import { keptId } from '../home/my-games.ts';
import { ask } from '../session/engine.ts';

/** Takes the play as a file, checked against its seal; it can be seen through anybody's eyes. Returns its id, if it stands the check. */
export async function keep(table: string, play: number): Promise<string | undefined> {
  const file = await fetch(`/api/tables/${table}/file?play=${play}`);
  const text = await file.text();
  const outcome = await ask((service) => service.library.importText(text, keptId(table, play)));
  return outcome.ok ? outcome.id : undefined;
}

/** The same; returns the address of its replay. */
export async function keepToReplay(table: string, play: number): Promise<string> {
  const id = await keep(table, play);
  return id === undefined ? `/t/${table}` : `/replay/${id}?table=${table}`;
}

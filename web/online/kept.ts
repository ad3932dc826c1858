/** Finished plays of the server on this device. */
import { keptId } from '../home/my-games.ts';
import { ask } from '../session/engine.ts';

/** Takes the play as a file, checked against its seal; it can be seen through anybody's eyes. Returns the address of its replay. */
export async function keep(table: string, play: number): Promise<string> {
  const file = await fetch(`/api/tables/${table}/file?play=${play}`);
  const text = await file.text();
  const outcome = await ask((service) => service.library.importText(text, keptId(table, play)));
  return outcome.ok ? `/replay/${outcome.id}?table=${table}` : `/t/${table}`;
}

/** Plays leave and enter the browser as files; so do the pictures of them. */
import { ask } from '../session/engine.ts';
import { LONGEST_FILE, refused, type Outcome } from '../session/setup.ts';

/** Hands the play to the browser's download; false if there is nothing to hand out. */
export async function exportPlay(id: string): Promise<boolean> {
  const file = await ask((service) => service.library.exportText(id));
  if (!file) return false;
  download(new Blob([file.text], { type: 'application/json' }), file.name);
  return true;
}

export function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the blob only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Reads a file and keeps it as a play of its own. */
export async function importPlay(file: File): Promise<Outcome<{ id: string; over: boolean }>> {
  if (file.size > LONGEST_FILE) return refused('file.notAPlay');
  const text = await file.text();
  return ask((service) => service.library.importText(text));
}

export async function readJson(file: File): Promise<{ ok: true; value: unknown } | { ok: false }> {
  try {
    return { ok: true, value: JSON.parse(await file.text()) };
  } catch {
    return { ok: false };
  }
}

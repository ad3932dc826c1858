/** Keys of the whole table, where nobody is typing and no dialog is open. */

/** With Ctrl or Command the one key that means something here. */
export const UNDO = 'z';

/** A setting switches off single keys that type something: who dictates, or hits keys by accident, would end turns with them. */
export const isSwitchedOff = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  document.documentElement.dataset['keys'] === 'off' && /^\S$/.test(key) && !ctrlKey && !metaKey;

/** `handle` returns whether the key meant something. */
export function onPlainKey(handle: (event: KeyboardEvent) => boolean): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || isSwitchedOff(event)) return;
    if ((event.ctrlKey || event.metaKey) && event.key !== UNDO) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog')) return;
    if (handle(event)) event.preventDefault();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

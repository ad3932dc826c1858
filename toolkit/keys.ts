/** Keys of the whole table, where nobody is typing and no dialog is open. */

/** With Ctrl or Command the one key that means something here. */
export const UNDO = 'z';

/** `handle` returns whether the key meant something. */
export function onPlainKey(handle: (event: KeyboardEvent) => boolean): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey) return;
    if ((event.ctrlKey || event.metaKey) && event.key !== UNDO) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog')) return;
    if (handle(event)) event.preventDefault();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

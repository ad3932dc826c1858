/** Something drawn that the keyboard can press like a button. Pointers go by what lies nearest, so the map takes care of those. */
import type { KeyboardEvent } from 'react';

export function svgButton(label: string, run: () => void) {
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      run();
    },
  };
}

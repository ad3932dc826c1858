/** The few signs of the interface, drawn on a grid of 24 with the stroke of a line diagram. */
const PATHS = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  up: 'M5 15l7-7 7 7',
  fork: 'M4 18h16M7 18c6 0 4-11 10-11h3M17 4l3 3-3 3',
  undo: 'M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  first: 'M18 5l-8 7 8 7M6 5v14',
  last: 'M6 5l8 7-8 7M18 5v14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  rules: 'M5 4h9a5 5 0 0 1 5 5v11h-9a5 5 0 0 1-5-5zM9 9h6M9 13h6',
  help: 'M9 9a3 3 0 1 1 4 2.8c-.7.3-1 .9-1 1.7v.5M12 17.5v.5',
  gear: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  file: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  open: 'M12 15V4M7 9l5-5 5 5M5 20h14',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  eye: 'M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  device: 'M7 3h10v18H7zM11 17.5h2',
  globe: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c4.5 5 4.5 13 0 18M12 3c-4.5 5-4.5 13 0 18',
  sound: 'M5 10v4h3l5 4V6L8 10zM17 9a4 4 0 0 1 0 6',
  again: 'M19 12a7 7 0 1 1-2-5M19 4v4h-4',
  log: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  copy: 'M8 8h11v12H8zM5 16V4h11',
  lamp: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z',
  follow: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 3v3M12 18v3M3 12h3M18 12h3',
  check: 'M5 12.5l5 5L19 7',
  share: 'M12 15V4M8 8l4-4 4 4M8 11H5v9h14v-9h-3',
  talk: 'M4 5h16v11h-8l-4 4v-4H4z',
  bot: 'M5 9h14v10H5zM12 9V5M9.5 13.5v1M14.5 13.5v1',
  seal: 'M12 2.8l2.4 1.8 3-.2.8 2.9 2.5 1.6-1 2.9 1 2.8-2.5 1.7-.8 2.9-3-.2-2.4 1.8-2.4-1.8-3 .2-.8-2.9-2.5-1.7 1-2.8-1-2.9 2.5-1.6.8-2.9 3 .2zM8.5 12l2.5 2.5 4.5-5',
  mix: 'M4 7h3l10 10h3M4 17h3l3-3M14 10l3-3h3M18 4.5L20.5 7 18 9.5M18 14.5l2.5 2.5-2.5 2.5',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 22 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

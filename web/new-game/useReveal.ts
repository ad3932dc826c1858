/** What unfolds below the edge comes into sight. */
import type { ToggleEvent } from 'react';
import { useSettings } from '../app/settings.tsx';

export function useReveal(): (event: ToggleEvent<HTMLDetailsElement>) => void {
  const { motion } = useSettings();
  return ({ currentTarget: details }) => {
    if (details.open) details.scrollIntoView({ block: 'nearest', behavior: motion ? 'smooth' : 'instant' });
  };
}

/** A part that a page can do without: loaded after it, and absent where it can't be loaded. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export function aside(load: () => Promise<{ default: ComponentType }>): LazyExoticComponent<ComponentType> {
  return lazy(() => load().catch(() => ({ default: () => null })));
}

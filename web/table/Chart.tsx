/** How the game went, loaded when there is something to draw. */
import { lazy, Suspense, type ComponentType } from 'react';
import type { CourseLinesProps } from './CourseLines.tsx';

// Without it the figures are still there.
const CourseLines = lazy<ComponentType<CourseLinesProps>>(() =>
  import('./CourseLines.tsx').catch(() => ({ default: () => undefined })),
);

export function Chart(props: CourseLinesProps) {
  return (
    <Suspense>
      <CourseLines {...props} />
    </Suspense>
  );
}

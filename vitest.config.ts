import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,bots,tables,toolkit,games,server,cli,web,bench,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/e2e/**'],
    environment: 'node',
    // Random plays are long but not slow: a limit that only an endless loop reaches.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});

/** Browser tests against the built app as it is served to players, in the Chromium that is installed. */
import { defineConfig } from '@playwright/test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = Number(process.env['STELLWERK_E2E_PORT'] ?? 4187);
const root = join(import.meta.dirname, '..', '..');

export default defineConfig({
  testDir: root,
  testMatch: ['web/e2e/*.spec.ts', 'games/*/board/e2e/*.spec.ts'],
  outputDir: join(root, 'test-results'),
  timeout: 60_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A crowded machine may miss a deadline; what is broken is broken again and again.
  retries: process.env['CI'] ? 2 : 0,
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // The tests that are about it ask for it themselves.
    serviceWorkers: 'block',
    // Recording is slow, so only what has failed once is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['STELLWERK_CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: 'node scripts/stellwerk.mjs serve',
    cwd: root,
    env: { PORT: String(port), DATA_FOLDER: join(tmpdir(), `stellwerk-e2e-${port}`) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env['CI'],
  },
});

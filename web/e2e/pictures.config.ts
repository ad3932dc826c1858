/** Takes pictures as the tests look: with the same app, in the same browser. */
import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

export default defineConfig({ ...tests, testMatch: 'web/e2e/pictures.ts', timeout: 5 * 60_000, retries: 0 });

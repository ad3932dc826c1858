/** How the web app is built: every file hashed but the entry, nothing inlined (a strict content policy holds), the licences of all that is in it, a service worker on top. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licences } from './licences.ts';
import { precache } from './pwa/precache.ts';

const { page, worker } = licences();

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), page, precache()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es', plugins: () => [worker] },
  server: { fs: { allow: ['..'] } },
});

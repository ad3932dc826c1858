/** How the web app is built: every file hashed but the entry, nothing inlined (a strict content policy holds), a service worker on top. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precache } from './pwa/precache.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precache()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] } },
});

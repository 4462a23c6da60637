// How the web app is built, and how it is served during development (`npx vite dashboard`).
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const SERVER = 'http://localhost:8080'
const API = ['/v1', '/auth', '/session', '/parse', '/match', '/redact', '/openapi.json', '/files']

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The output must not contain a path of the machine that built it.
  build: {
    outDir: fileURLToPath(new URL('../dist/dashboard', import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
  },
  server: { proxy: Object.fromEntries(API.map((path) => [path, SERVER])) },
})

// How the web app is built, and served while somebody works on it (`npx vite dashboard`).
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const SERVER = 'http://localhost:8080'
const API = ['/v1', '/auth', '/session', '/parse', '/match', '/redact', '/openapi.json', '/files']

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // A path of this machine in the output would be nobody's business.
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

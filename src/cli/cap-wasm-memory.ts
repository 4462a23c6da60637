// Caps the memory of every WebAssembly instance (PDFium) at 256 MiB: a PDF bomb then aborts.
import { setFlagsFromString } from 'node:v8'

/** Pages of 64 KiB. V8 reads the flag when an instance is made, so it must be set before workers. */
const PAGES_MAX = 4096

export const capWasmMemory = (): void => setFlagsFromString(`--wasm-max-mem-pages=${PAGES_MAX}`)

// V8 flags of every process that reads documents. They count for threads and instances made afterwards,
// and compiled code is of use only under the flags that it was compiled with.
import { setFlagsFromString } from 'node:v8'

/** Pages of 64 KiB: a PDF that PDFium unpacks to more than 256 MiB aborts. */
const WASM_PAGES_MAX = 4096

export const V8_FLAGS = [`--wasm-max-mem-pages=${WASM_PAGES_MAX}`] as const

export function setV8Flags(): void {
  for (const flag of V8_FLAGS) setFlagsFromString(flag)
}

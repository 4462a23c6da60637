// PDFium's code, compiled once in a process and given to threads when they start.
import { createRequire } from 'node:module'
import { workerData } from 'node:worker_threads'
import { type WasmModule, wasm } from '../../runtime/web-assembly.js'
import { readApart } from '../../tables/read-apart.js'

/** What a pool adds to the `workerData` of its threads. */
export interface CodeShare {
  pdfium?: WasmModule
}

const WASM_FILE = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')

let compiled = (workerData as CodeShare | null)?.pdfium

export function pdfiumCode(): WasmModule {
  compiled ??= new wasm.Module(readApart(WASM_FILE))
  return compiled
}

export const sharedCode = (): CodeShare => ({ pdfium: pdfiumCode() })

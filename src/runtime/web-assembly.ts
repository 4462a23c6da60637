// The types of WebAssembly that we use: TypeScript has them only together with the browser's.

/** Compiled code. */
export type WasmModule = object

export interface WasmMemory {
  readonly buffer: ArrayBuffer
  /** Grows by this many pages of 64 KiB; afterwards the memory has a new buffer. */
  grow(pages: number): void
}

interface WasmPlatform {
  compile(bytes: Uint8Array): Promise<WasmModule>
  Module: new (bytes: Uint8Array) => WasmModule
  Instance: new (module: WasmModule, imports?: object) => { exports: object }
}

export const { WebAssembly: wasm } = globalThis as unknown as { WebAssembly: WasmPlatform }

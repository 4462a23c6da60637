// The part of WebAssembly that we use: TypeScript has its types only with the browser's.

/** Compiled code. */
export type WasmModule = object

export interface WasmMemory {
  readonly buffer: ArrayBuffer
  /** By so many pages of 64 KiB; the buffer is another one then. */
  grow(pages: number): void
}

interface WasmPlatform {
  compile(bytes: Uint8Array): Promise<WasmModule>
  Module: new (bytes: Uint8Array) => WasmModule
  Instance: new (module: WasmModule, imports?: object) => { exports: object }
}

export const { WebAssembly: wasm } = globalThis as unknown as { WebAssembly: WasmPlatform }

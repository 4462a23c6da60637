// What Node has and a browser lacks, looked up at run time so that bundlers find nothing to
// resolve.
interface NodeProcess {
  env?: Record<string, string | undefined>
  getBuiltinModule?(name: 'node:fs/promises'): { readFile(path: string | URL): Promise<Uint8Array> }
}

const node = (globalThis as { process?: NodeProcess }).process

export const fromEnvironment = (name: string): string => node?.env?.[name] ?? ''

export async function readFile(path: string | URL): Promise<Uint8Array> {
  const files = node?.getBuiltinModule?.('node:fs/promises')
  if (!files) throw new TypeError('A path needs Node 20.16 or newer: pass a File, a Blob or bytes.')
  return files.readFile(path)
}

// Reads the data files that lie beside the code, once, when a module loads.
import { readdirSync, readFileSync } from 'node:fs'

/** `# …` lines and empty lines are remarks. */
function isContent(line: string): boolean {
  return line !== '' && !line.startsWith('#')
}

/** The folder that holds all modules. */
const ROOT = new URL('../', import.meta.url).href

/** What a file is called from the root of all modules: 'resume/labels/data/work-model.json'. */
export const dataName = (path: string, moduleUrl: string): string =>
  new URL(path, moduleUrl).href.slice(ROOT.length)

/** The bytes of a file given relative to the calling module's `import.meta.url`. */
export function dataBytes(path: string, moduleUrl: string): Buffer<ArrayBuffer> {
  try {
    return readFileSync(new URL(path, moduleUrl))
  } catch (cause) {
    throw new Error(`Data file ${path} is missing: run "npm run build" once`, { cause })
  }
}

export const dataText = (path: string, moduleUrl: string): string =>
  dataBytes(path, moduleUrl).toString('utf8')

/** The content of a JSON file; the caller states its type. */
export const dataJson = (path: string, moduleUrl: string): unknown =>
  JSON.parse(dataText(path, moduleUrl))

/** The names of a folder's files, in an order that never changes. */
export const dataNames = (folder: string, moduleUrl: string): string[] =>
  readdirSync(new URL(folder, moduleUrl)).sort()

export function dataLines(path: string, moduleUrl: string): string[] {
  return dataText(path, moduleUrl).split(/\r?\n/).filter(isContent)
}

/** Lines of tab-separated cells. */
export function dataRows(path: string, moduleUrl: string): string[][] {
  return dataLines(path, moduleUrl).map((line) => line.split('\t'))
}

// The file to which results are added: whole lines only, so that a killed run can go on where it
// was. Its content tells which files, with which content, are done.
import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs'

/** How much is read at once: few calls for a large file, and little memory. */
const CHUNK_BYTES = 1024 * 1024
const NEWLINE = 0x0a

/** What a line says about its file. */
export interface Known {
  file: string
  sha256: string
  /** Why the file was refused; '' if it was read. */
  error: string
}

export interface LineFormat {
  /** First line of a new file, '' for none. */
  head: string
  /** What a line is about; null for the head and for other lines. */
  known(line: string): Known | null
}

export interface ResultFile {
  known: Known[]
  add(line: string): void
  close(): void
}

/** Opens a file to go on with it, and removes a last line that a kill has cut short. */
export function openResultFile(path: string, format: LineFormat): ResultFile {
  const isNew = !existsSync(path)
  const handle = openSync(path, isNew ? 'w+' : 'r+')
  const known: Known[] = []
  let end = 0
  for (const { line, endsAt } of linesOf(handle)) {
    end = endsAt
    const about = format.known(line)
    if (about) known.push(about)
    else if (line !== format.head && line.trim() !== '') {
      closeSync(handle)
      throw new Error(`${path} is there and holds something else; name another file with --out`)
    }
  }
  ftruncateSync(handle, end)
  let at = end
  const add = (line: string): void => {
    // One write for each line, so that whoever reads along sees whole lines.
    const bytes = Buffer.from(`${line}\n`)
    for (let from = 0; from < bytes.length; ) {
      from += writeSync(handle, bytes, from, bytes.length - from, at + from)
    }
    at += bytes.length
  }
  if (end === 0 && format.head !== '') add(format.head)
  return {
    known,
    add,
    close: () => {
      fsyncSync(handle)
      closeSync(handle)
    },
  }
}

/** Whole lines with their ends; the text after the last newline is no line. */
function* linesOf(handle: number): Generator<{ line: string; endsAt: number }> {
  let rest = Buffer.alloc(0)
  let restAt = 0
  const chunk = Buffer.alloc(CHUNK_BYTES)
  for (let at = 0; ; ) {
    const read = readSync(handle, chunk, 0, CHUNK_BYTES, at)
    if (read === 0) return
    at += read
    rest = Buffer.concat([rest, chunk.subarray(0, read)])
    for (let newline = rest.indexOf(NEWLINE); newline >= 0; newline = rest.indexOf(NEWLINE)) {
      restAt += newline + 1
      yield { line: rest.toString('utf8', 0, newline), endsAt: restAt }
      rest = rest.subarray(newline + 1)
    }
  }
}

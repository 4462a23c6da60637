// Reads a backup line by line, and refuses one that is not whole.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { StoreRefusal } from '../books.js'
import {
  type BackupFoot,
  type BackupHead,
  type BackupLine,
  FORMAT,
  FORMAT_VERSION,
} from './format.js'

const broken = (): StoreRefusal =>
  new StoreRefusal('The backup is damaged or not whole. Nothing was restored.')

async function* textLines(file: string): AsyncGenerator<string> {
  const input = createReadStream(file)
  const unzipped = createGunzip()
  // The reader below gets the error of a failed stream; without a listener the error would end the
  // process.
  input.on('error', (error) => unzipped.destroy(error))
  try {
    yield* createInterface({ input: input.pipe(unzipped), crlfDelay: Number.POSITIVE_INFINITY })
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? new StoreRefusal(`There is no file ${file}.`)
      : broken()
  }
}

export async function* backupLines(file: string): AsyncGenerator<BackupLine> {
  for await (const text of textLines(file)) yield JSON.parse(text) as BackupLine
}

export interface BackupSummary {
  head: BackupHead
  foot: BackupFoot
}

function headOf(text: string): BackupHead {
  const head = JSON.parse(text) as Partial<BackupHead>
  if (head.format !== FORMAT || !Array.isArray(head.migrations)) throw broken()
  if (head.formatVersion !== FORMAT_VERSION) {
    throw new StoreRefusal(
      'A newer version of Rolecall made this backup. Restore it with that one.',
    )
  }
  return head as BackupHead
}

/** Reads the whole file once, so that only a sound backup is restored. */
export async function checkBackup(file: string): Promise<BackupSummary> {
  const sum = createHash('sha256')
  let head: BackupHead | undefined
  let last: string | undefined
  try {
    for await (const text of textLines(file)) {
      if (last !== undefined) {
        head ??= headOf(last)
        sum.update(`${last}\n`)
      }
      last = text
    }
    const { foot } = JSON.parse(last ?? 'null') as { foot?: BackupFoot }
    if (!head || !foot || foot.sha256 !== sum.digest('hex')) throw broken()
    return { head, foot }
  } catch (error) {
    throw error instanceof StoreRefusal ? error : broken()
  }
}

// The OCR engine of this thread: tesseract.js with data from npm; nothing is fetched or cached.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Worker as NodeWorker } from 'node:worker_threads'
import type { Line, Worker } from 'tesseract.js'
import { type GreyBitmap, toPgm } from './bitmap.js'

/** The best model with integer weights: a quarter of the size, and faster than the other set. */
const DATA_FOLDER = '4.0.0_best_int'

const dataPath = () => {
  const packageFile = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')
  return join(dirname(packageFile), DATA_FOLDER)
}

let starting: Promise<Worker> | null = null

async function start(): Promise<Worker> {
  // Loaded at the first scan, because most threads never see one.
  const { createWorker, OEM, PSM } = await import('tesseract.js')
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: dataPath(),
    gzip: true,
    cacheMethod: 'none',
    // Without a handler the library throws where nothing can catch it.
    errorHandler: () => {},
  })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO })
  return worker
}

/** The library's types do not say that its worker is a thread of Node. */
const threadOf = (worker: Worker) => (worker as unknown as { worker: NodeWorker }).worker

export interface Reading {
  lines: Line[]
  /** Mean confidence of the page, 0 to 100. */
  confidence: number
}

/** Reads a level, upright picture. */
export async function recognize(bitmap: GreyBitmap, dpi: number): Promise<Reading> {
  starting ??= start()
  const worker = await starting
  const thread = threadOf(worker)
  // The engine keeps the process alive only while it reads.
  thread.ref()
  try {
    // With a known resolution the library neither guesses it nor prints its guess.
    await worker.setParameters({ user_defined_dpi: String(Math.round(dpi)) })
    const output = { text: false, blocks: true }
    const { data } = await worker.recognize(Buffer.from(toPgm(bitmap)), {}, output)
    const lines = (data.blocks ?? []).flatMap((block) =>
      block.paragraphs.flatMap((paragraph) => paragraph.lines),
    )
    return { lines, confidence: data.confidence }
  } finally {
    thread.unref()
  }
}

// The documents that bench/startup.ts sends: the made-up résumés of test/cases, drawn as PDFs, and postings.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { HOME } from './checkout.js'
import { inTurn } from './measure.js'
import type { Call } from './server-process.js'

const FACES = ['Helvetica', 'Times-Roman', 'Courier']
const SIZES = [9, 10, 11]
/** One document in four is a posting, as text. */
const POSTING_EVERY = 4
/** A fixed day keeps the bytes the same from run to run. */
const DRAWN = new Date('2025-01-01T00:00:00Z')

/** The prefix of cases that are documents of another kind. */
const REFUSED = 'refused-'

/** The texts of a folder of cases, in the order of their names. */
function textsOf(kind: 'resumes' | 'jobs'): string[] {
  const folder = join(HOME, 'test/cases', kind)
  return readdirSync(folder)
    .filter((name) => !name.startsWith(REFUSED))
    .sort()
    .map((name) => join(folder, name, 'source.txt'))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
}

function draw(text: string, face: string, size: number): Promise<string> {
  return new Promise((resolve) => {
    const doc = new PDFDocument({ size: 'A4', margin: 50, info: { CreationDate: DRAWN } })
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks).toString('base64')))
    doc.font(face).fontSize(size).text(text)
    doc.end()
  })
}

/** This many calls, each with its path and body; the first is a PDF. */
export async function makeCalls(count: number): Promise<Call[]> {
  const [resumes, postings] = [textsOf('resumes'), textsOf('jobs')]
  const calls: Call[] = []
  for (let made = 0; made < count; made++) {
    if (made % POSTING_EVERY === POSTING_EVERY - 1) {
      const text = inTurn(postings, Math.floor(made / POSTING_EVERY))
      calls.push({ path: '/parse/jd', body: JSON.stringify({ text }) })
      continue
    }
    // Every round over the résumés has another layout.
    const round = Math.floor(made / resumes.length)
    const file = await draw(inTurn(resumes, made), inTurn(FACES, round), inTurn(SIZES, round))
    calls.push({ path: '/parse/resume', body: JSON.stringify({ file }) })
  }
  return calls
}

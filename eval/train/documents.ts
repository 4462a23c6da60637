// The documents of a labelled set, read into lines: as PDF and as pasted text. Reading PDFs takes
// most of the time, so the lines can be kept in a file and read again.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSource } from '#engine/engine/read-source.js'
import {
  joinDateLines,
  type Line,
  ownLines,
  type ReadableDocument,
} from '#engine/resume/training.js'
import type { Gold } from './gold.js'

export type Form = 'pdf' | 'text'

export interface LabelledDocument {
  gold: Gold
  form: Form
  document: ReadableDocument
}

const golds = (set: string): Gold[] =>
  readdirSync(join(set, 'resume_gold'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(set, 'resume_gold', name), 'utf8')) as Gold)
    .filter((gold) => !gold.not_a_resume)

async function readForm(set: string, gold: Gold, form: Form): Promise<LabelledDocument | null> {
  const path =
    form === 'pdf' ? join(set, 'resumes', `${gold.id}.pdf`) : join(set, 'texts', `${gold.id}.txt`)
  // A scan has no text of its own to paste.
  if (!existsSync(path) || (form === 'text' && gold.layout === 'scan')) return null
  const document = await readSource(
    form === 'pdf'
      ? { kind: 'bytes', bytes: new Uint8Array(readFileSync(path)) }
      : { kind: 'text', text: readFileSync(path, 'utf8') },
  )
  return { gold, form, document }
}

async function readAll(set: string): Promise<LabelledDocument[]> {
  const out: LabelledDocument[] = []
  for (const gold of golds(set)) {
    for (const form of ['pdf', 'text'] as const) {
      const read = await readForm(set, gold, form)
      if (read) out.push(read)
    }
  }
  return out
}

/** What an earlier run kept in a file. */
export const keptDocuments = (file: string): LabelledDocument[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LabelledDocument)

/** `kept` names a file: it is read if it exists, and written otherwise. */
export async function readDocuments(set: string, kept?: string): Promise<LabelledDocument[]> {
  if (kept && existsSync(kept)) return keptDocuments(kept)
  const all = await readAll(set)
  if (kept) writeFileSync(kept, all.map((one) => `${JSON.stringify(one)}\n`).join(''))
  return all
}

/** The lines that the labellers see. */
export const linesOf = ({ document }: LabelledDocument): Line[] => joinDateLines(ownLines(document))

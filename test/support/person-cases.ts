// The cases that lie beside the recognisers of personal details: src/person/<detail>/cases/<category>.tsv.
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'node:path'

const PERSON = new URL('../../src/person/', import.meta.url)
const FILES = readdirSync(PERSON, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.tsv'),
)

/** The rows of a file: the part of a résumé, and a line with double braces around what must go. */
export interface CaseFile {
  path: string
  category: string
  rows: [part: string, marked: string][]
}

export const CASE_FILES: readonly CaseFile[] = FILES.map((path) => ({
  path,
  category: parse(path).name,
  rows: readFileSync(new URL(path, PERSON), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t') as [string, string]),
}))

const MARK = /\{\{(.*?)\}\}/g
export const unmarked = (marked: string): string => marked.replace(MARK, '$1')
export const marksIn = (marked: string): (string | undefined)[] =>
  [...marked.matchAll(MARK)].map(([, original]) => original)

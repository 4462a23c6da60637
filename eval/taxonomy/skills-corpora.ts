// Reads the corpora that measure the skills vocabulary; nothing of them is kept in the repository.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCells } from '#engine/taxonomy/skills/import/read-table.js'
import { namesIn } from '../read-files.js'

/** A sentence of SkillSpan: tokens with BIO tags for skills and for knowledge. */
export interface Sentence {
  tokens: string[]
  tags_skill: string[]
  tags_knowledge: string[]
}

export const skillSpanSentences = (corpora: string): Sentence[] =>
  ['train.json', 'dev.json'].flatMap((name) =>
    readFileSync(join(corpora, 'skills/skillspan', name), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as Sentence),
  )

/** The phrases that one row of tags marks. */
export function spans(tokens: readonly string[], tags: readonly string[]): string[] {
  const found: string[][] = []
  let isOpen = false
  tags.forEach((tag, at) => {
    const token = tokens[at] ?? ''
    if (tag.startsWith('B') || (tag.startsWith('I') && !isOpen)) found.push([token])
    else if (tag.startsWith('I')) found.at(-1)?.push(token)
    isOpen = tag.startsWith('B') || tag.startsWith('I')
  })
  return found.map((words) => words.join(' '))
}

/** The knowledge that the annotators marked, phrase by phrase. */
export const knowledgeOf = (sentences: readonly Sentence[]): string[] =>
  sentences.flatMap(({ tokens, tags_knowledge }) => spans(tokens, tags_knowledge))

/** Distinct examples of O*NET's technology skills, those marked as hot or all. */
export function onetTechnologies(corpora: string, hotOnly: boolean): string[] {
  const text = readFileSync(join(corpora, 'skills/onet-technology-skills-30.2.tsv'), 'utf8')
  const rows = text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
  return [...new Set(rows.filter((row) => !hotOnly || row[4] === 'Y').map((row) => row[1] ?? ''))]
}

/** Labels of ESCO's knowledge concepts (its "skill" concepts are sentences, not names). */
export function escoKnowledgeLabels(corpora: string): string[] {
  const text = readFileSync(join(corpora, 'skills/esco-skills-joined.csv'), 'utf8')
  const [head = [], ...body] = readCells(text, ',', true)
  const cell = (row: readonly string[], name: string) => row[head.indexOf(name)] ?? ''
  return body
    .filter((row) => cell(row, 'skillType') === 'knowledge')
    .flatMap((row) => [cell(row, 'preferredLabel'), ...cell(row, 'altLabels').split('\n')])
    .filter((label) => label !== '')
}

/** Plain text of every job advertisement. */
export function jobTexts(corpora: string): string[] {
  const filesOf = (folder: string) =>
    namesIn(join(corpora, 'jobs', folder)).map((name) =>
      readFileSync(join(corpora, 'jobs', folder, name), 'utf8'),
    )
  const described = filesOf('jobposting-jsonld').flatMap((text) => {
    const description = /"description":\s*("(?:[^"\\]|\\.)*")/.exec(text)?.[1]
    return description === undefined ? [] : [plain(JSON.parse(description) as string)]
  })
  return [...filesOf('ads'), ...filesOf('page-text'), ...described]
}

const plain = (html: string): string =>
  html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&[a-z#0-9]+;/gi, ' ')

// Code holds no word of any language: words are data in src/languages (see its README).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from '@swc/core'
import { describe, expect, it } from 'vitest'

const SRC = fileURLToPath(new URL('../../src', import.meta.url))
/** Folders that read documents. */
const READERS = ['dates', 'layout', 'taxonomy', 'person', 'resume', 'job', 'redaction', 'matching']
/** Fewer words may be letters of a format: "kg", "www". */
const WORDS_MIN = 3

/** Files whose words belong to no language, or stand in code for a reason. */
const EXCEPT = new Map([
  ['job/facts/title-patterns.ts', 'marks of gender: m/f/d'],
  ['job/facts/title-candidates.ts', 'parts of addresses on the web'],
  ['job/facts/title-variants.ts', 'names of kinds of pieces'],
  ['job/lines/decode-entities.ts', 'names of signs in HTML'],
  ['job/refusal/job-signals.ts', 'addresses on the web'],
  ['person/address/contact-pieces.ts', 'addresses on the web'],
  ['person/address/home-country.ts', 'endings of addresses on the web'],
  ['person/birth/foreign-origin.ts', 'names of kinds of words'],
  ['person/link/find-links.ts', 'addresses on the web'],
  ['person/link/links.ts', 'addresses on the web'],
  ['person/link/tidy-link.ts', 'addresses on the web, endings of files'],
  ['person/mail/emails.ts', 'addresses of mail hosts'],
  ['person/photo/photo.ts', 'endings of files'],
  ['redaction/neutral-title.ts', 'marks of gender: m/w/d'],
  ['taxonomy/countries/countries.ts', 'codes of countries'],
  ['taxonomy/countries/nationalities.ts', 'endings that bend a word'],
  ['taxonomy/employers/employer-likelihood.ts', 'endings of addresses on the web'],
  ['taxonomy/institutions/institution-likelihood.ts', 'letters that abbreviations end with'],
  ['taxonomy/match/fold-word.ts', 'endings by which British and American spelling differ'],
  ['taxonomy/match/number-forms.ts', 'endings that bend a word'],
  ['taxonomy/skills/find/candidates.ts', 'endings of addresses on the web'],
  ['taxonomy/skills/match-name.ts', 'marks of versions of programs'],
  ['taxonomy/titles/title-key.ts', 'endings that bend a word'],
  ['taxonomy/titles/title-kind.ts', 'endings that bend a word'],
])

/** Single words that code compares with, and that nobody would put into a list of words. */
const COMPARED = new Map([
  ['Remote', 'the place that our answer gives'],
  ['bias', 'a feature of a model'],
  ['Cap', 'a feature of a model'],
  ['low', 'a feature of a model'],
  ['locality', 'a field of labels/data/fields.json'],
  ['uk', 'an ending of addresses on the web'],
  ['deep', 'a word of the table of sites'],
  ['and', 'folded to its sign'],
  ['net', 'part of ".NET"'],
  ['ambiguous', 'a word of the vocabulary file'],
  ['case', 'a word of the vocabulary file'],
])
const TYPES: ReadonlySet<string> = new Set(['string', 'number', 'object', 'boolean', 'undefined'])

interface Node {
  type: string
  [member: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if (isNode(value)) yield value
  for (const member of Object.values(value)) yield* nodesOf(member)
}

const codeOf = (folder: string): string[] =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(?:test|cost)\.ts$/.test(name))
    .map((name) => join(folder, name))

const nodesIn = (file: string): Node[] => {
  const { body } = parseSync(readFileSync(join(SRC, file), 'utf8'), { syntax: 'typescript' })
  return [...nodesOf(body)]
}

/** The words of a pattern, without its classes, escapes and group names. */
const wordsIn = (pattern: string): number =>
  pattern
    .replace(/\\\\/g, '\\')
    .replace(/\\[pP]\{[^}]*\}|\(\?<\w+>|\[(?:\\.|[^\]\\])*\]|\\./g, ' ')
    .match(/\p{L}{2,}/gu)?.length ?? 0

const looksLikePattern = (text: string): boolean => /\(\?|\\[bs]/.test(text)
const stringOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'StringLiteral' ? String(value.value) : undefined

/** How many words a list in quotes has, without the names of our own types. */
function listed(node: Node, ownNames: ReadonlySet<string>): number {
  const elements = (node.elements as ({ expression?: unknown } | null)[]).map((element) =>
    stringOf(element?.expression),
  )
  return elements.filter((text) => text && /^[a-z][a-z' -]+$/i.test(text) && !ownNames.has(text))
    .length
}

function wordsOf(node: Node, ownNames: ReadonlySet<string>): number {
  if (node.type === 'RegExpLiteral') return wordsIn(String(node.pattern))
  if (node.type === 'ArrayExpression') return listed(node, ownNames)
  const text = stringOf(node) ?? (node.type === 'TemplateElement' ? String(node.raw) : '')
  if (looksLikePattern(text)) return wordsIn(text)
  // 'of the and'.split(' ')
  const { object, property } = (node.callee ?? {}) as { object?: unknown; property?: Node }
  return property?.value === 'split' ? wordsIn(stringOf(object) ?? '') : 0
}

/** The words that a comparison tests a text for: `word === 'of'`. */
function comparedWith(node: Node, ownNames: ReadonlySet<string>): string[] {
  if (node.type !== 'BinaryExpression' || !/^[!=]==$/.test(String(node.operator))) return []
  return [node.left, node.right]
    .map((side) => stringOf(side) ?? '')
    .filter((text) => /^[a-z]{2,}$/i.test(text) && !TYPES.has(text) && !ownNames.has(text))
}

/** Names from our own types (sections, kinds, levels), and the groups of word files. */
function namesOfTypes(): Set<string> {
  const names = new Set<string>()
  for (const node of codeOf('.').flatMap(nodesIn)) {
    const isName = node.type === 'TsLiteralType' || node.type === 'TsConstAssertion'
    const isGroups =
      node.type === 'CallExpression' &&
      isNode(node.callee) &&
      ['redactionWords', 'cuesOf'].includes(String(node.callee.value))
    if (!isName && !isGroups) continue
    for (const inner of nodesOf(node)) {
      const name = stringOf(inner)
      if (name !== undefined) names.add(name)
    }
  }
  return names
}

describe('the code of readers', () => {
  const ownNames = namesOfTypes()
  const holds = (file: string): boolean =>
    nodesIn(file).some((node) => wordsOf(node, ownNames) >= WORDS_MIN)

  it.each(READERS)('%s holds no list of words', (folder) => {
    const guilty = codeOf(folder).filter((file) => holds(file) && !EXCEPT.has(file))
    expect(guilty).toEqual([])
  })

  it('compares a text with no word of its own', () => {
    const words = READERS.flatMap(codeOf)
      .flatMap(nodesIn)
      .flatMap((node) => comparedWith(node, ownNames))
    expect([...new Set(words)].sort()).toEqual([...COMPARED.keys()].sort())
  })

  it('has no exception without need', () => {
    expect([...EXCEPT.keys()].filter((file) => !holds(file))).toEqual([])
  })
})

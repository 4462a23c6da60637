import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'node:path'
import { describe, expect, it } from 'vitest'
import { redactText } from './redact-text.js'
import type { LinePart } from './types.js'

const FOLDER = new URL('./recognisers/cases/', import.meta.url)
const NAMES = ['Ana Sample']
const MARK = /\{\{(.*?)\}\}/g

describe.each(readdirSync(FOLDER).map((file) => parse(file).name))('%s', (category) => {
  const rows = readFileSync(new URL(`${category}.tsv`, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t') as [string, string])

  it.each(rows)('in %s: %s', (part, marked) => {
    const text = marked.replace(MARK, '$1')
    const expected = [...marked.matchAll(MARK)].map(([, original]) => original)
    const { removed } = redactText(text, { names: NAMES, parts: [part as LinePart] })
    const found = removed.filter((one) => one.category === category).map((one) => one.original)
    expect(found).toEqual(expected)
  })
})

// Text and HTML bombs: answered within two seconds, cost grows with the length and no faster.
import { describe, expect, test } from 'vitest'
import { RolecallError } from '../../src/core/errors.js'
import { LIMITS } from '../../src/core/limits.js'
import { readSource } from '../../src/engine/index.js'

const MEGABYTE = 1_000_000
const TIME_MS_MAX = 2000

const fill = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

const pieces = [
  '@',
  '.a',
  ' ',
  '\t',
  '9',
  '- ',
  '-',
  '*',
  '**',
  '_',
  '__a',
  '#',
  '# ',
  '|',
  '| ',
  '[',
  '](',
  '[a](',
  '\n',
  '\n\n- ',
  '=\n',
  '---\n',
  '<',
  '<a',
  '<a ',
  '</',
  '<!--',
  '&',
  '&amp;',
  '&lt;p',
  '&#',
  '{',
  '[{',
  '"',
  '\\',
  '\\"',
  '•',
  '• a ',
  '1. ',
  'a\u0301',
  '\u0301',
  '\u202e',
  '\ud800',
  'a  b   c ',
  'a\tb\t',
  '(((',
  'http://',
  'www.',
  'e\n',
  '%PDF',
  '.',
  ', ',
  'A ',
  '\u00a0',
  '\u2028',
  '🙂',
]

/** Processor time, so that a busy machine does not count. */
const cpuMs = () => process.cpuUsage().user / 1000

async function timed(text: string): Promise<{ ms: number; lines: number }> {
  const started = cpuMs()
  const document = await readSource({ kind: 'text', text })
  const ms = cpuMs() - started
  const longest = document.lines.reduce((max, line) => Math.max(max, line.text.length), 0)
  expect(longest).toBeLessThanOrEqual(LIMITS.lineCharsMax)
  expect(document.lines.length).toBeLessThanOrEqual(LIMITS.linesMax)
  return { ms, lines: document.lines.length }
}

describe('a megabyte of one thing', () => {
  test.each(pieces)('%j', async (piece) => {
    const { ms } = await timed(fill(piece, MEGABYTE))
    expect(ms).toBeLessThan(TIME_MS_MAX)
  })
})

describe('ten megabytes', () => {
  test.each([
    ['one line without a space', fill('a', 10 * MEGABYTE)],
    ['one line of words', fill('word ', 10 * MEGABYTE)],
    ['one line of sentences', fill('A sentence with some words. ', 10 * MEGABYTE)],
    ['short lines', fill('a line\n', 10 * MEGABYTE)],
    ['a page of paragraphs', `<html>${fill('<p>Some words here</p>', 10 * MEGABYTE)}`],
  ])('%s', async (_name, text) => {
    const { ms } = await timed(text)
    expect(ms).toBeLessThan(TIME_MS_MAX * 2)
  })

  test('words of a line that is too long are all kept, in order', async () => {
    const words = Array.from({ length: 20_000 }, (_, index) => `w${index}`)
    const { lines } = await readSource({ kind: 'text', text: words.join(' ') })
    expect(lines.map((line) => line.text).join(' ')).toBe(words.join(' '))
  })
})

describe('HTML bombs', () => {
  const page = (body: string) => `<!doctype html><html><body>${body}</body></html>`
  const fields = Array.from({ length: 20_000 }, (_, index) => `a${index}="x"`).join(' ')
  test.each([
    ['100,000 nested divs', page(`${'<div>'.repeat(100_000)}deep`)],
    ['100,000 nested bold', page(`${'<b>'.repeat(100_000)}deep`)],
    ['100,000 nested lists', page(`${'<ul><li>'.repeat(50_000)}deep`)],
    ['100,000 nested tables', page(`${'<table><tr><td>'.repeat(34_000)}deep`)],
    ['900 nested regions', page(`${'<nav class="menu footer">'.repeat(900)}deep`)],
    ['closing tags only', page('</div>'.repeat(200_000))],
    ['an entity flood', page('&amp;'.repeat(200_000))],
    ['unknown entities', page('&aaaaaaaaaa'.repeat(100_000))],
    ['numeric entities', page('&#x202e;&#0;&#xd800;&#99999999;'.repeat(50_000))],
    ['20,000 attributes', page(`<p ${fields}>text</p>`)],
    ['a megabyte of class', page(`<p class="${fill('menu ', MEGABYTE)}">text</p>`)],
    ['a megabyte of style', page(`<p style="${fill('a:b;', MEGABYTE)}">text</p>`)],
    ['a style sheet without an end', page(`<style>${fill('.a{', MEGABYTE)}`)],
    ['style sheet comments', page(`<style>${fill('/*', MEGABYTE)}</style>`)],
    ['nested at-rules', page(`<style>${fill('@media x{', MEGABYTE)}</style>`)],
    ['an open comment', page(`<!--${fill('-', MEGABYTE)}`)],
    ['an open script', page(`<script>${fill('={"a":', MEGABYTE)}`)],
    ['a script of brackets', page(`<script>x=${fill('[', MEGABYTE)}</script>`)],
    ['a script of assignments', page(`<script>${fill('a="b";c={};', MEGABYTE)}</script>`)],
    ['deep JSON-LD', page(`<script type="application/ld+json">${'['.repeat(200_000)}</script>`)],
    [
      'open strings in JSON-LD',
      page(`<script type="application/ld+json">${fill('",', MEGABYTE)}</script>`),
    ],
    ['nested microdata', page('<p itemscope itemprop="a b c">'.repeat(900))],
    ['a wide table', page(`<table><tr>${'<td>x'.repeat(100_000)}</table>`)],
    ['a long table', page(`<table>${'<tr><td>x<td>y'.repeat(50_000)}</table>`)],
    ['line breaks', page('<br>'.repeat(200_000))],
  ])('%s', async (_name, html) => {
    const started = cpuMs()
    const outcome = await timed(html).catch((error: unknown) => error)
    if (outcome instanceof Error) {
      expect(outcome).toBeInstanceOf(RolecallError)
      expect(outcome).toMatchObject({ code: 'parse_failed', status: 422 })
    }
    expect(cpuMs() - started).toBeLessThan(TIME_MS_MAX)
  })
})

describe('cost grows linearly', () => {
  test.each(['a ', '- x\n', '<p>x', '<li>', '[a](b) ', '**a** ', '&lt;'])('%j', async (piece) => {
    await timed(fill(piece, 100_000))
    const small = (await timed(fill(piece, 500_000))).ms
    const large = (await timed(fill(piece, 4_000_000))).ms
    // Eight times the text: a quadratic cost would be 64 times. Short times are noise.
    expect(large).toBeLessThan(Math.max(small, 25) * 24)
  })
})

describe('odd text becomes valid JSON', () => {
  test.each([
    'a\u0000b',
    'a\ud800',
    '\udfff\ud800x',
    '\u202eabc',
    'z\u200b\u200d',
    'Jose\u0301',
    '🙂👩‍👩‍👧',
    '\ufeffmark',
    '\u0085next',
    'tag\u{e0041}',
  ])('%j', async (text) => {
    const document = await readSource({ kind: 'text', text })
    const json = JSON.stringify(document.lines.map((line) => line.text))
    expect(Buffer.from(json).toString('utf8')).toBe(json)
    expect(json).not.toMatch(/\\u|\u202e|\u200b/)
  })
})

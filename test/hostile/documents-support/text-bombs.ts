// Texts and pages that are bombs: repeated pieces, and pages by how often they repeat something.
import { fill } from '../../../bench/cost/cost-cases.js'

export const MEGABYTE = 1_000_000

/** Each piece fills a text of its own. */
export const PIECES = [
  ...['@', '.a', ' ', '\t', '9', '- ', '-', '*', '**', '_', '__a', '#', '# ', '|', '| ', '['],
  ...['](', '[a](', '\n', '\n\n- ', '=\n', '---\n', '<', '<a', '<a ', '</', '<!--', '&', '&amp;'],
  ...['&lt;p', '&#', '{', '[{', '"', '\\', '\\"', '•', '• a ', '1. ', 'a\u0301', '\u0301'],
  ...['\u202e', '\ud800', 'a  b   c ', 'a\tb\t', '(((', 'http://', 'www.', 'e\n', '%PDF', '.'],
  ...[', ', 'A ', '\u00a0', '\u2028', '🙂'],
]

const page = (body: string) => `<!doctype html><html><body>${body}</body></html>`
const ld = (body: string) => page(`<script type="application/ld+json">${body}</script>`)
const fields = (count: number) => Array.from({ length: count }, (_, at) => `a${at}="x"`).join(' ')

/** Pages with this many of one thing. */
export const PAGES: [name: string, count: number, make: (count: number) => string][] = [
  ['nested divs', 100_000, (count) => page(`${'<div>'.repeat(count)}deep`)],
  ['nested bold', 100_000, (count) => page(`${'<b>'.repeat(count)}deep`)],
  ['nested lists', 50_000, (count) => page(`${'<ul><li>'.repeat(count)}deep`)],
  ['nested tables', 34_000, (count) => page(`${'<table><tr><td>'.repeat(count)}deep`)],
  ['nested regions', 900, (count) => page(`${'<nav class="menu footer">'.repeat(count)}deep`)],
  ['closing tags only', 200_000, (count) => page('</div>'.repeat(count))],
  ['an entity flood', 200_000, (count) => page('&amp;'.repeat(count))],
  ['unknown entities', 100_000, (count) => page('&aaaaaaaaaa'.repeat(count))],
  ['numeric entities', 50_000, (count) => page('&#x202e;&#0;&#xd800;&#99999999;'.repeat(count))],
  ['attributes', 20_000, (count) => page(`<p ${fields(count)}>text</p>`)],
  ['classes', MEGABYTE, (chars) => page(`<p class="${fill('menu ', chars)}">text</p>`)],
  ['styles', MEGABYTE, (chars) => page(`<p style="${fill('a:b;', chars)}">text</p>`)],
  ['a style sheet without an end', MEGABYTE, (chars) => page(`<style>${fill('.a{', chars)}`)],
  ['style sheet comments', MEGABYTE, (chars) => page(`<style>${fill('/*', chars)}</style>`)],
  ['nested at-rules', MEGABYTE, (chars) => page(`<style>${fill('@media x{', chars)}</style>`)],
  ['an open comment', MEGABYTE, (chars) => page(`<!--${fill('-', chars)}`)],
  ['an open script', MEGABYTE, (chars) => page(`<script>${fill('={"a":', chars)}`)],
  ['a script of brackets', MEGABYTE, (chars) => page(`<script>x=${fill('[', chars)}</script>`)],
  [
    'a script of assignments',
    MEGABYTE,
    (chars) => page(`<script>${fill('a="b";c={};', chars)}</script>`),
  ],
  ['deep JSON-LD', 200_000, (count) => ld('['.repeat(count))],
  ['open strings in JSON-LD', MEGABYTE, (chars) => ld(fill('",', chars))],
  ['nested microdata', 900, (count) => page('<p itemscope itemprop="a b c">'.repeat(count))],
  ['a wide table', 100_000, (count) => page(`<table><tr>${'<td>x'.repeat(count)}</table>`)],
  ['a long table', 50_000, (count) => page(`<table>${'<tr><td>x<td>y'.repeat(count)}</table>`)],
  ['line breaks', 200_000, (count) => page('<br>'.repeat(count))],
]

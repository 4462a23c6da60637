// Every link of our pages leads to a file, every anchor to a heading in it, and every command is in
// package.json.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/**
 * Files that are generated or installed, and test cases, which stand for other people's documents.
 */
const NOT_OURS =
  /^(?:node_modules|dist|\.\w+|test\/cases\/documents)(?:\/|$)|\/node_modules(?:\/|$)/

function pagesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (NOT_OURS.test(relative(ROOT, path))) return []
    if (entry.isDirectory()) return pagesIn(path)
    return entry.name.endsWith('.md') ? [path] : []
  })
}

/** A sample in a fence may hold signs that look like links and headings. */
const proseOf = (page: string): string => readFileSync(page, 'utf8').replace(/^```.*?^```/gms, '')

/** Anchors as repository web pages make them: lower case, dashes for spaces, no other signs. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')

/** A repeated heading gets a number behind it. */
function anchorsOf(page: string): Set<string> {
  const seen = new Map<string, number>()
  const headings = [...proseOf(page).matchAll(/^#{1,6} +(.*?) *$/gm)]
  return new Set(
    headings.map(([, heading = '']) => {
      const anchor = anchorOf(heading)
      const count = seen.get(anchor) ?? 0
      seen.set(anchor, count + 1)
      return count === 0 ? anchor : `${anchor}-${count}`
    }),
  )
}

/** Links in the text and in definitions (`[name]: target`), except those to the web. */
const linksOf = (page: string): string[] =>
  [...proseOf(page).matchAll(/\]\(([^)\s]+)[^)]*\)|^\[[^\]]+\]: *(\S+)/gm)]
    .map(([, inText, defined]) => inText ?? defined ?? '')
    .filter((link) => !/^[a-z]+:/.test(link))

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? page : join(dirname(page), path)
  if (!existsSync(target)) return false
  return anchor === undefined || (target.endsWith('.md') && anchorsOf(target).has(anchor))
}

const pages = pagesIn(ROOT).map((page) => [relative(ROOT, page), page] as const)

describe('links', () => {
  it.each(pages)('of %s lead somewhere', (_name, page) => {
    expect(linksOf(page).filter((link) => !leadsSomewhere(page, link))).toEqual([])
  })

  it('are found', () => {
    const links = pages.flatMap(([, page]) => linksOf(page))
    expect(links).toContain('docs/where.md')
    expect(links.some((link) => link.includes('#'))).toBe(true)
  })
})

describe('commands', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }

  it.each(pages)('of %s are there', (_name, page) => {
    const named = [...readFileSync(page, 'utf8').matchAll(/\bnpm run (?:-s )?([a-z][a-z:-]*)/g)]
    expect(named.map(([, script = '']) => script).filter((script) => !(script in scripts))).toEqual(
      [],
    )
  })
})

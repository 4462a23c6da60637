// A case is a folder: a source, and expected.json with what a careful reader finds in it.
import { readdirSync, readFileSync } from 'node:fs'

export interface Case<Expected> {
  slug: string
  source: URL
  expected: Expected
}

function readCase<Expected>(root: URL, slug: string): Case<Expected> {
  const folder = new URL(`${slug}/`, root)
  const source = readdirSync(folder).find((name) => name.startsWith('source.'))
  if (!source) throw new Error(`${slug} has no source`)
  const expected = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')) as Expected
  return { slug, source: new URL(source, folder), expected }
}

export const readCases = <Expected>(root: URL): Case<Expected>[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readCase<Expected>(root, name))

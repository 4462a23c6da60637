// Keeps the titles in the form in which they load fastest; the build makes it, a start reads it.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CanonicalTitle, readTitles, type TitleTable } from './read-titles.js'

const DATA = fileURLToPath(new URL('./data', import.meta.url))
const BAKED = join(DATA, 'titles.json')
/** Raised when the form changes, so that an old file is not misread. */
const FORM = 1
/** Between names: it occurs inside none. */
const NEXT = '\t'

interface Baked {
  form: number
  /** Name and size of every file that keys come from: one that was edited makes this one void. */
  sources: string
  names: string
  groups: string
  /** Keys of all names, and for each the place of its title. */
  keys: string
  uses: number[]
  open: string[]
}

function sources(): string {
  const files = readdirSync(join(DATA, 'titles')).sort()
  return ['abbreviations.json', ...files.map((name) => join('titles', name))]
    .map((name) => `${name} ${statSync(join(DATA, name)).size}`)
    .join('\n')
}

/** Called by the build, after the data files have been copied. */
export function bakeTitles(): void {
  const { titles, byKey, open } = readTitles()
  const places = new Map(titles.map((title, at) => [title, at]))
  const baked: Baked = {
    form: FORM,
    sources: sources(),
    names: titles.map(({ name }) => name).join(NEXT),
    groups: titles.map(({ group }) => group).join(NEXT),
    keys: [...byKey.keys()].join(NEXT),
    uses: [...byKey.values()].map((title) => places.get(title) ?? 0),
    open: [...open],
  }
  writeFileSync(BAKED, JSON.stringify(baked))
}

function readBaked(): Baked | null {
  let text: string
  try {
    text = readFileSync(BAKED, 'utf8')
  } catch {
    // Running from the sources: nothing has been baked.
    return null
  }
  const baked: Baked = JSON.parse(text)
  return baked.form === FORM && baked.sources === sources() ? baked : null
}

/** The titles: as baked, else from their files. */
export function titleTable(): TitleTable {
  const baked = readBaked()
  if (!baked) return readTitles()
  const groups = baked.groups.split(NEXT)
  const titles = baked.names
    .split(NEXT)
    .map((name, at): CanonicalTitle => ({ name, group: groups[at] ?? '' }))
  const byKey = new Map<string, CanonicalTitle>()
  baked.keys.split(NEXT).forEach((key, at) => {
    const title = titles[baked.uses[at] ?? -1]
    if (title) byKey.set(key, title)
  })
  return { titles, byKey, open: new Set(baked.open) }
}

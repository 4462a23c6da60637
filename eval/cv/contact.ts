// Compares the contact block with its gold, field by field, by the scorer's measure.
import type { ContactFound } from '#engine/person/read-contact.js'
import { fold, similarity } from '../measure/alike.js'
import type { Gold } from '../train/gold.js'
import { count, type Sheet } from './measures.js'

/** The fields whose mean is the figure of the contact block; the name has a figure of its own. */
export const CONTACT_FIELDS = ['email', 'phone', 'city', 'country', 'links'] as const

const SAME_NAME = 0.99

const bare = (link: unknown): string =>
  String(link)
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '')

/** Compares the contact block of one document with its gold. */
export function holdContact(sheet: Sheet, gold: Gold, resume: ContactFound): void {
  const { name, email, phone, location, links } = resume
  const wanted = gold.contact as Record<string, string | null | undefined> & { links?: string[] }
  const one = (field: string, got: string, isSame: (want: string) => boolean) => {
    const want = wanted[field]
    if (want === undefined || ((want ?? '') === '' && got === '')) return
    const isRight = want !== null && want !== '' && got !== '' && isSame(want)
    count(sheet, field, isRight ? 1 : 0, isRight || got === '' ? 0 : 1, isRight || !want ? 0 : 1)
  }
  const place = location?.value ?? ''
  one('name', name?.value ?? '', (want) => similarity(want, name?.value) >= SAME_NAME)
  one('email', email?.value ?? '', (want) => want.toLowerCase() === email?.value.toLowerCase())
  if (wanted.phone) one('phone', phone?.value ?? '', (want) => want === phone?.value)
  for (const field of ['city', 'country'])
    if (wanted[field]) one(field, place, (want) => fold(place).includes(fold(want)))
  const rest = links.map(({ value }) => bare(value))
  let hits = 0
  for (const link of (wanted.links ?? []).map(bare)) {
    const at = rest.indexOf(link)
    if (at < 0) continue
    rest.splice(at, 1)
    hits++
  }
  count(sheet, 'links', hits, rest.length, (wanted.links?.length ?? 0) - hits)
}

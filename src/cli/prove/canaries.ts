// Words that exist nowhere else: wherever one of them turns up, a document has been kept.
import { randomInt } from 'node:crypto'

export interface Canaries {
  given: string
  family: string
  email: string
  employer: string
  product: string
  phone: string
}

/** Spoken syllables, so that a reader of documents takes the words for names; 18^5 words. */
const SYLLABLES = 'za vo ri ten mul qua bex tor lin sha dre pol gan fiu wex nor yal ket'.split(' ')
const SYLLABLES_A_WORD = 5
/** A part of a base64 text that does not depend on what stands around the word. */
const BASE64_EDGE = 3

function word(): string {
  const parts = Array.from(
    { length: SYLLABLES_A_WORD },
    () => SYLLABLES[randomInt(SYLLABLES.length)],
  )
  const text = parts.join('')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function makeCanaries(): Canaries {
  const [given, family, employer, product] = [word(), word(), word(), word()]
  const email = `${given}.${family}@example.com`.toLowerCase()
  const phone = `+1 415 555 ${String(randomInt(10_000)).padStart(4, '0')}`
  return { given, family, email, employer, product, phone }
}

/** The three ways in which a text can fall into groups of base64. */
const base64Forms = (text: string): string[] =>
  [0, 1, 2].map((shift) =>
    Buffer.from(' '.repeat(shift) + text)
      .toString('base64')
      .slice(BASE64_EDGE + 1, -BASE64_EDGE - 1),
  )

/**
 * Everything that a search looks for, as bytes. The phone number is left out: with ten thousand
 * endings, any long number could hold one by chance.
 */
export function searchForms({ given, family, employer, product }: Canaries): Buffer[] {
  const forms = [given, family, employer, product].flatMap((text) => {
    const spellings = [text, text.toLowerCase(), text.toUpperCase()]
    return [
      ...spellings.map((spelling) => Buffer.from(spelling)),
      ...spellings.map((spelling) => Buffer.from(spelling, 'utf16le')),
      ...spellings.flatMap(base64Forms).map((form) => Buffer.from(form)),
      ...spellings.map((spelling) => Buffer.from(Buffer.from(spelling).toString('hex'))),
    ]
  })
  return [...new Map(forms.map((form) => [form.toString('latin1'), form])).values()]
}

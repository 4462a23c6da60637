// When two texts count as the same: the rules of the scorer beside the labelled sets.

export const fold = (text: unknown): string =>
  String(text ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const LEGAL = words(
  'inc llc ltd limited pvt private corp corporation co company gmbh ag sa sas srl bv plc llp the',
)
/** Words that may differ without making it another skill. */
const FILLER = words(
  'experience skills skill knowledge proficiency programming language languages tool tools software framework library libraries platform technologies technology concepts basics basic advanced strong ms microsoft google apache amazon aws adobe oracle',
)
const SAME_SKILL = 0.8

interface Folded {
  tokens: string[]
  /** Without spaces: "Data Base" and "database" are one. */
  dense: string
}

/** A cache: the same few thousand texts are compared again and again over the folds. */
const known = new Map<string, Folded>()

function foldedOf(text: unknown): Folded {
  const key = String(text ?? '')
  const kept = known.get(key)
  if (kept) return kept
  const all = fold(key).split(' ')
  const folded = { tokens: all.filter((one) => one && !LEGAL.has(one)), dense: all.join('') }
  known.set(key, folded)
  return folded
}

/** Share of the words that both have, 0 to 1; words of legal forms do not count. */
export function similarity(a: unknown, b: unknown): number {
  const [x, y] = [foldedOf(a), foldedOf(b)]
  if (x.dense !== '' && x.dense === y.dense) return 1
  if (x.tokens.length === 0 || y.tokens.length === 0) return 0
  if (x.tokens.join('') === y.tokens.join('')) return 1
  const rest = [...y.tokens]
  let hit = 0
  for (const token of x.tokens) {
    const at = rest.indexOf(token)
    if (at < 0) continue
    rest.splice(at, 1)
    hit++
  }
  return (2 * hit) / (x.tokens.length + y.tokens.length)
}

export function sameSkill(gold: string, form: string): boolean {
  if (!form) return false
  if (similarity(gold, form) >= SAME_SKILL) return true
  const [wanted, own] = [foldedOf(gold).tokens, foldedOf(form).tokens]
  const [short, long] = own.length <= wanted.length ? [own, wanted] : [wanted, own]
  return (
    short.some((token) => !FILLER.has(token)) &&
    short.every((token) => long.includes(token)) &&
    long.every((token) => short.includes(token) || FILLER.has(token))
  )
}

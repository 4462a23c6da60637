// Second look at a document: what things of the same looks or in the same slot were taken for.
// Authors set every position's head alike, so what looks like the heads found so far is one too.
import type { Labelled } from '../../core/crf/decode.js'
import { counted, paired, stepped, worded } from './feature-names.js'

const SHARE_EDGES = [0.2, 0.5, 0.8] as const
const SURE_EDGES = [0.5, 0.8, 0.95] as const

const FIRST = worded('1st:')
const BEFORE = worded('1st-:')
const LABEL = worded('')
const SURE = stepped('', SURE_EDGES)
const WITH = paired('/')
const THEN = paired('>')
const ALIKE = counted('alike:', 4)
const SHARE = worded('alike:')
const SHARE_STEP = stepped(':', SHARE_EDGES)
const OF = paired('')

/** Items that look alike, and the unit (line, entry) that each belongs to. */
export interface Likeness {
  looks: readonly string[]
  units: readonly number[]
  /** The part of a label that is counted; '' for labels that are not. */
  kindOf: (label: string) => string
}

interface Tally {
  total: number
  kinds: Map<string, number>
}

function add(tallies: Map<string, Tally>, key: string, kind: string): void {
  const tally = tallies.get(key) ?? { total: 0, kinds: new Map<string, number>() }
  tally.total++
  if (kind) tally.kinds.set(kind, (tally.kinds.get(kind) ?? 0) + 1)
  tallies.set(key, tally)
}

/** Features for the second labelling: first labels near by, and those of others that look the same. */
export function consistencyFeatures(
  { looks, units, kindOf }: Likeness,
  first: readonly Labelled[],
): number[][] {
  const all = new Map<string, Tally>()
  const own = new Map<string, Tally>()
  first.forEach(({ label }, at) => {
    const kind = kindOf(label)
    add(all, looks[at] ?? '', kind)
    add(own, `${looks[at]}\n${units[at]}`, kind)
  })
  return first.map(({ label, probability }, at) => {
    const alike = all.get(looks[at] ?? '')
    const mine = own.get(`${looks[at]}\n${units[at]}`)
    const others = (alike?.total ?? 0) - (mine?.total ?? 0)
    const name = FIRST(label)
    const out = [
      name,
      WITH(name, SURE(probability)),
      THEN(name, LABEL(first[at + 1]?.label ?? '')),
      THEN(BEFORE(first[at - 1]?.label ?? ''), LABEL(label)),
      ALIKE(others),
    ]
    for (const [kind, total] of alike?.kinds ?? []) {
      const count = total - (mine?.kinds.get(kind) ?? 0)
      if (count > 0) out.push(OF(SHARE(kind), SHARE_STEP(count / others)))
    }
    return out
  })
}

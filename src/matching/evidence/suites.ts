// Programs show a suite, and a suite shows its programs: Word and Excel for Microsoft Office.
import { dataRows } from '../../tables/data-file.js'
import type { Mention } from '../types.js'

interface Suite {
  id: string
  /** Somebody with this many of its programs has the suite in full. */
  fullFrom: number
  members: readonly string[]
}

const wire = (id: string): string => `skill_${id}`

const SUITES: readonly Suite[] = dataRows('../data/suites.txt', import.meta.url).map(
  ([id = '', fullFrom = '', members = '']) => ({
    id: wire(id),
    fullFrom: Number(fullFrom),
    members: members.split(' ').map(wire),
  }),
)

export const SUITE_SKILL_IDS: readonly string[] = SUITES.flatMap(({ id, members }) => [
  id,
  ...members,
])

const SUITE_BY_ID = new Map(SUITES.map((suite) => [suite.id, suite]))
const SUITES_OF = new Map(
  SUITES.flatMap(({ members }) => members).map((id) => [
    id,
    SUITES.filter(({ members }) => members.includes(id)),
  ]),
)

/** The programs of a suite; empty if the skill is no suite. */
export const programsOf = (suiteId: string): readonly string[] =>
  SUITE_BY_ID.get(suiteId)?.members ?? []

/** "Word or Excel": so many programs of a suite as a choice, and whoever has the suite has one of them. */
const CHOICE_MIN = 2

export const isChoiceFrom = (
  suiteId: string | null,
  askedIds: readonly (string | null)[],
): boolean => programsOf(suiteId ?? '').filter((id) => askedIds.includes(id)).length >= CHOICE_MIN

export interface SuiteSupport {
  mention: Mention
  /** The verbatim quotes that make up the mention's own. */
  pieces: readonly string[]
  isFull: boolean
}

type Mentions = ReadonlyMap<string, readonly Mention[]>

const plainer = (a: Mention, b: Mention): number =>
  a.quote.length - b.quote.length || (a.quote < b.quote ? -1 : 1)

/**
 * The mention that names a program most plainly; undefined if every mention is in doubt or says
 * that it is being learned.
 */
const plainest = (id: string, index: Mentions): Mention | undefined =>
  (index.get(id) ?? []).filter(({ isSure, isPart }) => isSure && !isPart).sort(plainer)[0]

/** The programs of a suite that somebody knows, as one mention of the suite. */
function byMembers({ id, fullFrom, members }: Suite, index: Mentions): SuiteSupport[] {
  const held = members
    .map((member) => plainest(member, index))
    .filter((mention) => mention !== undefined)
    .slice(0, fullFrom)
  if (held.length === 0) return []
  const pieces = [...new Set(held.map(({ quote }) => quote))]
  const mention: Mention = {
    skillId: id,
    key: '',
    place: held.every(({ place }) => place === 'work') ? 'work' : 'list',
    position: -1,
    quote: pieces.join(', '),
    isSure: true,
    isPart: false,
  }
  return [{ mention, pieces, isFull: held.length >= fullFrom }]
}

/** Support for a suite by its programs, and for a program by a suite that holds it. */
export function suiteSupport(askedId: string, index: Mentions): SuiteSupport[] {
  const suite = SUITE_BY_ID.get(askedId)
  if (suite !== undefined) return byMembers(suite, index)
  return (SUITES_OF.get(askedId) ?? []).flatMap(({ id }) => {
    const mention = plainest(id, index)
    return mention === undefined ? [] : [{ mention, pieces: [mention.quote], isFull: false }]
  })
}

// The seniority that a recruiter would give a person: what the newest title states, or else the
// months in that profession and the responsibility for others, as docs/seniority.md says.
import type { WorkEntry } from '../../contract/candidate.js'
import { SENIORITY_SCALE, type Seniority } from '../../contract/seniority.js'
import { compareDates, newestFirst } from '../../dates/compare-dates.js'
import type { PartialDate } from '../../dates/types.js'
import { dataJson } from '../../tables/data-file.js'
import { normalizeTitle } from '../../taxonomy/titles/normalize-title.js'
import { foldKey } from '../../text/fold.js'
import { totalMonths } from '../experience.js'

type Ladder = 'profession' | 'trade' | 'service'

interface Steps {
  mid: number
  /** null where years alone never make somebody senior. */
  senior: number | null
  seniorWithResponsibility: number | null
}

interface Ladders {
  ladders: Record<Ladder, Steps>
  /** SOC major group → ladder; groups that are not listed are professions. */
  groups: Record<string, Ladder>
  serviceWords: string[]
  tradeWords: string[]
  /** Wordings of highlights which say that the person led others. */
  responsibility: string[]
}

const DATA = dataJson('./data/ladders.json', import.meta.url) as Ladders

const holdsOne = (text: string, phrases: string[]): boolean => {
  const key = ` ${foldKey(text)} `
  return phrases.some((phrase) => key.includes(` ${phrase} `))
}

function ladderOf(title: string, group: string): Ladder {
  if (holdsOne(title, DATA.serviceWords)) return 'service'
  if (holdsOne(title, DATA.tradeWords)) return 'trade'
  return DATA.groups[group] ?? 'profession'
}

/** Newest first: current positions before ended ones, then by their starts. */
const byAge = (a: WorkEntry, b: WorkEntry): number =>
  newestFirst(a, b) || compareDates(b.start, a.start)

const groupOf = ({ title }: WorkEntry): string => normalizeTitle(title).group

const rank = (level: Seniority): number => (level ? SENIORITY_SCALE.indexOf(level) : -1)

/**
 * Whether an earlier title of the profession stated seniority, or highlights tell of people led.
 */
function isResponsible(own: WorkEntry[]): boolean {
  return own.some(
    ({ seniority, highlights }) =>
      rank(seniority) >= rank('senior') || holdsOne(highlights.join(' | '), DATA.responsibility),
  )
}

export function overallSeniority(positions: WorkEntry[], today: PartialDate): Seniority {
  const [newest, ...older] = [...positions].sort(byAge)
  if (!newest) return null
  if (newest.seniority) return newest.seniority
  const group = groupOf(newest)
  const own = group === '' ? positions : [newest, ...older.filter((one) => groupOf(one) === group)]
  const months = totalMonths(own, today)
  const steps = DATA.ladders[ladderOf(newest.title, group)]
  const needed = isResponsible(own) ? steps.seniorWithResponsibility : steps.senior
  if (needed !== null && months >= needed) return 'senior'
  return months >= steps.mid ? 'mid' : 'junior'
}

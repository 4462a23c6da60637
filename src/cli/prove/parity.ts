// The same résumé under other names, genders, ages and origins: every score must be the same.
import { dataText } from '../../tables/data-file.js'

interface Person {
  name: string
  about: string
}

interface Swaps {
  groups: Record<string, Person[]>
  resumes: string[]
  postings: string[]
}

export interface GroupFigures {
  group: string
  /** Share of pairs with a score of SELECTED_FROM or more. */
  rate: number
  mean: number
  /** Rate against that of the group with the highest: Local Law 144's impact ratio. */
  ratio: number
}

export interface ParityFigures {
  pairs: number
  differing: string[]
  groups: GroupFigures[]
}

/** The band `strong` and better. */
export const SELECTED_FROM = 70

const swaps = (): Swaps => JSON.parse(dataText('./data/people.json', import.meta.url)) as Swaps

const resumeOf = ({ name, about }: Person, rest: string): string => {
  const email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`
  return `${name}\n${email}\n\nSUMMARY\n${about}\n\n${rest}`
}

interface Scored {
  score: number
  /** Everything that a score consists of, without ids. */
  whole: string
}

/** `match` sends a call of /match and gives its `data`. */
export async function measureParity(
  match: (resume: string, posting: string) => Promise<Record<string, unknown>>,
): Promise<ParityFigures> {
  const { groups, resumes, postings } = swaps()
  const tally = new Map<string, number[]>(Object.keys(groups).map((group) => [group, []]))
  const differing: string[] = []
  let pairs = 0
  for (const [at, resume] of resumes.entries()) {
    for (const [to, posting] of postings.entries()) {
      let first: Scored | undefined
      for (const [group, people] of Object.entries(groups)) {
        for (const person of people) {
          const scored = scoredOf(await match(resumeOf(person, resume), posting))
          first ??= scored
          pairs += 1
          tally.get(group)?.push(scored.score)
          if (scored.whole !== first.whole) {
            differing.push(`résumé ${at + 1}, posting ${to + 1}, ${group}`)
          }
        }
      }
    }
  }
  return { pairs, differing, groups: figuresOf(tally) }
}

function scoredOf(data: Record<string, unknown>): Scored {
  const { candidate_id: _, role_id: __, ...rest } = data
  return { score: Number(data.score), whole: JSON.stringify(rest) }
}

function figuresOf(tally: ReadonlyMap<string, number[]>): GroupFigures[] {
  const rates = [...tally].map(([group, scores]) => ({
    group,
    rate: scores.filter((score) => score >= SELECTED_FROM).length / scores.length,
    mean: scores.reduce((sum, score) => sum + score, 0) / scores.length,
  }))
  const best = Math.max(...rates.map(({ rate }) => rate))
  return rates.map((one) => ({ ...one, ratio: best === 0 ? 1 : one.rate / best }))
}

// Finds what is wrong with a vocabulary as a whole: doubles, references to missing skills, lost
// ids.
import { foldName } from '../match/tokenize.js'
import { aliasText, type SkillLine } from './parse-vocabulary.js'

function doubles(lines: readonly SkillLine[]): string[] {
  const problems: string[] = []
  const ids = new Map<string, string>()
  const spellings = new Map<string, SkillLine>()
  const take = (line: SkillLine, text: string, what: string) => {
    const key = foldName(text).join('')
    const taken = spellings.get(key)
    if (key === '') problems.push(`${line.where}: ${what} "${text}" has no letters`)
    else if (taken && taken.id !== line.id) {
      problems.push(
        `${line.where}: ${what} "${text}" of ${line.id} is taken by ${taken.id} (${taken.where})`,
      )
    } else spellings.set(key, line)
  }
  for (const line of lines) {
    const before = ids.get(line.id)
    if (before) problems.push(`${line.where}: id ${line.id} is taken (${before})`)
    ids.set(line.id, line.where)
  }
  for (const line of lines) take(line, line.name, 'name')
  for (const line of lines) {
    for (const alias of line.aliases) take(line, aliasText(alias), 'alias')
  }
  return problems
}

function dangling(lines: readonly SkillLine[], known: ReadonlySet<string>): string[] {
  const problems: string[] = []
  for (const line of lines) {
    for (const id of [...line.broader, ...line.implies, ...line.related]) {
      if (!known.has(id))
        problems.push(`${line.where}: ${line.id} refers to ${id}, which is not there`)
      else if (id === line.id) problems.push(`${line.where}: ${line.id} refers to itself`)
    }
  }
  return problems
}

/** A skill must not be broader than itself, however many steps lie between. */
function circles(lines: readonly SkillLine[]): string[] {
  const upward = new Map(lines.map((line) => [line.id, [...line.broader, ...line.implies]]))
  const state = new Map<string, 'open' | 'done'>()
  const problems: string[] = []
  const visit = (id: string): void => {
    if (state.get(id) === 'done') return
    if (state.get(id) === 'open') {
      problems.push(`${id} leads back to itself`)
      return
    }
    state.set(id, 'open')
    for (const next of upward.get(id) ?? []) visit(next)
    state.set(id, 'done')
  }
  for (const id of upward.keys()) visit(id)
  return problems
}

/**
 * The problems as sentences; empty if there are none. `lock` lists every id that was ever
 * published.
 */
export function checkVocabulary(
  lines: readonly SkillLine[],
  lock: readonly string[] = [],
): string[] {
  const known = new Set(lines.map((line) => line.id))
  const lost = lock.filter((id) => !known.has(id)).map((id) => `${id} was published and is gone`)
  return [...doubles(lines), ...dangling(lines, known), ...circles(lines), ...lost]
}

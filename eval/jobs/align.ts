// Finds the units of a document that its gold labels speak of.
import type { Unit, UnitLabel } from '#engine/job/types.js'
import { fold } from '../measure/alike.js'
import type { Gold } from './set.js'

const firstWords = (text: string): string => fold(text).split(' ').slice(0, 5).join(' ')

/** A label for every unit except headings; `lost` are gold texts that no unit holds. */
export function labelsOf(
  units: readonly Unit[],
  gold: Gold,
): { labels: UnitLabel[]; lost: string[] } {
  const body = units.filter((unit) => !unit.isHeading)
  const keys = body.map((unit) => ` ${fold(unit.text)} `)
  const labels: UnitLabel[] = body.map(() => 'O')
  const lost: string[] = []
  const mark = (texts: readonly string[], label: UnitLabel) => {
    for (const text of texts) {
      const wanted = firstWords(text)
      let at = keys.findIndex((each, i) => labels[i] === 'O' && each.startsWith(` ${wanted}`))
      if (at < 0) at = keys.findIndex((each, i) => labels[i] === 'O' && each.includes(wanted))
      if (at >= 0) labels[at] = label
      else lost.push(`${label} ${text}`)
    }
  }
  mark(gold.responsibilities, 'R')
  mark(gold.qualifications, 'Q')
  return { labels, lost }
}

/** B, I and O for the words of a unit: marks every place of a gold skill, longest skills first. */
export function tagSkills(
  words: readonly { text: string }[],
  skills: readonly string[],
): { labels: string[]; found: Set<string> } {
  const keys = words.map((word) => fold(word.text).replace(/ /g, ''))
  const labels = words.map(() => 'O')
  const found = new Set<string>()
  for (const skill of [...skills].sort((a, b) => b.length - a.length)) {
    const wanted = fold(skill).replace(/ /g, '')
    for (let from = 0; from < keys.length; from++) {
      let text = ''
      for (let to = from; to < keys.length && text.length < wanted.length; to++) {
        text += keys[to]
        if (text !== wanted || keys[from] === '' || keys[to] === '') continue
        if (labels.slice(from, to + 1).every((label) => label === 'O')) {
          labels[from] = 'B'
          labels.fill('I', from + 1, to + 1)
          found.add(skill)
        }
        break
      }
    }
  }
  return { labels, found }
}

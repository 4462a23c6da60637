// Lists: the bullet or number before each paragraph of one, and its indents.

import { listNumber } from '../flow/list-number.js'
import { attributeOf, childOf, childrenOf, type XmlElement } from '../xml/read-xml.js'
import { type ParagraphProperties, paragraphProperties } from './properties.js'

interface Level {
  format: string
  text: string
  start: number
  paragraph: ParagraphProperties
}

/** The format has this many levels. */
const LEVELS = 9
/** "%1.%2.%3)" is the pattern of a number; a longer pattern is not the mark of a paragraph. */
const PATTERN_CHARS_MAX = 40
const BULLET = '•'
const FORMAT_OF_WORD: Record<string, string> = {
  decimal: '1',
  decimalZero: '1',
  lowerLetter: 'a',
  upperLetter: 'A',
  lowerRoman: 'i',
  upperRoman: 'I',
}

export class Numbering {
  private readonly lists = new Map<string, { key: string; levels: Map<number, Level> }>()
  private readonly counts = new Map<string, number[]>()

  constructor(root: XmlElement | undefined) {
    const abstract = new Map(
      childrenOf(root, 'abstractNum').map((one) => [attributeOf(one, 'abstractNumId'), one]),
    )
    for (const list of childrenOf(root, 'num')) {
      const key = attributeOf(childOf(list, 'abstractNumId'), 'val')
      const levels = levelsOf(childrenOf(abstract.get(key), 'lvl'))
      const overrides = childrenOf(list, 'lvlOverride')
      for (const override of overrides) {
        for (const [number, level] of levelsOf(childrenOf(override, 'lvl')))
          levels.set(number, level)
      }
      const id = attributeOf(list, 'numId')
      // A list that restarts has a count of its own; others continue the count of their kind.
      this.lists.set(id, { key: overrides.length > 0 ? `num ${id}` : key, levels })
    }
  }

  /** The indents of one level of a list. */
  paragraph({ id, level }: { id: string; level: number }): ParagraphProperties {
    return this.lists.get(id)?.levels.get(level)?.paragraph ?? {}
  }

  /** The mark of the list's next paragraph; '' where it shows none. */
  nextMark({ id, level }: { id: string; level: number }): string {
    const list = this.lists.get(id)
    const own = list?.levels.get(level)
    if (!list || !own || own.format === 'none') return ''
    if (own.format === 'bullet') return BULLET
    const counts = this.counts.get(list.key) ?? []
    this.counts.set(list.key, counts)
    counts[level] = (counts[level] ?? own.start - 1) + 1
    counts.length = level + 1
    return own.text.replace(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1
      const shown = list.levels.get(at)
      return listNumber(counts[at] ?? shown?.start ?? 1, FORMAT_OF_WORD[shown?.format ?? ''] ?? '1')
    })
  }
}

function levelsOf(elements: readonly XmlElement[]): Map<number, Level> {
  const levels = new Map<number, Level>()
  for (const element of elements) {
    const number = Number.parseInt(attributeOf(element, 'ilvl'), 10)
    if (!(number >= 0 && number < LEVELS)) continue
    const start = Number.parseInt(attributeOf(childOf(element, 'start'), 'val'), 10)
    levels.set(number, {
      format: attributeOf(childOf(element, 'numFmt'), 'val'),
      text: attributeOf(childOf(element, 'lvlText'), 'val').slice(0, PATTERN_CHARS_MAX),
      start: Number.isFinite(start) ? start : 1,
      paragraph: paragraphProperties(childOf(element, 'pPr')),
    })
  }
  return levels
}

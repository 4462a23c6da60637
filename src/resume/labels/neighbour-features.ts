// What the labeller sees of a line among others: its own features, how it is set against the lines above
// and below, how far the nearest dates are. The network itself looks at what its neighbours are.
import { anyOf } from '../../languages/words.js'
import { type CluedLine, hasRange } from './clued-lines.js'
import {
  closed,
  counted,
  countedPair,
  type Feature,
  flagged,
  paired,
  prefixed,
  worded,
} from './feature-names.js'
import { ownFeatures } from './line-features.js'
import { patternFeatures } from './line-patterns.js'

/** Smaller changes of indent or size are roundings. */
const INDENT_STEP = 0.6
const SIZE_STEP = 0.04
/** Beyond this many lines a date says nothing. */
const FAR = 7

/** How far the nearest range of dates is, up and down: heads are never far from theirs. */
function dateDistances(clued: CluedLine[]): { up: number; down: number }[] {
  const out = clued.map(() => ({ up: FAR, down: FAR }))
  let last = -FAR
  out.forEach((distance, index) => {
    const line = clued[index]
    if (line && hasRange(line)) last = index
    distance.up = index - last
  })
  last = clued.length + FAR
  for (let index = out.length - 1; index >= 0; index--) {
    const line = clued[index]
    if (line && hasRange(line)) last = index
    const distance = out[index]
    if (distance) distance.down = last - index
  }
  return out
}

/**
 * Characters at the end of a line that tell whether its sentence goes on: the longest of the small
 * words, and one character before it.
 */
const OPEN_TAIL_CHARS = 5
const OPEN_TAIL = new RegExp(String.raw`(?:[,&]|\b(?:${anyOf('small:open-tail')}))$`, 'i')

/** "indent+", "indent-" or "indent=", by how far a value is from the one above. */
function changed(prefix: string, least: number): (difference: number) => number {
  const [more, less, same] = [closed(`${prefix}+`), closed(`${prefix}-`), closed(`${prefix}=`)]
  return (difference) => (difference > least ? more : -difference > least ? less : same)
}

/** "bold10": bold now, not bold above. */
function turned(prefix: string): (now: boolean, then: boolean) => number {
  const [none, then] = [closed(`${prefix}00`), closed(`${prefix}01`)]
  const [now, both] = [closed(`${prefix}10`), closed(`${prefix}11`)]
  return (isNow, wasThen) => (isNow ? (wasThen ? both : now) : wasThen ? then : none)
}

const INDENT = changed('indent', INDENT_STEP)
const SIZE = changed('size', SIZE_STEP)
const BOLD = turned('bold')
const BULLETS = turned('bullets')
const ENDED = flagged('ended:')
const OPEN = flagged('open:')
const NO_CHANGE = [closed('change:none')]

/** How a line is set against the one above it: authors set heads apart from bodies. */
function change(line: CluedLine, above: CluedLine | undefined): number[] {
  if (!above) return NO_CHANGE
  const [now, then] = [line.source.line, above.source.line]
  const tail = then.text.trimEnd().slice(-OPEN_TAIL_CHARS)
  return [
    INDENT(now.indent - then.indent),
    SIZE(now.size - then.size),
    BOLD(now.bold, then.bold),
    BULLETS(now.bullet, then.bullet),
    ENDED(tail.endsWith('.') || tail.endsWith(';')),
    OPEN(OPEN_TAIL.test(tail)),
  ]
}

const UP = counted('up:', FAR)
const DOWN = counted('down:', FAR)
/** The model does not tell longer distances between dates apart. */
const BETWEEN_MAX = 4
const BETWEEN = countedPair('between:', BETWEEN_MAX, BETWEEN_MAX)
const NEXT = prefixed('next/')
const FOLLOWED = paired('>')
const EMPTY = closed('')
const FLAG = worded('')

/** All features of each line: its own, and those that the lines around it give. */
export function lineFeatures(clued: CluedLine[], looks: readonly string[]): Feature[][] {
  const owns = clued.map(ownFeatures)
  const distances = dateDistances(clued)
  const patterns = patternFeatures(clued, looks)
  const changes = clued.map((line, index) => change(line, clued[index - 1]))
  return clued.map((line, index) => {
    const own = owns[index]
    const out = own?.all ?? []
    const { up = FAR, down = FAR } = distances[index] ?? {}
    out.push(UP(up), DOWN(down), BETWEEN(up, down))
    for (const feature of patterns[index] ?? []) out.push(feature)
    out.push(...(changes[index] ?? []))
    for (const feature of changes[index + 1] ?? change(line, line)) out.push(NEXT(feature))
    const next = clued[index + 1]
    out.push(
      FOLLOWED(own?.date ?? EMPTY, owns[index + 1]?.date ?? EMPTY),
      FOLLOWED(FLAG(String(line.source.line.bullet)), FLAG(String(next?.source.line.bullet))),
    )
    return out
  })
}

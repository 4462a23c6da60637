// Finds the rules of a page: thin fills and strokes, joined where programs draw them cell by cell.
import type { Page } from '../documents/types.js'

/** A straight line along one axis, from `from` to `to`; `at` is its place on the other axis. */
export interface Rule {
  at: number
  from: number
  to: number
}

export interface Rules {
  horizontal: Rule[]
  vertical: Rule[]
}

/** A filled area that may be a column's ground. */
export interface Ground {
  x: number
  right: number
  top: number
  bottom: number
}

/**
 * A thicker shape is a ground, and a shorter one is a mark. By eye: most rules are 0.25 to 2.25
 * points thick, and a dash of body text is about 5 long.
 */
const THIN_POINTS = 2.6
const SHORTEST_POINTS = 6
/**
 * Lines whose ends are this close are one line: programs draw a rule cell by cell and leave out up
 * to the width of another rule.
 */
const JOIN_POINTS = 3
/**
 * Rules that are drawn twice, or the two edges of a thick rule, are this close: less than the
 * thickest rule.
 */
const SAME_LINE_POINTS = 1.6
/** Bounds a page; a drawing may have any number of lines. */
const RULES_MAX = 3_000

/** The page's rules, with parts of one line joined. */
export function pageRules(page: Page): Rules {
  const horizontal: Rule[] = []
  const vertical: Rule[] = []
  for (const { box } of (page.shapes ?? []).slice(0, RULES_MAX)) {
    if (box.height <= THIN_POINTS && box.width > box.height) {
      horizontal.push({ at: box.y + box.height / 2, from: box.x, to: box.x + box.width })
    } else if (box.width <= THIN_POINTS && box.height > box.width) {
      vertical.push({ at: box.x + box.width / 2, from: box.y, to: box.y + box.height })
    }
  }
  return { horizontal: joined(horizontal), vertical: joined(vertical) }
}

function joined(rules: Rule[]): Rule[] {
  rules.sort((a, b) => a.at - b.at)
  const result: Rule[] = []
  let start = 0
  for (let index = 1; index <= rules.length; index++) {
    const rule = rules[index]
    if (rule && rule.at - (rules[index - 1]?.at ?? 0) <= SAME_LINE_POINTS) continue
    result.push(...joinedOnLine(rules.slice(start, index)))
    start = index
  }
  return result.filter((rule) => rule.to - rule.from >= SHORTEST_POINTS)
}

function joinedOnLine(rules: Rule[]): Rule[] {
  rules.sort((a, b) => a.from - b.from)
  const result: Rule[] = []
  for (const rule of rules) {
    const last = result.at(-1)
    if (last && rule.from - last.to <= JOIN_POINTS) last.to = Math.max(last.to, rule.to)
    else result.push({ ...rule })
  }
  return result
}

/**
 * Lower or narrower areas lie under headings and labels; wider ones are the ground of the whole
 * page. By eye: a sidebar runs down at least a third of the page and takes up to two thirds of its
 * width.
 */
const GROUND_HEIGHT_SHARE = 0.3
const GROUND_WIDTH_SHARE = { min: 0.12, max: 0.7 }
/** Bounds a drawing; an ordinary page has one or two grounds. */
const GROUNDS_MAX = 50

/** Tall filled areas that are narrower than the page: the grounds of sidebars. */
export function columnGrounds(page: Page): Ground[] {
  const tall: Ground[] = []
  for (const { box } of page.shapes ?? []) {
    const share = box.width / page.width
    if (share < GROUND_WIDTH_SHARE.min || share > GROUND_WIDTH_SHARE.max) continue
    if (box.height < page.height * GROUND_HEIGHT_SHARE) continue
    tall.push({ x: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height })
  }
  return tall.slice(0, GROUNDS_MAX)
}

// Finds grids: groups of rules that touch each other and enclose cells.
import type { Rule, Rules } from './rules.js'

/**
 * Rounding may leave a gap between the rules of a table, or they overlap by their own width: up to
 * the thickest rule.
 */
export const TOUCH_POINTS = 3

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Two rows need three rules; two rules may be the frame of a box. */
const TABLE_RULES_MIN = 3

/** The grids of a page, the smaller ones first. */
export function grids({ horizontal, vertical }: Rules): { box: Box; rules: Rules }[] {
  const groups: Rules[] = horizontal.map((rule) => ({ horizontal: [rule], vertical: [] }))
  for (const rule of vertical) {
    const touched = groups.filter((group) => group.horizontal.some((other) => crosses(other, rule)))
    const [first, ...others] = touched
    if (!first) continue
    first.vertical.push(rule)
    for (const other of others) {
      first.horizontal.push(...other.horizontal)
      first.vertical.push(...other.vertical)
      groups.splice(groups.indexOf(other), 1)
    }
  }
  const area = ({ box }: { box: Box }) => (box.right - box.left) * (box.bottom - box.top)
  return groups
    .filter((group) => group.horizontal.length >= TABLE_RULES_MIN && group.vertical.length >= 1)
    .map((rules) => ({ rules, box: boxOf(rules) }))
    .sort((a, b) => area(a) - area(b))
}

function boxOf({ horizontal }: Rules): Box {
  horizontal.sort((a, b) => a.at - b.at)
  return {
    left: Math.min(...horizontal.map((rule) => rule.from)),
    right: Math.max(...horizontal.map((rule) => rule.to)),
    top: horizontal[0]?.at ?? 0,
    bottom: horizontal.at(-1)?.at ?? 0,
  }
}

const crosses = (horizontal: Rule, vertical: Rule) =>
  vertical.at >= horizontal.from - TOUCH_POINTS &&
  vertical.at <= horizontal.to + TOUCH_POINTS &&
  horizontal.at >= vertical.from - TOUCH_POINTS &&
  horizontal.at <= vertical.to + TOUCH_POINTS

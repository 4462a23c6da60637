// Finds the post that a sentence names: "looking for a Senior Analyst to join", "As a Care Assistant, you".
import type { Span, Unit } from '../types.js'

const PATTERNS: readonly RegExp[] = [
  /\b(?:looking|searching|recruiting|hiring|seeking|recruit|appoint|seeks?|for)\s+(?:for\s+)?(?:an?|our(?:\s+(?:next|new))?|the)\s+(?:new\s+|experienced\s+|talented\s+|qualified\s+|passionate\s+|hands-on\s+|highly\s+\w+\s+|skilled\s+|motivated\s+|driven\s+|dedicated\s+|and\s+|full[- ]time\s+|part[- ]time\s+)*((?:[\p{Lu}&][\p{L}&/+.-]*|[-–/]|of|and|or)(?:\s+(?:[\p{Lu}&][\p{L}\d&/+.-]*|[-–/]|of|and|or|in)){0,7})/gu,
  /\b[Aa]s (?:an?|our(?: new)?|the)\s+((?:[\p{Lu}&][\p{L}&/+.-]*)(?:\s+(?:[\p{Lu}&][\p{L}&/+.-]*|of|and|or)){0,6})/gu,
  /\b(?:role|position|vacancy|opportunity|post|title|success as)\s+(?:of|for|as|:)\s*(?:an?\s+|the\s+)?((?:[\p{Lu}&][\p{L}&/+.-]*)(?:\s+(?:[\p{Lu}&][\p{L}&/+.-]*|of|and|or)){0,6})/gu,
  /\b(?:looking|searching|recruiting|seeking|recruit|appoint)\s+(?:for\s+)?(?:an?|our)\s+((?:[\p{L}-]+\s+){0,3}[\p{L}-]+?)\s+(?:to\s+(?:join|work|support|help)|who|with)\b/gu,
  /^[Tt]he\s+((?:[\p{Lu}&][\p{L}&/+.-]*)(?:\s+(?:[\p{Lu}&(][\p{L}&/+.)-]*|of|and|or)){0,6})\s+(?:will|is|reports?|works?|serves?|designs?|provides?|leads?|supports?|plays?|position|role)\b/gu,
  /\bas:\s+((?:[\p{Lu}&][\p{L}&/+.-]*|\/)(?:\s+(?:[\p{Lu}&][\p{L}&/+.-]*|\/|of|and)){0,7})/gu,
]
/** "detail-oriented clerk": what the person is like is not what the job is called. */
const ADJECTIVES = /^(?:\p{Ll}+-(?:focused|driven|oriented|minded|motivated|on)\s+)+/u
const HANGING = /\s+(?:and|or|of|in)$/i

const UNITS_SEEN = 60
const CHARS_SEEN = 1000
const FOUND_MAX = 24

export interface TitleSentence {
  text: string
  span: Span
  /** Which pattern said it, and how many units deep. */
  rank: number
  depth: number
}

export function titleSentences(units: readonly Unit[]): TitleSentence[] {
  const out: TitleSentence[] = []
  for (const [depth, unit] of units.slice(0, UNITS_SEEN).entries()) {
    for (const [rank, pattern] of PATTERNS.entries()) {
      for (const match of unit.text.slice(0, CHARS_SEEN).matchAll(pattern)) {
        if (out.length >= FOUND_MAX) return out
        const text = (match[1] ?? '').replace(HANGING, '').replace(ADJECTIVES, '')
        const start = unit.span.start + match.index
        out.push({ text, rank, depth, span: { ...unit.span, start, end: start + match[0].length } })
      }
    }
  }
  return out
}

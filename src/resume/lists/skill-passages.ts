// The stretches of a résumé in which skills can stand: every list and sentence whole, with the
// heading and the label above it, the items in it and the skills that it names.

import type { Line } from '../../layout/types.js'
import { findSkills, splitSkillList } from '../../taxonomy/skills/skills.js'
import type { SkillMention } from '../../taxonomy/skills/types.js'
import { spacedParts } from '../../text/spaces.js'
import type { SectionedLine } from '../sections/assign-sections.js'
import type { Section } from '../sections/types.js'
import { skillParagraphs } from './skill-paragraphs.js'
import { endsSkills } from './skill-section-end.js'
import { withoutLead } from './skill-words.js'

export interface Passage {
  text: string
  lines: Line[]
  section: Section
  /** The heading of its section, as printed. */
  heading: string
  /** "Databases" of "Databases: Oracle, MySQL"; '' without one. */
  label: string
  /** The text behind the label. */
  body: string
  words: number
  wordsPerItem: number
  /**
   * The items of a list as printed, without levels and without wordings around the skill; none in a
   * sentence.
   */
  items: string[]
  mentions: SkillMention[]
}

/** Sections that do not tell what the person can do. */
const SILENT: ReadonlySet<Section> = new Set(['references', 'declaration'])
/** Sections in which people list their skills without a heading that says so. */
const LISTING: ReadonlySet<Section> = new Set([
  'top',
  'summary',
  'strengths',
  'languages',
  'training',
  'other',
  'unknown',
])
/** A label at the start of a line, with its colon. */
const LABEL = /^[^\p{Alpha}]{0,3}(\p{Alpha}[^:]{1,44}?)\s*:\s*-?\s*(?=\S)/u
const SEPARATORS = /[,;|•●▪·\t]/g
/** A bullet that was decoded with the wrong character set. */
const BROKEN_BULLETS = /â€¢|Â·|Â/g
/** ".NET" and "(C#)" keep their marks, others lose theirs. */
const ITEM_START = /[\p{Alpha}\p{N}.(#+]/u
const TO_ITEM_END = /^.*[\p{Alpha}\p{N})+#]/su
/** A longer item is a sentence. */
const ITEM_CHARS_MAX = 90
/**
 * Mean number of words per item up to which a stretch with separators, or behind a label, reads as
 * a list.
 */
const LIST_WORDS_MAX = 4.5
const LABELLED_WORDS_MAX = 6
/** A line without separators may be one item, up to so many words. */
const LONE_WORDS_MAX = 6

interface Run {
  section: Section
  heading: string
  lines: SectionedLine[]
}

/** Lines of one section under one heading. */
function runsOf(lines: SectionedLine[]): Run[] {
  const runs: Run[] = []
  let head: Line | null = null
  let isNew = true
  let isOver = false
  for (const sectioned of lines) {
    const { line, heading, section } = sectioned
    if (heading === 'section') {
      head = line
      isOver = false
    }
    isNew ||= heading !== null || SILENT.has(section)
    if (heading !== null || SILENT.has(section)) continue
    isOver ||= section === 'skills' && endsSkills(line, head)
    const own = isOver && section === 'skills' ? 'unknown' : section
    const last = runs.at(-1)
    if (last && !isNew && last.section === own) last.lines.push(sectioned)
    else runs.push({ section: own, heading: head?.text ?? '', lines: [sectioned] })
    isNew = false
  }
  return runs
}

export function withoutEdges(text: string): string {
  const start = text.search(ITEM_START)
  return start < 0 ? '' : (TO_ITEM_END.exec(text.slice(start))?.[0] ?? '')
}

/** An item as it stands by itself: "- Having good knowledge of welding." → "welding". */
export const bareItem = (text: string): string => withoutLead(withoutEdges(text))

function passage(printed: string, lines: Line[], { section, heading }: Run): Passage {
  const text = printed.replace(BROKEN_BULLETS, '•')
  const labelled = text.includes(':') ? LABEL.exec(text) : null
  const body = labelled ? text.slice(labelled[0].length) : text
  const separators = body.match(SEPARATORS)?.length ?? 0
  const words = spacedParts(body.trim())
  const wordsPerItem = words / (separators + 1)
  // Items are looked up one by one elsewhere, so names inside the whole text are read as strictly
  // as in prose.
  const mentions = findSkills(text, { kind: 'prose' })
  const isShort = wordsPerItem <= LIST_WORDS_MAX && (separators > 0 || words <= LONE_WORDS_MAX)
  const isLabelled = labelled !== null && separators > 0 && wordsPerItem <= LABELLED_WORDS_MAX
  const isNamed = separators > 0 && mentions.length * 2 > separators
  const isList = isLabelled || (isShort && (isNamed || LISTING.has(section)))
  const items = section === 'skills' || isList ? itemsOf(text) : []
  const label = labelled?.[1] ?? ''
  return { text, lines, section, heading, label, body, words, wordsPerItem, items, mentions }
}

const itemsOf = (text: string): string[] =>
  splitSkillList(text, true)
    .map(bareItem)
    .filter((item) => item !== '' && item.length <= ITEM_CHARS_MAX)

export const skillPassages = (lines: SectionedLine[]): Passage[] =>
  runsOf(lines).flatMap((run) =>
    skillParagraphs(run.lines).map((paragraph) => passage(paragraph.text, paragraph.lines, run)),
  )

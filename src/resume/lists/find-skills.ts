// The skills of a résumé: every item of its skills sections, and the tools named elsewhere.
import type { Skill as WireSkill } from '../../contract/skill.js'
import { foldKey } from '../../core/fold.js'
import { LIMITS } from '../../core/limits.js'
import { spacedParts } from '../../core/spaces.js'
import type { Line } from '../../layout/types.js'
import { skillById } from '../../taxonomy/skills/skills.js'
import type { SkillKind } from '../../taxonomy/skills/types.js'
import type { SectionedLine } from '../sections/assign-sections.js'
import type { Section } from '../sections/types.js'
import type { Span } from '../types.js'
import { type ProseReader, proseReader } from './prose-skills.js'
import { listedSkills, readSkillItems, type SkillItem, skillsAmong } from './read-skill-items.js'
import { type Paragraph, skillParagraphs } from './skill-paragraphs.js'
import { isListLabel, STOPS } from './skill-words.js'

export interface FoundSkill extends WireSkill {
  span: Span
  confidence: number
}

const TOOLS: ReadonlySet<SkillKind> = new Set(['tool'])
const SILENT: ReadonlySet<Section> = new Set(['references', 'declaration', 'publications'])
const TOOL_LIST_MIN = 3
const TOOL_LIST_CHARS_MAX = 200
const THREE_PARTS = /[,;|•][^,;|•]*[,;|•]/
const TOOL_WORDS_MAX = 4
const ABILITY =
  /skill|abilit|manag|leader|solv|communicat|plann|organi[sz]|negotiat|present|build|making|think/i
const LABEL = /^[^\p{L}]{0,3}(\p{L}[^:]{1,44}):\s*\S/u

/** "Tools used: Jira, Git" in any section, and where its list starts. */
function listStart(line: Line): number {
  const label = line.text.includes(':') ? LABEL.exec(line.text) : null
  return label && isListLabel(label[1] ?? '') ? line.text.indexOf(':') + 1 : 0
}

/** A heading that no list knows, in the look of the section's own: what follows is no skill. */
function endsSection({ line }: SectionedLine, head: Line | null): boolean {
  const isAlike = head !== null && line.bold === head.bold && line.caps === head.caps
  const isShort = spacedParts(line.text) <= 6 && !/[,;|]/.test(line.text)
  if (!isAlike || !isShort || !(line.bold || line.caps) || Math.abs(line.size - head.size) > 0.05)
    return false
  return line.text.split(/[^\p{L}]+/u).some((word) => STOPS.has(foldKey(word)))
}

/** Runs of lines under one skills heading. */
function skillRuns(lines: SectionedLine[]): SectionedLine[][] {
  const runs: SectionedLine[][] = []
  let head: Line | null = null
  let isOver = false
  let previous: Section | null = null
  for (const sectioned of lines) {
    if (sectioned.heading === 'section') {
      head = sectioned.line
      isOver = false
      if (sectioned.section === 'skills') runs.push([])
    } else if (sectioned.section === 'skills' && sectioned.heading === null) {
      isOver ||= endsSection(sectioned, head)
      if (previous !== 'skills' || runs.length === 0) runs.push([])
      if (!isOver) runs.at(-1)?.push(sectioned)
    }
    previous = sectioned.section
  }
  return runs
}

interface Sourced extends SkillItem {
  lines: Line[]
  isListed: boolean
}

const withSource = (items: SkillItem[], lines: Line[], isListed: boolean): Sourced[] =>
  items.map(({ raw, canonical, id, confidence }) => ({
    raw,
    canonical,
    id,
    confidence,
    lines,
    isListed,
  }))

const sourced = ({ text, lines }: Paragraph): Sourced[] =>
  withSource(readSkillItems(text), lines, true)

/** "SteelDraw, AutoCAD, Tekla, Mathcad": half of a list are known tools, so that the rest are too. */
function isToolList(text: string): boolean {
  if (text.length > TOOL_LIST_CHARS_MAX || !THREE_PARTS.test(text)) return false
  const parts = text.split(/[,;|•]/).filter((part) => /\p{L}/u.test(part))
  if (parts.length < TOOL_LIST_MIN) return false
  if (parts.some((part) => spacedParts(part.trim()) > TOOL_WORDS_MAX)) return false
  return listedSkills(text, TOOLS).length >= parts.length / 2
}

function elsewhere(sectioned: SectionedLine, prose: ProseReader): Sourced[] {
  const { line, section, heading, contentStart } = sectioned
  if (heading === 'section' || section === 'skills' || SILENT.has(section)) return []
  const label = listStart(line)
  const text = line.text.slice(Math.max(contentStart, label))
  const isList = label > 0 || isToolList(text)
  const items = isList ? readSkillItems(text) : named(text, section, prose)
  return withSource(items, [line], isList)
}

/** Under "Strengths" stand traits too ("honest"), which are no skills. */
const isAbility = (raw: string, id: string): boolean => {
  const kind = skillById(id)?.kind
  return kind === 'tool' || kind === 'technique' || (kind === 'soft' && ABILITY.test(raw))
}

/** Outside lists only tools count; of strengths every item that is known to be an ability. */
function named(text: string, section: Section, prose: ProseReader): SkillItem[] {
  if (section === 'strengths') {
    return readSkillItems(text).filter(({ raw, id }) => id !== null && isAbility(raw, id))
  }
  return section === 'languages' ? listedSkills(text, TOOLS) : skillsAmong(prose(text), TOOLS)
}

function spanOf({ raw, lines }: Sourced): Span {
  const line = lines.find(({ text }) => text.includes(raw)) ?? lines[0]
  const start = Math.max(0, line?.text.indexOf(raw) ?? 0)
  return {
    line: line?.index ?? 0,
    start,
    end: Math.min(start + raw.length, line?.text.length ?? 0),
  }
}

export function findResumeSkills(lines: SectionedLine[], prose = proseReader()): FoundSkill[] {
  const listed = skillRuns(lines).flatMap(skillParagraphs).flatMap(sourced)
  const others = lines.flatMap((line) => elsewhere(line, prose))
  const found = new Map<string, FoundSkill>()
  const ids = new Set<string>()
  for (const item of [...listed, ...others]) {
    const { raw, canonical, id, confidence } = item
    const key = foldKey(raw)
    // A list's items stand as printed ("Windows XP", "Windows 7"); elsewhere a skill counts once.
    const isKnown = id !== null && ids.has(id) && !item.isListed
    if (key === '' || isKnown || found.has(key) || found.size >= LIMITS.skillsMax) continue
    if (id !== null) ids.add(id)
    found.set(key, { raw, canonical, taxonomy_id: id, span: spanOf(item), confidence })
  }
  return [...found.values()]
}

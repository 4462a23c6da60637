// Leaves the organisation where a value also names its part: "Tide Lab, Moss University" is Moss University.
import { anyOf } from '../../languages/words.js'
import type { Found } from '../types.js'
import { cleanField } from './clean-field.js'

/** Where a part and its whole meet: "Moss University | Tide Lab", "Tide Lab at Moss University". */
const JOINT = String.raw`(?:\s*[,|]\s+|\s+[-–—|]\s+|\s+(?:${anyOf('work:part-of')})\s+(?=\p{Upper}))`
const FIRST = new RegExp(`^(.*?)${JOINT}(.*)$`, 'u')
const LAST = new RegExp(`^(.*)${JOINT}(.*)$`, 'u')
const WHOLE = new RegExp(String.raw`\b(?:${anyOf('work:wholes')})\b`, 'iu')
const UNIVERSITY = new RegExp(String.raw`\b(?:${anyOf('work:universities')})\b`, 'iu')

export type UnitKind = 'employer' | 'school'

/** A school has schools and colleges of its own, and an employer groups and programmes as well. */
const UNITS: Readonly<Record<UnitKind, RegExp>> = {
  employer: new RegExp(String.raw`\b(?:${anyOf('work:units')})\b`, 'iu'),
  school: new RegExp(String.raw`\b(?:${anyOf('education:units')})\b`, 'iu'),
}

function whole(value: string, unit: RegExp): string {
  const [, before = '', behind = ''] = LAST.exec(value) ?? []
  if (WHOLE.test(before) && unit.test(behind) && !UNIVERSITY.test(behind)) return before
  const [, part = '', rest = ''] = FIRST.exec(value) ?? []
  return WHOLE.test(rest) && unit.test(part) && !WHOLE.test(part) ? rest : value
}

export function withoutUnit(found: Found | null, kind: UnitKind): Found | null {
  const value = found && cleanField(whole(found.value, UNITS[kind]))
  return found && value ? { ...found, value } : found
}

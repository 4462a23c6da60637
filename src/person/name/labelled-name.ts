// Reads the name behind a label of a form: the candidate's, a relative's, a referee's.
import { anyOf } from '../../languages/words.js'
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import { isGivenName } from '../../taxonomy/names/people-names.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { foldKey } from '../../text/fold.js'
import type { Label } from '../labels/label.js'
import type { Page } from '../page/make-page.js'
import { labelValue } from '../recogniser.js'
import type { Finding } from '../types.js'
import { REFEREE_MIN } from './other-names.js'

/** Words before the name of somebody who died, or a title. */
const LATE = new RegExp(String.raw`^(?:(?:${anyOf('name:late')})\b[., ]{0,3}){1,2}`)
/** "Supervisor - Sample Works" is a job and a firm: after these labels a name needs a colon. */
export const SUPERIORS: ReadonlySet<string> = new Set(['superior_name'])
/** The labels of the candidate's own name. */
const OWN: ReadonlySet<string> = new Set(['own_name', 'own_name_part'])
/** The given name behind a family name's comma, up to the value's end or a bracket. */
const GIVEN_BEHIND =
  /^,[ \t](\p{Upper}[\u0300-\u036f\p{Alpha}'’-]{2,})(?: \p{Upper}[\p{Alpha}.'’-]*){0,2}(?=\s*(?:$|\())/u
/** A longer value is no name. */
const VALUE_WORDS_MAX = 6
/** From this likelihood on a value is a job: "Reporting to: Head of Sales". */
const TITLE_MIN = 0.5

/** The name after a label: up to the first sign or digit, a few words at most. */
export function labelledName(page: Page, label: Label): Finding | null {
  const value = labelValue(page, label)
  if (!value) return null
  const late = LATE.exec(page.folded.slice(value.start, value.end))?.[0].length ?? 0
  const start = value.start + late
  const text = page.text.slice(start, value.end)
  const stop = text.search(/[,;|\d@:(]|\s[-–]\s|\s{2,}/)
  const cut = (stop < 0 ? text : text.slice(0, stop)).replace(/[\s([]+$/, '')
  const words = cut.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0 || words.length > VALUE_WORDS_MAX || !/\p{Alpha}{2}/u.test(cut))
    return null
  if (SUPERIORS.has(label.field.name) && !/:/.test(page.folded.slice(label.end, value.start)))
    return null
  if (SUPERIORS.has(label.field.name) && titleLikelihood(cut) >= TITLE_MIN) return null
  const isReferee = label.field.name === 'referee_name' || SUPERIORS.has(label.field.name)
  const isSure = isReferee
    ? nameLikelihood(cut) >= REFEREE_MIN
    : /[\p{Upper}\p{Lo}]/u.test(cut) || nameLikelihood(cut) > 0
  const given = OWN.has(label.field.name) ? givenBehind(cut, text.slice(cut.length)) : 0
  return isSure ? { ...value, start, end: start + cut.length + given } : null
}

/** "Name: Sample, Ana": the length of the given name behind the comma, with the comma. */
function givenBehind(family: string, rest: string): number {
  const [all = '', given = ''] = GIVEN_BEHIND.exec(rest) ?? []
  const isName = given !== '' && nameLikelihood(`${given} ${family}`) >= REFEREE_MIN
  return isName && isGivenName(foldKey(given)) ? all.length : 0
}

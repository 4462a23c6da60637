// Finds the names of the employer, so that they are not taken for part of the title or the place.
import { anyOf, eachOf, patternOf } from '../../languages/words.js'
import type { ReadableDocument } from '../../layout/types.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import type { Unit } from '../types.js'
import type { TitleContext } from './clean-title.js'
import type { Fields } from './read-fields.js'

/** A heading that names the employer: "About Example", "Life at Example". */
const ABOUT = new RegExp(
  String.raw`^(?:${anyOf('employer:about')})\s+(\p{Upper}[\p{Alpha}\d&.'’ -]{1,40})\??:?$`,
  'u',
)
/** Whether it is only such a heading. */
export const isAboutEmployer = (text: string): boolean => ABOUT.test(text)
/** "At Example Museum we": up to three words in capitals. */
const AT = new RegExp(patternOf('employer-at'), 'u')
/**
 * A web address: its host, and the first part of its path, in which job boards name the employer.
 */
const HOST = /https?:\/\/(?:www\.)?([^/\s]+)(?:\/([^/\s?]+))?/i
/** "Example Museum is looking for": the employer as the subject of an early sentence. */
const SUBJECT = new RegExp(patternOf('employer-subject'), 'u')
/** The employer names itself in the first sentences, at the beginning of each. */
const EARLY_UNITS = 16
const SENTENCE_CHARS = 120
/** Headings and addresses that name the employer may be further down. */
const UNITS_MAX = 80
/** A subject that may be a title is the post, not the employer. */
const TITLE_POSSIBLE = 0.4
/** A part of the employer, such as a department, may well be in a title. */
const PART = new RegExp(String.raw`\b(?:${anyOf('employer:parts')})s?$`, 'i')
const GENERIC = new Set(eachOf('employer:generic'))

/** The article before an employer's name, which is no part of it. */
const THE = new RegExp(patternOf('employer-article'), 'i')

function findEmployers(
  document: ReadableDocument,
  units: readonly Unit[],
  fields: Fields,
): string[] {
  const names = [document.posting?.employer ?? '', fields.company?.value ?? '']
  // Posting data names the employer itself; the subject of a sentence may be what the title is
  // about.
  for (const unit of document.posting ? [] : units.slice(0, EARLY_UNITS)) {
    const subject = SUBJECT.exec(unit.text.slice(0, SENTENCE_CHARS))?.[1] ?? ''
    // "The Librarian is responsible for": the subject is the post.
    if (subject !== '' && titleLikelihood(subject) < TITLE_POSSIBLE && !PART.test(subject))
      names.push(subject)
  }
  for (const unit of units.slice(0, UNITS_MAX)) {
    const about = ABOUT.exec(unit.text)?.[1] ?? AT.exec(unit.text.slice(0, SENTENCE_CHARS))?.[1]
    if (about) names.push(about.replace(THE, ''))
    const host = HOST.exec(unit.text)
    if (host) names.push(...(host[1] ?? '').split('.').slice(0, -1), host[2] ?? '')
  }
  return names.filter((name) => name.length > 2 && !GENERIC.has(name.toLowerCase()))
}

/** The names and places that are no part of this posting's title. */
export function titleContext(
  document: ReadableDocument,
  units: readonly Unit[],
  fields: Fields,
): TitleContext {
  const places = document.posting?.locations.map(({ city }) => city) ?? []
  return { employers: findEmployers(document, units, fields), places }
}

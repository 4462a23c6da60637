// Words by which a role's own sentences say how much they ask: wished for, waived, a licence, an advertisement.
import { languageFileJson } from '../languages/read-languages.js'
import { fold } from '../text/fold.js'

const words = languageFileJson('en', 'role-words.json') as {
  alternatives: string
  softeners: string
  refusals: string[]
  licences: string
  coreTails: string[]
  /** The skill that a verb at the head of a wish asks for. */
  deeds: Record<string, string>
  plainCores: string[]
  notDegrees: string
  laterChecks: string
  bases: string
  adverts: string
}

const says = (text: string, list: readonly string[]): boolean => {
  const folded = fold(text)
  return list.some((word) => folded.includes(word))
}

const SOFTENER = new RegExp(words.softeners)
/**
 * Wished for, or one of several ways: "or equivalent experience". "Diploma or equivalent" asks for
 * a diploma, and "a preferred major" wishes for the field alone.
 */
export const isSoftened = (text: string): boolean => SOFTENER.test(fold(text))
export const isRefusal = (text: string): boolean => says(text, words.refusals)

const LICENCE = new RegExp(words.licences, 'i')
const ADVERT = new RegExp(words.adverts, 'i')

const NOT_DEGREE = new RegExp(words.notDegrees, 'i')

/** The letters of a degree that are another thing here: electrical discharge machining, a level of English. */
export const isOtherThing = (name: string): boolean => NOT_DEGREE.test(name)
export const namesLicence = (name: string): boolean => LICENCE.test(name)
const LATER_CHECK = new RegExp(words.laterChecks, 'i')
/** What is looked up of whoever gets the post, and no earlier. */
export const namesLaterCheck = (name: string): boolean => LATER_CHECK.test(name)
const BASE = new RegExp(words.bases, 'i')
/** "Linux-based systems" are Linux. */
export const withoutBase = (name: string): string => name.replace(BASE, '')
export const isAdvert = (text: string): boolean => ADVERT.test(text)
/** Between two names of which one is enough. */
export const ALTERNATIVES = new RegExp(words.alternatives, 'i')
/** What follows a skill's name and makes no other thing of it: "NLP algorithms", "SAP solutions". */
export const CORE_TAIL = new RegExp(`(?:\\s+(?:${words.coreTails.join('|')}))+$`, 'i')
const DEEDS = new Map(Object.entries(words.deeds))
export const deedOf = (verb: string): string | null => DEEDS.get(verb.toLowerCase()) ?? null
const PLAIN_CORES = new Set(words.plainCores)
/** "state management" is no kind of management that one could show by managing. */
export const isPlainCore = (core: string): boolean => PLAIN_CORES.has(core.toLowerCase())

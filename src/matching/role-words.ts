// Words with which a role says how much it asks: wished for, waived, a licence, an advertisement.
import { languageFileJson } from '../languages/read-languages.js'
import { fold } from '../text/fold.js'

const words = languageFileJson('en', 'role-words.json') as {
  alternatives: string
  softeners: string
  refusals: string[]
  licences: string
  coreTails: string[]
  /** The skill that a verb at the beginning of a wish asks for. */
  deeds: Record<string, string>
  /** A skill by which a class is known that the vocabulary has no name for. */
  classes: Record<string, string>
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

/** The patterns of role-words.json, each beside the function that explains it. */
const SOFTENER = new RegExp(words.softeners)
/**
 * Whether something is only wished for, or is one of several ways: "or equivalent experience".
 * "Diploma or equivalent" still asks for a diploma, and in "a preferred major" only the field is a
 * wish.
 */
export const isSoftened = (text: string): boolean => SOFTENER.test(fold(text))
export const isRefusal = (text: string): boolean => says(text, words.refusals)

const LICENCE = new RegExp(words.licences, 'i')
const ADVERT = new RegExp(words.adverts, 'i')

const NOT_DEGREE = new RegExp(words.notDegrees, 'i')

/**
 * Whether the letters of a degree mean something else: electrical discharge machining, a level of
 * English.
 */
export const isOtherThing = (name: string): boolean => NOT_DEGREE.test(name)
export const namesLicence = (name: string): boolean => LICENCE.test(name)
const LATER_CHECK = new RegExp(words.laterChecks, 'i')
/** Whether the name is that of a check that employers make only after an offer. */
export const namesLaterCheck = (name: string): boolean => LATER_CHECK.test(name)
const BASE = new RegExp(words.bases, 'i')
/** "Linux-based systems" are Linux, "Linux environment PC skills" are PC skills. */
export const withoutBase = (name: string): string => name.replace(BASE, '')
export const isAdvert = (text: string): boolean => ADVERT.test(text)
/** Words between two names of which one is enough. */
export const ALTERNATIVES = new RegExp(words.alternatives, 'i')
/** Words behind a skill's name that do not change it: "NLP algorithms", "SAP solutions". */
export const CORE_TAIL = new RegExp(`(?:\\s+(?:${words.coreTails.join('|')}))+$`, 'i')
const DEEDS = new Map(Object.entries(words.deeds))
export const deedOf = (verb: string): string | null => DEEDS.get(verb.toLowerCase()) ?? null
const CLASSES = new Map(Object.entries(words.classes))
/** "query languages" are known by SQL. */
export const classOf = (name: string): string | null => CLASSES.get(name.toLowerCase()) ?? null
const PLAIN_CORES = new Set(words.plainCores)
/** False for names like "state management", which nobody shows by managing. */
export const isPlainCore = (core: string): boolean => PLAIN_CORES.has(core.toLowerCase())

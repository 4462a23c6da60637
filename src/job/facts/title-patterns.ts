// What an advertiser writes into a title that is no part of the post's name, one pattern a kind.
import { anyOf, patternOf } from '../../languages/words.js'

/** "(3518)" and "[Remote]" go, "(RMN)" and "(Psychiatry)" say what the job is. */
export const BRACKETS = /\s*[([]([^)\]]*)[)\]]/g
/** "(m/w/d)", "f/h", "all genders": the law of several countries wants a mark for every sex. */
export const GENDER =
  /(?:^|\s|[-–|,])\(?(?:m\s?\/\s?[wfž]\s?\/\s?[dxi*]|[wf]\s?\/\s?m\s?\/\s?[dxi*]|[fhmwvž]\s?\/\s?[fhmwvž](?:\s?\/\s?[dxi*])?|all genders|gn)\)?(?=$|\s|[-–|,)])/giu
/** Pay and all behind it: "Cook £28,000", "Sales Executive OTE 50k". */
export const MONEY = new RegExp(patternOf('title-money'), 'i')
/** The advertiser's number at the end: "#4411", "Ref: AB-112", "Vacancy no. 7". */
export const NUMBERED = new RegExp(patternOf('title-numbered'), 'i')
/** Nothing but such a number: what a bracket may hold. */
export const REQUISITION = /^\W*[a-z]{0,4}[-_ ]?\d{3,}[-\w]*\W*$/i
/** "JR-0093421 Fitter": a number of the advertiser's before the name. */
export const LEADING_CODE =
  /^(?:\p{Lu}{1,5}[-_/ ]?\d{3,}[\w-]*|\d{3,}[\w-]*)\s*[-–:|]?\s+(?=\p{L})/u
/** Marks between the pieces of a title; a comma counts where a capital or a digit follows. */
export const SEPARATOR = /\s+[-–—|•·]+\s+|\s*[|•]\s*|(?<=\p{L}):\s+|,\s+(?=[\p{Lu}\d])/gu
/** "Cook at Example", "Cook at the Example Hotel": the employer behind the post. */
export const EMPLOYER_TAIL = new RegExp(patternOf('title-employer-tail'), 'u')
/** "Example Ltd is hiring a Cook in Oslo": how social networks title a posting. */
export const HIRING = new RegExp(patternOf('title-hiring'), 'i')
/** "Nurse jobs in Leeds": how boards title a page. */
export const JOBS_IN = new RegExp(patternOf('title-jobs-in'), 'i')
/** A grade of pay at either end, as hospitals write it: "Band 6 - Midwife", "Bank - Porter". */
export const BAND = new RegExp(patternOf('title-band'), 'giu')
/** A piece that speaks of pay, hours, grade or how long it lasts; "Ward 4b" is where, and stays. */
export const TERMS_OF_WORK = new RegExp(patternOf('title-terms-of-work'), 'i')
/** The last word of a house's name. */
export const SITE = new RegExp(`^(?:${anyOf('title:sites')})$`, 'i')
/** Terms before the name: "Part-time Cook". */
export const TERMS = new RegExp(String.raw`^(?:${anyOf('title:terms')})\s+(?=\p{Lu})`, 'iu')
/** How long the post lasts. */
export const DURATION = new RegExp(
  String.raw`\s+\(?\d{1,2}[\s-]*(?:${anyOf('title:units-of-time')})s?\b.*$`,
  'iu',
)
/** Where a line break was lost between two words. */
export const GLUED = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu

/** What an advertiser puts around a title: "GREAT Cook Position Available!", "Summer 2024 Cook". */
export const HYPE = new RegExp(String.raw`^(?:${anyOf('title:hype')})\s+(?=\S)`, 'iu')
/** "Summer 2024 Cook": when, not what. */
export const SEASON = new RegExp(
  String.raw`^(?:(?:${anyOf('title:seasons')})\s+)?20\d\d\s+(?=\p{L})`,
  'iu',
)
/** "Cook position available!", "Cooks wanted". */
export const OFFER = new RegExp(String.raw`\s+(?:${anyOf('title:offers')})\s*!*$`, 'iu')
export const QUOTES = /^["'“‘«]+|["'”’»!]+$/gu

// What advertisers write into a title that is no part of the post's name, with one pattern for each
// kind.
import { anyOf, patternOf } from '../../languages/words.js'

/**
 * Brackets: "(3518)" and "[Remote]" are dropped, "(RMN)" and "(Psychiatry)" say what the job is.
 */
export const BRACKETS = /\s*[([]([^)\]]*)[)\]]/g
/** "(m/w/d)", "f/h", "all genders": several countries require a mark for every sex by law. */
export const GENDER =
  /(?:^|\s|[-–|,])\(?(?:m\s?\/\s?[wfž]\s?\/\s?[dxi*]|[wf]\s?\/\s?m\s?\/\s?[dxi*]|[fhmwvž]\s?\/\s?[fhmwvž](?:\s?\/\s?[dxi*])?|all genders|gn)\)?(?=$|\s|[-–|,)])/giu
/** Pay and everything behind it: "Cook £28,000", "Sales Executive OTE 50k". */
export const MONEY = new RegExp(patternOf('title-money'), 'i')
/** The advertiser's number at the end: "#4411", "Ref: AB-112", "Vacancy no. 7". */
export const NUMBERED = new RegExp(patternOf('title-numbered'), 'i')
/** A text that is only such a number, as in a bracket. */
export const REQUISITION = /^\W*[a-z]{0,4}[-_ ]?\d{3,}[-\w]*\W*$/i
/** "JR-0093421 Fitter": the advertiser's number before the name. */
export const LEADING_CODE =
  /^(?:\p{Upper}{1,5}[-_/ ]?\d{3,}[\w-]*|\d{4,}[\w-]*|\d{3}[\w-]*(?=\s*[-–:|]))\s*[-–:|]?\s+(?=\p{Alpha})/u
/** Marks between the pieces of a title; a comma counts only before a capital or a digit. */
export const SEPARATOR = /\s+[-–—|•·]+\s+|\s*[|•]\s*|(?<=\p{Alpha}):\s+|,\s+(?=[\p{Upper}\d])/gu
/** "Cook at Example", "Cook at the Example Hotel": the employer behind the post. */
export const EMPLOYER_TAIL = new RegExp(patternOf('title-employer-tail'), 'u')
/** "Example Ltd is hiring a Cook in Oslo": how social networks title a posting. */
export const HIRING = new RegExp(patternOf('title-hiring'), 'i')
/** "Nurse jobs in Leeds": how boards title a page. */
export const JOBS_IN = new RegExp(patternOf('title-jobs-in'), 'i')
/** A pay grade at either end, as hospitals write it: "Band 6 - Midwife", "Bank - Porter". */
export const BAND = new RegExp(patternOf('title-band'), 'giu')
/** A piece about pay, hours, grade or duration; "Ward 4b" is a place of work and stays. */
export const TERMS_OF_WORK = new RegExp(patternOf('title-terms-of-work'), 'i')
/** The last word in the name of a site. */
export const SITE = new RegExp(`^(?:${anyOf('title:sites')})$`, 'i')
/** Terms of work before the name: "Part-time Cook". */
export const TERMS = new RegExp(String.raw`^(?:${anyOf('title:terms')})\s+(?=\p{Upper})`, 'iu')
/** Words for how long the post lasts. */
export const DURATION = new RegExp(
  String.raw`\s+\(?\d{1,2}[\s-]*(?:${anyOf('title:units-of-time')})s?\b.*$`,
  'iu',
)
/** Where a line break between two words was lost. */
export const GLUED = /(?<=\p{Lower})(?=\p{Upper}\p{Lower})/gu

/** Praise before a title: "GREAT Cook Position Available!". */
export const HYPE = new RegExp(String.raw`^(?:${anyOf('title:hype')})\s+(?=\S)`, 'iu')
/** "GREAT ROLE!" behind a title. */
export const HYPED = new RegExp(
  String.raw`^(?:${anyOf('title:hype')})\s.*\b(?:${anyOf('title:offers')})\W*$`,
  'iu',
)
/** "Summer 2024 Cook": when the work is, not what. */
export const SEASON = new RegExp(
  String.raw`^(?:(?:${anyOf('title:seasons')})\s+)?20\d\d\s+(?=\p{Alpha})`,
  'iu',
)
/** Words behind a title that offer it: "Cook position available!", "Cooks wanted for June". */
export const OFFER = new RegExp(
  String.raw`\s+(?:${anyOf('title:offers')})\s*!*$|(?<!\([^)]*)\s+(?:${anyOf('title:sought')})\b.*$`,
  'iu',
)
/** Shifts between a title and a place: "Driver Nights Leeds". */
export const SHIFT_TAIL = new RegExp(String.raw`\s+(?:${anyOf('title:shift-tails')})$`, 'i')
export const QUOTES = /^["'“‘«]+|["'”’»!]+$/gu
/** "Careers > Trades > Hull > Cook": the way to the page; its steps are neither posts nor places. */
export const TRAIL = /\s[>›»]\s.*\s[>›»]\s/
/** "Driver URGENT": praise behind a title. */
export const HYPE_TAIL = new RegExp(
  String.raw`(?:\s+(?:${anyOf('title:hype-tails')})[\s!]*)$`,
  'iu',
)
/** "Nr Leeds", "North West London": what stays of a place when the town is cut off. */
export const BEFORE_PLACE = new RegExp(
  String.raw`(?:\s+(?:${anyOf('title:before-place')})){1,3}$`,
  'iu',
)
/** "Healthcare : Staff Nurse": the board's category before the post. */
export const CATEGORY = /^.{2,60}\s:\s+(?=\S)/u

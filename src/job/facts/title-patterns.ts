// What an advertiser writes into a title that is no part of the post's name, one pattern a kind.

/** "(3518)" and "[Remote]" go, "(RMN)" and "(Psychiatry)" say what the job is. */
export const BRACKETS = /\s*[([]([^)\]]*)[)\]]/g
/** "(m/w/d)", "f/h", "all genders": the law of several countries wants a mark for every sex. */
export const GENDER =
  /(?:^|\s|[-–|,])\(?(?:m\s?\/\s?[wfž]\s?\/\s?[dxi*]|[wf]\s?\/\s?m\s?\/\s?[dxi*]|[fhmwvž]\s?\/\s?[fhmwvž](?:\s?\/\s?[dxi*])?|all genders|gn)\)?(?=$|\s|[-–|,)])/giu
/** Pay and all behind it: "Cook £28,000", "Sales Executive OTE 50k". */
export const MONEY = /\s*(?:[£$€]|\*{3,}|\b(?:up to|circa|c\.|ote|rm\s?\d)).*$/i
/** The advertiser's number at the end: "#4411", "Ref: AB-112", "Vacancy no. 7". */
export const NUMBERED =
  /\s*(?:#\s?\w*\d+|\b(?:req(?:uisition)?|ref(?:erence)?|job id|id|vacancy)\.?\s*(?:no\.?|number|id)?\s*[:#-]?\s*[\w-]*\d[\w-]*)\s*$/i
/** Nothing but such a number: what a bracket may hold. */
export const REQUISITION = /^\W*[a-z]{0,4}[-_ ]?\d{3,}[-\w]*\W*$/i
/** "JR-0093421 Fitter": a number of the advertiser's before the name. */
export const LEADING_CODE =
  /^(?:\p{Lu}{1,5}[-_/ ]?\d{3,}[\w-]*|\d{3,}[\w-]*)\s*[-–:|]?\s+(?=\p{L})/u
/** Marks between the pieces of a title; a comma counts where a capital or a digit follows. */
export const SEPARATOR = /\s+[-–—|•·]+\s+|\s*[|•]\s*|(?<=\p{L}):\s+|,\s+(?=[\p{Lu}\d])/gu
export const EMPLOYER_TAIL = /\s+(?:at|@)\s+\p{Lu}.*$|\s+at\s+the\s+\p{Lu}.*$/u
/** "Example Ltd is hiring a Cook in Oslo": how social networks title a posting. */
export const HIRING = /^.{2,80}?\b(?:is hiring|hiring)\s+(?:an?\s+)?(.{3,100}?)(?:\s+in\s+.+)?$/i
export const JOBS_IN = /\s+jobs?\b(?:\s+in)?\s+(.*)$/i
/** A grade of pay at either end, as hospitals write it: "Band 6 - Midwife", "Bank - Porter". */
export const BAND =
  /^bank\s*[-–:]\s*(?:band\s+\d[a-d]?\b\s*)?|^band\s+\d[a-d]?(?:\s*[/&-]\s*\d[a-d]?)?\b\s*[-–:]?\s*|\s*[-–,]?\s*\bband\s+\d[a-d]?(?:\s*[/&-]\s*\d[a-d]?)?\s*$/giu
/** A piece that speaks of pay, hours, grade or how long it lasts; "Ward 4b" is where, and stays. */
export const TERMS_OF_WORK =
  /\d{3}|\d\s?k\b|^\d|\d[a-d]?$(?<!ward \d[a-d]?)|\b(?:remote|hybrid|salary|shifts?|bands?|grade|months?|hours|hrs|days|weeks?|years?|fixed|ref|via|up to|based|cover)\b/i
/** The last word of a house's name. */
export const SITE = /^(?:infirmary|hospital|hospice|clinic|school|college|academy|university)$/i
/** Terms before the name: "Part-time Cook". */
export const TERMS = /^(?:(?:full|part)[- ]?time|temporary|permanent|contract)\s+(?=\p{Lu})/iu
/** How long the post lasts. */
export const DURATION = /\s+\(?\d{1,2}[\s-]*(?:month|week|year)s?\b.*$/iu
/** Where a line break was lost between two words. */
export const GLUED = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu

/** What an advertiser puts around a title: "GREAT Cook Position Available!", "Summer 2024 Cook". */
export const HYPE =
  /^(?:great|amazing|exciting|fantastic|urgent(?:ly)?|immediate|we(?:['’]re| are) (?:now )?hiring(?: an?)?:?)\s+(?=\S)/iu
/** "Summer 2024 Cook": when, not what. */
export const SEASON = /^(?:(?:spring|summer|fall|autumn|winter)\s+)?20\d\d\s+(?=\p{L})/iu
/** "Cook position available!", "Cooks wanted". */
export const OFFER =
  /\s+(?:(?:position|job|role|vacancy|opening|opportunity)s?(?:\s+available)?|wanted|needed|available)\s*!*$/iu
export const QUOTES = /^["'“‘«]+|["'”’»!]+$/gu

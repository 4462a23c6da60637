// Takes from a name what stands around it on its line: labels, titles, degrees, marks.
import { withoutNameWords } from '../../languages/name-words.js'
import { anyOf, patternOf } from '../../languages/words.js'
import { isSurname } from '../../taxonomy/names/people-names.js'

/** "Name:", "Full name -", "Name of the candidate". */
const LABEL = new RegExp(patternOf('name-label'), 'i')
/** Forms of address before a name. */
const HONORIFIC = new RegExp(
  String.raw`^(?:\(?(?:${anyOf('name:titles-first')})\b\.?\)?[\s-]*){1,4}(?=\p{Alpha})`,
  'iu',
)
/** Degrees, registers and pronouns after a mark: "Jo Sample, MBA (she/her)". */
const CREDENTIALS = new RegExp(String.raw`[,|(–-]\s*(?:${anyOf('name:credentials')})\b.*$`, 'i')
/** Titles that are given names or words without their dot: "Lic. Ana Sample", "Sig. Sample". */
const DOTTED_TITLES = new RegExp(
  String.raw`^(?:(?:${anyOf('name:titles-with-dot')})\.[\s-]*){1,4}(?=\p{Upper})`,
  'iu',
)
/** Behind two words. A blank is asked for first: a look behind each letter of a long word is dear. */
const BEHIND_WORDS = String.raw`(?=\s)(?<=\S\s+\S+)`
/** Degrees that follow two words of a name without a comma: the family name "Ma" stays. */
const DEGREES = new RegExp(
  String.raw`${BEHIND_WORDS}(?:\s+(?:${anyOf('name:degrees')})\.?){1,3}$`,
  'i',
)
/** Registers that follow two words of a name without a comma: "ANA SAMPLE RN". */
const REGISTERS = new RegExp(
  String.raw`${BEHIND_WORDS}(?:\s+(?:${anyOf('name:credentials-in-names')})\.?){1,3}(?=\s*(?:[,(|–-]|$))`,
  'i',
)
/** Letters of a register or a degree behind a name in small letters: "Ana Sample RSW". */
const LETTERS_BEHIND = /(?<=\p{Lower}\s+)(?:[B-DF-HJ-NP-TV-XZ]{2,6}\s*)+$/u
/** A title of the document before the name: "Curriculum Vitae". */
const TITLE = new RegExp(patternOf('name-document'), 'i')
/** "CURRICULUM VITAE — Ana Sample": the name behind the document's title. */
const BEHIND_TITLE = new RegExp(
  String.raw`^\W{0,3}(?:\p{Alpha}+ )?(?:${anyOf('name:documents')})\s*(?:[–—|:-]|of )+\s*(?=\p{Upper}\S* \p{Upper})`,
  'iu',
)
/** The same behind the name: "Jo Sample Resume". */
const DOCUMENT_BEHIND = new RegExp(
  String.raw`(?=\s)(?<=\S \S+)\s+(?:${anyOf('name:documents')})$`,
  'i',
)
const CREDENTIAL_MARK = /[,|(–-]/
const NOT_A_NAME = /[^\p{Alpha}\p{M}.'’\-\s]+.*$/u
/** Stars, lines and pictures before a name: "*** Ana Sample ***", "😀 Ana Sample". */
const FRAME =
  /^(?:[\s*=_#~<>•·–—\-\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ue000-\uf8ff]|\u200d|\ufe0f)+(?=[\p{Alpha}(])/u
/** "Ana Sample - Engineer - Leeds": a dash with spaces parts the name from the rest. */
const BEHIND_DASH = /(?<=\p{Alpha}[.'’)]?)\s{1,4}-{1,3}\s.*$/u
/** Whether a line is the label alone: its value stands elsewhere. */
export const isLabel = (text: string): boolean =>
  LABEL.test(text) && !/[\p{Alpha}\p{N}]/u.test(text.replace(LABEL, ''))

export const isLabelled = (text: string): boolean => LABEL.test(text)

export function stripped(text: string): string {
  const own = withoutNameWords(text.replace(FRAME, ''))
  const titled = own.replace(LABEL, '').replace(BEHIND_TITLE, '').replace(TITLE, '')
  const named = titled.replace(HONORIFIC, '').replace(DOTTED_TITLES, '')
  const bare = CREDENTIAL_MARK.test(named) ? named.replace(CREDENTIALS, '') : named
  return bare
    .replaceAll('_', ' ')
    .replace(BEHIND_DASH, '')
    .replace(DOCUMENT_BEHIND, '')
    .replace(DEGREES, '')
    .replace(REGISTERS, '')
    .replace(NOT_A_NAME, '')
    .replace(LETTERS_BEHIND, (letters) => (isSurname(letters.trim().toLowerCase()) ? letters : ''))
    .replace(/\s+/g, ' ')
    .replace(/[\s-]+$/, '')
    .trim()
}

/** Whether a document's title on its line has a name behind it. */
export const hasNameBehind = (title: string): boolean => BEHIND_TITLE.test(title)

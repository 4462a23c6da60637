// Closes letters that are spaced out for looks in plain text: "A N A   S A M P L E" is "ANA SAMPLE".

/**
 * A line of single letters; a wider gap parts the words. A mark may stand behind a letter. No
 * printed line has room for two hundred of them: without this bound, megabytes of "a " in one line
 * use up the memory in which a pattern keeps its way back, and the match throws a RangeError.
 */
const SPACED = /^[ \t]{0,400}\p{Alpha}(?:[ \t]{1,8}(?:\p{Alpha}|['’.-])){1,200}[ \t]{0,400}$/gmu
/** Fewer letters are initials or grades. */
const LETTERS_MIN = 5
const WORD_GAP = /[ \t]{2,}/

/** "A B C D E": classes of a licence or grades stand in their order, the letters of a word do not. */
const isListed = (letters: string): boolean => [...letters].sort().join('') === letters

function closed(line: string): string {
  const words = line
    .trim()
    .split(WORD_GAP)
    .map((word) => word.replaceAll(' ', ''))
  const letters = words.join('').replace(/[^\p{Alpha}]/gu, '')
  const isWords = words.every((word) => word.length > 1) && letters === letters.toUpperCase()
  return isWords && letters.length >= LETTERS_MIN && !isListed(letters) ? words.join(' ') : line
}

/** @example withClosedLetters('S K I L L S') // 'SKILLS' */
export const withClosedLetters = (text: string): string => text.replace(SPACED, closed)

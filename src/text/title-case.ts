// Title case for names that come in capitals or in small letters; mixed case is left as the writer chose it.

const SMALL = new Set(
  'a an and as at but by de del der des di do du e el en et for in la le of on or the to und van von with y'.split(
    ' ',
  ),
)
const KEPT = /^(?:[IVX]{1,4}|[A-Z&]{1,3})$/

function capitalise(word: string): string {
  return word.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}

/** Fewer capitals are an acronym: "NASA". */
const SHOUTED_LETTERS_MIN = 5

/** "COMPUTER SCIENCE AND ENGINEERING" → "Computer Science and Engineering". */
export function titleCase(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '')
  const isShouted = letters.length >= SHOUTED_LETTERS_MIN && letters === letters.toUpperCase()
  const isSmall = letters === letters.toLowerCase()
  if (!isShouted && !isSmall)
    return text
      .replace(/(?:^|\s)\p{Ll}(?=\p{Ll}*(?:\s|$))/gu, (match) => match.toUpperCase())
      .replace(/\s(?:And|Of|The|In|For|De|Und|Et|Y|To|On|At|With)(?=\s)/g, (match) =>
        match.toLowerCase(),
      )
  return text
    .split(/(\s+|[-/(])/)
    .map((part, index) => {
      const small = part.toLowerCase()
      if (index > 0 && SMALL.has(small)) return small
      if (isShouted && KEPT.test(part) && !/[AEIOU]/.test(part)) return part
      return capitalise(small)
    })
    .join('')
}

// Finds e-mail addresses in a text: whole, cut by a line end, or spelled out.
import { eachOf, patternOf } from '../../languages/words.js'
import type { Page } from '../page/make-page.js'
import { linesHolding, linesWith, linesWithAtSign, matches } from '../recogniser.js'
import type { Finding } from '../types.js'

/**
 * Local part, @ with stray spaces, host labels, ending. Each piece is bounded, so no run is read
 * twice.
 */
const EMAIL =
  /(?<![\w.+-])[a-z0-9][\w.+'-]{0,63}[ \t]?@[ \t]?(?:[a-z0-9-]{1,63}[ \t]?\.[ \t]?){1,4}[a-z]{2,12}\b/g
/** An address cut by a line end or without its ending: "jo.doe@gmail", "@gmail.com". */
const PART_EMAIL =
  /(?<![\w.+-])[a-z0-9][\w.+'-]{0,63}@(?:[a-z0-9][\w.-]{0,80})?|(?<!\w)@(?:gmail|yahoo|hotmail|outlook|rediffmail|live|icloud|aol|gmx|web|proton)\.[a-z.]{2,8}\b/g
/** "j o @ d o e . i o": spaces between the letters. */
const SPACED_EMAIL = /(?<![\w.])(?:[a-z0-9._-][ ]){3,30}@(?:[ ][a-z0-9.-]){4,40}(?![\w.])/g
/** "jo (dot) doe (at) example (dot) com". */
const SPELLED_EMAIL =
  /\b[a-z0-9][\w.+-]{0,63}(?: ?[[({]dot[\])}] ?[\w+-]{1,30}){0,3} ?[[({](?:at|@)[\])}] ?[\w-]{1,63}(?: ?(?:[[({](?:dot|\.)[\])}]|\.) ?[a-z]{2,12}){1,3}\b/g
/** The sign "at" in brackets, by which such an address is found before the whole pattern is tried. */
const SPELLED_AT = /[[({](?:at|@)[\])}]/g
/** "jo dot doe at example dot com". */
const TOLD_EMAIL = new RegExp(patternOf('contact-told-mail'), 'g')
const TOLD_SIGNS = eachOf('contact:told-mail-signs').map((sign) => ` ${sign} `)

/** The two halves of an address that a line end cuts: "jo.doe" above "@example.org", "jo.doe@" above its host. */
const LOCAL_END = /[a-z0-9][\w.+-]{2,63}$/
const HOST_OPENS = /^@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{2,63}){1,3}\s*$/
const CUT_END = /[\w.+-]@[a-z0-9.-]{0,63}\s*$/
const HOST_LINE = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{2,63}){1,3}$/

function halves(page: Page): Finding[] {
  return linesWithAtSign(page).flatMap(({ number, start, end }) => {
    const text = page.folded.slice(start, end)
    const [before, behind] = [page.lines[number - 1], page.lines[number + 1]]
    const found: Finding[] = []
    const local = HOST_OPENS.test(text) && before ? trimmedEnd(page, before) : null
    const head = local && LOCAL_END.exec(page.folded.slice(local.start, local.end))
    if (local && head) found.push(mail(local.start + head.index, local.end))
    const rest = CUT_END.test(text) && behind ? trimmedEnd(page, behind) : null
    if (rest && HOST_LINE.test(page.folded.slice(rest.start, rest.end)))
      found.push(mail(rest.start, rest.end))
    return found
  })
}

const mail = (start: number, end: number): Finding => ({
  start,
  end,
  category: 'contact',
  placeholder: 'EMAIL',
})

function trimmedEnd({ folded }: Page, { start, end }: { start: number; end: number }) {
  const text = folded.slice(start, end)
  return { start: end - text.trimStart().length, end: start + text.trimEnd().length }
}

export const emails = (page: Page): Finding[] => [
  ...matches(page, linesWith(page, /@/g), [EMAIL, PART_EMAIL, SPACED_EMAIL], 'contact', 'EMAIL'),
  ...matches(page, linesWith(page, SPELLED_AT), [SPELLED_EMAIL], 'contact', 'EMAIL'),
  ...matches(page, linesHolding(page, TOLD_SIGNS), [TOLD_EMAIL], 'contact', 'EMAIL'),
  ...halves(page),
]

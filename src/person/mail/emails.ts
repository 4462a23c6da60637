// Finds e-mail addresses in a text: whole, cut by a line end, or spelled out.
import type { Page } from '../page/make-page.js'
import { linesWith, matches } from '../recogniser.js'
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
/** "jo (at) example (dot) com". */
const SPELLED_EMAIL =
  /\b[a-z0-9][\w.+-]{0,63} ?[[({](?:at|@)[\])}] ?[\w-]{1,63}(?: ?(?:[[({](?:dot|\.)[\])}]|\.) ?[a-z]{2,12}){1,3}\b/g
const SPELLED_AT = /[[({](?:at|@)[\])}]/g

export const emails = (page: Page): Finding[] => [
  ...matches(page, linesWith(page, /@/g), [EMAIL, PART_EMAIL], 'contact', 'EMAIL'),
  ...matches(page, linesWith(page, SPELLED_AT), [SPELLED_EMAIL], 'contact', 'EMAIL'),
]

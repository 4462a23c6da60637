// Contact: e-mail addresses, phone numbers, and links that lead to the person.

import { PROFILE_HOSTS } from '../../core/links/profile-hosts.js'
import { isPersonal, type Label } from '../find-labels.js'
import { lineAt, type Page } from '../page/make-page.js'
import { labelledValues, linesWith, matches, type Recogniser } from '../recogniser.js'
import type { Finding, LinePart } from '../types.js'
import { ownNameWords } from './own-name.js'
import { phones } from './phones.js'

/** Local part, @ with stray spaces, host labels, ending: each piece bounded, so no run is read twice. */
const EMAIL =
  /(?<![\w.+-])[a-z0-9][\w.+'-]{0,63}[ \t]?@[ \t]?(?:[a-z0-9-]{1,63}[ \t]?\.[ \t]?){1,4}[a-z]{2,12}\b/g
/** An address cut by a line end or without its ending: "jo.doe@gmail", "@gmail.com". */
const PART_EMAIL =
  /(?<![\w.+-])[a-z0-9][\w.+'-]{0,63}@(?:[a-z0-9][\w.-]{0,80})?|(?<!\w)@(?:gmail|yahoo|hotmail|outlook|rediffmail|live|icloud|aol|gmx|web|proton)\.[a-z.]{2,8}\b/g
/** "jo (at) example (dot) com". */
const SPELLED_EMAIL =
  /\b[a-z0-9][\w.+-]{0,63} ?[[({](?:at|@)[\])}] ?[\w-]{1,63}(?: ?(?:[[({](?:dot|\.)[\])}]|\.) ?[a-z]{2,12}){1,3}\b/g
const SPELLED_AT = /[[({](?:at|@)[\])}]/g
/** Every link has a dot inside. */
const DOTTED = /\.[a-z]/g
/** Scheme or host labels, an ending, and a path. */
const LINK =
  /(?<![\w@.-])(?:https?:\/\/|www\.)?(?:[a-z0-9_-]{1,63}\.){1,4}[a-z]{2,12}(?:\/[^\s,;|<>"')\]]{0,200})?/g
/** Endings that a bare host may have to count as a site, and not as "B.Tech" or "Node.js". */
const SITE_ENDING =
  /\.(?:com|org|net|io|dev|me|info|eu|co|in|uk|us|ca|au|de|fr|es|it|nl|be|ch|at|pt|br|site|online|xyz|page|blog|app)$/
/** Where a site is the firm's or the school's. */
const FIRMS: ReadonlySet<LinePart> = new Set(['work', 'education'])
const HANDLE = /^@?[\w.+-]*[\w/][\w.+/:@-]*$/
const HANDLE_CHARS_MIN = 3
const NAME_IN_LINK_CHARS = 3

function isProfile(link: string): boolean {
  const bare = link.replace(/^https?:\/\//, '').replace(/^(?:www|[a-z]{2})\./, '')
  const [host = '', path = ''] = bare.split(/\/(.*)/s)
  return PROFILE_HOSTS.some((name) => (host === name && path !== '') || host.endsWith(`.${name}`))
}

function links(page: Page): Finding[] {
  const own = ownNameWords(page).filter((word) => word.length > NAME_IN_LINK_CHARS)
  const dotted = linesWith(page, DOTTED)
  return matches(page, dotted, [LINK], 'contact', 'LINK').filter(({ start, end }) => {
    const link = page.folded.slice(start, end)
    const host = link.replace(/^https?:\/\//, '').split('/')[0] ?? ''
    const isMarked = /^(?:https?:\/\/|www\.)/.test(link)
    if (isProfile(link)) return true
    if (!isMarked && !SITE_ENDING.test(host)) return false
    if (own.some((word) => link.includes(word))) return true
    const part = lineAt(page, start)?.part
    return isPersonal(part) || (isMarked && part !== undefined && !FIRMS.has(part))
  })
}

/** What follows "Skype:" or "LinkedIn:" when it is one word without spaces. */
function handles(page: Page, labels: Label[]): Finding[] {
  return labelledValues(labels, page, ['handle', 'email']).filter(({ start, end }) => {
    const value = page.folded.slice(start, end).trim()
    return (
      value.length >= HANDLE_CHARS_MIN && HANDLE.test(value) && /[\d@._-]|^[a-z]{5,}$/.test(value)
    )
  })
}

const emails = (page: Page): Finding[] => [
  ...matches(page, linesWith(page, /@/g), [EMAIL, PART_EMAIL], 'contact', 'EMAIL'),
  ...matches(page, linesWith(page, SPELLED_AT), [SPELLED_EMAIL], 'contact', 'EMAIL'),
]

export const contact: Recogniser = (page, labels) => [
  ...emails(page),
  ...phones(page, labels),
  ...links(page),
  ...handles(page, labels),
]

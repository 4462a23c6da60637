// Finds links that lead to the person, and the handles after "Skype:" or "LinkedIn:".

import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { isPersonal, type Label } from '../labels/label.js'
import { isEverydayWord, ownNameWords } from '../name/own-name.js'
import { lineAt, type Page } from '../page/make-page.js'
import { labelledValues, linesHolding, linesWith, matches } from '../recogniser.js'
import type { Finding, LinePart } from '../types.js'
import { PAPER_HOSTS } from './paper-hosts.js'
import { LINK_SHAPE } from './printed-link.js'
import { PROFILE_HOSTS } from './profile-hosts.js'

const STROKE = ['/']

/** Every link has a dot inside. */
const DOTTED = /\.[a-z]/g
/** No part of a mail address, and not the middle of a word. */
const LINK = new RegExp(String.raw`(?<![\w@.-])${LINK_SHAPE}`, 'g')
/** A site's name without its ending, or only a path: "github/jo", "/in/jo-sample". */
const SHORT_LINK =
  /(?<![\w.])(?:https?:\/\/)?(?:github|gitlab|linkedin|linkedin\/in|twitter|facebook|instagram|kaggle)\/+(?!in\/)[\w.%-]{3,60}|(?<![\w.])\/in\/[\w%-]{3,60}/g
/** "in/jo-sample" after an icon, "/josample" between marks: only among the contact details. */
const PATH_LINK =
  /(?<![\w./-])in\/[a-z0-9][\w%-]{3,60}|(?:^|(?<=[|•●▪·][ \t]?))\/[a-z0-9][\w-]{3,40}(?=[ \t]*(?:$|[|•●▪·]))/g
/** Endings that make a bare host a site, unlike "B.Tech" or "Node.js". */
const SITE_ENDING =
  /\.(?:com|org|net|io|dev|me|info|eu|co|in|uk|us|ca|au|de|fr|es|it|nl|be|ch|at|pt|br|site|online|xyz|page|blog|app)$/
/** Parts in which a site is the firm's or the school's. */
const FIRMS: ReadonlySet<LinePart> = new Set(['work', 'education'])
/** A user name or path without blanks, with or without its "@". */
const HANDLE = /^@?[\w.+-]*[\w/][\w.+/:@-]*$/
/** A shorter text is an abbreviation; a part of a name in a link must be longer too. */
const HANDLE_CHARS_MIN = 3
const NAME_IN_LINK_CHARS = 3
/** The sign between a label and its value stands within this many characters. */
const SIGN_CHARS = 4

const PROFILES: ReadonlySet<string> = new Set(PROFILE_HOSTS)

/** Whether the link is a page on a site with people's pages, or a site named after one of those. */
function isProfile(link: string): boolean {
  const bare = link.replace(/^https?:\/\//, '').replace(/^(?:www|[a-z]{2})\./, '')
  const [host = '', path = ''] = bare.split(/\/(.*)/s)
  if (path !== '' && PROFILES.has(host)) return true
  for (let dot = host.indexOf('.'); dot >= 0; dot = host.indexOf('.', dot + 1)) {
    if (PROFILES.has(host.slice(dot + 1))) return true
  }
  return false
}

export function links(page: Page): Finding[] {
  const own = ownNameWords(page).filter((word) => word.length > NAME_IN_LINK_CHARS)
  const dotted = linesWith(page, DOTTED)
  const short = matches(page, linesWith(page, /[a-z]\//g), [SHORT_LINK], 'contact', 'LINK')
  const full = matches(page, dotted, [LINK], 'contact', 'LINK', page.text).filter(
    ({ start, end }) => {
      const link = page.folded.slice(start, end)
      const host = link.replace(/^https?:\/\//, '').split('/')[0] ?? ''
      const isMarked = /^(?:https?:\/\/|www\.)/.test(link)
      if (isProfile(link)) return true
      if (!isMarked && !SITE_ENDING.test(host)) return false
      if (own.some((word) => link.includes(word))) return true
      const part = lineAt(page, start)?.part
      // A paper, a patent or a trial is what the person did, like a position.
      if (!isPersonal(part) && PAPER_HOSTS.has(host.replace(/^www\./, ''))) return false
      return isPersonal(part) || (isMarked && part !== undefined && !FIRMS.has(part))
    },
  )
  const paths = linesHolding(page, STROKE).filter(({ part }) => isPersonal(part))
  return [...full, ...short, ...matches(page, paths, [PATH_LINK], 'contact', 'LINK')]
}

/** LinkedIn's path of a person; firms, posts and jobs have others. */
const OF_A_PERSON = /\blinkedin\.com\/in\//

/** The profiles of people on LinkedIn: a posting has other links as well, which are its firm's. */
export const profiles = (page: Page): Finding[] =>
  matches(page, linesWith(page, DOTTED), [LINK], 'contact', 'LINK', page.text).filter(
    ({ start, end }) => OF_A_PERSON.test(page.folded.slice(start, end)),
  )

/** "Web Developer", "LinkedIn PROFILE": a word with a capital, and no sign before it, is no handle. */
const PLAIN_BEHIND_LABEL = /[\p{Alpha}\p{N}][ \t\n]+$/u
const CAPITALISED = /^\p{Upper}+\p{Lower}*$/u

/** From this likelihood on words are the name of a post. */
const TITLE_MIN = 0.6

/** "Web developer": the label and its value are a title, where no sign stands between them. */
function isTitle(page: Page, start: number, end: number): boolean {
  const from = lineAt(page, start)?.start ?? start
  return titleLikelihood(page.text.slice(from, end).trim()) >= TITLE_MIN
}

/** What follows "Skype:" or "LinkedIn:", if it is one word that may be a handle. */
export function handles(page: Page, labels: Label[]): Finding[] {
  return labelledValues(labels, page, ['handle', 'handle_short', 'email']).filter(
    ({ start, end }) => {
      const value = page.folded.slice(start, end).trim()
      if (value.length < HANDLE_CHARS_MIN || !HANDLE.test(value)) return false
      if (/[\d@._-]/.test(value)) return true
      if (!/^\/?[a-z]{5,}$/.test(value) || isEverydayWord(value)) return false
      const before = page.text.slice(Math.max(0, start - SIGN_CHARS), start)
      if (!PLAIN_BEHIND_LABEL.test(before)) return true
      return !CAPITALISED.test(page.text.slice(start, end).trim()) && !isTitle(page, start, end)
    },
  )
}

// Recognises a few lines of a network or a noticeboard that seek somebody for a post: "We're hiring! Barista, Leeds,
// £11.50/h. DM me". They have too few words for the signals of a posting.
import { patternOf } from '../../languages/words.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'

/** Longer texts show signals enough. */
const CHARS_MAX = 700
/** Words that seek, before the post that they seek and behind it. */
const SEEKS = new RegExp(patternOf('notice-seeks'), 'giu')
const SOUGHT = new RegExp(patternOf('notice-sought'), 'giu')
const DETERMINERS = new RegExp(patternOf('notice-determiners'), 'iu')
/** What ends the name of a post. */
const ENDS = new RegExp(patternOf('notice-ends'), 'iu')
/** "New members", "buyers": titles too, but notices seek them for other things. */
const NOT_SOUGHT = new RegExp(patternOf('notice-not-sought'), 'iu')
/** What a notice tells of the post: pay, times, demands, and how to apply. */
const TERMS = ['pay', 'time', 'asked', 'apply'].map(
  (kind) => new RegExp(patternOf(`notice-${kind}`), 'iu'),
)
/** Of these many kinds; a service that is wanted once tells how to call. */
const TERMS_MIN = 2
/** Somebody who seeks a post, offers a service, or speaks of sales, rooms and events. */
const OTHER = new RegExp(patternOf('notice-other'), 'iu')
const OFFERED = new RegExp(patternOf('notice-offered'), 'iu')
/** "I'm looking for a job as a cook": a posting's words, but somebody's own search. */
const JOB_SEEKER = new RegExp(patternOf('notice-job-seeker'), 'iu')
/** "Any nurses looking for work?", "Ready for a new role?": such questions seek somebody. */
const ANY_WORKING = new RegExp(patternOf('notice-any-working'), 'giu')
/** "Need a plumber?" offers one; "Are you a plumber?" seeks one. */
const ASKS_WHO = /\b(?:you|any)$/i
/** What stands behind the name of a post that is a heading. */
const MARK = new RegExp(patternOf('notice-opening-mark'), 'iu')
/** Words that only employers use; who offers a service is one person. */
const EMPLOYER = new RegExp(patternOf('notice-employer'), 'iu')
const PLURAL = /[^s’']s$/i
/** The vocabulary has the name, or its noun is one of titles. */
const POST_SURE = 0.5
/** A notice that opens with the post and nothing that seeks: the name must be sure. */
const OPENING_SURE = 0.9
const POST_WORDS_MAX = 5
const NEAR_CHARS = 80
/** Pictures, marks and tags before a word. */
const LEAD = /^(?:#\S+\s|[^\p{Alpha}\p{N}#])+/u

const isPost = (name: string, least: number): boolean =>
  !NOT_SOUGHT.test(name) && titleLikelihood(name) >= least

const bare = (text: string): string =>
  text.replace(LEAD, '').replace(DETERMINERS, '').replace(LEAD, '').replace(DETERMINERS, '')

/** The longest name of a post that the words begin with, and what follows. */
function opening(text: string): { post: string; rest: string } {
  const own = bare(text)
  const end = ENDS.exec(own)?.index ?? own.length
  const words = own.slice(0, end).trim().split(/\s+/).slice(0, POST_WORDS_MAX)
  for (let size = words.length; size > 0; size--) {
    const post = words.slice(0, size).join(' ')
    if (isPost(post, POST_SURE)) return { post, rest: own.slice(post.length) }
  }
  return { post: '', rest: '' }
}

/** "Forklift drivers – Wakefield – nights": the text opens with the post, and an employer speaks. */
function headed(text: string): string {
  const { post, rest } = opening(text.slice(0, NEAR_CHARS))
  const isEmployer = EMPLOYER.test(text) || PLURAL.test(post)
  return isEmployer && MARK.test(rest) && isPost(post, OPENING_SURE) ? post : ''
}

/** The longest name of a post that the words end with. */
function closing(text: string): string {
  const words = (text.split(ENDS).at(-1) ?? '').trim().split(/\s+/).slice(-POST_WORDS_MAX)
  for (let from = 0; from < words.length; from++) {
    const own = bare(words.slice(from).join(' '))
    if (isPost(own, POST_SURE)) return own
  }
  return ''
}

function postSought(text: string): string {
  for (const { index, 0: cue } of text.matchAll(SEEKS)) {
    const end = index + cue.length
    const { post, rest } = opening(text.slice(end, end + NEAR_CHARS))
    if (post !== '' && (!rest.startsWith('?') || ASKS_WHO.test(cue))) return post
  }
  for (const { index } of text.matchAll(SOUGHT)) {
    const post = closing(text.slice(Math.max(0, index - NEAR_CHARS), index))
    if (post !== '') return post
  }
  return headed(text)
}

/** Whether a few lines are those of somebody who seeks a post. */
export function isJobSeeker(texts: readonly string[]): boolean {
  const text = texts.join('\n')
  return text.length <= CHARS_MAX && JOB_SEEKER.test(text.replace(ANY_WORKING, ''))
}

/** The post that a short notice seeks somebody for; empty if the text is no such notice. */
export function noticedPost(texts: readonly string[]): string {
  const text = texts.join('\n')
  if (text.length > CHARS_MAX) return ''
  const told = text.replace(ANY_WORKING, '')
  if (OTHER.test(told) || OFFERED.test(told)) return ''
  // An employer's word counts twice: "We're hiring a baker. CVs to Jo".
  if ([...TERMS, EMPLOYER].filter((term) => term.test(text)).length < TERMS_MIN) return ''
  return postSought(text)
}

// Reads text of unknown kind into a Document: HTML, posting JSON, or plain text.
import { withLostBreaks } from '../text/lost-breaks.js'
import { withClosedLetters } from '../text/spaced-letters.js'
import { cleanText } from './clean-text.js'
import { hiddenCharacters } from './hidden-characters.js'
import { looksLikeEscapedHtml, looksLikeHtml } from './html/looks-like-html.js'
import { readHtml } from './html/read-html.js'
import { shownText } from './plain/entities.js'
import { readPlain } from './plain/read-plain.js'
import { linesOfPosting, readJsonPosting } from './posting/find-posting.js'
import type { Document, JobPostingData } from './types.js'

/** The content types of HTML. */
const HTML_TYPE = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i
const ESCAPES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

export function readText(text: string, contentType = ''): Document {
  // Posting JSON has tags in its strings, so it is tried before HTML.
  const posting = readJsonPosting(text)
  if (posting) return postingAlone(posting)
  if (HTML_TYPE.test(contentType) || looksLikeHtml(text)) return readHtml(text)
  // The four signs that escaping replaces: "&lt;p&gt;" is a tag again.
  if (looksLikeEscapedHtml(text)) {
    return readHtml(text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ESCAPES[entity] ?? entity))
  }
  const shown = cleanText(shownText(text)?.text ?? text)
  return readPlain(withLostBreaks(withClosedLetters(shown)), hiddenCharacters(text))
}

const postingAlone = (posting: JobPostingData): Document => ({
  kind: 'marked',
  format: 'html',
  lines: linesOfPosting(posting),
  title: posting.title,
  posting,
  hidden: [],
  warnings: [],
})

// Reads an HTML page or fragment as a Document: its visible lines and its posting data.
import { findPosting } from '../posting/find-posting.js'
import type { Document, DocumentWarning } from '../types.js'
import { hasOwnLines } from './looks-like-html.js'
import { readVisibleText } from './visible-text.js'

export function readHtml(html: string): Document {
  const page = readVisibleText(html, hasOwnLines(html))
  const posting = findPosting(page)
  const warnings: DocumentWarning[] = []
  if (page.cut) warnings.push('lines_cut')
  if (page.hidden.length > 0) warnings.push('hidden_text')
  return {
    kind: 'marked',
    format: 'html',
    // Posting data stays beside the lines, because nobody who looks at the page sees it.
    lines: page.lines,
    title: page.title,
    posting,
    hidden: page.hidden,
    warnings,
  }
}

// The résumé of our bench texts as the readers of its lines meet it.
import { readText } from '#engine/documents/read-text.js'
import { layoutDocument } from '#engine/layout/layout-document.js'
import { makePage } from '#engine/person/page/make-page.js'
import { clueLines } from '#engine/resume/labels/clued-lines.js'
import { ownLines } from '#engine/resume/own-lines.js'
import { assignSections } from '#engine/resume/sections/assign-sections.js'
import { joinDateLines } from '#engine/resume/sections/join-dates.js'
import { texts } from './texts.js'

const text = texts.at(-1) ?? ''

export const resume = layoutDocument(readText(text))
export const clued = clueLines(assignSections(joinDateLines(ownLines(resume))))
/** Every line of the text, once under each heading at which schools are looked for. */
export const linesOfParts = (['top', 'work', 'other'] as const).flatMap((part) => {
  const page = makePage(text, { parts: text.split('\n').map(() => part), names: [] })
  return page.lines.map((line) => [page, line])
})

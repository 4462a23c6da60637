// Lines with their sections, as the finders of contact details take them.
import { readText } from '../../src/documents/read-text.js'
import { layoutDocument } from '../../src/layout/layout-document.js'
import { assignSections, type SectionedLine } from '../../src/resume/sections/assign-sections.js'

export const linesOf = (text: string): SectionedLine[] =>
  assignSections(layoutDocument(readText(text)).lines)

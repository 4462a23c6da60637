// A flow document → pages of positioned runs, set much as a word processor does, so that layout
// reads columns, tables and gaps as in a PDF.
import { RolecallError } from '../../runtime/errors.js'
import { LIMITS } from '../../runtime/limits.js'
import { HiddenTexts } from '../html/hidden-texts.js'
import type { Box, Document, DocumentWarning, Page, Run } from '../types.js'
import { POINTS_MAX } from './bounds.js'
import type { Frame } from './frame.js'
import { Galley } from './galley.js'
import { BlockSetter } from './set-blocks.js'
import type { Block, Section } from './types.js'

/** In points: a page is at least this large, whatever the document says. */
const SIDE_MIN = 72
/** Half an inch: margins that leave less are not believed. */
const TEXT_WIDTH_MIN = 36

export function setPages(given: readonly Section[]): Document {
  const sections = given.map(sane)
  const [first] = sections
  if (!first) throw new RolecallError('parse_failed', 'The document has no text.')
  const galley = new Galley(new HiddenTexts(), first.paper)
  const { height } = first.page
  const end = LIMITS.pagesMax * height
  let y = 0
  let cut = false
  for (const [index, section] of sections.entries()) {
    // All pages of one strip have the height of the first.
    const sized = { ...section, page: { width: section.page.width, height } }
    const own = { ...sized, margin: { ...section.margin, top: topOf(sized, section.header) } }
    const setter = new BlockSetter(galley, own, end)
    const startsPage = index === 0 || section.startsPage
    const page = index === 0 ? 0 : Math.floor(y / height) + 1
    const opening = (index === 0 && section.firstHeader) || section.header
    const from = startsPage ? page * height + topOf(sized, opening) : y
    y = setSection(setter, own, from, sections[index + 1]?.startsPage === false)
    cut ||= setter.cut
    if (y >= end) break
  }
  const count = Math.min(LIMITS.pagesMax, Math.max(1, Math.ceil(y / height)))
  setFurniture(galley, first, count)
  return toDocument(galley, first.page, cut)
}

function sane(section: Section): Section {
  const side = (points: number) => Math.min(POINTS_MAX, Math.max(SIDE_MIN, points || SIDE_MIN))
  const width = side(section.page.width)
  const height = side(section.page.height)
  const { margin } = section
  const fits =
    width - margin.left - margin.right >= TEXT_WIDTH_MIN &&
    height - margin.top - margin.bottom >= TEXT_WIDTH_MIN
  const kept = fits ? margin : { top: 0, right: 0, bottom: 0, left: 0 }
  return { ...section, page: { width, height }, margin: kept }
}

const textFrame = ({ page, margin }: Section): Frame => ({
  x: margin.left,
  width: page.width - margin.left - margin.right,
})

/** Where text starts on a page: a header that is higher than the margin pushes it down. */
function topOf(section: Section, header: readonly Block[]): number {
  if (header.length === 0) return section.margin.top
  const trial = new BlockSetter(new Galley(new HiddenTexts()), section, Number.POSITIVE_INFINITY)
  const bottom = trial.set(header, textFrame(section), section.headerAt)
  return Math.min(section.page.height / 2, Math.max(section.margin.top, bottom))
}

function setSection(
  setter: BlockSetter,
  section: Section,
  from: number,
  balanced: boolean,
): number {
  const { count, gap, widths } = section.columns
  const frame = textFrame(section)
  if (count <= 1) return setter.set(section.blocks, frame, from)
  const width = (frame.width - gap * (count - 1)) / count
  const parts = splitColumns(section.blocks, count, balanced)
  let x = frame.x
  let end = from
  for (const [index, part] of parts.entries()) {
    const own = widths[index] ?? Math.max(TEXT_WIDTH_MIN, width)
    end = Math.max(end, setter.set(part, { x, width: own }, from))
    x += own + gap
  }
  return end
}

const hasColumnBreak = (block: Block): boolean =>
  block.kind === 'paragraph' &&
  block.inlines.some((inline) => inline.kind === 'break' && inline.of === 'column')

/** Splits blocks into columns: at column breaks if there are any, otherwise evenly. */
function splitColumns(blocks: readonly Block[], count: number, balanced: boolean): Block[][] {
  const parts: Block[][] = [[]]
  if (blocks.some(hasColumnBreak)) {
    for (const block of blocks) {
      if (hasColumnBreak(block) && parts.length < count) parts.push([])
      parts.at(-1)?.push(block)
    }
    return parts
  }
  const lengths = blocks.map(lengthOf)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  // Unbalanced text with fewer lines than there are columns stays in the first column.
  const share = balanced || total > count ? total / count : total
  let length = 0
  for (const [index, block] of blocks.entries()) {
    if (length >= share * parts.length && parts.length < count) parts.push([])
    parts.at(-1)?.push(block)
    length += lengths[index] ?? 0
  }
  return parts
}

/** About how many letters a line of a column holds. */
const COLUMN_CHARS = 45
/** Footers are set in the upper part of the bottom margin, whatever their own place. */
const FOOTER_MARGIN_SHARE = 0.8

/** About how many lines a block takes. */
function lengthOf(block: Block): number {
  if (block.kind === 'table') return block.rows.length
  const chars = block.inlines.reduce(
    (sum, inline) => sum + (inline.kind === 'text' ? inline.text.length : 0),
    0,
  )
  return 1 + Math.floor(chars / COLUMN_CHARS)
}

/** Headers and footers on every page. */
function setFurniture(galley: Galley, section: Section, pages: number): void {
  const { page, headerAt, footerAt, margin } = section
  for (let index = 0; index < pages; index++) {
    const top = index * page.height
    const isFirst = index === 0
    const header = isFirst && section.firstHeader ? section.firstHeader : section.header
    const footer = isFirst && section.firstFooter ? section.firstFooter : section.footer
    const setter = new BlockSetter(galley, section, Number.POSITIVE_INFINITY)
    setter.set(header, textFrame(section), top + headerAt)
    const footerTop = top + page.height - Math.max(margin.bottom * FOOTER_MARGIN_SHARE, footerAt)
    const free = { ...section, margin: { ...margin, bottom: 0 } }
    const below = new BlockSetter(galley, free, Number.POSITIVE_INFINITY)
    below.set(footer, textFrame(section), footerTop)
  }
}

function toDocument(galley: Galley, size: Section['page'], cut: boolean): Document {
  const pages: Page[] = []
  const pageAt = (y: number): Page => {
    const index = Math.min(LIMITS.pagesMax - 1, Math.max(0, Math.floor(y / size.height)))
    while (pages.length <= index) pages.push(emptyPage(pages.length + 1, size))
    return pages[index] as Page
  }
  pageAt(0)
  for (const run of galley.seenRuns()) {
    const page = pageAt(run.baseline ?? run.box.y)
    page.runs.push(moved(run, (page.number - 1) * size.height))
  }
  // A ground may reach over several pages, so each page gets its part.
  const put = (box: Box, add: (page: Page, part: Box) => void): void => {
    const from = Math.max(0, Math.floor(box.y / size.height))
    for (let index = from; index < pages.length; index++) {
      const top = Math.max(box.y, index * size.height)
      const bottom = Math.min(box.y + box.height, (index + 1) * size.height)
      if (bottom < top) return
      const part = { ...box, y: top - index * size.height, height: bottom - top }
      add(pages[index] as Page, part)
    }
  }
  for (const { box, color } of galley.shapes) {
    put(box, (page, part) => page.shapes?.push({ box: part, color }))
  }
  for (const image of galley.images) put(image, (page, part) => page.images.push(part))
  const hidden = galley.hidden.all()
  const warnings: DocumentWarning[] = []
  if (cut) warnings.push('pages_cut')
  if (hidden.length > 0) warnings.push('hidden_text')
  return { kind: 'paged', pages, hidden, warnings }
}

function emptyPage(number: number, { width, height }: Section['page']): Page {
  return {
    number,
    width,
    height,
    runs: [],
    links: [],
    images: [],
    shapes: [],
    source: 'text_layer',
  }
}

function moved(run: Run, by: number): Run {
  if (by === 0) return run
  const { box, baseline } = run
  return {
    ...run,
    box: { ...box, y: box.y - by },
    ...(baseline !== undefined && { baseline: baseline - by }),
  }
}

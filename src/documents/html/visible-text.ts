// Walks a page in one streaming pass and keeps what a reader sees, with its structure.
import { Parser } from 'htmlparser2'
import { LIMITS } from '../../runtime/limits.js'
import { cleanText, squeeze } from '../clean-text.js'
import { hiddenCharacters, reversed } from '../hidden-characters.js'
import { readPlainLines } from '../plain/read-plain.js'
import type { HiddenReason, HiddenText, MarkedLine } from '../types.js'
import { PageLooks } from './css/page-looks.js'
import { checkDepth } from './depth.js'
import { type ElementState, type PageKind, ROOT_STATE, stateInside } from './element-state.js'
import { HiddenTexts } from './hidden-texts.js'
import { LineBuilder } from './line-builder.js'
import { type MicrodataItem, MicrodataReader } from './microdata.js'
import { closeRegion, furnitureCheck } from './regions.js'
import { type PageScript, ScriptCollector } from './scripts.js'
import { TAGS } from './tags.js'

/** A longer title is no title. */
const TITLE_CHARS_MAX = 500
/** How many lines are read before furniture is taken out. */
const LINES_READ_MAX = LIMITS.linesMax * 2
/** A page that shows less than this, apart from text without opacity, fades that text in. */
const SHOWN_CHARS_MIN = 400

export interface PageText {
  title: string
  lines: MarkedLine[]
  cut: boolean
  hidden: HiddenText[]
  scripts: PageScript[]
  microdata: MicrodataItem[]
}

/** With keepBreaks, line breaks in the source break lines, as in a pre element. */
export function readVisibleText(html: string, keepBreaks = false): PageText {
  const walk = new PageWalk(html, keepBreaks, false)
  const page = walk.read()
  if (walk.fadedChars === 0 || charCount(page.lines) >= SHOWN_CHARS_MIN) return page
  return new PageWalk(html, keepBreaks, true).read()
}

const charCount = (lines: readonly MarkedLine[]) =>
  lines.reduce((sum, { text }) => sum + text.length, 0)

class PageWalk {
  private readonly hidden = new HiddenTexts()
  private readonly builder = new LineBuilder(LINES_READ_MAX, this.hidden)
  private readonly scripts = new ScriptCollector()
  private readonly microdata: MicrodataReader
  private readonly stack: ElementState[]
  private readonly looks: PageLooks
  private readonly kind: PageKind
  /** How many characters were left out because they have no opacity. */
  fadedChars = 0
  private title = ''
  private inTitle = false
  private pre: string | null = null
  private preDepth = 0
  private chars = 0
  private titles = 0

  constructor(
    private readonly html: string,
    keepBreaks: boolean,
    fadesIn: boolean,
  ) {
    this.looks = new PageLooks(html)
    this.kind = { outsideStyles: this.looks.outside, fadesIn }
    this.microdata = new MicrodataReader(html)
    this.stack = [{ ...ROOT_STATE, pre: keepBreaks }]
  }

  read(): PageText {
    const parser = new Parser({
      onopentag: (tag, attributes) => this.open(tag, attributes, parser.endIndex + 1),
      ontext: (data) => this.text(data),
      onclosetag: (tag) => this.close(tag, parser.startIndex),
    })
    parser.write(this.html)
    parser.end()
    return this.result()
  }

  private result(): PageText {
    const placed = this.builder.finish()
    const furniture = furnitureCheck(this.chars, this.titles)
    const lines = placed.filter(({ region }) => !furniture(region)).map(({ line }) => line)
    return {
      title: squeeze(cleanText(this.title)).slice(0, TITLE_CHARS_MAX),
      lines: lines.slice(0, LIMITS.linesMax),
      cut: this.builder.full || lines.length > LIMITS.linesMax,
      hidden: this.hidden.all(),
      scripts: this.scripts.all(),
      microdata: this.microdata.items,
    }
  }

  private get state(): ElementState {
    return this.stack.at(-1) ?? ROOT_STATE
  }

  private open(tag: string, attributes: Record<string, string>, contentAt: number): void {
    checkDepth(this.stack.length)
    const parent = this.state
    this.microdata.open(attributes, this.stack.length, contentAt)
    if (tag === 'script') this.scripts.open(attributes)
    // A second title belongs to a drawing.
    if (tag === 'title') this.inTitle = this.title === ''
    const looks = this.looks.open(tag, attributes, parent.looks)
    const state = stateInside(tag, attributes, parent, looks, this.kind)
    this.stack.push(state)
    if (state.dropped) return
    this.count(tag, state)
    this.openLayout(tag, state)
  }

  /** Counts what a region is judged by: its titles and form fields. */
  private count(tag: string, state: ElementState): void {
    if (tag === 'h1') {
      this.titles++
      if (state.region) state.region.titles++
    }
    if (tag === 'input' && state.region) state.region.fields++
    if (/^(?:mailto|tel):/.test(state.link) && state.region) state.region.contacts++
  }

  private openLayout(tag: string, state: ElementState): void {
    if (tag === 'br') this.lineBreak()
    else if (tag === 'tr') this.builder.openRow()
    else if (tag === 'td' || tag === 'th') this.builder.openCell()
    else if (tag === 'li') this.builder.openItem()
    else if (TAGS.gap.has(tag) || TAGS.block.has(tag)) this.builder.endLine(hasGap(tag, state))
    else if (TAGS.inlineBox.has(tag)) this.builder.markBoundary()
    if (tag === 'pre' && this.pre === null) {
      this.pre = ''
      this.preDepth = this.stack.length
    }
  }

  private lineBreak(): void {
    if (this.pre !== null) this.pre += '\n'
    else this.builder.breakLine()
  }

  private text(data: string): void {
    const { state } = this
    if (this.inTitle) this.title += data
    this.scripts.text(data)
    if (state.dropped) return
    if (state.hidden) this.hide(data, state.hidden)
    else if (this.pre !== null) this.pre += this.ordered(data, state)
    else this.visible(this.ordered(data, state), state)
  }

  private hide(data: string, reason: HiddenReason): void {
    if (reason === 'transparent') this.fadedChars += data.trim().length
    this.hidden.write(data, reason)
  }

  /** The text in the order in which it is shown. */
  private ordered(data: string, { looks }: ElementState): string {
    if (!looks.sure.reversed) return data
    this.hidden.add(data, 'reordered')
    return reversed(data)
  }

  private visible(data: string, state: ElementState): void {
    this.weigh(data, state)
    if (!state.pre) {
      this.builder.write(data, state)
      return
    }
    for (const [index, part] of data.split('\n').entries()) {
      if (index > 0) this.builder.breakLine()
      this.builder.write(part, state)
    }
  }

  private weigh(data: string, state: ElementState): void {
    const length = data.trim().length
    this.chars += length
    if (!state.region) return
    state.region.chars += length
    if (state.inLink) state.region.linkChars += length
  }

  private close(tag: string, contentEnd: number): void {
    const state = this.stack.pop() ?? ROOT_STATE
    this.microdata.close(this.stack.length, contentEnd)
    if (tag === 'script') this.scripts.close()
    if (tag === 'title') this.inTitle = false
    if (state.hidden && state.hidden !== this.state.hidden) this.hidden.end()
    if (state.region && state.region !== this.state.region) closeRegion(state.region)
    if (state.dropped) return
    if (tag === 'pre' && this.stack.length + 1 === this.preDepth) this.closePre(state)
    if (tag === 'tr') this.builder.closeRow()
    else if (tag === 'td' || tag === 'th') this.builder.closeCell()
    else if (TAGS.gap.has(tag) || TAGS.block.has(tag)) this.builder.endLine(hasGap(tag, state))
    else if (TAGS.inlineBox.has(tag)) this.builder.markBoundary()
  }

  private closePre(state: ElementState): void {
    const text = this.pre ?? ''
    this.pre = null
    this.weigh(text, state)
    this.hidden.addAll(hiddenCharacters(text))
    for (const line of readPlainLines(cleanText(text)).lines) this.builder.add(line, state.region)
  }
}

/** No gap separates the paragraphs and lists inside a list item. */
function hasGap(tag: string, state: ElementState): boolean {
  if (!TAGS.gap.has(tag)) return false
  if (tag === 'ul' || tag === 'ol') return state.listDepth === 1
  return tag !== 'p' || state.listDepth === 0
}

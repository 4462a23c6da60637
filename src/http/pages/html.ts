// HTML that escapes by itself: what is put into the template is text, unless it is Html already.
import { escapeHtml } from '../../text/escape-html.js'

export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[]

function render(part: Part): string {
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('')
  return escapeHtml(String(part))
}

export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.reduce((sum, text, index) => sum + render(parts[index - 1] ?? '') + text))

export const NOTHING = new Html('')

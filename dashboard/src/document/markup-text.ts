// The text of marked-up documents as people read it: Word, OpenDocument and HTML, without layout.
import { openZip } from './unzip'

interface Rules {
  /** Stand on lines of their own. */
  blocks: ReadonlySet<string>
  /** Are left out with all that is in them. */
  skipped: ReadonlySet<string>
  /** Stand for a text of their own. */
  texts: Readonly<Record<string, string>>
  /** Only text within these counts; with none, all does. */
  words: ReadonlySet<string>
}

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const WORD: Rules = {
  blocks: names('w:p'),
  // A text box comes twice, for new and for old programs.
  skipped: names('mc:Fallback w:del w:moveFrom'),
  texts: { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n', 'w:noBreakHyphen': '-' },
  words: names('w:t'),
}
const OPEN_DOCUMENT: Rules = {
  blocks: names('text:p text:h'),
  skipped: names('office:annotation text:tracked-changes text:note-citation'),
  texts: { 'text:tab': '\t', 'text:s': ' ', 'text:line-break': '\n' },
  words: names('text:p text:h text:span text:a'),
}
const HTML: Rules = {
  blocks: names(
    'address article aside blockquote dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul',
  ),
  skipped: names('script style x-style template head noscript iframe object svg math'),
  texts: { br: '\n', td: '\t', th: '\t' },
  words: new Set(),
}

/** A run of Word's that nobody sees: hidden, or deleted with changes tracked. */
const isHidden = (element: Element): boolean =>
  element.nodeName === 'w:r' &&
  [...element.children].some(
    (part) =>
      part.nodeName === 'w:rPr' &&
      [...part.children].some(
        (one) =>
          one.nodeName === 'w:vanish' && !/^(?:0|false|off)$/.test(one.getAttribute('w:val') ?? ''),
      ),
  )

function collect(node: Node, rules: Rules, out: string[]): void {
  const name = node.nodeName.includes(':') ? node.nodeName : node.nodeName.toLowerCase()
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) {
      const text = child.nodeValue ?? ''
      if (rules.words.size === 0) out.push(text.replace(/\s+/g, ' '))
      else if (rules.words.has(name)) out.push(text)
    } else if (child instanceof Element) {
      const inner = child.nodeName.includes(':') ? child.nodeName : child.nodeName.toLowerCase()
      if (rules.skipped.has(inner) || isHidden(child)) continue
      const isBlock = rules.blocks.has(inner)
      if (isBlock && out.at(-1) !== '\n') out.push('\n')
      out.push(rules.texts[inner] ?? '')
      collect(child, rules, out)
      if (isBlock) out.push('\n')
    }
  }
}

function textOf(root: Node, rules: Rules): string {
  const out: string[] = []
  collect(root, rules, out)
  const lines = out.join('').split('\n')
  return lines
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const xml = (text: string): Document => new DOMParser().parseFromString(text, 'application/xml')

/** Headers often hold the name and the contact. */
const WORD_PARTS = [/^word\/header\d*\.xml$/, /^word\/document\d*\.xml$/, /^word\/footer\d*\.xml$/]

/** null when the archive is neither a Word nor an OpenDocument text. */
export async function officeText(bytes: Uint8Array): Promise<string | null> {
  const zip = openZip(bytes)
  const parts = WORD_PARTS.flatMap((part) => zip.names.filter((name) => part.test(name)))
  const isWord = parts.length > 0
  const texts = await Promise.all((isWord ? parts : ['content.xml']).map(zip.text))
  const rules = isWord ? WORD : OPEN_DOCUMENT
  const text = texts.map((part) => (part === '' ? '' : textOf(xml(part), rules)))
  return text.filter((part) => part !== '').join('\n') || null
}

/** Such a text is read as a page of the web, so it is shown without its tags. */
const PAGE = /^\s*<(?:!doctype html|html|head|body)\b/i

export const isHtml = (text: string): boolean => PAGE.test(text)

/**
 * The parser runs no script and loads nothing, but it holds styles against the page's policy, which
 * browsers then report: so there are none.
 */
const withoutStyles = (text: string): string =>
  text.replace(/<[^<>]*>/g, (tag) =>
    tag.replace(/^<(\/?)style\b/i, '<$1x-style').replace(/\sstyle(?=\s*=)/gi, ' data-style'),
  )

export const htmlText = (text: string): string =>
  textOf(new DOMParser().parseFromString(withoutStyles(text), 'text/html').body, HTML)

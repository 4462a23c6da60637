// Text that a page does not show is not read, and is reported with its kind; shown text is read.
import { describe, expect, test } from 'vitest'
import { HIDDEN_HTML, SHOWN_HTML } from '../../../test/hostile/documents-support/hidden-html.js'
import { readHtml } from './read-html.js'

const SECRET = 'Kubernetes Terraform secrets'
const OTHER = 'Ordinary words of the page that everybody sees. '.repeat(12).trim()
const page = (html: string) =>
  `<!doctype html><html><head></head><body><p>${OTHER}</p>${html}</body></html>`
const read = (html: string) => {
  const document = readHtml(page(html))
  const lines = document.kind === 'marked' ? document.lines.map(({ text }) => text) : []
  return { text: lines.join('\n'), hidden: document.hidden, warnings: document.warnings }
}

describe('what is not seen is not read, and is told', () => {
  test.each(HIDDEN_HTML)('$name', ({ html, reason }) => {
    const { text, hidden, warnings } = read(html(SECRET))
    expect(text).not.toContain('Kubernetes')
    expect(text).toContain(OTHER)
    expect(hidden).toEqual([{ text: SECRET, page: 1, reason }])
    expect(warnings).toContain('hidden_text')
  })
})

describe('what is seen is read', () => {
  test.each(SHOWN_HTML)('$name', ({ html }) => {
    const { text, hidden } = read(html(SECRET))
    expect(text).toContain(SECRET)
    expect(hidden).toEqual([])
  })
})

describe('what cannot be told', () => {
  const white = (tag: string) => `<${tag} style="color:#fff;background:url(a.jpg)">Nurse</${tag}>`

  test('a heading on a picture is read, other white text on one is not', () => {
    expect(read(white('h1')).text).toContain('Nurse')
    expect(read(white('p')).text).not.toContain('Nurse')
  })

  test('a page that shows nothing else fades in', () => {
    const html = `<html><style>body{visibility:hidden}</style><body><p>${SECRET}</p></body></html>`
    const document = readHtml(html)
    expect(document.kind === 'marked' && document.lines[0]?.text).toBe(SECRET)
  })

  test('a style sheet that asks for too much is refused', () => {
    const css = '* * * * * * * *:has(a b c){color:red}'.repeat(300)
    const html = page(`<style>${css}</style>${'<div><i>a</i></div>'.repeat(3_000)}`)
    expect(() => readHtml(html)).toThrow(expect.objectContaining({ code: 'parse_failed' }))
  })
})

import { describe, expect, test } from 'vitest'
import { readText } from '../read-text.js'
import type { MarkedLine } from '../types.js'
import { looksLikeHtml } from './looks-like-html.js'
import { readHtml } from './read-html.js'

const body = (html: string) => `<!doctype html><html><body>${html}</body></html>`
const lines = (html: string): MarkedLine[] => {
  const document = readHtml(body(html))
  return document.kind === 'marked' ? document.lines : []
}
const texts = (html: string) => lines(html).map((line) => line.text)
const hidden = (html: string) =>
  readHtml(body(html)).hidden.map(({ reason, text }) => [reason, text])
const MAIN = `<main><h1>Job</h1><p>${'Words of the posting itself. '.repeat(20)}</p></main>`
const beside = (html: string) => texts(`${html}${MAIN}`).slice(0, -2)

describe('what is HTML', () => {
  test.each([
    '<!DOCTYPE html><p>x',
    '  <html><body>x',
    '<?xml version="1.0"?><html>',
    '<!-- c --><html>',
    '<p>One</p>',
    '<div class="a">x</div>',
    'Lead <b>x</b><br><br>a<br>b<br/>c',
    '<ul><li>a</li></ul>',
    'Intro\n<p>a</p><p>b</p><ul><li>c</li></ul>',
  ])('%j is', (text) => {
    expect(looksLikeHtml(text)).toBe(true)
  })

  test.each([
    'a < b and c > d',
    'Wrote <div> and <p> by hand',
    'List<String> x',
    '<jane@example.com>',
    'C++ <3',
    '<p without an end',
    'if (a<b) return',
    '<unknown>tag</unknown>',
    'x </p> y',
    '',
    `${'A long text about work. '.repeat(500)}</p> and </li> and </div> and <br>`,
  ])('%j is not', (text) => {
    expect(looksLikeHtml(text)).toBe(false)
  })

  test('text with a few tags keeps its line breaks', () => {
    const text =
      'Cook\n\nDuties:<br>\nCook\nClean\nServe\nSmile\nCount\nOpen\nClose\n<br><br><br>\nEnd'
    const document = readText(text)
    expect(document.kind === 'marked' && document.lines.map((line) => line.text)).toEqual([
      'Cook',
      'Duties:',
      'Cook',
      'Clean',
      'Serve',
      'Smile',
      'Count',
      'Open',
      'Close',
      'End',
    ])
  })

  test('HTML that was escaped once is read as HTML', () => {
    const document = readText(
      '&lt;p&gt;One&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Two &amp;amp; three&lt;/li&gt;&lt;/ul&gt;',
    )
    expect(document.kind === 'marked' && document.lines.map((line) => line.text)).toEqual([
      'One',
      'Two & three',
    ])
  })
})

describe('structure', () => {
  test.each([
    ['inline tags do not split words', '<p>J<b>av</b>a and <i>C</i>#</p>', ['Java and C#']],
    [
      'boxes without a space between them are set apart',
      '<p><span>Location</span><span>Leeds</span></p>',
      ['Location Leeds'],
    ],
    ['line breaks', 'a<br>b<br/>c', ['a', 'b', 'c']],
    ['blocks', '<div>a<div>b</div>c</div>', ['a', 'b', 'c']],
    ['white space', '<p>a\n   b&nbsp;&nbsp; c</p>', ['a b c']],
    ['unclosed items', '<ul><li>a<li>b</ul>', ['a', 'b']],
    ['bullets typed by hand', '<p>• a</p><p>- b</p>', ['a', 'b']],
    ['pre elements', '<pre>a\n  b   c</pre>', ['a', 'b c']],
    ['pre-wrap styles', '<div style="white-space: pre-wrap">a\nb</div>', ['a', 'b']],
    [
      'accordion headings',
      '<h3><button>Duties</button></h3><button aria-expanded="false">More</button>',
      ['Duties', 'More'],
    ],
    ['entities', '<p>R&amp;D &lt;3 &eacute; &#x41;</p>', ['R&D <3 é A']],
    [
      'layout tables, cell after cell',
      '<table><tr><td><p>a</p><p>b</p></td><td>c</td></tr></table>',
      ['a', 'b', 'c'],
    ],
    [
      'items that run together',
      `<p>We offer: • ${'an item that is long enough • '.repeat(5)}an item that is long enough</p>`,
      ['We offer:', ...Array(6).fill('an item that is long enough')],
    ],
  ])('%s', (_name, html, expected) => {
    expect(texts(html)).toEqual(expected)
  })

  test('items, depth, headings, bold, cells and links are marked', () => {
    const html =
      '<h2>H</h2><ul><li>a<ul><li>b</li></ul></li></ul><p><b>All</b></p><p><b>Some</b> x</p>' +
      '<table><tr><th>k</th><th>v</th></tr></table><p><a href="https://example.com/x">l</a><a href="javascript:x">m</a></p>'
    expect(lines(html)).toMatchObject([
      { text: 'H', heading: 2 },
      { text: 'a', listItem: true, indent: 0 },
      { text: 'b', listItem: true, indent: 1 },
      { text: 'All', bold: true },
      { text: 'Some x', bold: false },
      { cells: ['k', 'v'], bold: true },
      { text: 'lm', links: ['https://example.com/x'] },
    ])
  })
})

describe('what is not seen is not read, and is reported', () => {
  test.each([
    ['the hidden attribute', '<p hidden>x</p>', 'css'],
    ['display: none', '<p style="display:none">x</p>', 'css'],
    ['display: none !important', '<p style="color:red; DISPLAY : none !important">x</p>', 'css'],
    ['visibility', '<div style="visibility:hidden"><p>x</p></div>', 'css'],
    ['no font size', '<span style="font-size:0">x</span>', 'tiny'],
    ['a tiny font size', '<span style="font-size:0.5px">x</span>', 'tiny'],
    ['off the page', '<span style="position:absolute;left:-9999px">x</span>', 'off_page'],
    ['indented off the page', '<span style="text-indent:-9999em">x</span>', 'off_page'],
    ['white on white', '<span style="color:#FFF;background-color:white">x</span>', 'same_color'],
    ['a class of the page', '<style>.k{display:none}</style><p class="a k">x</p>', 'css'],
    ['an id of the page', '<style>p#k , i{font-size:0px}</style><p id="k">x</p>', 'tiny'],
    ['a closed dialog', '<dialog>x</dialog>', 'css'],
    ['text for screen readers', '<span class="sr-only">x</span>', 'css'],
  ])('%s', (_name, html, reason) => {
    expect(texts(`${html}<p>seen</p>`)).toEqual(['seen'])
    expect(hidden(`${html}<p>seen</p>`)).toEqual([[reason, 'x']])
  })

  test.each([
    '<script>x</script>',
    '<style>x</style>',
    '<template>x</template>',
    '<noscript>x</noscript>',
    '<select><option>x</option></select>',
    '<svg><title>x</title><text>x</text></svg>',
    '<textarea>x</textarea>',
    '<button>x</button>',
    '<a class="btn btn-primary" href="/apply">x</a>',
    '<i class="material-icons">x</i>',
    '<!-- x -->',
    '<iframe>x</iframe>',
  ])('%s is dropped without a word', (html) => {
    expect(texts(`${html}<p>seen</p>`)).toEqual(['seen'])
    expect(hidden(html)).toEqual([])
  })

  test.each([
    '<p aria-hidden="true">x</p>',
    '<p style="display:block">x</p>',
    '<p style="font-size:12px">x</p>',
    '<style>@media print{.k{display:none}}</style><p class="k">x</p>',
    '<p style="left:-10px">x</p>',
    '<style>.k{display:none} .k{display:block}</style><p class="k">x</p>',
    '<details><p>x</p></details>',
    '<a class="btn" href="mailto:x@example.com">x</a>',
  ])('%s is seen', (html) => {
    expect(texts(html)).toEqual(['x'])
  })

  test('a page that fades in as a whole is seen, a faded corner is not', () => {
    expect(texts('<div style="opacity:0"><p>all of it</p></div>')).toEqual(['all of it'])
    expect(beside('<p style="opacity:0">keywords</p>')).toEqual([])
  })
})

describe('furniture is left out, content in odd containers is kept', () => {
  test.each([
    ['navigation', '<nav><a href="/">Home</a></nav>'],
    ['a site header', '<header><a href="/">Acme</a> <a href="/jobs">Jobs</a></header>'],
    ['a footer', '<footer>© Acme</footer>'],
    ['a cookie banner', '<div id="cookie-consent">We use cookies. <button>OK</button></div>'],
    ['a dialog', '<div role="dialog"><p>Sign in to apply</p></div>'],
    ['breadcrumbs', '<ol class="Breadcrumbs"><li><a href="/">Home</a></li></ol>'],
    ['similar jobs', '<div class="related-jobs"><a href="/1">Cook</a> <a href="/2">Chef</a></div>'],
    ['a newsletter box', '<div class="newsletterSignup"><p>Stay informed</p></div>'],
    ['an application form', '<form><label>Name<input></label><label>Mail<input></label></form>'],
    ['share links', '<div class="share"><a href="/t">Tweet</a></div>'],
  ])('%s goes', (_name, html) => {
    expect(beside(html)).toEqual([])
  })

  test.each([
    [
      'a list in a "menu" without links',
      '<div class="accordion-menu"><ul><li>3 years of SQL</li></ul></div>',
      ['3 years of SQL'],
    ],
    ['facts in an aside', '<aside><p>Full-time</p></aside>', ['Full-time']],
    [
      'a contact in a header',
      '<header><p>Jane</p><a href="mailto:j@example.com">Mail</a></header>',
      ['Jane', 'Mail'],
    ],
    [
      'a class that only sounds like it',
      '<div class="canavar footerless"><p>Text</p></div>',
      ['Text'],
    ],
  ])('%s stays', (_name, html, expected) => {
    expect(beside(html)).toEqual(expected)
  })

  test('a page that is all in one such container stays', () => {
    const text = 'Words of the posting itself. '.repeat(20).trim()
    for (const open of [
      '<div class="modal">',
      '<form id="aspnetForm"><input><input>',
      '<header>',
      '<div class="cookie-aware">',
    ]) {
      expect(texts(`${open}<h1>Job</h1><p>${text}</p>`)).toEqual(['Job', text])
    }
  })
})

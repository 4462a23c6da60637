// Ways to put text into an HTML page that nobody who looks at the page can see.
import type { HiddenReason } from '../../../src/documents/types.js'

export interface HiddenForm {
  name: string
  reason: HiddenReason
  /** Markup that holds the text and hides it. */
  html: (text: string) => string
}

const styled =
  (style: string) =>
  (text: string): string =>
    `<p style="${style}">${text}</p>`

/** A style element, and an element that it hides. */
const sheet =
  (css: string, open = '<p class="k">', close = '</p>') =>
  (text: string): string =>
    `<style>${css}</style>${open}${text}${close}`

const tagCharacters = (text: string): string =>
  [...text].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('')

const form = (name: string, reason: HiddenReason, html: HiddenForm['html']): HiddenForm => ({
  name,
  reason,
  html,
})

export const HIDDEN_HTML: HiddenForm[] = [
  // Colour
  form('white, inline', 'same_color', styled('color:#fff')),
  form('white by a class', 'same_color', sheet('.k{color:white}')),
  form('a font element', 'same_color', (text) => `<font color="#FFFFFF">${text}</font>`),
  form('rgb()', 'same_color', styled('color:rgb(255, 255, 255)')),
  form(
    'rgb() with spaces and percentages',
    'same_color',
    styled('color:rgb(100% 100% 99% / 100%)'),
  ),
  form('hsl()', 'same_color', styled('color:hsl(0deg 0% 100%)')),
  form('hwb()', 'same_color', styled('color:hwb(90 100% 0%)')),
  form('lab()', 'same_color', styled('color:lab(100% 0 0)')),
  form('oklch()', 'same_color', styled('color:oklch(1 0 0)')),
  form('nearly white', 'same_color', styled('color:#fafafa')),
  form('light-dark()', 'same_color', styled('color:light-dark(white, black)')),
  form('color-mix()', 'same_color', styled('color:color-mix(in srgb, white 50%, #fefefe)')),
  form('a system colour', 'same_color', styled('color:Canvas')),
  form('black on black', 'same_color', styled('background:#000;color:#000')),
  form(
    'black on a black gradient',
    'same_color',
    styled('background:linear-gradient(#000,#010101)'),
  ),
  form(
    'the colour of a cell',
    'same_color',
    (text) => `<table bgcolor="navy"><tr><td style="color:navy">${text}</td></tr></table>`,
  ),
  form(
    'the colour of the ground around',
    'same_color',
    (text) => `<div style="background:#123456"><p><b style="color:#123456">${text}</b></p></div>`,
  ),
  form(
    'white on a picture that may not come',
    'same_color',
    styled('color:white;background:url(none.png)'),
  ),
  form('nearly no opacity in the colour', 'transparent', styled('color:rgba(0,0,0,.02)')),
  form('transparent', 'transparent', styled('color:transparent')),
  form('eight hex digits', 'transparent', styled('color:#00000000')),
  form('no text fill', 'transparent', styled('-webkit-text-fill-color:transparent')),
  form('opacity 0', 'transparent', styled('opacity:0')),
  form(
    'opacity as a percentage of a parent',
    'transparent',
    (text) => `<div style="opacity:5%"><p style="opacity:.5">${text}</p></div>`,
  ),
  form('a filter', 'transparent', styled('filter:opacity(0)')),
  // Display
  form('display, escaped', 'css', styled('display:n\\6fne')),
  form('the property, escaped', 'css', styled('d\\69splay:none')),
  form('display by var()', 'css', sheet(':root{--h:none}.k{display:var(--h)}')),
  form('display by the fallback of var()', 'css', styled('display:var(--nothing, none)')),
  form('in @media screen', 'css', sheet('@media screen{.k{display:none}}')),
  form('in @media not print', 'css', sheet('@media not print{.k{display:none}}')),
  form(
    'in @media by width',
    'css',
    sheet('@media (min-width:600px) and (max-width:2000px){.k{display:none}}'),
  ),
  form(
    'in @media that cannot be told',
    'css',
    sheet('@media (min-resolution:.1dppx){.k{display:none}}'),
  ),
  form(
    'shown only by a condition that cannot be told',
    'css',
    sheet('.k{display:none}@media (video-dynamic-range:high){.k{display:block}}'),
  ),
  form('in @supports', 'css', sheet('@supports (display:grid){.k{display:none}}')),
  form(
    'in @layer, over an earlier layer',
    'css',
    sheet('@layer a,b;@layer b{.k{display:none}}@layer a{p.k{display:block}}'),
  ),
  form(
    'in a nested rule',
    'css',
    sheet('div{& .k{display:none}}', '<div><p class="k">', '</p></div>'),
  ),
  form(
    'in @scope',
    'css',
    sheet('@scope (.card){p{display:none}}', '<div class="card"><p>', '</p></div>'),
  ),
  form(
    'a descendant selector',
    'css',
    sheet('div .k{display:none}', '<div><p class="k">', '</p></div>'),
  ),
  form('a child selector', 'css', sheet('div>p{display:none}', '<div><p>', '</p></div>')),
  form('a sibling selector', 'css', sheet('.a + p{display:none}', '<p class="a"></p><p>')),
  form(
    'a general sibling selector',
    'css',
    sheet('.a ~ p b{display:none}', '<p class="a"></p><p></p><p><b>', '</b></p>'),
  ),
  form('an attribute selector', 'css', sheet('[data-x^="no" i]{display:none}', '<p data-x="NOT">')),
  form(
    'an id over a class',
    'css',
    sheet('#k{display:none}.k{display:block}', '<p class="k" id="k">'),
  ),
  form(
    '!important over an inline style',
    'css',
    sheet('.k{display:none!important}', '<p class="k" style="display:block">'),
  ),
  form(':not()', 'css', sheet('p.k:not(.seen):not([class=x]){display:none}', '<p class="k">')),
  form(':is() and :where()', 'css', sheet(':is(.k, .l):where(p){display:none}')),
  form(':has()', 'css', sheet('div:has(> i){display:none}', '<div><i></i><p>', '</p></div>')),
  form(
    ':nth-child()',
    'css',
    sheet('div p:nth-child(2n){display:none}', '<div><i></i><p>', '</p></div>'),
  ),
  form(
    ':last-of-type',
    'css',
    sheet('div p:last-of-type{display:none}', '<div><p></p><p>', '</p><i></i></div>'),
  ),
  form('an escaped class name', 'css', sheet('.md\\:k{display:none}', '<p class="md:k">')),
  form(
    'a style sheet at the end',
    'css',
    (text) => `<p class="k">${text}</p><style>.k{display:none}</style>`,
  ),
  form(
    'a style sheet in an address',
    'css',
    (text) =>
      `<link rel="stylesheet" href="data:text/css,.k%7Bdisplay:none%7D"><p class="k">${text}</p>`,
  ),
  form('after comments of the old kind', 'css', sheet('<!-- /* { */ .k{display:none} -->')),
  form(
    'what another reader would show',
    'css',
    (text) =>
      `<noscript><style>.k{display:block!important}</style></noscript><style>.k{display:none}</style><p class="k">${text}</p>`,
  ),
  form('visibility', 'css', styled('visibility:collapse')),
  form('content-visibility', 'css', styled('content-visibility:hidden')),
  form('the hidden attribute', 'css', (text) => `<p hidden>${text}</p>`),
  form('a popover', 'css', (text) => `<div popover>${text}</div>`),
  form('a mask', 'css', styled('-webkit-mask-image:linear-gradient(transparent,transparent)')),
  form('a blur', 'css', styled('filter:blur(12px)')),
  form('dots for letters', 'css', styled('-webkit-text-security:disc')),
  // Size and place
  form('two pixels', 'tiny', styled('font-size:2px')),
  form('two points', 'tiny', styled('font-size:2pt')),
  form('the font shorthand', 'tiny', styled('font:0/0 serif')),
  form('calc()', 'tiny', styled('font-size:calc(10px - 9px)')),
  form(
    'ems of ems',
    'tiny',
    (text) => `<div style="font-size:.2em"><p style="font-size:.5em">${text}</p></div>`,
  ),
  form('scaled to nothing', 'tiny', styled('transform:scale(0)')),
  form('scaled flat', 'tiny', styled('transform:rotate(3deg) scaleY(.01)')),
  form('the scale property', 'tiny', styled('scale:0')),
  form('turned edge-on', 'tiny', styled('transform:rotateX(90deg)')),
  form('zoomed out', 'tiny', styled('zoom:.05')),
  form('letters over letters', 'overprinted', styled('letter-spacing:-1em')),
  form('no height', 'clipped', styled('height:0;overflow:hidden')),
  form('no greatest height', 'clipped', sheet('.k{max-height:0px;overflow-y:clip}')),
  form('one pixel wide', 'clipped', styled('width:1px;overflow:hidden;white-space:nowrap')),
  form('clip', 'clipped', styled('position:absolute;clip:rect(0 0 0 0)')),
  form('clip-path inset', 'clipped', styled('clip-path:inset(50%)')),
  form('clip-path circle', 'clipped', styled('-webkit-clip-path:circle(0)')),
  form('clip-path polygon', 'clipped', styled('clip-path:polygon(0 0, 0 0, 0 0)')),
  form(
    'indented out of its box',
    'clipped',
    styled('text-indent:100%;overflow:hidden;white-space:nowrap'),
  ),
  form('moved left', 'off_page', styled('position:fixed;left:-200vw')),
  form('moved up by inset', 'off_page', styled('position:absolute;inset:-9999px auto auto 0')),
  form('translated', 'off_page', styled('transform:translateX(-9999px)')),
  form('the translate property', 'off_page', styled('translate:-100vw -100vh')),
  form('a margin', 'off_page', styled('margin:-2000px 0 0')),
  form('indented', 'off_page', styled('text-indent:calc(-1 * 999em)')),
  form(
    'behind the ground around',
    'covered',
    (text) =>
      `<div style="background:#fff"><p style="position:relative;z-index:-1">${text}</p></div>`,
  ),
  // Characters
  form('tag characters', 'characters', (text) => `<p>Dear reader${tagCharacters(text)}</p>`),
  form('an override of direction', 'reordered', (text) => `<p>&#x202e;${text}&#x202c;</p>`),
  form('bdo', 'reordered', (text) => `<p><bdo dir="rtl">${text}</bdo></p>`),
  form('direction by a style', 'reordered', styled('direction:rtl;unicode-bidi:bidi-override')),
]

/** Markup that looks like hiding but is not: the text must be read. */
export const SHOWN_HTML: { name: string; html: (text: string) => string }[] = [
  ['white on a dark ground', styled('background:#222;color:#fff')],
  [
    'a dark ground further out',
    (text: string) =>
      `<div style="background-color:rgb(0 0 0)"><p style="color:white">${text}</p></div>`,
  ],
  [
    'a light gradient on letters',
    styled('background:linear-gradient(#f00,#00f);-webkit-background-clip:text;color:transparent'),
  ],
  [
    'visible inside hidden',
    (text: string) =>
      `<div style="visibility:hidden"><p style="visibility:visible">${text}</p></div>`,
  ],
  ['print alone', sheet('@media print{.k{display:none}}')],
  ['a narrow screen alone', sheet('@media (max-width:600px){.k{display:none}}')],
  ['while the pointer is over it', sheet('.k:hover{display:none}')],
  ['what stands before it', sheet('.k::before{display:none}')],
  ['an earlier rule', sheet('.k{display:none}.k{display:block}')],
  ['a weaker rule', sheet('p.k{display:block}.k{display:none}')],
  ['a rule for others', sheet('.l .k{display:none}.k + .k{display:none}')],
  [
    'a closed details element',
    (text: string) => `<details><summary>More</summary><p>${text}</p></details>`,
  ],
  ['aria-hidden', (text: string) => `<p aria-hidden="true">${text}</p>`],
  [
    'a link on a white page with white text around',
    (text: string) =>
      `<p>Page <span style="color:#fff">&nbsp;<a href="https://example.com">${text}</a></span></p>`,
  ],
  ['a box that shows what runs over', styled('height:0;overflow:visible')],
  ['an offset without a position', styled('left:-9999px')],
  ['an unknown property', styled('mso-hide:all;color:inherit')],
  ['a comment in a style', styled('/*display:none*/color:black')],
  ['a media type in words', sheet('@media speech, braille{.k{display:none}}')],
  ['grey', styled('color:#999')],
  ['small but readable', styled('font-size:7px')],
  [
    'zero-width characters within words',
    (text: string) => `<p>${text.replaceAll('e', 'e\u200b')}</p>`,
  ],
].map(([name, html]) => ({ name: name as string, html: html as (text: string) => string }))

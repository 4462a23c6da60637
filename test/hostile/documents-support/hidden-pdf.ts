// Ways to put text onto a PDF page that nobody who looks at the page can see.
import type { HiddenReason } from '../../../src/documents/types.js'
import { makePdf, onePage, type PdfObject } from './make-pdf.js'

export interface HiddenPdfForm {
  name: string
  reason: HiddenReason
  /** Operators that stand after those of the page's own text. */
  content: (text: string) => string
  resources?: string
  /** Fonts besides /F. */
  fonts?: string
  /** Objects from number 6 on. */
  objects?: (text: string) => PdfObject[]
  catalog?: string
  page?: string
}

export const at = (text: string, y = 300, before = '', size = 10): string =>
  `BT ${before} /F ${size} Tf 72 ${y} Td (${text}) Tj ET`
const clipped = (path: string) => (text: string) => `q ${path} W n ${at(text)} Q`
const under = (paint: string) => (text: string) => `${at(text)} q ${paint} Q`
export const stream = (data: string, dict = ''): PdfObject => ({ dict, data: Buffer.from(data) })
export const group = (text: string, dict = ''): PdfObject =>
  stream(
    at(text),
    `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F 5 0 R >> >> ${dict}`,
  )
const image = (value: number): PdfObject => ({
  dict: '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8',
  data: Buffer.alloc(64, value),
})
export const X = '/XObject << /X 6 0 R >>'
export const STATE = (entries: string) => `/ExtGState << /G << ${entries} >> >>`
const BAND = '60 290 500 30 re f'
export const OFF = '/OCProperties << /OCGs [7 0 R] /D << /OFF [7 0 R] /Order [] >> >>'
export const LAYER: PdfObject = '<< /Type /OCG /Name (L) >>'
const words = (text: string) => text.split(' ')
const annotation = (entries: string) =>
  `/Annots [<< /Type /Annot /Rect [60 290 560 320] /F 4 ${entries} >>]`
/** What an annotation looks like: a white box. */
const WHITE_BOX = stream('1 g 0 0 500 30 re f', '/Type /XObject /Subtype /Form /BBox [0 0 500 30]')

export const form = (
  name: string,
  reason: HiddenReason,
  content: HiddenPdfForm['content'],
  rest: Partial<HiddenPdfForm> = {},
): HiddenPdfForm => ({ name, reason, content, ...rest })

const noted = (name: string, entries: string, objects: PdfObject[] = [WHITE_BOX]) =>
  form(name, 'covered', (text) => at(text), { page: annotation(entries), objects: () => objects })

export const HIDDEN_PDF: HiddenPdfForm[] = [
  form('outside a clip path', 'clipped', clipped('300 700 10 10 re')),
  form(
    'outside a round clip path',
    'clipped',
    clipped('300 700 m 320 700 320 720 300 720 c 280 720 280 700 300 700 c'),
  ),
  form('outside a slanted clip path', 'clipped', clipped('0 792 m 612 792 l 0 400 l h')),
  form(
    'outside two clip paths that leave nothing',
    'clipped',
    clipped('0 0 612 200 re W n 0 250 612 500 re'),
  ),
  form('outside the box of a form', 'clipped', () => '/X Do', {
    resources: X,
    objects: (text) => [
      stream(
        at(text),
        '/Type /XObject /Subtype /Form /BBox [0 0 20 20] /Resources << /Font << /F 5 0 R >> >>',
      ),
    ],
  }),
  form(
    'all but its first letters outside a clip',
    'clipped',
    (text) => `q 72 290 1 20 re W n ${at(`. ${text}`)} Q`,
  ),
  form('scaled to slivers', 'squeezed', (text) => at(text, 300, '1 Tz')),
  form('a narrow matrix', 'squeezed', (text) => `BT /F 10 Tf .02 0 0 1 72 300 Tm (${text}) Tj ET`),
  form('a flat matrix', 'tiny', (text) => `BT /F 10 Tf 1 0 0 .02 72 300 Tm (${text}) Tj ET`),
  form('two points', 'tiny', (text) => at(text, 300, '', 2)),
  form('a tenth of a point', 'tiny', (text) => at(text, 300, '', 0.1)),
  form('a flood of small print', 'tiny', (text) =>
    Array.from({ length: 60 }, (_, row) => at(text, 100 + row * 3, '', 2)).join(' '),
  ),
  form('shrunk by the page', 'tiny', (text) => `q .1 0 0 .1 0 0 cm ${at(text, 3000)} Q`),
  form('letters over letters', 'overprinted', (text) => at(text, 300, '-6 Tc')),
  form('words over words', 'overprinted', (text) =>
    words(text)
      .map((word) => at(word))
      .join(' '),
  ),
  form('lines over lines', 'overprinted', (text) =>
    ['', 'x', 'yy', 'zz z'].map((more, row) => at(more + text, 300 + row)).join(' '),
  ),
  form('white', 'same_color', (text) => `1 g ${at(text)} 0 g`),
  form('nearly white', 'same_color', (text) => `.97 g ${at(text)} 0 g`),
  form('white in inks', 'same_color', (text) => `0 0 0 0 k ${at(text)} 0 g`),
  form('the colour of its ground', 'same_color', (text) => `.1 .3 .5 rg ${BAND} ${at(text)} 0 g`),
  form(
    'the colour of a picture',
    'same_color',
    (text) => `q 500 0 0 30 60 290 cm /X Do Q 0 g ${at(text)}`,
    {
      resources: X,
      objects: () => [image(0)],
    },
  ),
  form(
    'the colour of a round ground',
    'same_color',
    (text) => `0 g 60 280 m 60 400 560 400 560 280 c 560 260 60 260 60 280 c f ${at(text)}`,
  ),
  form(
    'its first word beside its ground',
    'same_color',
    (text) => `0 g 76 290 500 30 re f ${at(`. ${text}`)}`,
  ),
  form('white outlines', 'same_color', (text) => `1 G ${at(text, 300, '1 Tr')} 0 G`),
  form('invisible', 'invisible', (text) => at(text, 300, '3 Tr')),
  form('a clip for nothing', 'invisible', (text) => `q ${at(text, 300, '7 Tr')} Q`),
  form('no opacity', 'invisible', (text) => `q /G gs ${at(text)} Q`, { resources: STATE('/ca 0') }),
  form('no opacity of the outline', 'invisible', (text) => `q /G gs ${at(text, 300, '1 Tr')} Q`, {
    resources: STATE('/CA 0'),
  }),
  form('a form without opacity', 'invisible', () => 'q /G gs /X Do Q', {
    resources: `${STATE('/ca 0 /CA 0')} ${X}`,
    objects: (text) => [group(text, '/Group << /S /Transparency >>')],
  }),
  form('a mask that shows nothing', 'invisible', (text) => `q /G gs ${at(text)} Q`, {
    resources: STATE('/SMask << /Type /Mask /S /Luminosity /G 6 0 R >>'),
    objects: () => [
      stream(
        '',
        '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Group << /S /Transparency /CS /DeviceGray >>',
      ),
    ],
  }),
  form('a layer that is off', 'invisible', (text) => `/OC /L BDC ${at(text)} EMC`, {
    resources: '/Properties << /L 7 0 R >>',
    objects: () => ['null', LAYER],
    catalog: OFF,
  }),
  form('a form on a layer that is off', 'invisible', () => '/X Do', {
    resources: X,
    objects: (text) => [group(text, '/OC 7 0 R'), LAYER],
    catalog: OFF,
  }),
  form('glyphs without ink', 'invisible', (text) => `BT /T 10 Tf 72 300 Td (${text}) Tj ET`, {
    fonts: '/T 6 0 R',
    objects: () => [
      `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [.001 0 0 .001 0 0] /FirstChar 32 /LastChar 126 /Widths [${'600 '.repeat(95)}] /CharProcs << /a 7 0 R >> /Encoding << /Type /Encoding /Differences [32 ${'/a '.repeat(95)}] >> /ToUnicode 8 0 R >>`,
      stream('600 0 0 0 1000 1000 d1'),
      stream(
        '/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7e> <0020> endbfrange endcmap end end',
      ),
    ],
  }),
  form('off the page', 'off_page', (text) => at(text, -200)),
  form('outside the crop box', 'off_page', (text) => at(text, 20), {
    page: '/CropBox [0 100 612 792]',
  }),
  form('under a box', 'covered', under(`1 g ${BAND}`)),
  form('under a dark box', 'covered', under(`.2 g ${BAND}`)),
  form(
    'under a rounded box',
    'covered',
    under('1 g 60 285 m 60 330 560 330 560 285 c 560 285 60 285 60 285 c f 60 285 500 30 re f'),
  ),
  form('under a picture', 'covered', under('500 0 0 30 60 290 cm /X Do'), {
    resources: X,
    objects: () => [image(200)],
  }),
  form('under a box in a form', 'covered', under('/X Do'), {
    resources: X,
    objects: () => [stream(`1 g ${BAND}`, '/Type /XObject /Subtype /Form /BBox [0 0 612 792]')],
  }),
  form(
    'under a large letter',
    'covered',
    (text) =>
      `${words(text)
        .map((word, row) => at(word, 20 + row * 14))
        .join(' ')} BT /F 900 Tf 1 0 0 1 -12 -200 Tm (I) Tj ET`,
  ),
  form('under a shading', 'covered', under(`${BAND.replace(' f', '')} W n /S sh`), {
    resources:
      '/Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [60 0 560 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [.9] /C1 [.8] /N 1 >> /Extend [true true] >> >>',
  }),
  noted('under a note', '/Subtype /FreeText /DA (/F 10 Tf) /Contents () /AP << /N 6 0 R >>'),
  noted('under a stamp', '/Subtype /Stamp /Name /Draft /AP << /N 6 0 R >>'),
  noted('under a square', '/Subtype /Square /IC [1 1 1] /C [1 1 1]', []),
  noted('under a link that is painted', '/Subtype /Link /Border [0 0 0] /AP << /N 6 0 R >>'),
  form('under one of a thousand notes', 'covered', (text) => at(text), {
    page: `/Annots [${'<< /Type /Annot /Subtype /Link /Rect [0 0 1 1] >> '.repeat(999)} << /Type /Annot /Subtype /Stamp /Rect [60 290 560 320] /F 4 /AP << /N 6 0 R >> >>]`,
    objects: () => [WHITE_BOX],
  }),
  form(
    'words that stand for others',
    'squeezed',
    (text) => `/Span << /ActualText (${`${text} `.repeat(3)}) >> BDC ${at('Hi')} EMC`,
  ),
  form('a letter that stands for many words', 'replaced', () => 'BT /T 10 Tf 72 300 Td (x) Tj ET', {
    fonts: '/T 6 0 R',
    objects: (text) => [
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R >>',
      stream(
        `/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <78> <${Buffer.from(text, 'utf16le').swap16().toString('hex')}> endbfchar endcmap end end`,
      ),
    ],
  }),
]

/** Annotations that leave the text under them visible. */
export const SEEN_PDF: HiddenPdfForm[] = [
  form('a highlight', 'covered', (text) => at(text), {
    page: annotation('/Subtype /Highlight /C [1 1 0] /QuadPoints [60 320 560 320 60 290 560 290]'),
  }),
  form('a stamp that is switched off', 'covered', (text) => at(text), {
    page: annotation('/Subtype /Stamp /AP << /N 6 0 R >>').replace('/F 4', '/F 2'),
    objects: () => [WHITE_BOX],
  }),
  form('a link', 'covered', (text) => at(text), {
    page: annotation('/Subtype /Link /A << /S /URI /URI (https://example.com) >>'),
  }),
  form('a frame', 'covered', (text) => at(text), {
    page: annotation('/Subtype /Square /C [1 0 0]'),
  }),
]

const RESUME = [
  'Jane Example',
  'Leeds, United Kingdom',
  'jane@example.com',
  '',
  'EXPERIENCE',
  'Nurse, Example Hospital',
  'Jan 2019 - Mar 2021',
  'Cared for twelve patients a day and kept their records.',
  '',
  'EDUCATION',
  'BSc Nursing, University of Leeds, 2018',
  '',
  'SKILLS',
  'Patient care, Excel',
]

/** A résumé of one page, with or without one of the forms on it. */
export function resumePdf(hidden?: HiddenPdfForm, text = ''): Buffer {
  const own = RESUME.map((line, row) => (line ? at(line, 740 - row * 16) : '')).join('\n')
  const content = `0 g ${own}\n${hidden ? hidden.content(text) : ''}`
  const objects = onePage(stream(content), hidden?.resources ?? '')
  if (hidden?.fonts) {
    objects[2] = String(objects[2]).replace('/F 5 0 R', `/F 5 0 R ${hidden.fonts}`)
  }
  if (hidden?.page) objects[2] = String(objects[2]).replace('/Contents', `${hidden.page} /Contents`)
  if (hidden?.catalog) objects[0] = String(objects[0]).replace('/Pages', `${hidden.catalog} /Pages`)
  return makePdf([...objects, ...(hidden?.objects?.(text) ?? [])])
}

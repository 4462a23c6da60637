// Ways to hide a text by the form around it. PDFium tells little of a form, so these are found by the
// names in the file, and a file may write those in odd ways.
import { at, form, group, type HiddenPdfForm, LAYER, OFF, STATE, stream, X } from './hidden-pdf.js'

const GROUP = '/Group << /S /Transparency >>'
/** A group without ink: as a mask it shows nothing. */
const NOTHING = stream(
  '',
  '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Group << /S /Transparency /CS /DeviceGray >>',
)
/** Only on paint there is something to mix with. */
const SHEET = '60 280 500 40 re f'
const MASK = '<< /Type /Mask /S /Luminosity /G 7 0 R >>'

/** A group that is drawn on white with this graphics state; object 8 is free. */
const drawnWith = (name: string, entries: string, object = 'null'): HiddenPdfForm =>
  form(name, 'invisible', () => `1 g ${SHEET} 0 g q /G gs /X Do Q`, {
    resources: `${STATE(entries)} ${X}`,
    objects: (text) => [group(text, GROUP), NOTHING, object],
  })

/** The text in a form in a form and so on; only the innermost has no opacity. */
function nested(text: string, depth: number) {
  const inner = group(text, GROUP)
  const forms = Array.from({ length: depth }, (_, level) =>
    stream(
      level === depth - 1 ? 'q /G gs /X Do Q' : '/X Do',
      `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << ${STATE('/ca 0 /CA 0')} /XObject << /X ${level + 7} 0 R >> >>`,
    ),
  )
  return [...forms, inner]
}

export const HIDDEN_GROUPS: HiddenPdfForm[] = [
  drawnWith('a group behind a mask', `/SMask ${MASK}`),
  drawnWith('a mask by reference', '/SMask 8 0 R', MASK),
  drawnWith('a mask with another name for its letters', `/SM#61sk ${MASK}`),
  drawnWith('a mask before a comment that ends the dictionary', '/SMask 8 0 R %>> stream\n', MASK),
  drawnWith('a mask before a string that ends it', '/SMask 8 0 R /T (>> stream\n)', MASK),
  drawnWith('a group that is mixed away', '/BM /Lighten'),
  drawnWith('a mode of mixing in a list', '/BM [/Lighten]'),
  drawnWith('a mode of mixing by reference', '/BM 8 0 R', '/Lighten'),
  drawnWith('a mode of mixing behind a comment', '/BM % /Normal\n /Lighten'),
  drawnWith('a mode of mixing with another name for its letters', '/B#4d /Lighten'),
  drawnWith('a group without opacity', '/ca 0'),
  form('a group outside a clip path', 'clipped', () => 'q 300 700 10 10 re W n /X Do Q', {
    resources: X,
    objects: (text) => [group(text, GROUP)],
  }),
  form('a slanted group outside its box', 'clipped', () => 'q .9 .3 -.3 .9 80 0 cm /X Do Q', {
    resources: X,
    objects: (text) => [
      stream(
        at(text),
        `/Type /XObject /Subtype /Form /BBox [0 0 20 20] /Resources << /Font << /F 5 0 R >> >> ${GROUP}`,
      ),
    ],
  }),
  form('a group on a layer that is off', 'invisible', () => '/OC /L BDC /X Do EMC', {
    resources: `${X} /Properties << /L 7 0 R >>`,
    objects: (text) => [group(text, GROUP), LAYER],
    catalog: OFF,
  }),
  form('a group that names its layer', 'invisible', () => '/X Do', {
    resources: X,
    objects: (text) => [group(text, `${GROUP} /O#43 7 0 R`), LAYER],
    catalog: OFF,
  }),
  form('a form in six others', 'invisible', () => '/X Do', {
    resources: X,
    objects: (text) => nested(text, 6),
  }),
  form(
    'behind more than can be looked at',
    'invisible',
    (text) =>
      `${'0 0 m 1 0 l n '.repeat(20)}${'0 0 1 1 re f '.repeat(20_000)} q /G gs ${at(text)} Q`,
    { resources: STATE('/ca 0') },
  ),
]

/** Groups that show all that they hold. */
export const SEEN_GROUPS: HiddenPdfForm[] = [
  form('a group', 'invisible', () => '/X Do', {
    resources: X,
    objects: (text) => [group(text, GROUP)],
  }),
  drawnWith('a group with every state as usual', '/SMask /None /BM /Normal /ca 1'),
]

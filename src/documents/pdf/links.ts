// Reads the hyperlinks of a page: their boxes and targets. They are never followed.
import type { PageLink } from '../types.js'
import { type PageSpace, seenBox } from './page-space.js'
import { type Pdfium, SCRATCH_BYTES } from './pdfium.js'

/** Bounds a page. */
const LINKS_MAX = 500
const TARGET_CHARS_MAX = 2_000
/** The name in PDFium's header. */
const ACTION_URI = 3
/** Targets that an answer may contain; javascript:, file: and the like are dropped. */
const TARGET_SCHEME = /^(https?:\/\/|mailto:|tel:|www\.)/i

/** The links with a web, mail or phone target. */
export function readLinks(
  lib: Pdfium,
  document: number,
  page: number,
  space: PageSpace,
): PageLink[] {
  const { call, scratch } = lib
  const position = scratch
  const out = scratch + 8
  const links: PageLink[] = []
  lib.words()[position >> 2] = 0
  for (let count = 0; count < LINKS_MAX; count++) {
    if (!call.FPDFLink_Enumerate(page, position, out)) break
    const link = lib.words()[out >> 2] ?? 0
    const target = link ? targetOf(lib, document, link, out + 8) : ''
    if (!target || !call.FPDFLink_GetAnnotRect(link, out + 8)) continue
    const at = (out + 8) >> 2
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = lib.floats().subarray(at, at + 4)
    links.push({ box: seenBox(space, x1, y1, x2, y2), target })
  }
  return links
}

function targetOf(lib: Pdfium, document: number, link: number, buffer: number): string {
  const { call } = lib
  const action = call.FPDFLink_GetAction(link)
  if (!action || call.FPDFAction_GetType(action) !== ACTION_URI) return ''
  const room = Math.min(TARGET_CHARS_MAX, SCRATCH_BYTES - 16)
  const length = call.FPDFAction_GetURIPath(document, action, buffer, room)
  if (length <= 1 || length > room) return ''
  const bytes = lib.bytes()
  const text = Buffer.from(bytes.buffer, bytes.byteOffset + buffer, length - 1)
    .toString('utf8')
    .trim()
  return TARGET_SCHEME.test(text) && !/[\s\x00-\x1f\ufffd]/.test(text) ? text : ''
}

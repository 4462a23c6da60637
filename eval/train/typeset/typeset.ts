// Sets a labelled résumé anew, so that labellers learn from layouts that no document of the set has.
import { readSource } from '#engine/engine/read-source.js'
import type { Form, LabelledDocument } from '../documents.js'
import { seeded } from '../random.js'
import { contentOf } from './content.js'
import { drawSheet } from './draw-sheet.js'
import { setContent } from './set-rows.js'
import { styleOf } from './style.js'
import { isEntry } from './types.js'
import { writeSheet } from './write-sheet.js'

/** One copy as PDF or as pasted text; null if the document has no entries that could be set. */
export async function typeset(
  document: LabelledDocument,
  form: Form,
  seed: number,
): Promise<LabelledDocument | null> {
  const content = contentOf(document)
  if (!content.sections.some(({ items }) => items.some(isEntry))) return null
  const random = seeded(seed)
  const style = styleOf(random)
  const { sheet, gold } = setContent(content, document.gold, style, random)
  const read = await readSource(
    form === 'pdf'
      ? { kind: 'bytes', bytes: await drawSheet(sheet, style) }
      : { kind: 'text', text: writeSheet(sheet, style) },
  )
  return { gold, form, document: read }
}

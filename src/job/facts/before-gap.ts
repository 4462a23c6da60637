// Cuts a line that names the post where two spaces stand for a lost mark: "Mason  Granite  Leeds".
import { squeeze } from '../../documents/clean-text.js'
import type { Line } from '../../layout/types.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'

/** The words before the gap must be this likely a title, or the spaces were only typed. */
const HEAD_SURE = 0.5
const GAP = / {2,}/

/** The part of the text before the first gap behind which a title ends, or the whole text. */
export function beforeGap(text: string, line: Line | undefined): string {
  const { spaced = '' } = line ?? {}
  // Lines may be joined and cut after they were read; then nothing is known of their gaps.
  if (spaced === '' || squeeze(spaced) !== line?.text) return text
  const start = line.text.indexOf(text)
  if (start < 0) return text
  const pieces = spaced.split(GAP)
  let end = -1
  for (const piece of pieces.slice(0, -1)) {
    end += 1 + piece.length
    const head = line.text.slice(start, end)
    if (titleLikelihood(head) >= HEAD_SURE) return head
  }
  return text
}

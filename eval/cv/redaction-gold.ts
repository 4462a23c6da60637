// What redaction left of what must go, and lost of what must stay, in a labelled résumé: the
// scorer's measure.
import { fold } from '../measure/alike.js'
import type { Gold } from '../train/gold.js'

export interface RedactionGold {
  must_remove: { text: string; category: string }[]
  must_keep?: string[]
}

interface Held {
  text: string
  category: string
  isRight: boolean
}

/** Shorter texts are searched for as whole words. */
const DENSE_CHARS_MIN = 7

export const dense = (text: string): string => fold(text).replaceAll(' ', '')

/** Null for a scan, and where nothing was labelled. A photo is no text. */
export function redactionGold(gold: Gold): RedactionGold | null {
  const { redact } = gold as Gold & { redact?: RedactionGold }
  if (!redact || gold.layout === 'scan') return null
  return { ...redact, must_remove: redact.must_remove.filter((one) => one.category !== 'photo') }
}

export function holdRedaction(
  gold: RedactionGold,
  redacted: string,
): Record<'gone' | 'kept', Held[]> {
  const [tight, spaced] = [dense(redacted), ` ${fold(redacted)} `]
  const isIn = (text: string): boolean =>
    dense(text).length >= DENSE_CHARS_MIN
      ? tight.includes(dense(text))
      : spaced.includes(` ${fold(text)} `)
  return {
    gone: gold.must_remove.map((one) => ({ ...one, isRight: !isIn(one.text) })),
    kept: (gold.must_keep ?? []).map((text) => ({
      text,
      category: 'kept',
      isRight: tight.includes(dense(text)),
    })),
  }
}

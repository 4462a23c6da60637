// The first value with a given tag from the labeller of words, without the marks around it.
import type { TaggedField } from '../labels/label-words.js'
import type { Found } from '../types.js'
import { cleanField } from './clean-field.js'

export function taggedValue(fields: TaggedField[], tag: string, sure = 0): Found | null {
  for (const field of fields) {
    if (field.tag !== tag || field.confidence < sure) continue
    const value = cleanField(field.value)
    if (value) return { value, spans: field.spans, confidence: field.confidence }
  }
  return null
}

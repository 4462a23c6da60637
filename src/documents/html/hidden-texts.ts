// Collects what a page hides, bounded: it is reported, never parsed.
import { cleanText, squeeze } from '../clean-text.js'
import { HIDDEN_CHARS_MAX, HIDDEN_TEXTS_MAX } from '../hidden-characters.js'
import type { HiddenReason, HiddenText } from '../types.js'

export class HiddenTexts {
  private readonly texts: HiddenText[] = []
  private open = ''
  private reason: HiddenReason = 'css'

  write(data: string, reason: HiddenReason): void {
    if (this.open !== '' && reason !== this.reason) this.end()
    if (this.open.length < HIDDEN_CHARS_MAX) this.open += data.slice(0, HIDDEN_CHARS_MAX)
    this.reason = reason
  }

  /** Adds a text that stands alone. */
  add(text: string, reason: HiddenReason): void {
    this.end()
    this.write(text, reason)
    this.end()
  }

  addAll(texts: readonly HiddenText[]): void {
    for (const { text, reason } of texts) this.add(text, reason)
  }

  /** Ends the current run of hidden text, if there is one. */
  end(): void {
    if (this.open === '') return
    const text = squeeze(cleanText(this.open)).slice(0, HIDDEN_CHARS_MAX)
    this.open = ''
    if (text !== '' && this.texts.length < HIDDEN_TEXTS_MAX) {
      this.texts.push({ text, page: 1, reason: this.reason })
    }
  }

  all(): HiddenText[] {
    this.end()
    return this.texts
  }
}

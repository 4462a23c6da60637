// A heading without the marks around it: "== Skills ==", "Education:-" → "Skills", "Education".
import { trimEnd } from '../../core/trim-end.js'

const LEADING = /^[\s\-–—_*•=►▪|]+/
/** Colons and stops only end a heading. */
const TRAILING = '-–—_*•=►▪|:：.'

export const bareHeading = (text: string): string => trimEnd(text, TRAILING).replace(LEADING, '')

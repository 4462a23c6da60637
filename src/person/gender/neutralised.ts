// Makes a finding that is replaced by a neutral word, in the printed letter case.
import type { Page } from '../page/make-page.js'
import type { Finding } from '../types.js'

function inCase(word: string, printed: string): string {
  if (printed.length > 1 && printed === printed.toUpperCase()) return word.toUpperCase()
  return /^\p{Upper}/u.test(printed) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

export const neutralised = ({ text }: Page, start: number, end: number, word: string): Finding => ({
  start,
  end,
  category: 'gender_proxy',
  placeholder: 'GENDER',
  neutral: inCase(word, text.slice(start, end)),
})

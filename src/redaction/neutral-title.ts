// Job words that tell the holder's sex, made neutral: "Waitress" and "Waiter" score alike.
import { dataText } from '../core/data-file.js'
import { makePage } from '../person/page/make-page.js'
import { PhraseList } from '../person/page/phrase-list.js'
import { NOTHING_KNOWN } from '../person/types.js'

const languages = JSON.parse(dataText('./data/neutral-titles.json', import.meta.url)) as Record<
  string,
  Record<string, string>
>
const forms = new PhraseList<string>()
for (const words of Object.values(languages)) {
  for (const [gendered, neutral] of Object.entries(words)) forms.add(gendered, neutral)
}

/** Each language's ending for women in brackets or behind a sign: "Entwickler(in)", "Monteur:in". */
const BOTH_FORMS = /(?:\((?:in|e|a|w\/m|m\/w|f\/m|m\/f|m\/w\/d|m\/f\/d)\)|[:*_/]-?(?:in|innen)\b)/gi

const inCase = (word: string, printed: string): string =>
  /^\p{Lu}/u.test(printed) ? word.charAt(0).toUpperCase() + word.slice(1) : word

export function neutralTitle(title: string): string {
  const page = makePage(title, NOTHING_KNOWN)
  let neutral = ''
  let at = 0
  for (const { value, start, end } of forms.find(page)) {
    neutral += title.slice(at, start) + inCase(value, title.slice(start, end))
    at = end
  }
  return (neutral + title.slice(at)).replace(BOTH_FORMS, '').replace(/ {2,}/g, ' ').trim()
}

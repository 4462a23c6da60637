// Job words that tell the holder's sex, and the one word for both: "Saleswoman" and "Salesman"
// become salesperson. Where a trade has one name for all ("foreman"), that is the word.
import { neutralJobWords } from '../../languages/gendered-words.js'
import type { Page } from '../page/make-page.js'
import { phraseList } from '../page/phrase-list.js'
import type { Finding } from '../types.js'
import { articleBefore, readerFor } from './bent-forms.js'
import { neutralised } from './neutralised.js'
import { withoutPrograms } from './program-names.js'

const forms = phraseList(neutralJobWords())

export function neutralWords(page: Page): Finding[] {
  const found = forms.find(page)
  const reader = found.length > 0 ? readerFor(page) : null
  const jobs = found.map(({ value, start, end }) => neutralised(page, start, end, value))
  return withoutPrograms(page, jobs).flatMap((job) => [
    job,
    ...(reader ? articleBefore(page, job.start, reader) : []),
  ])
}

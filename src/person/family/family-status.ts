// Family status: labelled values, words for it, and children counted ("two kids", "1 son").
import { isPersonal } from '../labels/label.js'
import { listed } from '../listed.js'
import { lineAt } from '../page/make-page.js'
import { phraseSet } from '../page/phrase-list.js'
import { labelledValues, linesHolding, matches, type Recogniser } from '../recogniser.js'
import type { Finding } from '../types.js'
import { wordGroups } from '../word-list.js'

const groups = wordGroups<'anywhere' | 'personal' | 'kept'>(
  './data/family-status.json',
  import.meta.url,
)
const ANYWHERE = phraseSet(groups.anywhere)
const PERSONAL = phraseSet(groups.personal)
const KEPT = phraseSet(groups.kept)

/** A number in digits or words, at most one word between, then the word for children. */
const CHILDREN =
  /\b(?:\d{1,2}|one|two|three|four|five|ein|eine|zwei|drei|vier|un|une|deux|trois|quatre|uno|una|dos|tres|dois|duas|due|tre|een|twee|drie)[ \t](?:[a-z]{3,10}[ \t])?(?:sons?|daughters?|kids?|(?<=(?:1|one) )child|children|kind|kinder|enfants?|hijos?|hijas?|filhos?|filhas?|figli|figlio|figlia|kinderen)\b/g

/** What every such word has in it. */
const CHILD_SIGNS = ['son', 'daughter', 'kid', 'child', 'kind', 'enfant', 'hij', 'filh', 'figli']

/** A word that may mean other things counts where the whole line is short and about the person. */
const SHORT_LINE_CHARS = 40

export const familyStatus: Recogniser = (page, labels) => {
  const spoken: Finding[] = labels.flatMap(({ field, start, end }) =>
    field.label ? [{ start, end, ...field.label }] : [],
  )
  const short = listed(page, PERSONAL, KEPT, 'family_status_proxy', 'FAMILY_STATUS').filter(
    ({ start }) => {
      const line = lineAt(page, start)
      return line !== undefined && isPersonal(line.part) && line.end - line.start < SHORT_LINE_CHARS
    },
  )
  return [
    ...labelledValues(labels, page, ['family_status']),
    ...spoken,
    ...listed(page, ANYWHERE, KEPT, 'family_status_proxy', 'FAMILY_STATUS'),
    ...short,
    ...matches(
      page,
      linesHolding(page, CHILD_SIGNS),
      [CHILDREN],
      'family_status_proxy',
      'FAMILY_STATUS',
    ),
  ]
}

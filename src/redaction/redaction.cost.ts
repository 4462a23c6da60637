// Texts that repeat the beginning of a personal detail.
import { runsOf } from '../../bench/cost/cost-cases.js'
import type { CostCase } from '../../bench/cost/growth.js'
import type { LinePart } from '../person/types.js'
import { RolecallError } from '../runtime/errors.js'
import { redactText } from './redact-text.js'

const PIECES = [
  ...['@', '.a', ' ', '1', '- ', 'a@', 'a.', '1-', '(1', '+', 'www.', 'a/', '[', '[NAME]', '\n'],
  ...['name: ', 's/o ', 'Mr. A ', 'date of birth: ', 'he ', '2010-', '12/', 'at 16, ', 'phone: '],
  ...['2019 ', 'a@a.', 'a@ ', 'http://a.b/', 'Rose ', 'Indian national '],
  ...['Mapuche heritage ', 'I am Igbo and ', 'member of Elm Nation ', 'Irish and British '],
  ...['citizen of Elm ', 'eligible to work in ', 'not work on saturdays ', 'Black Founders Union '],
  ...[
    'A, B\n',
    'address: x,\n',
    'x (at) ',
    'ab12 ',
    "'09-",
    '12 Elm Street, ',
    '1.1',
    '# 1',
    'a  ',
    'passport no ',
    'NI ab 1 ',
    'born in ',
    '* 1.1.',
    'call sign a ',
  ],
]
const PARTS = Array.from({ length: 5_000 }, (): LinePart => 'top')

function redact(text: string): void {
  try {
    redactText(text, { names: ['Rose Elm'], parts: PARTS })
  } catch (error) {
    // A text with too many details is refused, and the refusal must cost little too.
    if (!(error instanceof RolecallError)) throw error
  }
}

export const costs: CostCase[] = runsOf('redaction', 200_000, PIECES, redact)

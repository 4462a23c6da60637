import { expect, it } from 'vitest'
import { redactText } from '../../redaction/redact-text.js'
import type { LinePart } from '../types.js'

const FORM = `DATE OF BIRTH           14 JULY 1988
RACE                    SAMPLISH
MARITAL STATUS          SINGLE
DEPENDANTS              2
HEALTH                  EXCELLENT
DISABILITY              NONE`

it('reads a form whose values stand in a column, whatever heading it was put under', () => {
  const { redacted_text } = redactText(FORM, {
    names: [],
    parts: FORM.split('\n').map((): LinePart => 'other'),
  })
  expect(redacted_text).not.toMatch(/1988|SAMPLISH|SINGLE|\d|EXCELLENT|NONE/)
})

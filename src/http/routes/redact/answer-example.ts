// What the reference shows as the answer: a made-up résumé without its person.
import type { RedactionResult } from '../../../contract/redaction.js'

export const ANSWER: RedactionResult = {
  redacted_text:
    '[NAME]\n[EMAIL] | [PHONE] | [ADDRESS]\n\nEXPERIENCE\nSoftware Engineer, Example Labs, Austin, TX          Jan 2019 – Present\n- Built services in Python and PostgreSQL\n\nEDUCATION\nB.Sc. in Computer Science, Example State University, [DATE]\n\nSKILLS\nPython, PostgreSQL, Docker',
  removed: [
    {
      category: 'name',
      original: 'Ana Sample',
    },
    {
      category: 'contact',
      original: 'ana.sample@example.com',
    },
    {
      category: 'contact',
      original: '+1 415 555 0132',
    },
    {
      category: 'address',
      original: 'Austin, TX',
    },
    {
      category: 'age_proxy',
      original: '2018',
    },
  ],
}

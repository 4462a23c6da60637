// Every text of the page, a file for each page or part. Another language is another folder of this shape.
import { ACCOUNT_TEXTS } from './account'
import { DOCS_TEXTS } from './docs'
import { DOCUMENT_TEXTS } from './document'
import { ERRORS_TEXTS } from './errors'
import { FRAME_TEXTS } from './frame'
import { MATCH_TEXTS } from './match'
import { RANK_TEXTS } from './rank'
import { TRY_TEXTS } from './try'

export const T = {
  ...FRAME_TEXTS,
  errors: ERRORS_TEXTS,
  ...TRY_TEXTS,
  ...DOCUMENT_TEXTS,
  match: MATCH_TEXTS,
  rank: RANK_TEXTS,
  ...ACCOUNT_TEXTS,
  docs: DOCS_TEXTS,
} as const

// Normalises a job title.
import type { NormalizedTitle } from '../../../contract/normalization.js'
import { operation } from '../../endpoint.js'
import { normalizeTitleSchema } from './schema.js'

export const normalizeTitleRoute = operation({
  ...normalizeTitleSchema,
  run: async ({ input }): Promise<NormalizedTitle> => {
    // Loaded at the first call, so that a start does not wait for vocabularies.
    const { normalizeTitle } = await import('../../../taxonomy/titles/normalize-title.js')
    const { canonical, seniority } = normalizeTitle(input.title)
    return { canonical, seniority }
  },
})

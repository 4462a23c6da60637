// rolecall normalize: the canonical names of skills or job titles.
import type { Command } from '../command.js'
import { UsageError } from '../parse-arguments.js'

/** The column of canonical names; most skills and titles are shorter. */
const NAME_WIDTH = 30

export const normalizeCommand: Command = {
  name: 'normalize',
  words: ['skill|title', 'NAMES…'],
  takesMore: true,
  summary: 'Tells the canonical names of skills or job titles',
  options: { json: { type: 'boolean', about: 'One JSON object a line' } },
  examples: [
    ['rolecall normalize skill k8s "react native"', 'The canonical skill, and its id'],
    ['rolecall normalize title "Sr. SWE" --json', 'The canonical title with its seniority'],
  ],
  run: async ({ config, options, words, print }) => {
    const [kind, ...names] = words
    const show = (name: string, canonical: string, more: string, data: object) =>
      print(
        options.json
          ? JSON.stringify({ name, canonical, ...data })
          : `${name.padEnd(NAME_WIDTH)} ${canonical}${more === '' ? '' : `  (${more})`}`,
      )
    if (kind === 'skill') {
      // Loaded here, as in all commands, so that commands without documents load no vocabulary.
      const { loadOperatorVocabulary } = await import('../../engine/operator-vocabulary.js')
      loadOperatorVocabulary(config.ROLECALL_TAXONOMY_DIR)
      const { normalizeAsked } = await import('../../taxonomy/skills/normalize-asked.js')
      for (const name of names) {
        const { canonical, taxonomyId, aliases } = normalizeAsked(name)
        show(name, canonical, taxonomyId ?? 'not known', { taxonomy_id: taxonomyId, aliases })
      }
    } else if (kind === 'title') {
      const { normalizeTitle } = await import('../../taxonomy/titles/normalize-title.js')
      for (const name of names) {
        const { canonical, seniority } = normalizeTitle(name)
        show(name, canonical, seniority ?? '', { seniority })
      }
    } else throw new UsageError(`normalize skill or title, not "${kind}"`)
  },
}

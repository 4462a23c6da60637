// Caches that last as long as the process, each with what stands without it.
import { bakedTable } from '#engine/tables/baked-table.js'
import { type Token, tokenize } from '#engine/taxonomy/match/tokenize.js'
import { ownVocabularyLines } from '#engine/taxonomy/skills/load-vocabulary.js'
import type { relationsOf } from '#engine/taxonomy/skills/relations.js'
import { findSkills } from '#engine/taxonomy/skills/skills.js'
import { openVocabulary, type VocabularySkills } from '#engine/taxonomy/skills/vocabulary.js'
import { type VocabularyTable, vocabularyTable } from '#engine/taxonomy/skills/vocabulary-table.js'
import type { TitleFamilies } from '#engine/taxonomy/titles/title-family.js'
import { lookUp, titleNamed } from '#engine/taxonomy/titles/title-vocabulary.js'
import { accented, charactersOf, each, keys, lines } from './texts.js'
import { type Trick, trickOf } from './without-trick.js'

const SKILLS = [
  ...new Set(lines.flatMap((line) => findSkills(line, { kind: 'prose' }).map(({ id }) => id))),
]
const PAIRS = SKILLS.flatMap((a) => SKILLS.map((b): [string, string] => [a, b]))
const table: VocabularyTable = bakedTable('skills/vocabulary', () =>
  vocabularyTable(ownVocabularyLines()),
)
const vocabulary = openVocabulary(table)
const TITLES = keys.map((key) => key.split(' ')).filter((words) => lookUp(words) !== undefined)

export const CACHES: readonly Trick[] = [
  {
    name: 'foldInPlace: characters folded before',
    module: 'text/fold-in-place',
    function: 'foldInPlace',
    cut: 'if (known.size < KNOWN_MAX) known.set(unit, folded);',
    inputs: each(accented),
  },
  {
    name: 'regionByCode: regions asked for before',
    module: 'taxonomy/places/gazetteer',
    function: 'regionByCode',
    cut: 'known.set(code, found);',
    inputs: each(['US.CA', 'IN.16', 'DE.02', 'GB.ENG']),
  },
  {
    name: 'faceFactor: fonts asked for before',
    module: 'documents/flow/text-width',
    function: 'faceFactor',
    cut: 'if (factors.size < FACES_KEPT_MAX) factors.set(font, factor);',
    inputs: each(['Calibri', 'Times New Roman', 'Arial', 'Georgia']),
  },
  {
    name: 'titlesShowing: skills asked for before',
    module: 'matching/evidence/occupation',
    function: 'titlesShowing',
    cut: 'known.set(skillId, titles);',
    inputs: each(SKILLS),
  },
  {
    name: 'fieldsOfSkill: skills asked for before',
    module: 'matching/work-profile',
    function: 'fieldsOfSkill',
    cut: 'if (known !== undefined) return known;',
    inputs: each(SKILLS),
  },
  {
    name: 'foldCharacter: characters folded before',
    module: 'documents/pdf/fold-character',
    function: 'foldCharacter',
    cut: 'if (seen.size < SEEN_MAX) seen.set(code, folded);',
    inputs: charactersOf(accented),
  },
  {
    name: 'actPattern: patterns made before',
    module: 'matching/evidence/acts',
    function: 'actPattern',
    cut: 'if (known !== undefined) return known;',
    inputs: each(SKILLS),
  },
  {
    name: 'decodeBytes: decoders made before',
    module: 'documents/rtf/charsets',
    function: 'decodeBytes',
    cut: 'if (known) return known;',
    inputs: accented.flatMap((line) => line.split(' ').map((word) => [word, 'windows-1252'])),
  },
  {
    name: 'lookUp of titles: titles made before',
    module: 'taxonomy/titles/title-vocabulary',
    function: 'lookUp',
    cut: 'made[place] = title;',
    inputs: each(TITLES),
  },
  trickOf({
    name: 'get a skill: by a Map of those asked for before',
    module: 'taxonomy/skills/vocabulary',
    function: 'VocabularySkills',
    cut: 'if (known) return known;',
    asked: (Skills: typeof VocabularySkills) => {
      const skills = new Skills(table.skills)
      return (id: string) => skills.get(id)?.name
    },
    inputs: each(SKILLS),
  }),
  trickOf({
    name: 'names of skills: skills made before',
    module: 'taxonomy/skills/vocabulary',
    function: 'openVocabulary',
    cut: 'this.#made[place] = made;',
    asked: (open: typeof openVocabulary) => {
      const { names } = open(table)
      return (tokens: readonly Token[]) => tokens.map((_, at) => names.at(tokens, at).length)
    },
    inputs: each(lines.map(tokenize)),
  }),
  trickOf({
    name: 'relation: what a skill brings, found before',
    module: 'taxonomy/skills/relations',
    function: 'relationsOf',
    cut: 'memo.set(id, found);',
    put: ';',
    asked: (relate: typeof relationsOf) => relate(vocabulary).relation,
    inputs: PAIRS,
  }),
  trickOf({
    name: 'kinOf: kin found before',
    module: 'taxonomy/skills/relations',
    function: 'relationsOf',
    cut: 'kin.set(id, found);',
    put: ';',
    asked: (relate: typeof relationsOf) => relate(vocabulary).kinOf,
    inputs: each(SKILLS),
  }),
  trickOf({
    name: 'impliedBy: lists made before',
    module: 'taxonomy/skills/relations',
    function: 'relationsOf',
    cut: 'implied.set(id, found);',
    put: ';',
    asked: (relate: typeof relationsOf) => relate(vocabulary).impliedBy,
    inputs: each(SKILLS),
  }),
  trickOf({
    name: 'TitleFamilies: families read before',
    module: 'taxonomy/titles/title-family',
    function: 'TitleFamilies',
    cut: 'this.#families.set(noun, family);',
    asked: (Families: typeof TitleFamilies) => {
      const families = new Families(titleNamed)
      return (words: readonly string[]) => families.byField(words)
    },
    inputs: each(TITLES),
  }),
]

// Offers a vocabulary behind one interface: names, mentions, lists and relations.
import { findIn } from './find/find-skills.js'
import { matchName } from './match-name.js'
import { normalizeName } from './normalize.js'
import type { SkillLine } from './parse-vocabulary.js'
import { relationsOf } from './relations.js'
import { splitList } from './split-list.js'
import type { SkillTaxonomy } from './types.js'
import { buildVocabulary, type Vocabulary } from './vocabulary.js'

export function createSkillTaxonomy(lines: readonly SkillLine[]): SkillTaxonomy {
  return taxonomyOf(buildVocabulary(lines))
}

export function taxonomyOf(vocabulary: Vocabulary): SkillTaxonomy {
  const { impliedBy, relation, kinOf } = relationsOf(vocabulary)
  return {
    normalizeSkill: (name, isBeside) => normalizeName(vocabulary, name, isBeside),
    skillNamed: (name) => matchName(vocabulary, name)?.skill,
    findSkills: (text, context) => findIn(vocabulary, text, context),
    splitSkillList: (text, joined) => splitList(vocabulary, text, joined),
    skillById: (id) => vocabulary.skills.get(id),
    impliedBy,
    relation,
    kinOf,
    skills: () => vocabulary.skills.all(),
    isFamily: (id) => vocabulary.skills.isFamily(id),
    skillsOfKind: (kind) => vocabulary.skills.ofKind(kind),
  }
}

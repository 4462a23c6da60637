// GET /normalize/skill: the canonical name, id and other names of a skill. Free.
import { Type } from 'typebox'
import { NormalizedSkill } from '../../../contract/normalization.js'
import { LIMITS } from '../../../runtime/limits.js'

export const normalizeSkillSchema = {
  name: 'normalize-skill',
  metered: 'normalize_skill',
  light: true,
  methods: ['GET', 'POST'],
  path: '/normalize/skill',
  tag: 'Main API',
  summary: 'Gives the canonical name, the id and the other names of a skill',
  description:
    'A skill that the taxonomy does not have comes back as it was sent, with a null id. Free: counted as a call, no credits.',
  input: Type.Object({
    skill: Type.String({ maxLength: LIMITS.nameCharsMax, description: 'Skill as written' }),
  }),
  inputExample: { skill: 'NodeJS' },
  queryFields: ['skill'],
  data: NormalizedSkill,
  dataExample: {
    canonical: 'Node.js',
    taxonomy_id: 'skill_nodejs',
    aliases: [
      'Node',
      'Node JavaScript',
      'Node.js runtime',
      'NodeJS development',
      'Node js backend',
    ],
  },
} as const

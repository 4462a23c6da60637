// Measures what the skills vocabulary knows of phrases that people and ads use.
// Usage: node dist/eval/taxonomy/skills.js [--corpora DIR] [--misses] [--sentences] [--shift 0.25]
// --shift takes other sentences, because spellings were added after looking at the samples of 0 and
// 0.5.
import { parseArgs } from 'node:util'
import { allSkills, findSkills, normalizeSkill } from '#engine/taxonomy/skills/skills.js'
import { percent } from '../figures.js'
import { neededFolder, SETS } from '../shared-folder.js'
import { frequentPhrases, lettersOf } from './frequent-phrases.js'
import {
  knowledgeOf,
  onetTechnologies,
  type Sentence,
  skillSpanSentences,
} from './skills-corpora.js'

const { values: args } = parseArgs({
  options: {
    corpora: { type: 'string', default: SETS.corpora },
    misses: { type: 'boolean', default: false },
    sentences: { type: 'boolean', default: false },
    shift: { type: 'string', default: '0' },
  },
})
const PHRASES = 500
const SAMPLE = 200
/** Shorter sentences are headings and labels. */
const QUIET_TOKENS_MIN = 5
const GOALS = { knowledge: 70, technologies: 95, phrases: 90 }

/**
 * Whether the phrase is known as a whole, or a known skill makes up most of its letters ("good SQL
 * skills").
 */
function isKnown(phrase: string): boolean {
  if (normalizeSkill(phrase).taxonomyId !== null) return true
  const found = findSkills(phrase, { kind: 'list' })
  const covered = found.reduce((sum, mention) => sum + lettersOf(mention.raw), 0)
  return covered * 2 >= lettersOf(phrase)
}

function report(name: string, phrases: readonly string[], goal: number): void {
  const misses = phrases.filter((phrase) => !isKnown(phrase))
  const whole = phrases.filter((phrase) => normalizeSkill(phrase).taxonomyId !== null)
  const share = (count: number) => percent(count / phrases.length)
  const known = phrases.length - misses.length
  console.log(
    `${name}: ${known} of ${phrases.length} known, ${share(known)} (goal ${goal} %); as a whole ${share(whole.length)}`,
  )
  if (args.misses) console.log(misses.map((phrase) => `    ${phrase}`).join('\n'))
}

/** Sentences in which the annotators marked nothing. */
function quietSentences(sentences: readonly Sentence[]): string[] {
  const quiet = sentences.filter(
    ({ tokens, tags_skill, tags_knowledge }) =>
      tokens.length >= QUIET_TOKENS_MIN &&
      [...tags_skill, ...tags_knowledge].every((tag) => tag === 'O'),
  )
  const step = quiet.length / SAMPLE
  return Array.from(
    { length: SAMPLE },
    (_, at) => quiet[Math.floor((at + Number(args.shift)) * step)]?.tokens.join(' ') ?? '',
  )
}

const corpora = neededFolder(args.corpora)
const sentences = skillSpanSentences(corpora)
const skills = allSkills()
const aliases = skills.reduce((sum, skill) => sum + skill.aliases.length, 0)
console.log(`vocabulary: ${skills.length} skills, ${aliases} aliases`)
const knowledge = knowledgeOf(sentences)
report('SkillSpan knowledge spans', knowledge, GOALS.knowledge)
report('SkillSpan knowledge spans, each once', [...new Set(knowledge)], GOALS.knowledge)
report('O*NET hot technologies', onetTechnologies(corpora, true), GOALS.technologies)
report(
  `the ${PHRASES} most frequent phrases of job ads`,
  frequentPhrases(corpora, sentences, PHRASES),
  GOALS.phrases,
)

const noisy = quietSentences(sentences)
  .map((text) => ({
    text,
    mentions: findSkills(text, { kind: 'prose' }).filter((mention) => mention.confident),
  }))
  .filter(({ mentions }) => mentions.length > 0)
console.log(`${SAMPLE} sentences without a marked skill: ${noisy.length} with a confident mention`)
if (args.sentences) {
  for (const { text, mentions } of noisy) {
    console.log(`  [${mentions.map((one) => `${one.raw} → ${one.canonical}`).join(', ')}] ${text}`)
  }
}

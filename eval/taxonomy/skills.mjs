// Measures what the skills vocabulary knows of phrases that people and ads use.
// Usage: node eval/taxonomy/skills.mjs [corpora folder] [--misses] [--sentences] [--shift=0.25]
// --shift takes other sentences: spellings were looked through on the samples of 0 and 0.5.
import { PhraseMap } from '../../dist/taxonomy/match/phrase-map.js'
import { foldName, tokenize } from '../../dist/taxonomy/match/tokenize.js'
import { allSkills, findSkills, normalizeSkill } from '../../dist/taxonomy/skills/skills.js'
import {
  escoKnowledgeLabels,
  jobTexts,
  onetTechnologies,
  skillSpanSentences,
  spans,
} from './skills-corpora.mjs'

const options = process.argv.slice(2)
const corpora = options.find((option) => !option.startsWith('--')) ?? '../shared/corpora'
const showMisses = options.includes('--misses')
const PHRASES = 500
const PHRASE_WORDS_MAX = 4
const SAMPLE = 200
/** Degrees are marked in the corpora but belong to the degrees vocabulary. */
const DEGREE = /degree|diploma|^(?:b|m) ?s(?:c)?$|^ph ?d$|^(?:master|bachelor) ?s?$/

const lettersOf = (text) => foldName(text).join('').length

/** Known as a whole, or a known skill makes up most of its letters ("good SQL skills"). */
function isKnown(phrase) {
  if (normalizeSkill(phrase).taxonomyId !== null) return true
  const found = findSkills(phrase, { kind: 'list' })
  const covered = found.reduce((sum, mention) => sum + lettersOf(mention.raw), 0)
  return covered * 2 >= lettersOf(phrase)
}

function report(name, phrases, goal) {
  const misses = phrases.filter((phrase) => !isKnown(phrase))
  const whole = phrases.filter((phrase) => normalizeSkill(phrase).taxonomyId !== null)
  const share = (count) => `${((100 * count) / phrases.length).toFixed(1)} %`
  const known = phrases.length - misses.length
  console.log(
    `${name}: ${known} of ${phrases.length} known, ${share(known)} (goal ${goal} %); as a whole ${share(whole.length)}`,
  )
  if (showMisses) console.log(misses.map((phrase) => `    ${phrase}`).join('\n'))
}

/** Names of which every longest one in a text is passed on, with the tokens it takes. */
function eachPhrase(candidates, tokens, visit) {
  for (let at = 0; at < tokens.length; ) {
    const hits = candidates.at(tokens, at).filter((hit) => hit.form === 'same' && !hit.loose)
    const longest = hits.at(-1)
    if (longest) visit(longest.value, at, longest.length)
    at += longest?.length ?? 1
  }
}

function candidatePhrases(sentences) {
  const candidates = new PhraseMap()
  const marked = sentences.flatMap((sentence) => spans(sentence.tokens, sentence.tags_knowledge))
  const listed = [...onetTechnologies(corpora, false), ...escoKnowledgeLabels(corpora)]
  for (const phrase of [...marked, ...listed]) {
    const words = foldName(phrase)
    if (words.length > 0 && words.length <= PHRASE_WORDS_MAX && lettersOf(phrase) > 1) {
      candidates.add(words.join(' '), words.join(' '))
    }
  }
  return candidates
}

/** Of how many of its places in SkillSpan the annotators say that a phrase is a skill there. */
function markedShares(sentences, candidates) {
  const shares = new Map()
  for (const { tokens, tags_skill, tags_knowledge } of sentences) {
    const starts = []
    let text = ''
    for (const token of tokens) {
      starts.push(text.length)
      text += `${token} `
    }
    const folded = tokenize(text)
    eachPhrase(candidates, folded, (phrase, from) => {
      const at = starts.findLastIndex((start) => start <= folded[from].start)
      const share = shares.get(phrase) ?? { marked: 0, all: 0 }
      share.all++
      if (tags_skill[at] !== 'O' || tags_knowledge[at] !== 'O') share.marked++
      shares.set(phrase, share)
    })
  }
  return shares
}

/**
 * The phrases that most ads use, of those that SkillSpan, O*NET or ESCO call a skill. Words such as
 * "location" are labels there too, so a phrase must be marked in half of its places in SkillSpan,
 * or, where it has none, be longer than one word.
 */
function frequentPhrases(sentences) {
  const candidates = candidatePhrases(sentences)
  const shares = markedShares(sentences, candidates)
  const isSkill = (phrase) => {
    const share = shares.get(phrase)
    if (DEGREE.test(phrase)) return false
    return share ? share.marked * 2 >= share.all : phrase.includes(' ')
  }
  const counts = new Map()
  for (const text of jobTexts(corpora)) {
    const seen = new Set()
    eachPhrase(candidates, tokenize(text), (phrase) => seen.add(phrase))
    for (const phrase of seen) {
      if (isSkill(phrase)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
    }
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, PHRASES)
    .map(([phrase]) => phrase)
}

/** Sentences in which the annotators marked nothing, and what we claim to see there. */
function quietSentences(sentences) {
  const quiet = sentences.filter(
    ({ tokens, tags_skill, tags_knowledge }) =>
      tokens.length > 4 && [...tags_skill, ...tags_knowledge].every((tag) => tag === 'O'),
  )
  const step = quiet.length / SAMPLE
  const shift = Number(options.find((option) => option.startsWith('--shift='))?.slice(8) ?? 0)
  return Array.from({ length: SAMPLE }, (_, at) =>
    quiet[Math.floor((at + shift) * step)].tokens.join(' '),
  )
}

const sentences = skillSpanSentences(corpora)
const skills = allSkills()
const aliases = skills.reduce((sum, skill) => sum + skill.aliases.length, 0)
console.log(`vocabulary: ${skills.length} skills, ${aliases} aliases`)
const knowledge = sentences.flatMap((sentence) => spans(sentence.tokens, sentence.tags_knowledge))
report('SkillSpan knowledge spans', knowledge, 70)
report('SkillSpan knowledge spans, each once', [...new Set(knowledge)], 70)
report('O*NET hot technologies', onetTechnologies(corpora, true), 95)
report(`the ${PHRASES} most frequent phrases of job ads`, frequentPhrases(sentences), 90)

const sample = quietSentences(sentences)
const claimed = sample.map((text) => ({
  text,
  mentions: findSkills(text, { kind: 'prose' }).filter((mention) => mention.confident),
}))
const noisy = claimed.filter(({ mentions }) => mentions.length > 0)
console.log(`${SAMPLE} sentences without a marked skill: ${noisy.length} with a confident mention`)
if (options.includes('--sentences')) {
  for (const { text, mentions } of noisy) {
    console.log(`  [${mentions.map((one) => `${one.raw} → ${one.canonical}`).join(', ')}] ${text}`)
  }
}

// Reads the corpora that measure the skills vocabulary; nothing of them is kept in the repository.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Sentences of SkillSpan: tokens with BIO tags for skills and for knowledge. */
export function skillSpanSentences(corpora) {
  return ['train.json', 'dev.json'].flatMap((name) =>
    readFileSync(join(corpora, 'skills/skillspan', name), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line)),
  )
}

/** The phrases that one row of tags marks. */
export function spans(tokens, tags) {
  const found = []
  let open = null
  tags.forEach((tag, at) => {
    if (tag.startsWith('B') || (tag.startsWith('I') && open === null)) {
      if (open) found.push(open.join(' '))
      open = [tokens[at]]
    } else if (tag.startsWith('I') && open) open.push(tokens[at])
    else if (open) {
      found.push(open.join(' '))
      open = null
    }
  })
  if (open) found.push(open.join(' '))
  return found
}

/** Distinct examples of O*NET's technology skills, those marked as hot or all. */
export function onetTechnologies(corpora, hotOnly) {
  const text = readFileSync(join(corpora, 'skills/onet-technology-skills-30.2.tsv'), 'utf8')
  const rows = text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
  return [...new Set(rows.filter((row) => !hotOnly || row[4] === 'Y').map((row) => row[1]))]
}

/** Labels of ESCO's knowledge concepts (its "skill" concepts are sentences, not names). */
export function escoKnowledgeLabels(corpora) {
  const rows = readCsv(readFileSync(join(corpora, 'skills/esco-skills-joined.csv'), 'utf8'))
  const [head, ...body] = rows
  const column = (name) => head.indexOf(name)
  return body
    .filter((row) => row[column('skillType')] === 'knowledge')
    .flatMap((row) => [row[column('preferredLabel')], ...row[column('altLabels')].split('\n')])
    .filter((label) => label !== '')
}

function readCsv(text) {
  const rows = [[]]
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (quoted) {
      if (char !== '"') cell += char
      else if (text[at + 1] === '"') cell += text[at++]
      else quoted = false
    } else if (char === '"') quoted = true
    else if (char === ',' || char === '\n') {
      rows.at(-1).push(cell)
      cell = ''
      if (char === '\n') rows.push([])
    } else if (char !== '\r') cell += char
  }
  rows.at(-1).push(cell)
  return rows.filter((row) => row.length > 1)
}

/** Plain text of every job advertisement. */
export function jobTexts(corpora) {
  const texts = []
  for (const folder of ['ads', 'page-text']) {
    for (const name of readdirSync(join(corpora, 'jobs', folder))) {
      texts.push(readFileSync(join(corpora, 'jobs', folder, name), 'utf8'))
    }
  }
  for (const name of readdirSync(join(corpora, 'jobs/jobposting-jsonld'))) {
    const text = readFileSync(join(corpora, 'jobs/jobposting-jsonld', name), 'utf8')
    const description = /"description":\s*("(?:[^"\\]|\\.)*")/.exec(text)
    if (description) texts.push(plain(JSON.parse(description[1])))
  }
  return texts
}

function plain(html) {
  return html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&[a-z#0-9]+;/gi, ' ')
}

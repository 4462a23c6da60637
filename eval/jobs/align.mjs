// Finds in a document's units what its gold labels speak of.

export const key = (text) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

const firstWords = (text) => key(text).split(' ').slice(0, 5).join(' ')

/** A label (R, Q or O) for every unit that is no heading; `lost` are gold texts found in none. */
export function labelsOf(units, gold) {
  const body = units.filter((unit) => !unit.isHeading)
  const keys = body.map((unit) => ` ${key(unit.text)} `)
  const labels = body.map(() => 'O')
  const lost = []
  const mark = (texts, label) => {
    for (const text of texts) {
      const wanted = firstWords(text)
      let at = keys.findIndex((each, i) => labels[i] === 'O' && each.startsWith(` ${wanted}`))
      if (at < 0) at = keys.findIndex((each, i) => labels[i] === 'O' && each.includes(wanted))
      if (at >= 0) labels[at] = label
      else lost.push(`${label} ${text}`)
    }
  }
  mark(gold.responsibilities, 'R')
  mark(gold.qualifications, 'Q')
  return { labels, lost }
}

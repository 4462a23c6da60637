// A simple classifier of texts: Bernoulli naive Bayes over words and pairs of words.
const SMOOTHING = 0.5

interface Class {
  texts: number
  counts: Map<string, number>
}

export interface Sample {
  label: string
  seen: ReadonlySet<string>
}

export interface Model {
  classes: Map<string, Class>
  vocabulary: Set<string>
  texts: number
}

export function features(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'[\]]+/gu) ?? []
  return new Set([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)])
}

/** Learns, for each class, the share of texts that have a feature. */
export function train(samples: readonly Sample[]): Model {
  const classes = new Map<string, Class>()
  const vocabulary = new Set<string>()
  for (const { label, seen } of samples) {
    const one = classes.get(label) ?? { texts: 0, counts: new Map() }
    one.texts++
    for (const feature of seen) {
      one.counts.set(feature, (one.counts.get(feature) ?? 0) + 1)
      vocabulary.add(feature)
    }
    classes.set(label, one)
  }
  return { classes, vocabulary, texts: samples.length }
}

const share = ({ counts, texts }: Class, feature: string): number =>
  ((counts.get(feature) ?? 0) + SMOOTHING) / (texts + 2 * SMOOTHING)

export function guess({ classes, vocabulary, texts }: Model, seen: ReadonlySet<string>): string {
  let best = { label: '', score: Number.NEGATIVE_INFINITY }
  for (const [label, one] of classes) {
    let score = Math.log(one.texts / texts)
    for (const feature of vocabulary) {
      const p = share(one, feature)
      score += Math.log(seen.has(feature) ? p : 1 - p)
    }
    if (score > best.score) best = { label, score }
  }
  return best.label
}

/** The features that tell the first two classes apart best. */
export function telltales({ classes, vocabulary }: Model, count: number): string[] {
  const [a, b] = [...classes.values()]
  if (!a || !b) return []
  return [...vocabulary]
    .map((feature) => ({
      feature,
      weight: Math.abs(Math.log(share(a, feature) / share(b, feature))),
    }))
    .sort((x, y) => y.weight - x.weight)
    .slice(0, count)
    .map(({ feature }) => feature)
}

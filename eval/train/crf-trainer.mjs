// Trains a linear-chain CRF by stochastic gradient (AdaGrad) with an L2 penalty. Deterministic:
// the order of the sequences is shuffled by a seeded generator.

/** Small seeded generator (mulberry32), so that a training run can be repeated. */
export function seeded(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function shuffled(list, random) {
  const out = [...list]
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[out[i], out[j]] = [out[j], out[i]]
  }
  return out
}

const logSum = (row) => {
  let top = -Infinity
  for (const v of row) if (v > top) top = v
  let sum = 0
  for (const v of row) sum += Math.exp(v - top)
  return top + Math.log(sum)
}

/**
 * @param {{features: string[][], labels: string[], weight?: number}[]} sequences
 * @returns stored model (see src/core/crf/model.ts)
 */
export function trainCrf(
  sequences,
  { epochs = 30, l2 = 0.02, rate = 0.2, seed = 7, minCount = 2, prune = 8, dropout = 0, log } = {},
) {
  const labels = [...new Set(sequences.flatMap((s) => s.labels))].sort()
  const L = labels.length
  const labelIndex = new Map(labels.map((l, i) => [l, i]))
  // A feature of one document alone says nothing about others: copies of it do not count again.
  const seenIn = new Map()
  for (const s of sequences) {
    for (const item of s.features) {
      for (const f of item) {
        if (!seenIn.has(f)) seenIn.set(f, new Set())
        seenIn.get(f).add(s.group ?? s)
      }
    }
  }
  const index = new Map()
  for (const [f, groups] of seenIn) if (groups.size >= minCount) index.set(f, index.size)
  const data = sequences
    .filter((s) => s.features.length > 0)
    .map((s) => ({
      items: s.features.map((item) =>
        Int32Array.from(new Set(item.map((f) => index.get(f)).filter((x) => x !== undefined))),
      ),
      gold: Int16Array.from(s.labels, (l) => labelIndex.get(l)),
      weight: s.weight ?? 1,
    }))
  const W = new Float64Array(index.size * L),
    GW = new Float64Array(index.size * L)
  const T = new Float64Array(L * L),
    GT = new Float64Array(L * L)
  const S = new Float64Array(L),
    GS = new Float64Array(L),
    E = new Float64Array(L),
    GE = new Float64Array(L)
  const random = seeded(seed)
  const step = (w, g, i, grad) => {
    g[i] += grad * grad
    w[i] += (rate * grad) / (1e-6 + Math.sqrt(g[i]))
  }
  const lambda = l2 / Math.max(1, data.length)
  // The mean of the last epochs' weights errs less on unseen documents than the last ones alone.
  const settled = [W, T, S, E].map((weights) => ({
    weights,
    sum: new Float64Array(weights.length),
  }))
  const from = Math.floor(epochs / 3)
  for (let epoch = 0; epoch < epochs; epoch++) {
    let loss = 0
    for (const { items: all, gold, weight } of shuffled(data, random)) {
      const items = dropout > 0 ? all.map((fs) => fs.filter(() => random() >= dropout)) : all
      const n = items.length
      const em = items.map((fs) => {
        const row = new Float64Array(L)
        for (const f of fs) for (let l = 0; l < L; l++) row[l] += W[f * L + l]
        return row
      })
      const A = new Array(n),
        B = new Array(n),
        tmp = new Float64Array(L)
      A[0] = Float64Array.from(em[0], (v, l) => v + S[l])
      for (let i = 1; i < n; i++) {
        A[i] = new Float64Array(L)
        for (let l = 0; l < L; l++) {
          for (let k = 0; k < L; k++) tmp[k] = A[i - 1][k] + T[k * L + l]
          A[i][l] = logSum(tmp) + em[i][l]
        }
      }
      B[n - 1] = Float64Array.from(E)
      for (let i = n - 2; i >= 0; i--) {
        B[i] = new Float64Array(L)
        for (let l = 0; l < L; l++) {
          for (let k = 0; k < L; k++) tmp[k] = T[l * L + k] + em[i + 1][k] + B[i + 1][k]
          B[i][l] = logSum(tmp)
        }
      }
      const Z = logSum(Float64Array.from(A[n - 1], (v, l) => v + E[l]))
      const GTs = new Float64Array(L * L)
      for (let i = 0; i < n; i++) {
        for (let l = 0; l < L; l++) {
          const p = Math.exp(A[i][l] + B[i][l] - Z)
          const grad = weight * ((gold[i] === l ? 1 : 0) - p)
          if (Math.abs(grad) > 1e-4)
            for (const f of items[i]) step(W, GW, f * L + l, grad - lambda * W[f * L + l])
          if (i === 0) step(S, GS, l, grad)
          if (i === n - 1) step(E, GE, l, grad)
        }
        if (i > 0)
          for (let k = 0; k < L; k++)
            for (let l = 0; l < L; l++) {
              const p = Math.exp(A[i - 1][k] + T[k * L + l] + em[i][l] + B[i][l] - Z)
              GTs[k * L + l] += weight * ((gold[i - 1] === k && gold[i] === l ? 1 : 0) - p)
            }
      }
      for (let j = 0; j < L * L; j++)
        if (Math.abs(GTs[j]) > 1e-4) step(T, GT, j, GTs[j] - lambda * T[j])
      let score = S[gold[0]] + E[gold[n - 1]]
      for (let i = 0; i < n; i++) score += em[i][gold[i]] + (i ? T[gold[i - 1] * L + gold[i]] : 0)
      loss += Z - score
    }
    log?.(`epoch ${epoch + 1}: loss ${loss.toFixed(1)}`)
    if (epoch >= from)
      for (const { weights, sum } of settled)
        for (let i = 0; i < sum.length; i++) sum[i] += weights[i]
  }
  for (const { weights, sum } of settled)
    for (let i = 0; i < sum.length; i++) weights[i] = sum[i] / (epochs - from)
  // With part of the features missing in training, all of them together would speak too loud.
  if (dropout > 0) for (let i = 0; i < W.length; i++) W[i] *= 1 - dropout
  const thousandths = (w) => Array.from(w, (v) => Math.round(v * 1000))
  const features = {}
  for (const [f, i] of [...index].sort((a, b) => (a[0] < b[0] ? -1 : 1))) {
    const pairs = []
    for (let l = 0; l < L; l++) {
      const w = Math.round(W[i * L + l] * 1000)
      if (Math.abs(w) >= prune) pairs.push(l, w)
    }
    if (pairs.length) features[f] = pairs
  }
  return {
    labels,
    transitions: thousandths(T),
    starts: thousandths(S),
    ends: thousandths(E),
    features,
  }
}

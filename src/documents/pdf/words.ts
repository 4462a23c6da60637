// Builds words from glyphs that stand close together on one baseline, whatever order and spaces the
// file has.
import { cleanText } from '../clean-text.js'
import type { Run } from '../types.js'
import type { Glyph } from './glyph.js'
import { emOf, isBoundary, PLAIN, type Spacing, spacingOf } from './letter-spacing.js'

/** Distances in units of the font size. */
const EM = {
  /** Baselines farther apart than this are different lines; superscripts stay. */
  baselineDrift: 0.4,
  /** A glyph that starts this far back begins a new chain. */
  backStep: 0.6,
  /** A glyph may begin this much before the one it follows: accents and italics lean back. */
  lean: 0.05,
  /** A wider gap ends the chain in which letter spacing is judged. */
  chainGap: 2.2,
  /** Ends this close belong to one word even if they are painted apart. */
  touch: 0.08,
}
/** Baselines are looked up in strips of this many points. */
const STRIP_POINTS = 4
/** A taller box is not believed. */
const BOX_EM_MAX = 1.8
/** Height of letters above the baseline, where the box is not believed. */
const ASCENT_EM = 0.8

/** Makes runs from upright glyphs, each a word or the part of a word in one style. */
export function buildWords(glyphs: readonly Glyph[]): Run[] {
  const runs: Run[] = []
  const heads: number[] = []
  let start = 0
  for (let index = 1; index <= glyphs.length; index++) {
    const glyph = glyphs[index]
    const before = glyphs[index - 1]
    if (glyph && before && follows(before, glyph)) continue
    heads.push(runs.length)
    appendChain(glyphs, start, index, runs)
    start = index
  }
  joinAcrossChains(runs, heads)
  return runs
}

function follows(before: Glyph, glyph: Glyph): boolean {
  const em = Math.max(emOf(before), emOf(glyph))
  if (Math.abs(glyph.object.originY - before.object.originY) > EM.baselineDrift * em) return false
  const gap = glyph.left - before.right
  const isBehind = glyph.left >= before.left - EM.lean * em
  return gap > -EM.backStep * em && gap < EM.chainGap * em && isBehind
}

/** Adds the runs of one chain of neighbouring glyphs. */
function appendChain(glyphs: readonly Glyph[], start: number, end: number, runs: Run[]): void {
  let spanStart = start
  for (let index = start + 1; index <= end; index++) {
    if (index < end && glyphs[index]?.object.style === glyphs[spanStart]?.object.style) continue
    appendSpan(glyphs, spanStart, index, spanStart > start, runs)
    spanStart = index
  }
}

/** Adds the runs of a span: glyphs of a chain that share a style. */
function appendSpan(
  glyphs: readonly Glyph[],
  start: number,
  end: number,
  continues: boolean,
  runs: Run[],
): void {
  const spacing = spacingOf(glyphs, start, end)
  if (spacing.tracked) {
    runs.push(trackedRun(glyphs, start, end, spacing))
    return
  }
  let wordStart = start
  let joined = continues && !isBoundary(glyphs, start, PLAIN)
  for (let index = start + 1; index <= end; index++) {
    const current = glyphs[index]
    const breaks =
      index === end ||
      isBoundary(glyphs, index, spacing) ||
      current?.icon !== '' ||
      glyphs[index - 1]?.icon !== ''
    if (!breaks) continue
    const run = wordOf(glyphs, wordStart, index)
    if (joined) run.joined = true
    runs.push(run)
    joined = index < end && !isBoundary(glyphs, index, spacing)
    wordStart = index
  }
}

/** A spaced-out heading becomes one run: layout would take its gaps for gutters. */
function trackedRun(glyphs: readonly Glyph[], start: number, end: number, spacing: Spacing): Run {
  const run = wordOf(glyphs, start, end)
  let text = ''
  for (let index = start; index < end; index++) {
    const space = index > start && isBoundary(glyphs, index, spacing) ? ' ' : ''
    text += `${space}${glyphs[index]?.text ?? ''}`
  }
  return { ...run, text: cleanText(text) }
}

function wordOf(glyphs: readonly Glyph[], start: number, end: number): Run {
  const first = glyphs[start] as Glyph
  let { left, top, right, bottom } = first
  let text = first.text
  for (let index = start + 1; index < end; index++) {
    const glyph = glyphs[index] as Glyph
    text += glyph.text
    if (glyph.left < left) left = glyph.left
    if (glyph.top < top) top = glyph.top
    if (glyph.right > right) right = glyph.right
    if (glyph.bottom > bottom) bottom = glyph.bottom
  }
  // Some fonts claim boxes of several lines: then the usual place around the baseline counts.
  const em = emOf(first)
  if (bottom - top > BOX_EM_MAX * em) {
    top = first.object.originY - ASCENT_EM * em
    bottom = top + em
  }
  const run: Run = {
    text: cleanText(text),
    box: { x: left, y: top, width: right - left, height: bottom - top },
    style: first.object.style,
    baseline: first.object.originY,
  }
  if (first.icon) run.icon = first.icon
  return run
}

/** Joins words whose halves were painted apart: an end and a start that touch. */
function joinAcrossChains(runs: Run[], heads: readonly number[]): void {
  const ends = new Map<number, Run[]>()
  const bucketOf = (run: Run) => Math.round((run.baseline ?? 0) / STRIP_POINTS)
  for (let position = 0; position < heads.length; position++) {
    const last = runs[(heads[position + 1] ?? runs.length) - 1]
    if (!last) continue
    const bucket = bucketOf(last)
    const list = ends.get(bucket)
    if (list) list.push(last)
    else ends.set(bucket, [last])
  }
  for (const head of heads) {
    const run = runs[head]
    if (!run || run.icon) continue
    for (let bucket = bucketOf(run) - 1; bucket <= bucketOf(run) + 1; bucket++) {
      if (ends.get(bucket)?.some((end) => touches(end, run))) run.joined = true
    }
  }
}

function touches(end: Run, run: Run): boolean {
  if (end === run || end.icon) return false
  const em = Math.max(end.style.size, run.style.size, 1)
  if (Math.abs((end.baseline ?? 0) - (run.baseline ?? 0)) > EM.baselineDrift * em) return false
  const gap = run.box.x - (end.box.x + end.box.width)
  return gap > -EM.touch * em && gap < EM.touch * em
}

// Words from glyphs: what stands close on one baseline, whatever order and spaces the file gives.
import { cleanText } from '../clean-text.js'
import type { Run } from '../types.js'
import type { Glyph } from './glyph.js'

/** Distances in units of the font size. */
const EM = {
  /** Baselines farther apart than this are other lines (superscripts stay). */
  baselineDrift: 0.4,
  /** A glyph this far back starts anew. */
  backStep: 0.6,
  /** A gap this wide ends the stretch in which letter spacing is judged. */
  chainGap: 2.2,
  /** A gap this much wider than the letters' own spacing is a space. */
  wordGap: 0.13,
  /** … and less will do where PDFium sees one too. */
  hintedGap: 0.08,
  /** Letter spacing above this counts as spaced out. */
  tracking: 0.1,
  /** Ends this close belong to one word even when painted apart. */
  touch: 0.08,
}
/** In spaced-out text a gap this many times the usual one is a space. */
const TRACKED_WORD_RATIO = 1.7
/** Fewer letters than this do not show a spacing. */
const TRACKED_LETTERS_MIN = 4
/** Share of the gaps that must be wide for text to be spaced out. */
const TRACKED_SHARE = 0.9
/** Below this share of wide gaps, text is set as usual. */
const PLAIN_SHARE = 0.4

/** Font size that distances are measured in. */
export const emOf = (glyph: Glyph): number => Math.max(glyph.object.style.size, 0.5)

/** A box taller than this is not believed. */
const BOX_EM_MAX = 1.8
const ASCENT_EM = 0.8

/** Runs, one a word or a part of a word in one style, from upright glyphs. */
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
  return gap > -EM.backStep * em && gap < EM.chainGap * em && glyph.left >= before.left - 0.05 * em
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

/** A spaced-out heading is one run: its gaps would look like gutters to layout. */
function trackedRun(glyphs: readonly Glyph[], start: number, end: number, spacing: Spacing): Run {
  const run = wordOf(glyphs, start, end)
  let text = ''
  for (let index = start; index < end; index++) {
    const space = index > start && isBoundary(glyphs, index, spacing) ? ' ' : ''
    text += `${space}${glyphs[index]?.text ?? ''}`
  }
  return { ...run, text: cleanText(text) }
}

interface Spacing {
  /** Usual gap between letters, in em. */
  letterGap: number
  /** Space characters stand between all letters and mean nothing. */
  tracked: boolean
}

const PLAIN: Spacing = { letterGap: 0, tracked: false }

function spacingOf(glyphs: readonly Glyph[], start: number, end: number): Spacing {
  const pairs = end - start - 1
  if (pairs < TRACKED_LETTERS_MIN - 1) return PLAIN
  let wide = 0
  let singles = 0
  for (let index = start + 1; index < end; index++) {
    const isWide = gapBefore(glyphs, index) > EM.tracking
    if (isWide) wide++
    if (isWide || glyphs[index]?.spaced) singles++
  }
  // Most text has no wide gaps but its spaces: nothing to learn there.
  if (singles < pairs * PLAIN_SHARE) return PLAIN
  const gaps: number[] = []
  for (let index = start + 1; index < end; index++) gaps.push(gapBefore(glyphs, index))
  gaps.sort((a, b) => a - b)
  const letterGap = gaps[gaps.length >> 1] ?? 0
  const tracked =
    singles >= TRACKED_SHARE * pairs &&
    (wide >= TRACKED_SHARE * pairs || singles === pairs) &&
    mostlyLetters(glyphs, start, end)
  return { letterGap: Math.max(0, letterGap), tracked }
}

/** Space between a glyph and the one before it, in em. */
function gapBefore(glyphs: readonly Glyph[], index: number): number {
  const before = glyphs[index - 1]
  const glyph = glyphs[index]
  return before && glyph ? (glyph.left - before.right) / emOf(glyph) : 0
}

/** Of what is set wide, the rest may be marks and digits. */
const LETTERS_SHARE_MIN = 0.8

function mostlyLetters(glyphs: readonly Glyph[], start: number, end: number): boolean {
  let letters = 0
  for (let index = start; index < end; index++) {
    if (/\p{L}/u.test(glyphs[index]?.text ?? '')) letters++
  }
  return letters >= TRACKED_LETTERS_MIN && letters >= LETTERS_SHARE_MIN * (end - start)
}

/** Does a word end before the glyph at this index? */
function isBoundary(glyphs: readonly Glyph[], index: number, spacing: Spacing): boolean {
  const before = glyphs[index - 1]
  const glyph = glyphs[index]
  if (!before || !glyph) return true
  const gap = (glyph.left - before.right) / Math.max(emOf(glyph), emOf(before))
  if (spacing.tracked) {
    return gap > Math.max(spacing.letterGap * TRACKED_WORD_RATIO, spacing.letterGap + EM.wordGap)
  }
  if (glyph.spaced) return true
  // Where spacing is usual, only a wider gap is a space; in spans too short to tell, any visible one is.
  const wordGap = glyph.hinted ? EM.hintedGap : EM.wordGap
  return gap > Math.min(spacing.letterGap, 0.25) + wordGap
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
  // Some fonts claim boxes several lines tall: then the letters' usual place around the baseline counts.
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

/** Words whose halves were painted far apart in time: an end and a start that touch. */
function joinAcrossChains(runs: Run[], heads: readonly number[]): void {
  const ends = new Map<number, Run[]>()
  const bucketOf = (run: Run) => Math.round((run.baseline ?? 0) / 4)
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

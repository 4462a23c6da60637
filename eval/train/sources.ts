// What labellers learn from: labelled documents, and documents made of them: set anew in other layouts, or poorer
// in looks, or with heads as they are found. English alone, since the patterns and labels of heads are English.
import type { Labeller, NetModel } from '#engine/resume/training.js'
import type { LabelledDocument } from './documents.js'
import { FOLDS, foldOf } from './folds.js'
import type { LearnOptions } from './learn.js'
import { plainForms } from './plain-forms.js'
import { seedOf } from './random.js'
import { typeset } from './typeset/typeset.js'

export interface Source {
  document: LabelledDocument
  /**
   * For each labeller that learns from the document: with how many further copies, which have other
   * values in its entries.
   */
  copies: Partial<Record<Labeller, number>>
  /** The labeller of lines that finds the heads for the labellers of words, which learn the exact ones otherwise. */
  finder?: NetModel | undefined
}

const FORMS = ['pdf', 'text'] as const
const SET_ANEW: Source['copies'] = { lines: 0, work: 1, education: 1 }
const POORER: Source['copies'] = { lines: 0 }
const FOUND: Source['copies'] = { work: 0, education: 0 }

async function madeOf(document: LabelledDocument): Promise<Source[]> {
  const made: Source[] = plainForms(document).map((plain) => ({ document: plain, copies: POORER }))
  if (document.form !== 'pdf') return made
  for (const form of FORMS) {
    const copy = await typeset(document, form, seedOf(`${document.gold.id}${form}0`))
    if (copy) made.push({ document: copy, copies: SET_ANEW })
  }
  return made
}

/** The documents as they are. */
export const sourcesOf = (
  documents: readonly LabelledDocument[],
  { copies }: LearnOptions,
): Source[] => documents.map((document) => ({ document, copies }))

/** The documents, and what is made of them. */
export async function allSourcesOf(
  documents: readonly LabelledDocument[],
  options: LearnOptions,
): Promise<Source[]> {
  const sources = sourcesOf(documents, options)
  for (const document of documents)
    if (document.gold.language === 'en') sources.push(...(await madeOf(document)))
  return sources
}

/** The documents with their heads as a labeller of lines finds them that has not learned from them. */
export const foundSourcesOf = (
  documents: readonly LabelledDocument[],
  finderOf: (fold: number) => NetModel,
): Source[] => {
  const finders = Array.from({ length: FOLDS }, (_, fold) => finderOf(fold))
  return documents
    .filter(({ gold }) => gold.language === 'en')
    .map((document) => ({ document, copies: FOUND, finder: finders[foldOf(document.gold)] }))
}

// What a résumé teaches of its candidate's name: every reading with its features, and which is right.
import { findEmail } from '#engine/person/mail/find-email.js'
import { nameContext } from '#engine/person/name/find-name.js'
import { nameFeatures } from '#engine/person/name/name-features.js'
import { nameReadings } from '#engine/person/name/name-readings.js'
import { assignSections } from '#engine/resume/sections/assign-sections.js'
import { readHeading } from '#engine/resume/sections/read-heading.js'
import { fold as folded } from '../measure/alike.js'
import { type LabelledDocument, linesOf } from '../train/documents.js'
import { foldOf } from '../train/folds.js'
import { type Example, learn, type Weights } from './softmax.js'

const READINGS_MAX = 120
const PACE = { epochs: 25, rate: 0.2, decay: 2e-3, sharedMin: 3 }

export interface NameExample extends Example {
  fold: number
}

const key = (name: unknown): string => folded(name).replaceAll(' ', '')

function exampleOf(document: LabelledDocument): NameExample {
  const lines = assignSections(linesOf(document))
  const isHeading = (text: string) => readHeading(text) !== null
  const context = nameContext(lines, findEmail(lines)?.value ?? '', isHeading)
  const wanted = key(document.gold.contact.name)
  const readings = nameReadings(lines)
    .slice(0, READINGS_MAX)
    .map((reading) => ({
      features: nameFeatures(reading, context),
      isRight: wanted !== '' && key(reading.name) === wanted,
    }))
  return { wanted, readings, fold: foldOf(document.gold) }
}

/** Examples from PDFs only: the pasted text has the same name. */
export const nameExamples = (documents: readonly LabelledDocument[]): NameExample[] =>
  documents.filter(({ form, gold }) => form === 'pdf' && gold.layout !== 'scan').map(exampleOf)

/** The weights learned from all folds except one, or from all of them. */
export const learnNames = (examples: readonly NameExample[], without?: number): Weights =>
  learn(
    examples.filter(({ fold }) => fold !== without),
    PACE,
  )

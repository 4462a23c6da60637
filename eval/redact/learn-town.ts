// What a résumé teaches of its candidate's town: every reading with its features, and which is right.
import { readTowns } from '#engine/person/address/find-location.js'
import { townFeatures } from '#engine/person/address/town-features.js'
import { findEmail } from '#engine/person/mail/find-email.js'
import { findName } from '#engine/person/name/find-name.js'
import { assignSections } from '#engine/resume/sections/assign-sections.js'
import { readHeading } from '#engine/resume/sections/read-heading.js'
import { fold as folded } from '../measure/alike.js'
import { type LabelledDocument, linesOf } from '../train/documents.js'
import { foldOf } from '../train/folds.js'
import { type Example, learn, type Weights } from './softmax.js'

/**
 * Of the settings tried, the best in cross-validation: slow, over features that five résumés share.
 */
const PACE = { epochs: 150, rate: 0.03, decay: 5e-2, sharedMin: 5 }

export interface TownExample extends Example {
  form: string
  fold: number
}

function exampleOf(document: LabelledDocument): TownExample {
  const lines = assignSections(linesOf(document))
  const isHeading = (text: string) => readHeading(text) !== null
  const name = findName(lines, findEmail(lines)?.value ?? '', isHeading)
  const { readings, context } = readTowns(lines, name?.spans[0]?.line ?? -1)
  const wanted = folded(document.gold.contact.city)
  return {
    wanted,
    readings: readings.map((reading) => ({
      features: townFeatures(reading, context),
      isRight: wanted !== '' && folded(reading.place.canonical).includes(wanted),
    })),
    form: document.form,
    fold: foldOf(document.gold),
  }
}

export const townExamples = (documents: readonly LabelledDocument[]): TownExample[] =>
  documents.filter(({ gold }) => gold.layout !== 'scan').map(exampleOf)

/** The weights learned from all folds except one, or from all of them. */
export const learnTowns = (examples: readonly TownExample[], without?: number): Weights =>
  learn(
    examples.filter(({ fold }) => fold !== without),
    PACE,
  )

// Labels every unit: a duty, something asked of the applicant, or neither.
import { patternOf } from '../../languages/words.js'
import { type Labelled, labelSequence } from '../../sequence/crf/decode.js'
import type { CrfModel } from '../../sequence/crf/model.js'
import type { HeadingKind, LabelledUnit, Unit, UnitLabel } from '../types.js'
import { unitFeatures } from './unit-features.js'

/** What an item under a plain heading is, unless the model is sure that it is something else. */
const UNDER: Partial<Record<HeadingKind, UnitLabel>> = { duties: 'R', asked: 'Q', nice: 'Q' }
/** From here on the model overrules the heading. */
const SURE = 0.97
/** Wording alone weighs less than a heading. */
const SURE_OF_WORDING = 0.9
/** Between duty and wish the heading decides when the model wavers. */
const SURE_OF_OTHER = 0.6

/** Sentences that say outright what they are. What people will get or be is not a duty. */
const DUTY = new RegExp(patternOf('unit-duty'), 'i')
/** "Candidates must", "the post holder will have". */
const ASKED = new RegExp(patternOf('unit-asked'), 'i')

/** What is required of "you" or of applicants in so many words, wherever it stands. */
const PLAINLY_ASKED = new RegExp(patternOf('unit-plainly-asked'), 'i')
/** So plain a wording it hardly ever overrules. */
const SURE_OF_PLAIN_WORDING = 0.995

function spoken({ text }: Unit): UnitLabel | undefined {
  if (DUTY.test(text)) return 'R'
  return ASKED.test(text) || PLAINLY_ASKED.test(text) ? 'Q' : undefined
}

const sureOf = ({ text }: Unit): number =>
  PLAINLY_ASKED.test(text) ? SURE_OF_PLAIN_WORDING : SURE_OF_WORDING

function labelOf(unit: Unit, found: Labelled | undefined): UnitLabel {
  const label = (found?.label ?? 'O') as UnitLabel
  const under = unit.isItem ? UNDER[unit.heading] : spoken(unit)
  if (!under || under === label) return label
  const sure = label !== 'O' ? SURE_OF_OTHER : unit.isItem ? SURE : sureOf(unit)
  return (found?.probability ?? 1) < sure ? under : label
}

export function labelUnits(units: readonly Unit[], model: CrfModel): LabelledUnit[] {
  const labels = labelSequence(model, unitFeatures(units))
  let at = 0
  return units.map((unit) => {
    const found = unit.isHeading ? undefined : labels[at++]
    return {
      ...unit,
      label: unit.isHeading ? 'O' : labelOf(unit, found),
      probability: found?.probability ?? 1,
    }
  })
}

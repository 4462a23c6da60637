// Labels every unit: a duty, something asked of the applicant, or neither.
import { patternOf } from '../../languages/words.js'
import { type FieldName, namesOf } from '../facts/field-labels.js'
import type { HeadingKind, LabelledUnit, Unit, UnitLabel } from '../types.js'
import { wishesNames } from '../units/own-kind.js'
import { boilerplateParts } from './boilerplate.js'
import { formParts } from './form-questions.js'
import { type Judged, judgeUnits, type UnitModels } from './judge-units.js'

/** The label of an item under a plain heading, unless the model is sure of another. */
const UNDER: Partial<Record<HeadingKind, UnitLabel>> = { duties: 'R', asked: 'Q', nice: 'Q' }
/** From this probability on the model overrules the heading. */
const SURE = 0.94
/** Wording alone weighs less than a heading. */
const SURE_OF_WORDING = 0.9
/** Between a duty and a demand the heading decides, unless the model is at least this sure. */
const SURE_OF_OTHER = 0.6

/** Sentences that plainly state a duty, and not what people will get or be. */
const DUTY = new RegExp(patternOf('unit-duty'), 'i')
/** Sentences that plainly ask: "Candidates must", "the post holder will have". */
const ASKED = new RegExp(patternOf('unit-asked'), 'i')

/**
 * Sentences that require something of "you" or of applicants in so many words, wherever they stand.
 */
const PLAINLY_ASKED = new RegExp(patternOf('unit-plainly-asked'), 'i')
/** Sentences that give somebody a responsibility, whatever stands around them. */
const PLAIN_DUTY = new RegExp(patternOf('unit-plain-duty'), 'i')
/** Hardly any probability of the model overrules such plain wording. */
const SURE_OF_PLAIN_WORDING = 0.995

function spoken({ text }: Unit): UnitLabel | undefined {
  if (DUTY.test(text)) return 'R'
  return ASKED.test(text) ? 'Q' : undefined
}

/** The same of a posting that lists nothing: there its sentences must say it. */
const TOLD_DUTY = new RegExp(patternOf('unit-told-duty'), 'i')
const TOLD_DEMAND = new RegExp(patternOf('unit-told-demand'), 'i')
/** With so many items or sentences of a kind the posting has said what there is to say. */
const TOLD_MIN = 2

/**
 * Prose of a warm tone reads like words about the house: "You'll look after the hives. Your writing
 * is clear." Where nothing else tells the duties, or the demands, such sentences do.
 */
function tellingProse(units: readonly LabelledUnit[]): LabelledUnit[] {
  const count = (label: UnitLabel) => units.filter((unit) => unit.label === label).length
  const lacksDuties = count('R') < TOLD_MIN
  const lacksDemands = count('Q') < TOLD_MIN
  if (!lacksDuties && !lacksDemands) return [...units]
  return units.map((unit) => {
    if (unit.label !== 'O' || unit.isHeading || !TELLING.has(unit.heading)) return unit
    if (lacksDemands && (TOLD_DEMAND.test(unit.text) || ASKED.test(unit.text)))
      return { ...unit, label: 'Q' }
    return lacksDuties && TOLD_DUTY.test(unit.text) ? { ...unit, label: 'R' } : unit
  })
}

/** Under other headings sentences tell of the house, or of what it offers. */
const TELLING = new Set<HeadingKind>(['', 'role', 'duties', 'asked', 'nice'])

/** The label that heading or wording suggest, and the probability from which the model overrules it. */
function suggested(unit: Unit, label: UnitLabel): { under: UnitLabel | undefined; sure: number } {
  const isAsked = PLAINLY_ASKED.test(unit.text) || wishesNames(unit.text)
  if (isAsked) return { under: 'Q', sure: SURE_OF_PLAIN_WORDING }
  if (PLAIN_DUTY.test(unit.text)) return { under: 'R', sure: SURE_OF_PLAIN_WORDING }
  const under = (unit.isItem ? UNDER[unit.heading] : undefined) ?? spoken(unit)
  return { under, sure: label !== 'O' ? SURE_OF_OTHER : unit.isItem ? SURE : SURE_OF_WORDING }
}

function labelOf(unit: Unit, found: Judged | undefined): UnitLabel {
  const label = found?.label ?? 'O'
  const { under, sure } = suggested(unit, label)
  if (!under || under === label) return label
  return (found?.probability ?? 1) < sure ? under : label
}

/** "You will need to show the following:" announces the items below it and asks for nothing itself. */
const announces = (unit: Unit, next: Unit | undefined): boolean =>
  unit.text.endsWith(':') && next?.isItem === true && !next.isHeading

/** "Driving permits: N/A": a form's row that asks for nothing. */
const LEFT_EMPTY = new RegExp(patternOf('unit-left-empty'), 'i')

/** "Work location: Leeds" at the end of a list states the terms, whatever it stands under. */
const LABELLED = /^([^:]{3,40}?)\s*:\s*\S/
const TERMS = new Set<FieldName>([
  'location',
  'employment',
  'hours',
  'workplace',
  'salary',
  'company',
])
/** A longer text behind such a label may ask for something: "Hours: you must be able to work nights". */
const TERM_WORDS_MAX = 9
const statesTerms = ({ text }: Unit): boolean => {
  const [name] = namesOf(LABELLED.exec(text)?.[1] ?? '')
  const isTerm = name !== undefined && TERMS.has(name) && !wishesNames(text)
  return isTerm && text.split(' ').length <= TERM_WORDS_MAX
}

export const labelUnits = (units: readonly Unit[], models: UnitModels): LabelledUnit[] =>
  labelJudged(units, judgeUnits(units, models))

/** The same by what the models have said of every unit except headings. */
export function labelJudged(units: readonly Unit[], judged: readonly Judged[]): LabelledUnit[] {
  const isForm = formParts(units)
  const isBoilerplate = boilerplateParts(units)
  let at = 0
  const labelled = units.map((unit, index): LabelledUnit => {
    const found = unit.isHeading ? undefined : judged[at++]
    // No later step may take it for an item of the list above it.
    if (isBoilerplate[index]) return { ...unit, label: 'O', probability: 1 }
    const isNeither =
      unit.isHeading ||
      isForm[index] ||
      announces(unit, units[index + 1]) ||
      statesTerms(unit) ||
      LEFT_EMPTY.test(unit.text)
    const label = isNeither ? 'O' : labelOf(unit, found)
    return { ...unit, label, probability: found?.probability ?? 1 }
  })
  return tellingProse(labelled)
}

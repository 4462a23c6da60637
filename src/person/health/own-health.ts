// Finds what a sentence tells of the writer's own health and body: "controlled high blood pressure",
// "I have asthma", "1.86 m tall", "blood type O+".
import { anyOf, eachOf, patternOf } from '../../languages/words.js'
import type { Page } from '../page/make-page.js'
import { linesHolding } from '../recogniser.js'
import type { Finding } from '../types.js'
import { GAP, isAboutPerson, wrapped } from '../wrapped.js'

const HEALTH = { category: 'health_proxy', placeholder: 'HEALTH' } as const

/** A condition has as many words as its pattern, and each may be parted by a line's end. */
const CONDITION = anyOf('personal:conditions').replaceAll(' ', GAP)
const DEGREE = anyOf('personal:condition-degrees').replaceAll(' ', GAP)
/** "I have mild asthma", "my epilepsy": the writer says whose it is. */
const OWN = String.raw`\b(?:${anyOf('personal:condition-owners').replaceAll(' ', GAP)})${GAP}(?:an?${GAP})?(?:(?:${DEGREE})${GAP}){0,4}(?:${CONDITION})\b`
/** "Living with diabetes", "controlled asthma": the writer's own, unless others are named before. */
const TOLD = String.raw`\b(?<!\b(?:${anyOf('personal:condition-others')})[ \t])(?:${anyOf('personal:condition-cues').replaceAll(' ', GAP)})${GAP}(?:an?${GAP})?(?:(?:${DEGREE})${GAP}){0,4}(?:${CONDITION})\b`
const CONDITIONS = [OWN, TOLD].map((one) => new RegExp(one, 'g'))
const CONDITION_SIGNS = eachOf('personal:condition-signs')

/** Height, weight and blood group with a word that says what the number is. */
const BODY = [new RegExp(patternOf('personal-body-told'), 'g')]
const BODY_SIGNS = eachOf('personal:body-signs')
const EYES = [new RegExp(patternOf('personal-eyes'), 'g')]
const EYE_SIGNS = eachOf('personal:eye-signs')

export const ownHealth = (page: Page): Finding[] => [
  ...wrapped(page, linesHolding(page, CONDITION_SIGNS).filter(isAboutPerson), CONDITIONS, HEALTH),
  ...wrapped(page, linesHolding(page, BODY_SIGNS).filter(isAboutPerson), BODY, HEALTH),
  ...wrapped(page, linesHolding(page, EYE_SIGNS).filter(isAboutPerson), EYES, HEALTH),
]

// Finds what the person is or was called besides: "known as Annie", "formerly Ana Sample".
import { eachOf, patternOf } from '../../languages/words.js'
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import { givenNameLevel } from '../../taxonomy/names/people-names.js'
import { foldInPlace } from '../../text/fold-in-place.js'
import type { Page } from '../page/make-page.js'
import { linesHolding } from '../recogniser.js'
import type { Finding } from '../types.js'
import { NAME } from './name-words.js'

const CALLED = new RegExp(patternOf('name-called'), 'gu')
const CALLED_SIGNS = eachOf('name:called-signs')
/** How likely two words must be a name: "formerly Sample Works" is none. */
const NAME_MIN = 0.6
/** Rarer given names are other things too: "known as Java". */
const USUAL_LEVEL = 2

const isName = (text: string): boolean =>
  /\s/.test(text)
    ? nameLikelihood(text) >= NAME_MIN
    : givenNameLevel(foldInPlace(text)) >= USUAL_LEVEL

/** Among positions and schools it is a firm or a product that was called otherwise. */
export function calledNames(page: Page): Finding[] {
  return linesHolding(page, CALLED_SIGNS)
    .filter(({ part }) => part !== undefined && part !== 'work' && part !== 'education')
    .flatMap((line) =>
      Array.from(page.text.slice(line.start, line.end).matchAll(CALLED)).flatMap(
        ({ index, 0: all, groups }) => {
          const name = groups?.name ?? ''
          const start = line.start + index + all.length - name.length
          return isName(name) ? [{ start, end: start + name.length, ...NAME }] : []
        },
      ),
    )
}

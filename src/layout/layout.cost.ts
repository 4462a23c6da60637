// Long runs of the characters that lines are judged by, and pages of unordered words.
import { costCase, runsOf } from '../../bench/cost/cost-cases.js'
import type { CostCase } from '../../bench/cost/growth.js'
import { linesOf, page, words } from '../../test/support/set-pages.js'
import { isDate, isLabelEnd, isListNumber, isSectionHeading, withoutBullet } from './content.js'

function ask(text: string): void {
  for (const question of [isDate, isSectionHeading, withoutBullet, isLabelEnd, isListNumber])
    question(text)
}

export const costs: CostCase[] = [
  ...runsOf('a line', 400_000, ['1', ' ', '-', 'jan ', ':', 'a', '•'], ask),
  costCase({
    name: 'a page of scattered words',
    size: 12_000,
    make: (count) =>
      page(
        Array.from({ length: count }, (_, at) =>
          words('x', (at * 37) % 590, (at * 101) % 790),
        ).flat(),
      ),
    work: linesOf,
  }),
]

// How much training a profession takes compared with others of its trade: a surgeon's post is above a
// nurse's.
import { dataRows } from '../tables/data-file.js'
import { foldKey } from '../text/fold.js'
import { holdsWords } from '../text/holds-words.js'

interface Rung {
  trade: string
  rank: number
  title: string
}

/** Longer titles come first: a nurse practitioner is no nurse. */
const RUNGS: readonly Rung[] = dataRows('./data/ladders.txt', import.meta.url)
  .flatMap(([trade = '', rank = '', titles = '']) =>
    titles.split(';').map((title) => ({ trade, rank: Number(rank), title: foldKey(title) })),
  )
  .sort((a, b) => b.title.length - a.title.length)

/** @param title folded words of the title and of its canonical form */
const rungOf = (title: string): Rung | undefined =>
  title === '' ? undefined : RUNGS.find((rung) => holdsWords(title, rung.title))

/** By how many ranks one profession is above the other; 0 if they share no trade. */
export function ranksAbove(have: string, wanted: string): number {
  const [mine, theirs] = [rungOf(have), rungOf(wanted)]
  if (mine === undefined || theirs === undefined || mine.trade !== theirs.trade) return 0
  return mine.rank - theirs.rank
}

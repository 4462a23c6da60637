// How the two documents fit. A quote lights up in the résumé beside it.
import { MatchView } from '../match/MatchView'
import { quotedWords } from '../match/quoted-words'
import { T } from '../texts'
import { Pending } from './Pending'
import { runMatch } from './run'
import { light, tryStore, useTry } from './state'

/** Lights the quote: the parse may know where it stands, otherwise the document is searched. */
function showQuote(key: string, evidence: string): void {
  const quote = quotedWords(evidence)
  const fields = tryStore.get().resume.answer?.data.evidence.fields ?? []
  const known = fields.find((field) => field.box !== null && field.quote === quote)
  light({ side: 'resume', key, quote, page: known?.page ?? 0, box: known?.box ?? null })
}

export function MatchTab() {
  const work = useTry((state) => state.match)
  const litKey = useTry(({ lit }) => lit?.key ?? null)
  if (!work.answer) return <Pending work={work} waiting={T.try.waitingMatch} again={runMatch} />
  return <MatchView match={work.answer.data} litKey={litKey} onQuote={showQuote} />
}

// How the two fit: score and band, every requirement with its quote, and how the score came about.
import type { ReadMatch } from '../lib/types'
import { T } from '../texts'
import { BandChange } from './BandChange'
import { Fairness } from './Fairness'
import { type QuoteProps, Requirements } from './Requirements'
import { ScoreHead } from './ScoreHead'
import { ScoreParts } from './ScoreParts'

export function MatchView({ match, ...quotes }: QuoteProps & { match: ReadMatch }) {
  const { requirements } = match.evidence
  const of = (severity: string) => requirements.filter((one) => one.severity === severity)
  return (
    <div className="stack wide">
      <ScoreHead match={match} />
      <Requirements title={T.match.must} requirements={of('must_have')} {...quotes} />
      <Requirements title={T.match.nice} requirements={of('nice_to_have')} {...quotes} />
      <BandChange change={match.evidence.band_change} />
      <ScoreParts evidence={match.evidence} score={match.score} />
      <Fairness evidence={match.evidence} />
    </div>
  )
}

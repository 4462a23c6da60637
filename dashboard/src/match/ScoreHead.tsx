// Score and band at a glance, with what they mean in words.
import type { ReadMatch } from '../lib/types'
import { T } from '../texts'

const BANDS = ['weak', 'fair', 'good', 'strong', 'excellent'] as const

export function ScoreHead({ match }: { match: ReadMatch }) {
  const { score, band, explanation } = match
  return (
    <div className="score">
      <p className="score-figure">
        <span className="hidden-visually">{T.match.score}: </span>
        <strong>{score}</strong>
        <span className="quiet">{T.match.outOf}</span>
      </p>
      <div className="stack tight">
        <p className="band">{T.match.bands[band]}</p>
        <div className="scale" aria-hidden="true">
          {BANDS.map((name) => (
            <span key={name} className={name === band ? 'here' : undefined} />
          ))}
        </div>
        <p className="small quiet">{T.match.notVerdict}</p>
      </div>
      {explanation.notes && <p className="score-notes">{explanation.notes}</p>}
    </div>
  )
}

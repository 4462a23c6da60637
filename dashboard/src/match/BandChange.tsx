// What would lift the match into the next band, and what would lower it.
import type { MatchEvidence } from '../lib/types'
import { T } from '../texts'

type Change = MatchEvidence['band_change']
type OneWay = NonNullable<Change['up']>

function Way({ head, way }: { head: string; way: OneWay }) {
  return (
    <div>
      <p>{head}</p>
      <ul className="points">
        {way.requirements.map((name) => (
          <li key={name} dir="auto">
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function BandChange({ change: { up, down } }: { change: Change }) {
  const band = (way: OneWay): string => T.match.bands[way.band] ?? way.band
  return (
    <section className="stack tight">
      <h3 className="section-title">{T.match.change}</h3>
      <div className="two">
        {up ? (
          <Way head={T.match.up(band(up), up.score)} way={up} />
        ) : (
          <p className="quiet">{T.match.noUp}</p>
        )}
        {down && <Way head={T.match.down(band(down), down.score)} way={down} />}
      </div>
    </section>
  )
}

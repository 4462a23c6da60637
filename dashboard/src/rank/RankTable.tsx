// The ranking itself: filters above, candidates below, best first.
import { useMemo } from 'react'
import { toCsv } from '../lib/csv'
import { download } from '../lib/files'
import { monthsInWords } from '../lib/format'
import { T } from '../texts'
import { Notice } from '../ui/Notice'
import { meeting, metCount, nameOf, type RankedRow, table, verdictsOf } from './ranking'
import { tryFailedAgain } from './run'
import { type Row, rankStore, useRank } from './state'

const COMPARED_MAX = 2

/** Where the focus returns to when the details are closed. */
export const openerId = (number: number): string => `open-${number}`

function toggle<V>(list: readonly V[], value: V): V[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value]
}

function Filters({ order, shown }: { order: RankedRow[]; shown: RankedRow[] }) {
  const musts = useRank((state) => state.musts)
  const hideNames = useRank((state) => state.hideNames)
  const names = order[0]
    ? verdictsOf(order[0], 'must_have').map(({ requirement }) => requirement)
    : []
  return (
    <div className="stack tight">
      <div className="row apart">
        <label className="switch">
          <input
            type="checkbox"
            checked={hideNames}
            onChange={(event) => rankStore.set({ hideNames: event.target.checked })}
          />
          {T.rank.hideNames}
        </label>
        <button
          type="button"
          className="button small"
          onClick={() =>
            download('ranking.csv', 'text/csv;charset=utf-8', toCsv(table(shown, hideNames)))
          }
        >
          {T.rank.csv}
        </button>
      </div>
      {names.length > 0 && (
        <div className="row">
          <span className="small quiet">{T.rank.filter}</span>
          {names.map((name) => (
            <button
              key={name}
              type="button"
              className="chip"
              aria-pressed={musts.includes(name)}
              onClick={() => rankStore.set({ musts: toggle(musts, name) })}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function Line({ row, place }: { row: RankedRow; place: number }) {
  const hideNames = useRank((state) => state.hideNames)
  const compared = useRank((state) => state.compared)
  const opened = useRank((state) => state.opened)
  const must = verdictsOf(row, 'must_have')
  const name = nameOf(row, hideNames)
  const isChosen = compared.includes(row.number)
  return (
    <tr>
      <td className="number">{place}</td>
      <th scope="row">
        <button
          type="button"
          className="value"
          id={openerId(row.number)}
          title={T.rank.openOne(name)}
          aria-expanded={opened === row.number}
          onClick={() => rankStore.set({ opened: opened === row.number ? null : row.number })}
        >
          <bdi>{name}</bdi>
        </button>
      </th>
      <td className="number">
        <strong>{row.match.score}</strong>
      </td>
      <td className="roomy">{T.match.bands[row.match.band]}</td>
      <td className="number">
        {metCount(must)} / {must.length}
      </td>
      <td className="roomy">{monthsInWords(row.candidate.total_experience_months)}</td>
      <td>
        <input
          type="checkbox"
          aria-label={T.rank.compareOne(name)}
          checked={isChosen}
          disabled={!isChosen && compared.length >= COMPARED_MAX}
          onChange={() => rankStore.set({ compared: toggle(compared, row.number) })}
        />
      </td>
    </tr>
  )
}

function Failures({ rows }: { rows: readonly Row[] }) {
  const hideNames = useRank((state) => state.hideNames)
  const isIdle = useRank((state) => state.work !== 'running')
  const failed = rows.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return null
  return (
    <Notice tone="warn">
      <h3>{T.rank.failed(failed.length)}</h3>
      <ul className="plain-list">
        {failed.map((row) => (
          <li key={row.number}>
            <bdi>{nameOf(row, hideNames)}</bdi>: {row.error?.text}
          </li>
        ))}
      </ul>
      {isIdle && failed.some(({ error }) => error?.mayPass) && (
        <button type="button" className="button small" onClick={tryFailedAgain}>
          {T.rank.failedAgain}
        </button>
      )}
    </Notice>
  )
}

export function RankTable({ rows, order }: { rows: readonly Row[]; order: RankedRow[] }) {
  const musts = useRank((state) => state.musts)
  const shown = useMemo(() => meeting(order, musts), [order, musts])
  const C = T.rank.columns
  return (
    <section className="card stack" aria-labelledby="ranking-head">
      <h2 id="ranking-head">{T.rank.result(shown.length)}</h2>
      {order.length > 0 && <Filters order={order} shown={shown} />}
      {shown.length > 0 && <p className="small quiet">{T.rank.openHint}</p>}
      {shown.length > 0 && (
        <div className="wide-table">
          <table className="ranking">
            <thead>
              <tr>
                <th scope="col" className="number">
                  {C.rank}
                </th>
                <th scope="col">{C.name}</th>
                <th scope="col" className="number">
                  {C.score}
                </th>
                <th scope="col" className="roomy">
                  {C.band}
                </th>
                <th scope="col" className="number">
                  {C.must}
                </th>
                <th scope="col" className="roomy">
                  {C.experience}
                </th>
                <th scope="col">{C.compare}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row, index) => (
                <Line key={row.number} row={row} place={index + 1} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Failures rows={rows} />
      <p className="small quiet">{T.match.notVerdict}</p>
    </section>
  )
}

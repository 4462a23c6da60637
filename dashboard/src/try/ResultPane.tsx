// The result, in tabs.
import { T } from '../texts'
import { Tabs } from '../ui/Tabs'
import { CodeTab } from './CodeTab'
import { JsonTab } from './JsonTab'
import { MatchTab } from './MatchTab'
import { ParsedTab } from './ParsedTab'
import { RedactedTab } from './RedactedTab'
import { showTab, type Tab, useTry } from './state'

const TABS: readonly { value: Tab; label: string; Panel: () => React.ReactNode }[] = [
  { value: 'parsed', label: T.try.tabs.parsed, Panel: ParsedTab },
  { value: 'match', label: T.try.tabs.match, Panel: MatchTab },
  { value: 'redacted', label: T.try.tabs.redacted, Panel: RedactedTab },
  { value: 'json', label: T.try.tabs.json, Panel: JsonTab },
  { value: 'code', label: T.try.tabs.code, Panel: CodeTab },
]

export function ResultPane() {
  const tab = useTry((state) => state.tab)
  const Panel = TABS.find(({ value }) => value === tab)?.Panel ?? ParsedTab
  const match = useTry((state) => state.match.answer?.data)
  return (
    <section className="card result" aria-label={T.try.tabs.label}>
      <p className="hidden-visually" role="status">
        {match && T.match.told(match.score, T.match.bands[match.band] ?? match.band)}
      </p>
      <Tabs label={T.try.tabs.label} tabs={TABS} value={tab} onChange={showTab}>
        <Panel />
      </Tabs>
    </section>
  )
}

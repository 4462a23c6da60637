// A ranking as a single page: no script, no request to other servers, every text escaped.
import type { Role } from '../../contract/role.js'
import { escapeHtml } from '../../text/escape-html.js'
import type { Ranked } from './rank-files.js'
import type { WriteRanking } from './rank-texts.js'

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --soft: #8882; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem; margin-bottom: 0; } .note { opacity: .75; margin-top: .2rem; }
details { border-bottom: 1px solid var(--line); padding: .5rem 0; }
summary { display: grid; grid-template-columns: 3rem 4rem 6rem 1fr; gap: .5rem; cursor: pointer; }
summary b { font-variant-numeric: tabular-nums; } .file { opacity: .7; overflow-wrap: anywhere; }
ul { margin: .5rem 0 .5rem 3rem; padding: 0; } li { margin: .25rem 0; }
q { background: var(--soft); padding: 0 .2rem; } .missed { opacity: .8; }
@media print { details { break-inside: avoid; } }
`

const met = ({ result }: Ranked): string =>
  result.explanation.met
    .map(
      ({ requirement, evidence, verified }) =>
        `<li>${escapeHtml(requirement)}${verified ? '' : ' (in part)'}: <q>${escapeHtml(evidence)}</q></li>`,
    )
    .join('')

const missed = ({ result }: Ranked): string =>
  result.explanation.missed
    .map(
      ({ requirement, severity }) =>
        `<li class="missed">Missed: ${escapeHtml(requirement)}${severity === 'must_have' ? ' (must have)' : ''}</li>`,
    )
    .join('')

/** Everybody reads the first few, so they are open; the others open on demand. */
const OPENED = 3

const entry = (one: Ranked, place: number): string => `
<details${place <= OPENED ? ' open' : ''}><summary><span>${place}.</span><b>${one.result.score}</b><span>${one.result.band}</span>
<span>${escapeHtml(one.candidate.contact.name || 'Name not found')} <span class="file">${escapeHtml([one.file, ...one.copies].join(', '))}</span></span></summary>
<ul>${met(one)}${missed(one)}</ul></details>`

const headOf = ({ title }: Role): string => escapeHtml(title || 'the role')

export const rankHtml: WriteRanking = (role, ranked, total) =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Ranking for ${headOf(role)}</title><style>${STYLE}</style></head><body>
<h1>Ranking for ${headOf(role)}</h1>
<p class="note">The best ${ranked.length} of ${total}. Scores are evidence for people who decide, not a verdict; they are computed
without names, contacts, age, gender and other personal details. Quotes are words of the documents; a post with its dates, and a degree with its field, are put together from them.</p>
${ranked.map((one, index) => entry(one, index + 1)).join('\n')}
</body></html>`

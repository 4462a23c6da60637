import { expect, it } from 'vitest'
import { completeCandidate, completeRole } from '../../engine/match/complete-input.js'
import type { Ranked } from './rank-files.js'
import { rankHtml } from './rank-html.js'

const EVIL = '<img src=x onerror=alert(1)>"&\''

const ranked: Ranked = {
  file: `${EVIL}.pdf`,
  copies: [],
  candidate: completeCandidate({ contact: { name: EVIL } }, '2025-01-01'),
  result: {
    score: 71,
    band: 'strong',
    explanation: {
      met: [{ requirement: EVIL, evidence: EVIL, verified: true }],
      missed: [{ requirement: EVIL, severity: 'must_have' }],
      over_qualified: false,
      under_qualified: false,
      seniority_fit: 'match',
    },
    signals: {
      must_have_coverage: 1,
      nice_to_have_coverage: 1,
      skill_similarity: 1,
      seniority_gap: 0,
    },
    fairness: { scored_on_redacted_input: true, parity_tested: true },
  },
}

it('escapes everything that comes from documents, and asks nothing of the outside', () => {
  const html = rankHtml(completeRole({ title: EVIL }), [ranked], 1)
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;&#39;')
  expect(html).not.toMatch(/https?:|<script|<link|url\(/)
  expect(html).toContain("default-src 'none'")
})

// The engine's evidence has the types that the contract describes; tsc checks it.
import { expectTypeOf, it } from 'vitest'
import type { JobEvidence, ResumeEvidence } from '../../src/contract/evidence.js'
import type { JobEvidence as ReadJobEvidence } from '../../src/job/evidence.js'
import type { ResumeEvidence as ReadResumeEvidence } from '../../src/resume/evidence.js'

it('is described as it is', () => {
  expectTypeOf<ReadResumeEvidence>().toExtend<ResumeEvidence>()
  expectTypeOf<ReadJobEvidence>().toExtend<JobEvidence>()
})

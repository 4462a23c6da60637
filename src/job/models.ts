// The learned models that read a job description, as one value: those of the release, or others
// during training.
import { readModel } from '../sequence/crf/model.js'
import { type Net, readNet } from '../sequence/net/net.js'
import { dataJson } from '../tables/data-file.js'
import type { RankingModel } from './facts/rank-candidates.js'
import type { UnitModels } from './labels/judge-units.js'
import type { RefusalModel } from './refusal/is-job.js'

export interface JobModels {
  /** Labels each unit. */
  units: UnitModels
  /** Finds the words in an asking unit that name what is asked. */
  phrases: Net
  /** Chooses the title among its candidates. */
  title: RankingModel
  /** Chooses the mention that tells the kind of employment. */
  employment: RankingModel
  /** Tells whether the text is a job description at all. */
  refusal: RefusalModel
}

export const JOB_MODELS: JobModels = {
  units: {
    chain: readModel('./labels/data/units-model.json', import.meta.url),
    net: readNet('./labels/data/units-net.json', import.meta.url),
  },
  phrases: readNet('./phrases/data/phrases-net.json', import.meta.url),
  title: dataJson('./facts/data/title-model.json', import.meta.url) as RankingModel,
  employment: dataJson('./facts/data/employment-model.json', import.meta.url) as RankingModel,
  refusal: dataJson('./refusal/data/weights.json', import.meta.url) as RefusalModel,
}

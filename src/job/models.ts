// The learned models that read a job description, as one value: those of the release, or others in training.
import { type CrfModel, readModel } from '../sequence/crf/model.js'
import { type Net, readNet } from '../sequence/net/net.js'
import { dataJson } from '../tables/data-file.js'
import type { RankingModel } from './facts/rank-candidates.js'
import type { RefusalModel } from './refusal/is-job.js'

export interface JobModels {
  /** What each unit is for. */
  units: CrfModel
  /** Which words of an asked unit name what is asked. */
  phrases: Net
  /** Which of the candidates is the title. */
  title: RankingModel
  /** Which mention says how the post is filled. */
  employment: RankingModel
  /** Whether it is a job description at all. */
  refusal: RefusalModel
}

export const JOB_MODELS: JobModels = {
  units: readModel('./labels/data/units-model.json', import.meta.url),
  phrases: readNet('./phrases/data/phrases-net.json', import.meta.url),
  title: dataJson('./facts/data/title-model.json', import.meta.url) as RankingModel,
  employment: dataJson('./facts/data/employment-model.json', import.meta.url) as RankingModel,
  refusal: dataJson('./refusal/data/weights.json', import.meta.url) as RefusalModel,
}

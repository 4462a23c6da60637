// The hand-written rules of the place reader, as sets.
import { dataJson } from '../../tables/data-file.js'
import { foldKey } from '../../text/fold.js'

interface Rules {
  /** Countries whose places are printed with their region. */
  regionKept: string[]
  /** Countries in which a city and its region may share a name and both are printed. */
  repeatKept: string[]
  /** Countries whose districts are counties, written behind a town of any size. */
  countiesBehindTowns: string[]
  /**
   * From a region's code to that of the region it was split from: "Hyderabad, A.P." is older than
   * Telangana.
   */
  formerRegions: Record<string, string>
  /** Regions that consist of a city and its surroundings: "Narela, Delhi" is in Delhi. */
  cityRegions: string[]
  labels: string[]
  districtLabels: string[]
  villageLabels: string[]
  work: string[]
  street: string[]
  /** Words that mean a street only behind a name: "Main St", but not "St. Catherine". */
  streetInside: string[]
  /** Words that occur in no town's name. */
  notCity: string[]
  /** Words that are cities too but seldom mean them. */
  ambiguous: string[]
}

const rules = dataJson('./data/place-rules.json', import.meta.url) as Rules
const keys = (words: string[]): ReadonlySet<string> => new Set(words.map(foldKey))

export const REGION_KEPT: ReadonlySet<string> = new Set(rules.regionKept)
export const REPEAT_KEPT: ReadonlySet<string> = new Set(rules.repeatKept)
export const COUNTIES_BEHIND_TOWNS: ReadonlySet<string> = new Set(rules.countiesBehindTowns)
export const FORMER_REGIONS: ReadonlyMap<string, string> = new Map(
  Object.entries(rules.formerRegions),
)
export const CITY_REGIONS: ReadonlySet<string> = new Set(rules.cityRegions)
export const DISTRICT_LABELS = keys(rules.districtLabels)
export const VILLAGE_LABELS = keys(rules.villageLabels)
export const LABELS = keys(rules.labels)
/** First words of labels of two words: "current" of "current location". */
export const LABEL_BEGINNINGS: ReadonlySet<string> = new Set(
  [...LABELS].filter((label) => label.includes(' ')).map((label) => label.split(' ', 1)[0] ?? ''),
)
export const WORK_WORDS = keys(rules.work)
export const STREET_WORDS = keys(rules.street)
export const STREET_ENDINGS = keys(rules.streetInside)
export const NOT_CITY = keys(rules.notCity)
export const AMBIGUOUS_WORDS = keys(rules.ambiguous)

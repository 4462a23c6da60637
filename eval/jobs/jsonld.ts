// Compares what is parsed from pages that carry a JobPosting with the posting's own title and
// place.
//   npm run eval:postings [-- --set DIR]
// DIR holds one JSON file per page, the JobPosting itself; each is put on a page as sites do it.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSource } from '#engine/engine/read-source.js'
import { parseJob } from '#engine/job/parse-job.js'
import { percent } from '../figures.js'
import { fold } from '../measure/alike.js'
import { namesIn, readJson } from '../read-files.js'
import { neededFolder, SETS } from '../shared-folder.js'

const { values: args } = parseArgs({
  options: { set: { type: 'string', default: SETS.postings } },
})

interface Place {
  address?: { addressLocality?: string }
}

/** The members that are compared. */
interface Posting {
  title?: string
  jobLocation?: Place | Place[]
}

/** The share of pages that must agree with their posting. */
const LEAST = 0.98

const key = (text: string | undefined): string =>
  fold((text ?? '').replace(/&amp;/g, '&').replace(/&#39;/g, "'"))

/** A page around the posting: the data, and other things that are no posting. */
const page = (posting: Posting): string =>
  `<!doctype html><html><head><title>Careers</title><script type="application/ld+json">${JSON.stringify(posting).replace(/</g, '\\u003c')}</script></head><body><nav>Home Jobs About</nav><h1>Careers</h1><footer>Cookies</footer></body></html>`

const cityOf = ({ jobLocation }: Posting): string | undefined =>
  [jobLocation].flat()[0]?.address?.addressLocality

let pages = 0
const exact = { title: 0, place: 0, places: 0 }
const misses: string[] = []

async function compare(name: string, posting: Posting): Promise<void> {
  const document = await readSource({ kind: 'text', text: page(posting) })
  const role = parseJob(document, { roleId: 'role_eval' })
  const [own, got] = [key(posting.title), key(role.title)]
  if (own === got) exact.title++
  else misses.push(`${name} title: ${own} | ${got}`)
  const city = cityOf(posting)
  if (!city) return
  exact.places++
  const place = key(role.location.split(',')[0])
  if (key(role.location).includes(key(city)) || key(city).includes(place)) exact.place++
  else misses.push(`${name} place: ${city} | ${role.location}`)
}

const set = neededFolder(args.set)
for (const name of namesIn(set)) {
  pages++
  try {
    await compare(name, readJson<Posting>(join(set, name)))
  } catch (error) {
    misses.push(`${name} ${error instanceof Error ? error.message : error}`)
  }
}
const share = (count: number, of: number): string => `${count}/${of} (${percent(count / of)})`
console.log(`title as posted ${share(exact.title, pages)}`)
console.log(`place ${share(exact.place, exact.places)}`)
for (const miss of misses) console.log(`  ${miss}`)
if (exact.title < LEAST * pages || exact.place < LEAST * exact.places) process.exitCode = 1

// Compares what is parsed from pages that carry a JobPosting with the posting's own title and place.
//   node eval/jobs/jsonld.mjs --set DIR
// DIR holds one JSON file per page, the JobPosting itself; each is put on a page as sites do it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSource } from '../../dist/engine/read-source.js'
import { parseJob } from '../../dist/job/parse-job.js'

const { values: args } = parseArgs({
  options: { set: { type: 'string' } },
})
if (!args.set) throw new Error('usage: jsonld.mjs --set DIR')

const key = (text) =>
  String(text ?? '')
    .replace(/&amp;/g, '&')
    .replace(/&#39;/g, "'")
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

/** What a page around the posting looks like: the data, and other things that are no posting. */
const page = (posting) =>
  `<!doctype html><html><head><title>Careers</title><script type="application/ld+json">${JSON.stringify(posting).replace(/</g, '\\u003c')}</script></head><body><nav>Home Jobs About</nav><h1>Careers</h1><footer>Cookies</footer></body></html>`

const first = (value) => (Array.isArray(value) ? value[0] : value)
/** Of the pages, how many must agree with their posting. */
const LEAST = 0.98

let pages = 0
const exact = { title: 0, place: 0, places: 0 }
const misses = []
for (const name of readdirSync(args.set).sort()) {
  const posting = JSON.parse(readFileSync(join(args.set, name), 'utf8'))
  const source = { kind: 'text', text: page(posting) }
  pages++
  try {
    const role = parseJob(await readSource(source), { roleId: 'role_eval' })
    const [own, got] = [key(posting.title), key(role.title)]
    if (own === got) exact.title++
    else misses.push(`${name} title: ${own} | ${got}`)
    const city = first(posting.jobLocation)?.address?.addressLocality
    if (city) {
      exact.places++
      const [place] = role.location.split(',').map(key)
      if (key(role.location).includes(key(city)) || key(city).includes(place)) exact.place++
      else misses.push(`${name} place: ${city} | ${role.location}`)
    }
  } catch (error) {
    misses.push(`${name} ${error.message}`)
  }
}
const share = (count, of) => `${count}/${of} (${((100 * count) / of).toFixed(1)} %)`
console.log(`title as posted ${share(exact.title, pages)}`)
console.log(`place ${share(exact.place, exact.places)}`)
for (const miss of misses) console.log(`  ${miss}`)
if (exact.title < LEAST * pages || exact.place < LEAST * exact.places) process.exitCode = 1

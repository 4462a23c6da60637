// Measures start-up, memory and time per look-up of places, names, institutions, degrees, fields
// and employers.
// Usage: npm run bench:taxonomy, or after it
//   node --expose-gc dist/bench/taxonomy-lookups.js [CHECKOUT]
// Exits with 1 when a bound is broken.
import { HOME, moduleOf } from './checkout.js'
import { cpuMsSoFar } from './measure.js'

/** A look-up: a line of a résumé goes in. */
type LookUp = (line: string) => unknown

const [, , checkout = HOME] = process.argv
const collect = (): void => globalThis.gc?.()
const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1)

collect()
const rssBefore = process.memoryUsage().rss
const cpuMicros = (): number => cpuMsSoFar() * 1000
const started = cpuMsSoFar()
const load = (path: string): Promise<Record<string, unknown>> =>
  moduleOf(checkout, `taxonomy/${path}.js`)
const modules = await Promise.all(
  [
    'places/read-place',
    'places/find-places',
    'places/is-place-like',
    'names/name-likelihood',
    'institutions/institution-likelihood',
    'institutions/normalize-institution',
    'institutions/find-institution',
    'degrees/read-degree',
    'degrees/degree-likelihood',
    'fields/normalize-field',
    'fields/field-likelihood',
    'employers/normalize-employer',
    'employers/employer-likelihood',
    'countries/nationalities',
  ].map(load),
)
const loadMs = cpuMsSoFar() - started
collect()
console.log(
  `load ${loadMs.toFixed(0)} ms of CPU time, resident memory +${megabytes(process.memoryUsage().rss - rssBefore)} MB`,
)

const LINES = [
  'Austin, TX 78701',
  '12 Example Street, 80331 München, Deutschland',
  'Bengaluru, Karnataka, India',
  'B.Tech in Computer Science, Anna University, Chennai (2012)',
  'Bachelor of Science (Honours) in Physics',
  'Hill Valley High School',
  'Acme Widgets Pvt. Ltd. (formerly Bright Tools), Pune office',
  'Maria Lopez',
  'Senior Software Engineer',
  'Managed a team of twelve people and a budget of two million across three sites',
  'Electronics and Communication Engineering',
  'References available on request',
]
const ROUNDS = 3_000
const BOUND_MICROS = 50
const functions = modules.flatMap((module) =>
  Object.entries(module).filter(
    (entry): entry is [string, LookUp] => typeof entry[1] === 'function',
  ),
)
for (const [name, call] of functions) {
  if (call.length === 0 || name === 'canonicalPlace') continue
  for (const line of LINES) call(line)
  const begin = cpuMicros()
  for (let round = 0; round < ROUNDS; round += 1) for (const line of LINES) call(line)
  const micros = (cpuMicros() - begin) / (ROUNDS * LINES.length)
  console.log(`${name.padEnd(24)} ${micros.toFixed(2).padStart(8)} µs (bound ${BOUND_MICROS})`)
  if (micros > BOUND_MICROS) process.exitCode = 1
}

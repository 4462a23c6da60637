// Prints the megabytes that loading every vocabulary adds; run by bench/startup.mjs with --expose-gc.
const MEBIBYTE = 1024 * 1024
const MODULES = [
  'skills/skills',
  'titles/title-likelihood',
  'places/find-places',
  'places/is-place-like',
  'names/name-likelihood',
  'institutions/institution-likelihood',
  'institutions/normalize-institution',
  'institutions/find-institution',
  'degrees/degree-likelihood',
  'fields/field-likelihood',
  'employers/employer-likelihood',
  'countries/nationalities',
]

/** Of the process, after a collection: what is alive, buffers included. */
function held() {
  globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const before = held()
const load = (path) => import(new URL(`../dist/taxonomy/${path}.js`, import.meta.url))
const loaded = await Promise.all(MODULES.map(load))
// The index of typing slips is made by the first name that needs it.
loaded[0].normalizeSkill('a name that makes the index of typing slips')
console.log((held() - before) / MEBIBYTE)

// The door of cross-validation: `npm run eval:cv` reads résumés, `npm run eval:cv -- jobs` job
// descriptions, `npm run eval:cv -- languages` résumés in other languages, `npm run eval:cv -- redact`
// personal details (`tagger`: whether a learned one finds more), `npm run eval:cv -- --gold` what is lost
// behind the labels of résumés.

const COMMANDS = {
  jobs: '../jobs/cv.js',
  redact: './redact.js',
  languages: './languages.js',
  tagger: './tagger.js',
  '--gold': './gold.js',
}
const asked = Object.entries(COMMANDS).find(([word]) => process.argv.includes(word, 2))
if (asked) process.argv.splice(process.argv.indexOf(asked[0], 2), 1)
await import(asked?.[1] ?? './cross-validate.js')

// The entry of cross-validation:
//   npm run eval:cv                  résumés
//   npm run eval:cv -- jobs          job descriptions
//   npm run eval:cv -- languages     résumés in other languages
//   npm run eval:cv -- redact        personal details
//   npm run eval:cv -- tagger        whether a learned tagger finds more personal details
//   npm run eval:cv -- --gold        what is lost after the labels of résumés

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

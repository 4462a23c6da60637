// The door of cross-validation: `npm run eval:cv` reads résumés, `npm run eval:cv -- jobs` job descriptions.

const at = process.argv.indexOf('jobs', 2)
if (at > 0) process.argv.splice(at, 1)
await import(at > 0 ? '../jobs/cv.js' : './cross-validate.js')

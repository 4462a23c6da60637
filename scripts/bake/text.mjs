// Reads and folds texts for the bakers. The folding is the service's own, so build.mjs compiles
// before it bakes.
import { readFileSync } from 'node:fs'

export { fold, foldKey } from '#engine/text/fold.js'

/**
 * The cells of a tab-separated file, without its remarks.
 * @param {string} path
 */
export function rows(path) {
  return readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
}

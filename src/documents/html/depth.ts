// Bounds how deeply a page's elements may be nested.
import { RolecallError } from '../../runtime/errors.js'

/** No page that people write nests this deeply, and the parser's cost grows with the depth. */
const DEPTH_MAX = 1000

export function checkDepth(depth: number): void {
  if (depth > DEPTH_MAX) {
    throw new RolecallError('parse_failed', 'The HTML is nested too deeply to be read.')
  }
}

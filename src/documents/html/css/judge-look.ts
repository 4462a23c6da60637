// Says whether text with this look is seen, and if not, why.
import type { HiddenReason } from '../../types.js'
import { looksAlike, over } from './colors.js'
import type { Look } from './look.js'

/** In pixels: nobody reads smaller letters. By eye. */
const READABLE_PX = 3
/**
 * An element with less opacity shows nothing: black on white becomes a grey within SAME_COLOR of
 * white (0.06 of 255 is 15).
 */
const OPACITY_MIN = 0.06
/**
 * Letters that are set closer than this share of their size overlap: the mean letter is half its
 * size wide, so little of each is left.
 */
const OVERPRINT_EM = -0.4

/** `faded`: not seen now, but pages that fade their content in are sent like this. */
export type Hiding = HiddenReason | 'faded'

/**
 * @param excused a heading on a picture, or on a ground that a style sheet elsewhere may paint: its
 * colour alone is no reason
 */
export function hidingOf(look: Look, excused: boolean): Hiding | null {
  if (look.hidden) return look.hidden
  if (!look.shown) return 'css'
  if (look.opacity < OPACITY_MIN) return 'faded'
  if (look.fontPx * look.scale < READABLE_PX) return 'tiny'
  if (look.letterSpacing < OVERPRINT_EM * look.fontPx) return 'overprinted'
  if ((look.fill ?? look.color).alpha * look.opacity < OPACITY_MIN) return 'transparent'
  return !excused && isGroundColor(look) ? 'same_color' : null
}

function isGroundColor(look: Look): boolean {
  const letters = look.fill ?? look.color
  const seen = { ...letters, alpha: letters.alpha * look.opacity }
  return look.grounds.every((ground) => looksAlike(over(seen, ground), ground))
}

// Names icons by the codes that icon fonts give them, and pictographs.
import { dataJson } from '../tables/data-file.js'

/** By code point, in hexadecimal. */
const NAMES = dataJson('./data/icons.json', import.meta.url) as Record<string, string>

export const iconName = (code: number): string | undefined => NAMES[code.toString(16)]

// Makes what a language needs when a document of that language comes: most documents need one
// language or none.
import type { Language } from './languages.js'

export function byLanguage<T>(make: (code: Language) => T): (code: Language) => T {
  const made = new Map<Language, T>()
  return (code) => {
    const known = made.get(code)
    if (known !== undefined) return known
    const value = make(code)
    made.set(code, value)
    return value
  }
}

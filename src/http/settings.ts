// The kinds of settings that a deployment can make, each with its default and its check.
export interface Setting<T> {
  fallback: T
  about: string
  read(text: string): T | undefined
  expects: string
}

export const integer = (
  fallback: number,
  min: number,
  max: number,
  about: string,
): Setting<number> => ({
  fallback,
  about,
  expects: `a whole number from ${min} to ${max}`,
  read: (text) => {
    const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN
    return value >= min && value <= max ? value : undefined
  },
})

export const text = (fallback: string, about: string): Setting<string> => ({
  fallback,
  about,
  expects: 'a text',
  read: (value) => value,
})

/** An address with one of these schemes, `https:` for instance. */
export const address = (schemes: readonly string[], about: string): Setting<string> => ({
  fallback: '',
  about,
  expects: `an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
  read: (value) => {
    const url = URL.canParse(value) ? new URL(value) : undefined
    return url && schemes.includes(url.protocol) ? value : undefined
  },
})

export const choice = <const T extends string>(
  fallback: T,
  allowed: readonly T[],
  about: string,
): Setting<T> => ({
  fallback,
  about,
  expects: `one of ${allowed.join(', ')}`,
  read: (value) => allowed.find((one) => one === value),
})

export const flag = (fallback: boolean, about: string): Setting<boolean> => ({
  fallback,
  about,
  expects: 'on or off',
  read: (value) =>
    ['on', 'true', '1'].includes(value)
      ? true
      : ['off', 'false', '0'].includes(value)
        ? false
        : undefined,
})

export const list = (about: string): Setting<readonly string[]> => ({
  fallback: [],
  about,
  expects: 'a list separated by commas',
  read: (value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
})

/** A list of some of the allowed names. */
export const someOf = <const T extends string>(
  allowed: readonly T[],
  about: string,
): Setting<readonly T[]> => ({
  fallback: [],
  about,
  expects: `some of ${allowed.join(', ')}, separated by commas`,
  read: (value) => {
    const names = value.split(',').map((item) => item.trim())
    const known = allowed.filter((one) => names.includes(one))
    return known.length === new Set(names).size ? known : undefined
  },
})

/** Reads one setting; an empty variable counts as not set. */
export function readSetting<T>(name: string, setting: Setting<T>, value: string | undefined): T {
  const trimmed = value?.trim() ?? ''
  if (trimmed === '') return setting.fallback
  const read = setting.read(trimmed)
  if (read === undefined) throw new Error(`${name} must be ${setting.expects}.`)
  return read
}

// Reads the SDK's form bodies: `line_items[0][price]=…` becomes nested objects.
export interface FormFields {
  [name: string]: string | FormFields
}

/** Bounds: the SDK sends some dozens of fields, nested a few levels. */
const FIELDS_MAX = 1000
const DEPTH_MAX = 8
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

export function parseForm(body: string): FormFields {
  const fields: FormFields = {}
  let count = 0
  for (const [name, value] of new URLSearchParams(body)) {
    count += 1
    const path = name.split('[').map((part) => part.replace(/\]$/, ''))
    if (count > FIELDS_MAX || path.length > DEPTH_MAX) break
    if (!path.some((part) => FORBIDDEN.has(part))) set(fields, path, value)
  }
  return fields
}

function set(fields: FormFields, path: string[], value: string): void {
  let at = fields
  for (const part of path.slice(0, -1)) {
    const known = at[part]
    const next: FormFields = typeof known === 'object' ? known : {}
    at[part] = next
    at = next
  }
  at[path.at(-1) ?? ''] = value
}

export const text = (fields: FormFields, ...path: string[]): string => {
  let at: string | FormFields | undefined = fields
  for (const part of path) at = typeof at === 'object' ? at[part] : undefined
  return typeof at === 'string' ? at : ''
}

/** The texts directly under a name: metadata, lists. */
export function texts(fields: FormFields, name: string): Record<string, string> {
  const found = fields[name]
  if (typeof found !== 'object') return {}
  const entries = Object.entries(found)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

// Joins wishes of which one is enough into one wish with all their names.
import type { Wish } from './types.js'

export function joined(members: readonly Wish[]): Wish[] {
  const [first, ...others] = members
  if (first === undefined || others.length === 0) return [...members]
  return [
    {
      ...first,
      requirement: members.map(({ requirement }) => requirement).join(' or '),
      anyOf: members.flatMap(({ anyOf }) => anyOf),
      occupations: members.flatMap(({ occupations }) => occupations),
      degree: members.find(({ degree }) => degree !== null)?.degree ?? null,
      minMonths: Math.min(...members.map(({ minMonths }) => minMonths)),
      isLicence: members.every(({ isLicence }) => isLicence),
      isLaterCheck: members.every(({ isLaterCheck }) => isLaterCheck),
      weight: Math.max(...members.map(({ weight }) => weight)),
    },
  ]
}

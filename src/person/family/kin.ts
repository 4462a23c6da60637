// Finds family told in sentences: a partner, children and parents that are the writer's own, a child
// that is due, a place among brothers and sisters, and a break to care for somebody.
import { anyOf, eachOf } from '../../languages/words.js'
import { lineAt, type Page } from '../page/make-page.js'
import { linesHolding, matches } from '../recogniser.js'
import type { Finding } from '../types.js'
import { GAP, isAboutPerson, isOffWork, wrapped } from '../wrapped.js'

const FAMILY = { category: 'family_status_proxy', placeholder: 'FAMILY_STATUS' } as const
const NAME = { category: 'name', placeholder: 'NAME' } as const

/** The words of a kind, as one group of a pattern. */
const any = (kind: string): string => `(?:${anyOf(`personal:kin-${kind}`)})`
/** The same and what is between it and the next word. */
const then = (kind: string): string => `(?:${any(kind)}${GAP})`

const COUNT = String.raw`(?:\d{1,2}|${any('numbers')})`
/** Four: V8 writes a group that is repeated up to three times out as often. */
const SIZES = `(?:${any('sizes')},?${GAP}){0,4}`
const SIZED = `(?:${any('sizes')},?${GAP}){1,4}`
const JOINED = `(?:,|${GAP}${any('joints')}|[ ]?/)${GAP}?`

/** "My partner", "our baby son", "my two grown daughters". */
const OWN_KIN = String.raw`\b${then('owners')}${SIZES}(?:${any('mates')}|${any('children')}|${any('own-mates')})\b`
/** "Wife and two kids", "living with partner", "wife": nobody at work is called so. */
const MATES = String.raw`\b(?:${then('living')}${then('small')}?${any('own-mates')}|${any('mates')})\b(?:${JOINED}${then('owners')}?(?:${COUNT}${GAP})?${SIZES}${any('children')})?`
/** "3 grown boys", "two teenage daughters", "four grandchildren". */
const COUNTED = String.raw`\b${COUNT}${GAP}(?:${SIZED}(?:${any('children')}|${any('boys')})|${any('counted')})\b`
/** "First bub due in August", "twins on the way in spring". */
const BORN = String.raw`${then('which-child')}{0,4}${any('unborn')}${GAP}${any('due')}\b(?:${GAP}${any('when')}(?:${GAP}[a-z\d]+){1,2})?`
/** The same, "expecting our second child", "father-to-be". */
const DUE = String.raw`\b${BORN}|\b${then('expecting')}${then('which-child')}{0,4}${any('unborn')}\b|\b${any('roles')}[ -]${any('to-be')}\b`
/** "Eldest of four children", "one of six siblings", "only child": a place in the family. */
const AMONG = String.raw`\b${then('among')}${COUNT}(?:${GAP}${any('siblings')})?\b|\b${any('only-child')}\b`
/** "Proud father", "full-time mum", "grandmother of six", "dad to twins". */
const PRAISED = String.raw`\b${then('praise')}${any('roles')}\b(?:${GAP}${any('of')}${GAP}(?:\d{1,2}|${any('counts')})\b(?!${GAP}(?:${any('siblings')})\b))?|\b${then('roles')}${then('of')}(?:${COUNT}|${any('twins')})\b(?:${GAP}${SIZES}(?:${any('children')}|${any('boys')})\b)?`
/** "Mother and grandmother.", "Husband, father, runner": a sentence or a list that opens with roles. */
const ROLES = String.raw`(?<=(?:^|[.;|•·!?(])[ \t]{0,3}|\n[ \t]{0,3})${then('i-am')}?${any('roles')}(?:${JOINED}${then('small')}?${any('roles')})*(?=[ \t]*(?:[.;|•·!?)]|,(?!${GAP}[a-z]+'s)|\n|$))`
/** "To care for my elderly mother", "looked after our newborn", also in the history of work. */
const CARE = String.raw`\b${then('care')}${then('owners')}${SIZES}(?:${any('elders')}|${any('children')}|${any('mates')}|${any('relatives')})\b`
/** "Career break to care for a sick parent", "time out raising children". */
const BREAK = String.raw`\b${any('breaks')}\b[ \t]?[:,(–—-]?${GAP}?${then('because')}{0,4}(?:${any('care')}|${any('reasons')})${GAP}${then('small')}{0,4}${SIZES}(?:${any('elders')}|${any('children')}|${any('mates')}|${any('relatives')})\b`

const patterns = (sources: readonly string[]) => sources.map((one) => new RegExp(one, 'g'))
/** Of people at home: in schools, at work and among skills they are pupils and customers. */
const AT_HOME = patterns([MATES, COUNTED, ROLES])
/** The writer says whose they are. */
const OWNED = patterns([OWN_KIN, DUE, AMONG, PRAISED])
/** "Our first bub due in May": a child that is the writer's own under any heading. */
const OWN_DUE = String.raw`\b(?=${then('own-child')})${BORN}`
/** What interrupts a history of work stands in it. */
const ANYWHERE = patterns([CARE, BREAK, OWN_DUE])
const SIGNS = eachOf('personal:kin-told-signs')
const CARE_SIGNS = eachOf('personal:kin-care-signs')

/** The name behind a relative: "wife Hanne", "our sons Ben (6) and Max". */
const NAMES =
  /^[ \t](?:\(\p{Upper}[\u0300-\u036f\p{Lower}]+\)|\p{Upper}[\u0300-\u036f\p{Lower}]{2,}(?:-\p{Upper}[\u0300-\u036f\p{Lower}]+)?(?:[ \t]\(\d{1,2}\))?(?:(?:,| and| &)[ \t]\p{Upper}[\u0300-\u036f\p{Lower}]{2,}(?:[ \t]\(\d{1,2}\))?)*)/u
/** "Engaged to Kim", "married to J.": a status that goes on with a name. */
const BOUND = new RegExp(String.raw`\b(?<status>${any('bound')}) ${any('bound-to')} `, 'g')
const BOUND_NAME = /^(?:\p{Upper}[\u0300-\u036f\p{Lower}]+|\p{Upper}\.)/u
const BOUND_SIGNS = eachOf('personal:kin-bound-signs')
/** A longer rest of a line holds no more names. */
const NAMES_CHARS_MAX = 60

/** The findings and the names that stand behind relatives. */
function withNames(page: Page, found: Finding[]): Finding[] {
  return found.flatMap((one) => {
    const stop = Math.min(one.end + NAMES_CHARS_MAX, lineAt(page, one.end)?.end ?? one.end)
    const names = NAMES.exec(page.text.slice(one.end, stop))?.[0] ?? ''
    const start = one.end + names.length - names.trimStart().length
    return names === '' ? [one] : [one, { start, end: one.end + names.length, ...NAME }]
  })
}

function bound(page: Page): Finding[] {
  return linesHolding(page, BOUND_SIGNS)
    .filter(isOffWork)
    .flatMap((line) =>
      Array.from(page.folded.slice(line.start, line.end).matchAll(BOUND), (match): Finding[] => {
        const start = line.start + match.index
        const at = start + match[0].length
        const name = BOUND_NAME.exec(page.text.slice(at, line.end))?.[0].length ?? 0
        const end = start + (match.groups?.status ?? '').length
        return name === 0
          ? []
          : [
              { start, end, ...FAMILY },
              { start: at, end: at + name, ...NAME },
            ]
      }).flat(),
    )
}

/** Dates and their small words, then what a gap in the history of work is called, and no more. */
const GAP_LINE = new RegExp(
  String.raw`^(?:[^a-z\n]|\b(?:${anyOf('personal:months')}|${any('before-a-gap')})[a-z]{0,6}\b)*(?<cut>${anyOf('personal:kin-gaps')})(?=[ \t]*(?:$|[\n,.;:|()–—-]|\d))`,
  'g',
)
const GAP_SIGNS = eachOf('personal:kin-gap-signs')

/** "2018 – 2019: carer's leave": the line of a gap; its dates stay. */
function gaps(page: Page): Finding[] {
  return matches(
    page,
    linesHolding(page, GAP_SIGNS),
    [GAP_LINE],
    FAMILY.category,
    FAMILY.placeholder,
  )
}

export const kin = (page: Page): Finding[] => {
  const lines = linesHolding(page, SIGNS).filter(isOffWork)
  const told = [
    ...wrapped(page, lines.filter(isAboutPerson), AT_HOME, FAMILY),
    ...wrapped(page, lines, OWNED, FAMILY),
  ]
  return [
    ...withNames(page, told),
    ...wrapped(page, linesHolding(page, CARE_SIGNS), ANYWHERE, FAMILY),
    ...bound(page),
    ...gaps(page),
  ]
}

// The counts of a cross-validation, by form and family, and what leaving a rule out changes.
import type { LabelledDocument } from '../train/documents.js'
import { type Entry, figures, record, type Sheet } from './measures.js'
import { ALL_RULES, type Answer } from './readings.js'

type Kind = 'work' | 'education'

const REST = 'all but livecareer'

const signed = (value: number): string => `${value >= 0 ? '+' : ''}${value.toFixed(2)}`

export class Sheets {
  /** By variant, then by sheet, then by kind of entry. */
  readonly #sheets = new Map<string, Map<string, Partial<Record<Kind, Sheet>>>>()

  add(variant: string, { gold, form }: LabelledDocument, answer: Answer): void {
    const isLive = gold.family === 'livecareer'
    const names = isLive ? [`${form} livecareer`] : [`${form} ${REST}`, `${form} ${gold.family}`]
    for (const name of variant === ALL_RULES ? names : names.slice(0, 1)) {
      for (const kind of ['work', 'education'] as const) {
        const got = answer[kind]
        const golds = kind === 'work' ? gold.work_history : gold.education
        if (got) record(this.#sheet(variant, name, kind), kind, golds as Entry[], got)
      }
    }
  }

  #sheet(variant: string, name: string, kind: Kind): Sheet {
    const sheets = this.#sheets.get(variant) ?? new Map<string, Partial<Record<Kind, Sheet>>>()
    this.#sheets.set(variant, sheets)
    const kinds = sheets.get(name) ?? {}
    sheets.set(name, kinds)
    kinds[kind] ??= {}
    return kinds[kind]
  }

  rows(): string[] {
    const whole = this.#sheets.get(ALL_RULES)
    return [...this.#sheets].flatMap(([variant, sheets]) =>
      [...sheets].sort().map(([name, kinds]) => {
        const cells = Object.entries(kinds).map(([kind, sheet]) => {
          const own = figures(sheet, kind as Kind)
          if (variant === ALL_RULES)
            return `${kind} ${own.fields.toFixed(1)} / ${own.entries.toFixed(1)}`
          const base = figures(whole?.get(name)?.[kind as Kind] ?? {}, kind as Kind)
          return `${kind} ${signed(own.fields - base.fields)} / ${signed(own.entries - base.entries)}`
        })
        const title = variant === ALL_RULES ? name : `${variant} (${name})`
        return `${title.padEnd(72)} ${cells.join('   ')}`
      }),
    )
  }
}

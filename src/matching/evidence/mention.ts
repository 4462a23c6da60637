// Mentions of a skill: by a name that stands alone, or inside a text.
import type { SkillMention } from '../../taxonomy/skills/types.js'
import { foldKey } from '../../text/fold.js'
import type { Mention, Place } from '../types.js'
import { quoteAround, quoteWhole } from './quote.js'

export type Where = Pick<Mention, 'place' | 'position'>

/** A name that stands by itself: a listed skill, a licence, a language. */
export class NamedMention implements Mention {
  readonly quote: string
  readonly isSure = true
  readonly place: Place
  readonly position: number
  readonly isPart: boolean

  constructor(
    private readonly name: string,
    readonly skillId: string | null,
    where: Where,
    isPart: boolean,
  ) {
    this.quote = quoteWhole(name)
    this.place = where.place
    this.position = where.position
    this.isPart = isPart
  }

  /** The same name of a skill that somebody has only in part. */
  inPart(): NamedMention {
    return new NamedMention(this.name, this.skillId, this, true)
  }

  /** Made on demand: only unknown names are looked up by their key. */
  get key(): string {
    return foldKey(this.name)
  }
}

/** A skill named in a text. Its quote is cut on demand, since most mentions are never quoted. */
export class TextMention implements Mention {
  #quote: string | undefined
  readonly skillId: string
  readonly position: number

  constructor(
    private readonly text: string,
    private readonly found: SkillMention,
    readonly place: Place,
    where: Where,
    readonly isPart: boolean,
    readonly isSure: boolean,
    readonly isTitle: boolean,
  ) {
    this.skillId = found.id
    this.position = where.position
  }

  get key(): string {
    return foldKey(this.found.raw)
  }

  get quote(): string {
    this.#quote ??= quoteAround(this.text, this.found.start, this.found.end)
    return this.#quote
  }
}

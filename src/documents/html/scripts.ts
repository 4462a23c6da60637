// Collects script elements that may carry posting data. None of them is ever run.

export interface PageScript {
  kind: 'ld_json' | 'json' | 'code'
  id: string
  text: string
}

/** Bounds one page. */
const SCRIPTS_MAX = 200
/** Trackers and loaders are shorter; scripts with a posting are longer. */
const CODE_CHARS_MIN = 200

export class ScriptCollector {
  private readonly scripts: PageScript[] = []
  private current: PageScript | null = null

  open(attributes: Record<string, string>): void {
    const type = (attributes.type ?? '').toLowerCase()
    if (attributes.src !== undefined || this.scripts.length >= SCRIPTS_MAX) return
    const kind = type.includes('ld+json') ? 'ld_json' : type.includes('json') ? 'json' : 'code'
    this.current = { kind, id: attributes.id ?? '', text: '' }
  }

  text(data: string): void {
    if (this.current) this.current.text += data
  }

  close(): void {
    const script = this.current
    this.current = null
    if (script && (script.kind !== 'code' || script.text.length >= CODE_CHARS_MIN)) {
      this.scripts.push(script)
    }
  }

  all(): PageScript[] {
    return this.scripts
  }
}

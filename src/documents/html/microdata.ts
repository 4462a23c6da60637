// Reads microdata (itemscope, itemprop) of the schema.org types, in the same pass as the text.

export interface MicrodataItem {
  type: string
  /** A value is the element's markup, the value of a content attribute, or an item of its own. */
  props: Record<string, (string | MicrodataItem)[]>
}

interface OpenScope {
  item: MicrodataItem
  depth: number
}

interface OpenProp {
  owner: MicrodataItem
  names: string[]
  depth: number
  contentAt: number
}

/** Bounds items, values of one property, and items inside items. */
const ITEMS_MAX = 50
const VALUES_MAX = 200
const SCOPES_MAX = 20
/** Attributes that hold a property's value, in this order; otherwise the element's content does. */
const VALUE_ATTRIBUTES = ['content', 'datetime', 'value']

export class MicrodataReader {
  readonly items: MicrodataItem[] = []
  private readonly scopes: OpenScope[] = []
  private readonly props: OpenProp[] = []

  constructor(private readonly html: string) {}

  open(attributes: Record<string, string>, depth: number, contentAt: number): void {
    const owner = this.scopes.at(-1)?.item
    const names = owner ? (attributes.itemprop ?? '').split(/\s+/).filter(Boolean) : []
    if (attributes.itemscope !== undefined) this.openScope(attributes, depth, owner, names)
    else if (owner && names.length > 0) this.openProp(attributes, depth, contentAt, owner, names)
  }

  private openScope(
    attributes: Record<string, string>,
    depth: number,
    owner: MicrodataItem | undefined,
    names: string[],
  ): void {
    const type = (attributes.itemtype ?? '').replace(/^.*\//, '')
    const item: MicrodataItem = { type, props: Object.create(null) as MicrodataItem['props'] }
    if (this.scopes.length >= SCOPES_MAX) return
    this.scopes.push({ item, depth })
    if (owner && names.length > 0) for (const name of names) addValue(owner, name, item)
    else if (this.items.length < ITEMS_MAX) this.items.push(item)
  }

  private openProp(
    attributes: Record<string, string>,
    depth: number,
    contentAt: number,
    owner: MicrodataItem,
    names: string[],
  ): void {
    const stated = VALUE_ATTRIBUTES.map((name) => attributes[name]).find((value) => value)
    if (stated) for (const name of names) addValue(owner, name, stated)
    else if (this.props.length < SCOPES_MAX) this.props.push({ owner, names, depth, contentAt })
  }

  close(depth: number, contentEnd: number): void {
    if (this.scopes.at(-1)?.depth === depth) this.scopes.pop()
    const prop = this.props.at(-1)
    if (prop?.depth !== depth) return
    this.props.pop()
    const content = this.html.slice(prop.contentAt, Math.max(prop.contentAt, contentEnd))
    for (const name of prop.names) addValue(prop.owner, name, content)
  }
}

function addValue(item: MicrodataItem, name: string, value: string | MicrodataItem): void {
  item.props[name] ??= []
  if (item.props[name].length < VALUES_MAX) item.props[name].push(value)
}

// Reads XML of an office document into a tree. Entities that a document declares are not expanded,
// nothing outside it is looked up, and its size is bounded.
import { Parser } from 'htmlparser2'
import { RolecallError } from '../../runtime/errors.js'

export interface XmlElement {
  /** The name without its prefix: `w:p` is `p`. */
  name: string
  /** By names without prefixes. */
  attributes: Readonly<Record<string, string>>
  children: XmlNode[]
}

export type XmlNode = XmlElement | string

/** Long documents have some ten thousand. */
const NODES_MAX = 600_000
/** Tables in tables in text boxes: documents that people make stay below a hundred. */
const DEPTH_MAX = 250

const tooMuch = (what: string): RolecallError =>
  new RolecallError('parse_failed', `The document ${what} than can be read.`)

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

function withoutPrefixes(attributes: Record<string, string>): Record<string, string> {
  const plain: Record<string, string> = Object.create(null)
  for (const name in attributes) plain[localName(name)] = attributes[name] ?? ''
  return plain
}

/** The root element; an empty one when there is no element at all. */
export function readXml(bytes: Uint8Array): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  let nodes = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length > DEPTH_MAX) throw tooMuch('is nested more deeply')
        if (++nodes > NODES_MAX) throw tooMuch('has more parts')
        const element = {
          name: localName(name),
          attributes: withoutPrefixes(attributes),
          children: [],
        }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(data) {
        const { children } = open.at(-1) ?? root
        const last = children.length - 1
        // The parser gives text in pieces; an entity is a piece of its own.
        if (typeof children[last] === 'string') children[last] += data
        else {
          if (++nodes > NODES_MAX) throw tooMuch('has more parts')
          children.push(data)
        }
      },
      onclosetag() {
        if (open.length > 1) open.pop()
      },
    },
    { xmlMode: true },
  )
  parser.write(decodeXml(bytes))
  parser.end()
  return root.children.find(isElement) ?? root
}

function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes
  const charset =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8'
  return new TextDecoder(charset).decode(bytes)
}

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string'

export const elementsOf = (element: XmlElement | undefined): XmlElement[] =>
  element?.children.filter(isElement) ?? []

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((node): node is XmlElement => isElement(node) && node.name === name)

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  elementsOf(element).filter((child) => child.name === name)

/** The descendant at the end of a path of names. */
export const at = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((found, name) => childOf(found, name), element)

export const attributeOf = (element: XmlElement | undefined, name: string): string =>
  element?.attributes[name] ?? ''

/**
 * All elements of these names below this one, outermost first. Elements inside a found one are not
 * listed.
 */
export function findAll(element: XmlElement, names: ReadonlySet<string>): XmlElement[] {
  const found: XmlElement[] = []
  for (const child of elementsOf(element)) {
    if (names.has(child.name)) found.push(child)
    else found.push(...findAll(child, names))
  }
  return found
}

/** All text below an element. */
export const textIn = (element: XmlElement): string =>
  element.children.map((node) => (isElement(node) ? textIn(node) : node)).join('')

// The parts of a DOCX package, and the relations between them. Targets outside the package are
// reported as links and never fetched.
import { RolecallError } from '../../runtime/errors.js'
import { elementsOf, readXml, type XmlElement } from '../xml/read-xml.js'
import { openZip, type Zip } from '../zip/read-zip.js'

export interface Relation {
  type: string
  target: string
  external: boolean
}

export interface Part {
  root: XmlElement
  relations: ReadonlyMap<string, Relation>
}

const MAIN_PART = 'word/document.xml'
/** Bounds a part; long documents have some hundred. */
const RELATIONS_MAX = 5_000

export class DocxPackage {
  readonly main: Part
  private readonly zip: Zip
  private readonly folder: string

  constructor(bytes: Uint8Array) {
    this.zip = openZip(bytes)
    const start = [...this.relationsOf('').values()].find(({ type }) => type === 'officeDocument')
    const path = start && !start.external ? start.target : MAIN_PART
    const main = this.part(path) ?? this.part(MAIN_PART)
    if (!main) throw new RolecallError('parse_failed', 'The Word document has no text in it.')
    this.folder = path.slice(0, path.lastIndexOf('/') + 1)
    this.main = main
  }

  /** The part that the main document relates to by a type, for instance "styles". */
  related(type: string): Part | null {
    const relation = [...this.main.relations.values()].find((one) => one.type === type)
    return relation ? this.target(relation) : this.part(`${this.folder}${type}.xml`)
  }

  byId(id: string): Part | null {
    const relation = this.main.relations.get(id)
    return relation ? this.target(relation) : null
  }

  private target({ target, external }: Relation): Part | null {
    return external ? null : this.part(target)
  }

  private part(path: string): Part | null {
    const bytes = this.zip.read(path)
    return bytes ? { root: readXml(bytes), relations: this.relationsOf(path) } : null
  }

  private relationsOf(path: string): Map<string, Relation> {
    const slash = path.lastIndexOf('/') + 1
    const folder = path.slice(0, slash)
    const bytes = this.zip.read(`${folder}_rels/${path.slice(slash)}.rels`)
    const relations = new Map<string, Relation>()
    if (!bytes) return relations
    for (const { attributes } of elementsOf(readXml(bytes)).slice(0, RELATIONS_MAX)) {
      const { Id = '', Type = '', Target = '', TargetMode = '' } = attributes
      const external = TargetMode === 'External'
      const target = external ? Target : inPackage(folder, Target)
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target, external })
    }
    return relations
  }
}

/** A target is relative to the folder of its part, or to the root. */
function inPackage(folder: string, target: string): string {
  const path: string[] = []
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') path.pop()
    else if (step !== '' && step !== '.') path.push(step)
  }
  return path.join('/')
}

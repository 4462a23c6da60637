import { describe, expect, it } from 'vitest'
import { type UnitKind, withoutUnit } from './without-unit.js'

const CASES: [kind: UnitKind, value: string, left: string][] = [
  ['employer', 'Moss University, Tide Lab', 'Moss University'],
  ['employer', 'University of Moss, Fernby, Prof. Brook’s Lab', 'University of Moss, Fernby'],
  ['employer', 'Moss University | Coastal Engineering Group', 'Moss University'],
  ['employer', 'Tide Mechanics Laboratory, Moss University', 'Moss University'],
  ['employer', 'Tide Lab at Moss University', 'Moss University'],
  ['employer', 'Dept. of Physics, UC Fernby', 'UC Fernby'],
  ['employer', 'Ministry of Tides, Harbour Division', 'Ministry of Tides'],
  ['school', 'Moss University, College of Arts and Letters', 'Moss University'],
  ['school', 'Department of Economics, Moss University', 'Moss University'],
  ['school', 'Moss University, Faculty of Engineering', 'Moss University'],
  ['employer', 'Moss Medical Center', 'Moss Medical Center'],
  ['employer', 'Moss Group, Tide Division', 'Moss Group, Tide Division'],
  ['employer', 'Tide Lab', 'Tide Lab'],
  ['employer', 'Fern College, Moss University', 'Fern College, Moss University'],
  ['school', 'Fern College, Moss University', 'Fern College, Moss University'],
  ['school', 'Moss Institute of Technology', 'Moss Institute of Technology'],
]

describe('a part of a larger organisation', () => {
  it.each(CASES)('as %s: %s gives %s', (kind, value, left) => {
    const found = { value, spans: [], confidence: 1 }
    expect(withoutUnit(found, kind)?.value).toBe(left)
  })
})

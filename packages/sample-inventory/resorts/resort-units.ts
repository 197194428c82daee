import type { DescribedUnit, UnitBed, UnitView } from '../../../src/server/domain/suppliers/resort-week.ts'
import { hashText, type RandomStream, randomStream } from '../random.ts'
import type { Landscape } from './resort-atlas.ts'

/** A type of unit without its picture, which shows the season. */
export interface UnitFacts extends Omit<DescribedUnit, 'picture'> {
  /** Units of the type. */
  readonly count: number
}

interface UnitKind extends Pick<UnitFacts, 'name' | 'bedrooms' | 'sleeps' | 'kitchen'> {
  /** How many resorts have it. */
  readonly share: number
  readonly squareMetres: readonly [smallest: number, largest: number]
  readonly baths: readonly [number, ...number[]]
  readonly beds: readonly [readonly UnitBed[], ...(readonly UnitBed[])[]]
}

const kinds: readonly UnitKind[] = [
  {
    name: 'Studio',
    bedrooms: 0,
    sleeps: 2,
    kitchen: 'partial',
    share: 0.7,
    squareMetres: [28, 40],
    baths: [1],
    beds: [['queen'], ['king'], ['murphy']],
  },
  {
    name: 'One-Bedroom Suite',
    bedrooms: 1,
    sleeps: 4,
    kitchen: 'full',
    share: 0.95,
    squareMetres: [48, 66],
    baths: [1, 1, 1.5],
    beds: [
      ['king', 'sofa_bed'],
      ['queen', 'sofa_bed'],
      ['twin', 'twin', 'sofa_bed'],
    ],
  },
  {
    name: 'Two-Bedroom Villa',
    bedrooms: 2,
    sleeps: 6,
    kitchen: 'full',
    share: 0.85,
    squareMetres: [74, 104],
    baths: [2, 2, 1],
    beds: [
      ['king', 'twin', 'twin', 'sofa_bed'],
      ['king', 'queen', 'sofa_bed'],
    ],
  },
  {
    name: 'Three-Bedroom Villa',
    bedrooms: 3,
    sleeps: 8,
    kitchen: 'full',
    share: 0.4,
    squareMetres: [108, 150],
    baths: [3, 2, 2.5],
    beds: [
      ['king', 'queen', 'twin', 'twin', 'sofa_bed'],
      ['king', 'double', 'bunk', 'sofa_bed'],
    ],
  },
]

const views: Readonly<Record<Landscape, readonly [UnitView, ...UnitView[]]>> = {
  tropical: ['sea', 'garden', 'pool', 'sea', 'none'],
  mediterranean: ['sea', 'pool', 'garden', 'golf', 'none'],
  atlantic: ['sea', 'garden', 'golf', 'none'],
  alpine: ['mountain', 'mountain', 'garden', 'none'],
  desert: ['pool', 'garden', 'golf', 'none'],
  lake: ['lake', 'garden', 'lake', 'none'],
}

/** Returns a resort's types of unit, the smallest first. */
export function unitsOf(resortId: string, stream: RandomStream, landscape: Landscape): UnitFacts[] {
  const kindsHere = kinds.filter(({ share }) => stream.chance(share))
  const chosen = kindsHere.length > 0 ? kindsHere : kinds.slice(1, 2)
  return chosen.map((kind) => unitOf(`${resortId}-${kind.bedrooms}br`, kind, landscape))
}

function unitOf(id: string, kind: UnitKind, landscape: Landscape): UnitFacts {
  const stream = randomStream(hashText(id))
  const { name, bedrooms, sleeps, kitchen } = kind
  const baths = stream.pick(kind.baths)
  const [smallest, largest] = kind.squareMetres
  const isBasic = bedrooms < 2 && stream.chance(0.2)
  return {
    id,
    name,
    bedrooms,
    baths,
    sleeps,
    sleepsInPrivacy: privately(bedrooms, baths),
    beds: stream.pick(kind.beds),
    kitchen: isBasic ? (bedrooms === 0 ? 'none' : 'partial') : kitchen,
    squareMetres: Math.round(stream.between(smallest, largest)),
    hasLaundry: stream.chance(0.2 + 0.25 * bedrooms),
    view: stream.pick(views[landscape]),
    isAccessible: stream.chance(0.3),
    count: 2 + stream.below(4),
  }
}

/** Two in each bedroom whose bath is reached without crossing another one; a studio is one room. */
function privately(bedrooms: number, baths: number): number {
  if (bedrooms === 0) return 2
  return 2 * Math.min(bedrooms, Math.ceil(baths) + 1)
}

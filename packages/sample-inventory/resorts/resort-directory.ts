import type { ResortUnit } from '../../../src/server/domain/suppliers/resort-offer.ts'
import type { GeoPoint } from '../../geography/geo-point.ts'
import { hashText, mix, type RandomStream, randomStream } from '../random.ts'
import { type Landscape, type Region, resortRegions, type Subregion } from './resort-atlas.ts'

/** A resort's fixed facts. */
export interface Resort {
  readonly id: string
  readonly seed: number
  readonly name: string
  readonly region: Region
  readonly subregion: Subregion
  /** The nearby town. */
  readonly place: string
  readonly position: GeoPoint
  readonly guestRating: number
  readonly standing: number
  readonly retailShare: number
  readonly units: readonly ResortUnit[]
}

const names: Readonly<Record<Landscape, readonly [first: string, second: string]>> = {
  tropical: [
    'Coral|Palm Shadow|Sandbar|Trade Wind|Hibiscus|Blue Lagoon House|Pelican|Conch|Seagrape|Turtle Cove|Mangrove|Starfish|Coconut Row|Driftwood',
    'Beach Club|Bay Villas|Shore Resort|Reef Residences|Lagoon Village',
  ],
  mediterranean: [
    'Olive Terrace|Lemon Grove|Oleander|Cicada|White Harbour|Bougainvillea|Pine Bay|Amphora|Sea Thyme|Almond|Azure Court|Fig Tree|Mistral|Citrus',
    'Village|Bay Resort|Residences|Garden Villas|Beach Suites',
  ],
  atlantic: [
    'Lighthouse|Dune Grass|Heather Bay|Gull Point|Tidewater|Saltmarsh|Surfline|Basalt|Fisherman Row|Seacliff|Harbour Light|Sand Dollar|West Wind|Shell Road',
    'Resort|Beach Houses|Ocean Club|Coast Village|Bay Suites',
  ],
  alpine: [
    'Larch|Stone Pine|Edelweiss Lane|Snowfinch|Marmot|Ridgeline|Alder Creek|Glacier View|Ibex|Timberline|High Meadow|Silver Fir|Avalanche Lily|Ptarmigan',
    'Lodge|Chalets|Mountain Resort|Alpine Club|Residences',
  ],
  desert: [
    'Sand Rose|Date Palm|Red Rock|Dune Moon|Jujube|Caravan|Sandstone|Oasis Court|Mirage Bay|Acacia|Falcon|Copper Sand|Desert Lark|Tamarisk',
    'Resort|Courtyards|Desert Club|Villas|Oasis Village',
  ],
  lake: [
    'Loon|Willow Shore|Birch Point|Otter Cove|Still Water|Cedar Dock|Heron Lake|Lily Pad|Cattail|Kingfisher|Canoe House|Maple Landing|Pinewater|Dragonfly',
    'Lake Resort|Cottages|Waterside Club|Lodges|Village',
  ],
}

const unitKinds: readonly (Omit<ResortUnit, 'id'> & { readonly share: number })[] = [
  { name: 'Studio', bedrooms: 0, sleeps: 2, kitchen: 'partial', share: 0.7 },
  { name: 'One-Bedroom Suite', bedrooms: 1, sleeps: 4, kitchen: 'full', share: 0.95 },
  { name: 'Two-Bedroom Villa', bedrooms: 2, sleeps: 6, kitchen: 'full', share: 0.85 },
  { name: 'Three-Bedroom Villa', bedrooms: 3, sleeps: 8, kitchen: 'full', share: 0.4 },
]

/** Returns all resorts, about 550, from the dataset's seed. */
export function resortDirectory(datasetSeed: number): Resort[] {
  return resortRegions.flatMap((region) =>
    region.subregions.flatMap((subregion) =>
      resortsOf(region, subregion, mix(datasetSeed, hashText(subregion.id))),
    ),
  )
}

function resortsOf(region: Region, subregion: Subregion, seed: number): Resort[] {
  const [firsts, seconds] = names[subregion.landscape].map((list) => list.split('|')) as [string[], string[]]
  const start = seed % firsts.length
  return Array.from({ length: 3 + subregion.places.length * 2 }, (_, index): Resort => {
    const resortSeed = mix(seed, index)
    const stream = randomStream(resortSeed)
    const place = subregion.places[index % subregion.places.length] ?? {
      name: subregion.name,
      latitude: 0,
      longitude: 0,
    }
    const id = `${subregion.id}-${index + 1}`
    return {
      id,
      seed: resortSeed,
      name: `${firsts[(start + index) % firsts.length]} ${seconds[stream.below(seconds.length)]}`,
      region,
      subregion,
      place: place.name,
      position: {
        latitude: place.latitude + stream.between(-0.008, 0.008),
        longitude: place.longitude + stream.between(-0.008, 0.008),
      },
      guestRating: Math.round(stream.between(3.6, 5) * 10) / 10,
      standing: stream.between(0.8, 1.35),
      retailShare: 0.2 + 0.7 * stream.next() ** 1.4,
      units: unitsOf(id, stream),
    }
  })
}

function unitsOf(resortId: string, stream: RandomStream): ResortUnit[] {
  const kinds = unitKinds.filter(({ share }) => stream.chance(share))
  const chosen = kinds.length > 0 ? kinds : unitKinds.slice(1, 2)
  return chosen.map(({ share: _, ...unit }) => ({ id: `${resortId}-${unit.bedrooms}br`, ...unit }))
}

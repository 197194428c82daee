import { distanceMiles } from '../../geography/distance-miles.ts'
import type { GeoPoint } from '../../geography/geo-point.ts'
import { hashText, mix, randomStream } from '../random.ts'
import { type Landscape, type Region, resortRegions, type Subregion } from './resort-atlas.ts'
import { type UnitFacts, unitsOf } from './resort-units.ts'

/** A place nearer than this is also a place of the neighbouring subregion. */
const NEIGHBOUR_MILES = 60

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
  readonly units: readonly UnitFacts[]
  /** Every subregion in which it is found: its own, and those that begin nearby. */
  readonly foundIn: ReadonlySet<string>
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
  // A subregion of a single place has a single resort.
  const count = subregion.places.length === 1 ? 1 : 3 + subregion.places.length * 2
  return Array.from({ length: count }, (_, index): Resort => {
    const resortSeed = mix(seed, index)
    const stream = randomStream(resortSeed)
    const place = subregion.places[index % subregion.places.length] ?? {
      name: subregion.name,
      latitude: 0,
      longitude: 0,
    }
    const id = `${subregion.id}-${index + 1}`
    const name = `${firsts[(start + index) % firsts.length]} ${seconds[stream.below(seconds.length)]}`
    const position = {
      latitude: place.latitude + stream.between(-0.008, 0.008),
      longitude: place.longitude + stream.between(-0.008, 0.008),
    }
    return {
      id,
      seed: resortSeed,
      name,
      region,
      subregion,
      place: place.name,
      position,
      guestRating: Math.round(stream.between(3.6, 5) * 10) / 10,
      standing: stream.between(0.8, 1.35),
      retailShare: 0.2 + 0.7 * stream.next() ** 1.4,
      units: unitsOf(id, stream, subregion.landscape),
      foundIn: new Set([subregion.id, ...neighboursOf(subregion, place)]),
    }
  })
}

const neighbours = new Map<GeoPoint, string[]>()

function neighboursOf(own: Subregion, place: GeoPoint): string[] {
  const known = neighbours.get(place)
  if (known !== undefined) return known
  const found = resortRegions
    .flatMap(({ subregions }) => subregions)
    .filter(({ places }) => places.some((one) => distanceMiles(one, place) < NEIGHBOUR_MILES))
    .map(({ id }) => id)
    .filter((id) => id !== own.id)
  neighbours.set(place, found)
  return found
}

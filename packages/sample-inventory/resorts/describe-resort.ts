import type { CardKind } from '../../../src/server/domain/suppliers/car-rental.ts'
import type {
  DescribedUnit,
  ResortAmenity,
  ResortPlace,
  ResortRules,
} from '../../../src/server/domain/suppliers/resort-week.ts'
import { distanceMiles } from '../../geography/distance-miles.ts'
import type { GeoPoint } from '../../geography/geo-point.ts'
import { seasonAt } from '../../geography/places/season-at.ts'
import type { SceneKind } from '../../scenes/scene-kind.ts'
import { sceneUrl } from '../../scenes/scene-url.ts'
import { fictionalPhone } from '../fictional-phone.ts'
import { randomStream } from '../random.ts'
import { streetAddress } from '../street-address.ts'
import type { Landscape } from './resort-atlas.ts'
import type { Resort } from './resort-directory.ts'
import { resortDeposit } from './resort-fees.ts'
import { landscapeTraits } from './resort-price.ts'
import type { ResortSources } from './resort-sources.ts'
import type { UnitFacts } from './resort-units.ts'

const KILOMETRES_PER_MILE = 1.609344

const scenes: Readonly<Record<Landscape, readonly [SceneKind, ...SceneKind[]]>> = {
  tropical: ['beach', 'pool', 'beach', 'boat-trip'],
  mediterranean: ['beach', 'pool', 'harbour', 'old-town'],
  atlantic: ['beach', 'harbour', 'beach', 'apartment'],
  alpine: ['mountain', 'forest', 'mountain', 'ski'],
  desert: ['desert', 'pool', 'desert', 'balloon'],
  lake: ['lake', 'forest', 'lake', 'kayak'],
}

const usual: readonly ResortAmenity[] = ['wifi', 'parking']
const mayHave: Readonly<Record<Landscape, readonly ResortAmenity[]>> = {
  tropical: [
    'pool',
    'beachfront',
    'water_sports',
    'bar',
    'restaurant',
    'spa',
    'kids_club',
    'air_conditioning',
  ],
  mediterranean: ['pool', 'beachfront', 'tennis', 'golf', 'restaurant', 'bar', 'spa', 'air_conditioning'],
  atlantic: ['heated_pool', 'beachfront', 'golf', 'bicycle_hire', 'restaurant', 'sauna', 'pets_welcome'],
  alpine: ['sauna', 'ski_in', 'ski_storage', 'fireplace', 'heated_pool', 'hot_tub', 'restaurant'],
  desert: ['pool', 'hot_tub', 'golf', 'tennis', 'spa', 'restaurant', 'air_conditioning'],
  lake: [
    'heated_pool',
    'water_sports',
    'barbecue',
    'fireplace',
    'playground',
    'bicycle_hire',
    'pets_welcome',
  ],
}
const anywhere: readonly ResortAmenity[] = [
  'gym',
  'laundry',
  'step_free',
  'lift',
  'barbecue',
  'playground',
  'car_charging',
]

const cardKinds: readonly [readonly CardKind[], ...(readonly CardKind[])[]] = [
  ['credit'],
  ['credit', 'debit'],
  ['credit', 'debit', 'cash'],
]

/** The point from which distances are measured, with its name. */
export type SearchedPoint = GeoPoint & { readonly name: string }

/** Returns a resort as lists show it, on the date of a stay. */
export function describeResort(
  resort: Resort,
  date: string,
  { timeZoneOf, airportOf }: Pick<ResortSources, 'timeZoneOf' | 'airportOf'>,
  near: SearchedPoint | null = null,
): ResortPlace {
  const { id, seed, name, region, subregion, place, position, guestRating } = resort
  const stream = randomStream(seed ^ 0xde5c)
  const isAdultsOnly = stream.chance(0.08)
  const airport = airportOf(resort)
  return {
    id,
    name,
    region: { id: region.id, name: region.name },
    subregion: { id: subregion.id, name: subregion.name, parentId: region.id },
    place,
    countryCode: subregion.countryCode,
    position,
    timeZone: timeZoneOf(resort),
    guestRating,
    reviewCount: reviewCountOf(resort),
    ...(near && { distance: { miles: distanceMiles(near, position), from: near.name } }),
    ...(airport && {
      airport: {
        iata: airport.iata,
        name: airport.name,
        kilometres: Math.round(airport.distanceMiles * KILOMETRES_PER_MILE),
      },
    }),
    isAdultsOnly,
    picture: resortPicture(resort, date),
    amenities: amenitiesOf(resort, isAdultsOnly),
  }
}

/** Returns how many guests have rated a resort. */
export function reviewCountOf({ seed }: Pick<Resort, 'seed'>): number {
  return 24 + randomStream(seed ^ 0x4e71).below(1_800)
}

/** Returns the address of a resort's first picture, in the season of a date. */
export function resortPicture({ id, seed, subregion, position }: Resort, date: string): string {
  const stream = randomStream(seed ^ 0x9e5)
  return sceneUrl(stream.pick(scenes[subregion.landscape]), id, {
    timeOfDay: stream.pick(['day', 'golden', 'dawn', 'dusk']),
    season: seasonAt(position.latitude, date),
    climate: landscapeTraits(subregion.landscape).climate,
  })
}

/** Returns a resort's pictures on a date, the one of lists first. */
export function resortPictures(resort: Resort, date: string): string[] {
  const stream = randomStream(resort.seed ^ 0x71c5)
  const kinds: SceneKind[] = ['apartment', ...scenes[resort.subregion.landscape]]
  return [
    resortPicture(resort, date),
    ...Array.from({ length: 5 + stream.below(4) }, (_, index) =>
      sceneUrl(kinds[index % kinds.length] ?? 'apartment', `${resort.id}-${index + 2}`, {
        timeOfDay: stream.pick(['day', 'golden', 'dawn', 'dusk', 'night']),
        season: seasonAt(resort.position.latitude, date),
        climate: landscapeTraits(resort.subregion.landscape).climate,
      }),
    ),
  ]
}

/** Returns a unit with its picture on a date. */
export function describeUnit(unit: UnitFacts, resort: Resort, date: string): DescribedUnit {
  const { count: _, ...facts } = unit
  const picture = sceneUrl('apartment', unit.id, {
    timeOfDay: randomStream(resort.seed ^ unit.bedrooms).pick(['day', 'golden', 'dusk']),
    season: seasonAt(resort.position.latitude, date),
    climate: landscapeTraits(resort.subregion.landscape).climate,
  })
  return { ...facts, picture }
}

/** Returns what a resort asks of its guests. */
export function resortRules(resort: Resort, { dataset }: Pick<ResortSources, 'dataset'>): ResortRules {
  const { seed, subregion, position, place } = resort
  const stream = randomStream(seed ^ 0x4a1e)
  const isAmerican = subregion.countryCode === 'US'
  const deposit = resortDeposit(resort)
  const [town] = dataset().geo.citiesNear(position, 40, 1)
  return {
    checkInFrom: stream.pick(['15:00', '16:00', '16:00', '17:00']),
    checkInUntil: stream.pick(['20:00', '22:00', '23:00', '00:00']),
    checkOutBy: stream.pick(['10:00', '10:00', '11:00']),
    minimumAge: stream.pick(isAmerican ? [21, 21, 25, 18] : [18, 18, 21]),
    acceptedCards: stream.pick(cardKinds),
    ...(deposit && { deposit }),
    needsPhotoId: stream.chance(0.85),
    phone: fictionalPhone(seed),
    address: town ? `${streetAddress(town, seed)}, ${place}` : place,
  }
}

function amenitiesOf({ seed, subregion }: Resort, isAdultsOnly: boolean): ResortAmenity[] {
  const stream = randomStream(seed ^ 0xa3e)
  const own = mayHave[subregion.landscape].filter(() => stream.chance(0.65))
  const others = anywhere.filter(() => stream.chance(0.45))
  const isForChildren = (code: ResortAmenity) => code === 'kids_club' || code === 'playground'
  return [...new Set([...usual, ...own, ...others])].filter((code) => !isAdultsOnly || !isForChildren(code))
}

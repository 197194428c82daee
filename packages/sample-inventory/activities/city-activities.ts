import type { City } from '../../geography/geo.ts'
import type { GeoPoint } from '../../geography/geo-point.ts'
import { type PlaceTraits, placeTraits } from '../../geography/places/place-traits.ts'
import { landReach } from '../../geography/places/seaside.ts'
import { hashText, mix, randomStream } from '../random.ts'
import { spreadInCity } from '../spread-in-city.ts'
import { activityCode } from './activity-code.ts'
import { type ActivityTemplate, templatesFor } from './activity-templates.ts'

/** An activity's fixed facts. */
export interface Activity {
  readonly productCode: string
  /** Seed of its pictures. */
  readonly pictureSeed: string
  readonly seed: number
  readonly title: string
  readonly template: ActivityTemplate
  readonly durationMinutes: number
  readonly isFreeCancellation: boolean
  readonly guestRating: number
  /** Where it starts. */
  readonly position: GeoPoint
  /** Relative to others of its kind. */
  readonly standing: number
  readonly retailShare: number
  /** Places at its first start time of a day. */
  readonly capacity: number
}

export interface CityActivities {
  readonly city: City
  readonly place: PlaceTraits
  readonly activities: readonly Activity[]
}

/** Returns the activities of a city from the dataset's seed: three in a village, all that fit in a large city. */
export function listCityActivities(city: City, datasetSeed: number): CityActivities {
  const place = placeTraits(city)
  const reach = landReach(city)
  const citySeed = mix(datasetSeed ^ 0xac7, city.id)
  const activities = templatesFor(place.traits)
    .map((template) => ({ template, seed: mix(citySeed, hashText(template.key)) }))
    .sort((a, b) => a.seed - b.seed)
    .slice(0, activityCount(city.population))
    .map(({ template, seed }) => toActivity(city, reach, template, seed))
  return { city, place, activities }
}

function activityCount(population: number): number {
  return Math.max(3, Math.round(5 * Math.log10(Math.max(1_000, population) / 250)))
}

function toActivity(
  city: City,
  reach: readonly number[] | null,
  template: ActivityTemplate,
  seed: number,
): Activity {
  const stream = randomStream(seed)
  const stretch = 1 + 0.15 * (stream.below(4) - 1)
  return {
    productCode: activityCode(city, template.key),
    pictureSeed: `a${city.id}-${template.key}`,
    seed,
    title: stream.pick(template.titles).replace('{city}', city.name),
    template,
    durationMinutes: Math.max(30, Math.round((template.minutes * stretch) / 15) * 15),
    isFreeCancellation: stream.chance(0.72),
    guestRating: Math.round(stream.between(3.9, 5) * 10) / 10,
    // A separate stream, so that the other facts do not depend on it.
    position: spreadInCity(city, reach, randomStream(seed ^ 0x905)).position,
    standing: stream.between(0.85, 1.25),
    retailShare: 0.15 + 0.4 * stream.next() ** 1.6,
    capacity: 4 + stream.below(10),
  }
}

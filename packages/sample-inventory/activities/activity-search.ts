import type { ActivityCriteria, ActivityOffer } from '../../../src/server/domain/suppliers/activity-offer.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import type { NearbyCity } from '../../geography/geo.ts'
import { seasonAt } from '../../geography/places/season-at.ts'
import { referencePlace } from '../../geography/reference-place.ts'
import { sceneUrl } from '../../scenes/scene-url.ts'
import { freeOn } from '../capacity.ts'
import type { Dataset } from '../dataset.ts'
import { dollarPrice, leadFactor, priceLevel, seasonFactor, weekdayFactor } from '../market.ts'
import { mix, unit } from '../random.ts'
import type { Activity, CityActivities } from './city-activities.ts'

const placesLookedInto = 12

/**
 * Returns the activities with free places on the date: the reference place's first, then its neighbours', nearest
 * first, each title once. `activitiesOf` gives a city's activities.
 */
export function searchActivities(
  criteria: ActivityCriteria,
  { geo, today }: Dataset,
  activitiesIn: (city: NearbyCity) => CityActivities,
): ActivityOffer[] {
  const cities = geo.citiesNear(criteria.point, criteria.radiusMiles, placesLookedInto)
  const reference = referencePlace(cities, '')
  if (!reference) return []
  const day = dayNumber(criteria.date)
  const titles = new Set<string>()
  const offers: ActivityOffer[] = []
  for (const city of [reference, ...cities.filter((other) => other.id !== reference.id)]) {
    const { place, activities } = activitiesIn(city)
    const rhythm = seasonFactor(place, city, day) * weekdayFactor(place, day)
    // Guides' wages follow the country's prices less closely than beds do.
    const level = priceLevel(city.countryCode) ** 0.6 * rhythm ** 0.4 * leadFactor(day - today) ** 0.5
    for (const activity of activities) {
      if (offers.length >= criteria.limit) return offers
      const vacancies = freeOn(
        mix(activity.seed, day),
        activity.capacity,
        Math.min(0.97, 0.7 * rhythm),
        day - today,
      )
      if (vacancies === 0 || titles.has(activity.title)) continue
      titles.add(activity.title)
      const ofDay = 0.96 + 0.08 * unit(mix(mix(activity.seed, today), day))
      const dollars = activity.template.dollars * activity.standing * level * ofDay
      offers.push({
        ...described(activity),
        picture: sceneUrl(activity.template.scene, activity.productCode, {
          season: seasonAt(city.latitude, criteria.date),
          climate: place.climate,
        }),
        distanceMiles: city.distanceMiles,
        position: { latitude: city.latitude, longitude: city.longitude },
        price: dollarPrice(dollars * 0.85, activity.retailShare),
        vacancies,
      })
    }
  }
  return offers
}

function described({
  productCode,
  title,
  durationMinutes,
  isFreeCancellation,
  guestRating,
  template,
}: Activity) {
  return { productCode, title, durationMinutes, isFreeCancellation, guestRating, category: template.category }
}

import type { HotelProperty, HouseRules } from '../../../src/server/domain/suppliers/hotel-property.ts'
import {
  type HotelReviews,
  type ReviewSample,
  reviewThemes,
} from '../../../src/server/domain/suppliers/hotel-property.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import { distanceMiles } from '../../geography/distance-miles.ts'
import { type RandomStream, randomStream } from '../random.ts'
import { streetAddress } from '../street-address.ts'
import { hotelPictures } from './hotel-pictures.ts'
import type { Property } from './property.ts'

const mostSamples = 6

/**
 * Returns the described property, in its time zone. Its pictures show the date of the stay; `today` is the day of the
 * search.
 */
export function describeProperty(
  property: Property,
  timeZone: string,
  date: string,
  today: number,
): HotelProperty {
  const { hotel, city, amenities } = property
  const { id, name, stars, position } = hotel
  const stream = randomStream(hotel.seed ^ 0x9201)
  const isStaffedAtNight = amenities.includes('front_desk_24h')
  return {
    id,
    name,
    stars,
    reviews: hotelReviews(property, today),
    address: { line: streetAddress(city, hotel.seed), city: city.name, country: city.countryCode },
    position,
    distance: { miles: distanceMiles(city, position), from: city.name },
    timeZone,
    amenities,
    checkIn: {
      from: stream.pick(['14:00', '15:00', '15:00', '16:00']),
      until: isStaffedAtNight ? null : stream.pick(['20:00', '22:00', '23:00']),
    },
    checkOut: { until: stream.pick(['10:00', '11:00', '11:00', '12:00']) },
    rules: houseRules(property, stream),
    pictures: hotelPictures(property, date),
  }
}

function houseRules({ hotel, city, amenities }: Property, stream: RandomStream): HouseRules {
  return {
    minimumAge: city.countryCode === 'US' && stream.chance(0.4) ? 21 : 18,
    pets: amenities.includes('pets_welcome') ? 'yes' : stream.chance(0.3) ? 'on_request' : 'no',
    smoking: amenities.includes('non_smoking') ? 'no' : 'outside',
    hasExtraBeds: hotel.stars >= 3 && amenities.includes('family_friendly'),
    quietHours: stream.chance(0.6) ? { from: stream.pick(['22:00', '23:00']), until: '07:00' } : null,
  }
}

/** Returns the guest ratings of a property on the day of the search, by theme around its average. */
function hotelReviews({ hotel, reviewCount }: Property, today: number): HotelReviews {
  const stream = randomStream(hotel.seed ^ 0x2e71)
  const themes = reviewThemes.map((theme) => ({
    theme,
    rating: inScale(hotel.guestRating + stream.between(-0.6, 0.6)),
    count: Math.max(1, Math.round(reviewCount * stream.between(0.15, 0.7))),
  }))
  const samples = themes
    .map(({ theme, rating }): ReviewSample & { readonly luck: number } => {
      const isPraise = stream.chance((rating - 2.2) / 2.4)
      return {
        luck: stream.next(),
        theme,
        tone: isPraise ? 'praise' : 'mixed',
        variant: stream.pick([1, 2, 3]),
        rating: isPraise ? 4 + stream.below(2) : 2 + stream.below(2),
        month: dateOfDay(today - 20 - stream.below(330)).slice(0, 7),
      }
    })
    .sort((a, b) => a.luck - b.luck)
    .slice(0, Math.min(mostSamples, Math.max(3, reviewCount)))
    .map(({ luck: _, ...sample }) => sample)
    .sort((a, b) => (a.month < b.month ? 1 : -1))
  return { rating: hotel.guestRating, count: reviewCount, themes, samples }
}

function inScale(rating: number): number {
  return Math.round(Math.min(5, Math.max(1, rating)) * 10) / 10
}

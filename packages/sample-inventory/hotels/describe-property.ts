import type { HotelProperty, HouseRules } from '../../../src/server/domain/suppliers/hotel-property.ts'
import { distanceMiles } from '../../geography/distance-miles.ts'
import { guestReviews } from '../guest-reviews.ts'
import { type RandomStream, randomStream } from '../random.ts'
import { streetAddress } from '../street-address.ts'
import { hotelPictures } from './hotel-pictures.ts'
import type { Property } from './property.ts'

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
    reviews: guestReviews({ ...hotel, reviewCount: property.reviewCount }, today),
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

import type { HotelProperty, HouseRules } from '../../../src/server/domain/suppliers/hotel-property.ts'
import { distanceMiles } from '../../geography/distance-miles.ts'
import { type RandomStream, randomStream } from '../random.ts'
import { hotelPictures } from './hotel-pictures.ts'
import { hotelReviews } from './hotel-reviews.ts'
import type { House } from './house.ts'
import { streetAddress } from './street-address.ts'

/** Takes a house, its time zone, the date that its pictures are of, and the day of the search, and gives the property. */
export function hotelPropertyOf(house: House, timeZone: string, date: string, today: number): HotelProperty {
  const { hotel, city, amenities } = house
  const { id, name, stars, position } = hotel
  const stream = randomStream(hotel.seed ^ 0x9201)
  const isStaffedAtNight = amenities.includes('front_desk_24h')
  return {
    id,
    name,
    stars,
    reviews: hotelReviews(house, today),
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
    rules: houseRules(house, stream),
    pictures: hotelPictures(house, date),
  }
}

function houseRules({ hotel, city, amenities }: House, stream: RandomStream): HouseRules {
  return {
    minimumAge: city.countryCode === 'US' && stream.chance(0.4) ? 21 : 18,
    pets: amenities.includes('pets_welcome') ? 'yes' : stream.chance(0.3) ? 'on_request' : 'no',
    smoking: amenities.includes('non_smoking') ? 'no' : 'outside',
    hasExtraBeds: hotel.stars >= 3 && amenities.includes('family_friendly'),
    quietHours: stream.chance(0.6) ? { from: stream.pick(['22:00', '23:00']), until: '07:00' } : null,
  }
}

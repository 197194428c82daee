import type { HotelCriteria, HotelOffer } from '../../../src/server/domain/suppliers/hotel-offer.ts'
import { type FoundProperty, findProperties } from './find-properties.ts'
import { hotelPicture } from './hotel-picture.ts'
import type { HotelSources } from './hotel-sources.ts'
import { plansOnSale } from './rate-plans.ts'
import { ratePrice } from './rate-price.ts'

/** A deal is told with all others at once, so the ledger is asked seldom; a home page's are found at once. */
const sizes = { first: 180, later: 240 }

/** Takes the criteria and what hotels are made from and gives the deals: each house with its cheapest rate that is free. */
export async function searchHotels(criteria: HotelCriteria, sources: HotelSources): Promise<HotelOffer[]> {
  const offers: HotelOffer[] = []
  for await (const found of findProperties(criteria, sources, sizes)) offers.push(...found.map(toOffer))
  return offers
}

function toOffer({ stay, distance, rooms: [cheapest] }: FoundProperty): HotelOffer {
  const { house, asked, nights } = stay
  const { id, name, stars, guestRating, position } = house.hotel
  const [plan] = plansOnSale(house.plans, asked.firstNight - asked.today)
  const { currency, net, retail, minimumSelling } = ratePrice(
    house,
    asked,
    nights,
    cheapest.room.factor * (plan?.factor ?? 1),
  )
  return {
    id,
    name,
    stars,
    guestRating,
    position,
    distance,
    picture: hotelPicture(house.hotel, house.place, asked.stay.start).url,
    price: { currency, net, retail, minimumSelling },
    roomsLeft: cheapest.left,
  }
}

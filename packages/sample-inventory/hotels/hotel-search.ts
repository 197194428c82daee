import type { HotelCriteria, HotelOffer } from '../../../src/server/domain/suppliers/hotel-offer.ts'
import { type FoundProperty, findProperties } from './find-properties.ts'
import { hotelPicture } from './hotel-picture.ts'
import type { HotelSources } from './hotel-sources.ts'
import { plansOnSale } from './rate-plans.ts'
import { ratePrice } from './rate-price.ts'

/** Deals appear all at once, so large batches save ledger calls; a home page finds its deals in the first. */
const sizes = { first: 180, later: 240 }

/** Returns the deals: each property with its cheapest available rate. */
export async function searchHotels(criteria: HotelCriteria, sources: HotelSources): Promise<HotelOffer[]> {
  const offers: HotelOffer[] = []
  for await (const found of findProperties(criteria, sources, sizes)) offers.push(...found.map(toOffer))
  return offers
}

function toOffer({ stay, distance, rooms: [cheapest] }: FoundProperty): HotelOffer {
  const { property, requested, nights } = stay
  const { id, name, stars, guestRating, position } = property.hotel
  const [plan] = plansOnSale(property.plans, requested.firstNight - requested.today)
  const { currency, net, retail, minimumSelling } = ratePrice(
    property,
    requested,
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
    picture: hotelPicture(property.hotel, property.place, requested.stay.start).url,
    price: { currency, net, retail, minimumSelling },
    roomsLeft: cheapest.left,
  }
}

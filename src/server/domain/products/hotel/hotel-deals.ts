import { distanceMiles } from '../../../../../packages/geography/distance-miles.ts'
import type { HotelDeal, HotelSearch } from '../../../../contract/types.ts'
import { dealDates } from '../../../../tenant/deal-dates.ts'
import { weekStart } from '../../../../tenant/week-start.ts'
import { clockTime } from '../../../../tenant/zoned-time.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import type { HotelCriteria, HotelOffer } from '../../suppliers/hotel-offer.ts'
import { chooseVaried } from '../deals/choose-varied.ts'
import {
  type DealContext,
  type DealSources,
  exchangeFor,
  homeDeals,
  ratesContext,
} from '../deals/deal-context.ts'
import { dealLink } from '../deals/deal-link.ts'
import { dealRates } from '../deals/deal-rates.ts'
import { pictureKind, priceBand, savedShare } from '../deals/offer-worth.ts'
import { placeName } from '../deals/place-name.ts'
import { stayErrors } from '../spine/stay-errors.ts'
import { roomOccupancies } from './room-occupancies.ts'

/** Number of offers from which a home page chooses its eight, and a results page its list. */
const candidates = { home: 160, results: 400 }
const mostResults = 60
const defaultRadius = 15

/**
 * Returns the deals of spec §3 for a hotel search (spec §7): eight varied ones for the home page, otherwise up to
 * sixty by recommendation. Throws 422 for an invalid search.
 */
export async function hotelDeals(
  search: HotelSearch,
  sources: DealSources,
  context: DealContext,
): Promise<HotelDeal[]> {
  const { currency = 'USD', isHome = false } = search
  const exchange = await exchangeFor(sources.rates, currency, 'body')
  const criteria = hotelCriteria(search, sources, context)
  const offers = await sources.supplier.hotelDeals(criteria)
  const worth = (offer: HotelOffer) => hotelWorth(offer)
  const chosen = isHome
    ? chooseVaried(offers, homeDeals, {
        worth,
        likenesses: (offer) => likenesses(offer, criteria),
        dullness: 0.16,
      })
    : offers
        .map((offer) => ({ offer, worth: worth(offer) }))
        .sort((a, b) => b.worth - a.worth)
        .slice(0, mostResults)
        .map(({ offer }) => offer)
  const rated = ratesContext(sources, context, 'hotel', { currency, exchange })
  const nameOf = placeName(criteria.point, context, sources.geo)
  return chosen.map((offer) => {
    const from = nameOf(offer.distance.from)
    const rates = dealRates(offer.price, rated(offer.position))
    return {
      rating: offer.stars,
      link: hotelLink(offer, from, criteria),
      ...(rates ? { rates } : {}),
      hotel: {
        hotelDetails: {
          heroImage: offer.picture,
          name: offer.name,
          distance: Math.round(offer.distance.miles * 100) / 100,
          distanceFrom: from,
        },
      },
    }
  })
}

/** Returns the supplier's criteria for a hotel search, with the defaults of spec §9. */
function hotelCriteria(
  search: HotelSearch,
  { geo, clock }: DealSources,
  context: DealContext,
): HotelCriteria {
  const now = clock()
  const stay = search.stayPeriod ?? dealDates(now.toISOString().slice(0, 10), weekStart(context.locale))
  const point = { latitude: search.latitude, longitude: search.longitude }
  const { rooms, errors: roomErrors } = roomOccupancies(search.occupancies ?? [{}])
  const today = clockTime(now, geo.timeZoneAt(point)).slice(0, 10)
  const fields = { start: 'stayPeriod.start', end: 'stayPeriod.end' }
  rejectInvalid('body', [...stayErrors(stay, fields, today), ...roomErrors])
  return {
    point,
    radiusMiles: search.radius ?? defaultRadius,
    placeName: search.searchString ?? '',
    stay,
    rooms,
    nationality: search.nationality ?? 'IN',
    limit: search.isHome ? candidates.home : candidates.results,
  }
}

/** Saving, guest rating and distance; a mile costs about as much as a tenth of a rating point. */
function hotelWorth({ price, guestRating, distance }: HotelOffer): number {
  return 2 * savedShare(price) + 0.5 * (guestRating - 4) - 0.05 * distance.miles
}

function likenesses(
  { stars, position, price, picture, name }: HotelOffer,
  { point }: HotelCriteria,
): string[] {
  const side = `${position.latitude >= point.latitude ? 'north' : 'south'}${position.longitude >= point.longitude ? 'east' : 'west'}`
  const ring = Math.round(Math.log2(1 + distanceMiles(point, position)))
  return [
    `stars ${Math.floor(stars)}`,
    `area ${side} ${ring}`,
    priceBand(price),
    pictureKind(picture),
    `brand ${name.split(' ')[0]}`,
  ]
}

/** The deal's landing page (spec §2.2): the hotel for the deal's dates, with the place that leads to other hotels. */
function hotelLink({ id }: HotelOffer, destination: string, { point, stay, rooms }: HotelCriteria): string {
  return dealLink('/booknow/hotels/deal', {
    hotelId: id,
    destination,
    lat: point.latitude,
    long: point.longitude,
    start: stay.start,
    end: stay.end,
    rooms: rooms.length,
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    childAges: rooms.flatMap(({ childAges }) => childAges).join(','),
  })
}

import type { components } from '../../src/contract/api.gen.ts'
import { hotelsNear, lisbon } from './hotels.ts'
import type { CurrencyCode } from './money.ts'
import { ratesOf } from './rates.ts'
import { type Route, route } from './route.ts'

type Place = components['schemas']['Place']

const place: Place = {
  id: 'lisbon',
  type: 'city',
  name: 'Lisbon',
  label: 'Lisbon, Portugal',
  countryCode: 'PT',
  country: 'Portugal',
  ...lisbon,
  timeZone: 'Europe/Lisbon',
}
const placeQuery = `destination=${encodeURIComponent(place.label)}&lat=${lisbon.latitude}&long=${lisbon.longitude}`
const { country: _country, timeZone: _timeZone, ...suggestion } = place

/** Makes the calls of the home page: places that match a text, and deals near a point. */
export function dealRoutes(markupOf: (agency: string) => number, clock: () => Date): readonly Route[] {
  return [
    route('suggestHotelPlaces', 'POST /api/v2/hotel/auto-suggest', ({ body }) => {
      const isFound = place.name.toLowerCase().startsWith(body.text.trim().toLowerCase())
      return { body: { locationSuggestions: isFound ? [suggestion] : [], allData: isFound ? [place] : [] } }
    }),
    route('searchHotelDeals', 'POST /api/dealray/deals/hotel-search', ({ body, agency }) => {
      const { currency, radius } = body
      const start = dayAfter(clock(), 30)
      const stay = body.stayPeriod ?? { start, end: dayAfter(clock(), 33) }
      const rooms = [{ adults: 2, childAges: [] }]
      const deals = hotelsNear(body, radius).map((found) => {
        const { id, name, stars, pictures, distance } = found.hotel
        const [best] = ratesOf(found, { stay, rooms }, currency, markupOf(agency))
        return {
          rating: stars,
          link: `/booknow/hotels/search-details?hotelId=${id}&${placeQuery}&start=${stay.start}&end=${stay.end}&rooms=1&adults=2`,
          ...(best && { rates: dealRates(best.price, currency) }),
          hotel: {
            hotelDetails: {
              name,
              heroImage: pictures[0]?.url ?? '',
              distance: distance.miles,
              distanceFrom: distance.from,
            },
          },
        }
      })
      return { body: { response: deals, ...(deals.length > 0 && { near: place.label }) } }
    }),
  ]
}

/** A price in a deal: a decimal number in the currency's major unit. */
function dealRates(
  { total, retail = 0, net = 0, saved }: components['schemas']['ShownPrice'],
  currency: CurrencyCode,
) {
  return {
    publishedRate: retail / 100,
    totalRate: total / 100,
    baseRate: net / 100,
    currency,
    taxAndFee: (total - net) / 100,
    savedPrice: saved / 100,
    discountPercentage: Math.round((saved * 100) / retail),
  }
}

function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

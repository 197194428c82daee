import type { HotelOffer } from '../../../../../contract/types.ts'
import { nearbyPlace } from '../../../../domain/products/deals/nearby-place.ts'
import { placeName } from '../../../../domain/products/deals/place-name.ts'
import { hotelKind } from '../../../../domain/products/hotel/hotel-kind.ts'
import { hotelSeller } from '../../../../domain/products/hotel/hotel-seller.ts'
import { requireStay } from '../../../../domain/products/hotel/hotel-stay.ts'
import { linkedHotelOffer } from '../../../../domain/products/hotel/linked-hotel-offer.ts'
import { neighborTowns } from '../../../../domain/products/hotel/neighbor-towns.ts'
import { requestedScenario } from '../../../../domain/products/spine/requested-scenario.ts'
import { soldProduct } from '../../../../domain/products/spine/sold-product.ts'
import type { HotelSearchOffer } from '../../../../domain/suppliers/hotel-shapes.ts'
import type { OfferBatch } from '../../../../domain/suppliers/product-supplier.ts'
import { dealContext } from '../../../request-context/deal-context.ts'
import type { Route } from '../../../request-context/route.ts'
import { type ProductRouteSources, sellerFor } from '../product-seller.ts'
import { answerInLines, type Batch, type Batches, createSearches, firstBatch } from '../search-lines.ts'

/** The most offers that one search returns. */
const MOST = 400

/** Makes the route that searches hotels, answered in lines (`answerInLines`). */
export function searchHotelsRoute(sources: ProductRouteSources): Route<'searchHotels'> {
  const searches = createSearches<HotelSearchOffer>()
  return async (call) => {
    const { latitude, longitude, destination, stay, rooms, nationality, radius, currency, hotelId } =
      call.body
    const point = { latitude, longitude }
    const { geo, isDemo, booking } = sources
    const { from: hotels, isSample } = soldProduct(booking.suppliers, call.agency, hotelKind)
    requireStay({ stay, rooms }, point, sources)
    const seller = await sellerFor(hotelSeller, call, currency, sources)
    const nameOf = placeName(point, dealContext(call), geo)
    const shown = (offer: HotelSearchOffer): HotelOffer => {
      const { distance, ...rest } = seller.offer(offer)
      return { ...rest, distance: { ...distance, from: nameOf(distance.from) } }
    }
    const scenario = requestedScenario(call.request.headers, isDemo)
    const criteria = {
      point,
      radiusMiles: radius,
      placeName: destination,
      stay,
      rooms,
      nationality,
      limit: MOST,
      ...scenario,
    }
    const left = new AbortController()
    const found = searches({ call, criteria, left, start: (options) => hotels.search(criteria, options) })
    const wanted = { hotelId, stay: { stay, rooms, nationality }, placeName: destination, ...scenario }
    // A failure of the named hotel alone leaves the others.
    const [first, led] = await Promise.all([
      firstBatch(found),
      hotelId === undefined ? null : hotels.details({ ...wanted, hotelId }).catch(() => null),
    ])
    const leading = led && linkedHotelOffer(led, point)
    const batches = leading ? ledBy(leading, first, found) : found
    const done = {
      isSample,
      ...nearbyPlace(geo, point, call.language, destination),
      neighbours: neighborTowns(geo, point, call.language),
    }
    return answerInLines(
      {
        first: leading ? await batches.next() : first,
        batches,
        shown,
        done: () => done,
      },
      left,
    )
  }
}

/** The same results with the named hotel first, and only once. */
async function* ledBy(
  leading: HotelSearchOffer,
  first: Batch<HotelSearchOffer>,
  rest: Batches<HotelSearchOffer>,
): AsyncGenerator<OfferBatch<HotelSearchOffer>, void> {
  try {
    yield { offers: [leading], isLast: false }
    for (let batch = first; !batch.done; batch = await rest.next()) {
      const { offers, isLast } = batch.value
      yield { offers: offers.filter(({ id }) => id !== leading.id), isLast }
    }
  } finally {
    await rest.return?.()
  }
}

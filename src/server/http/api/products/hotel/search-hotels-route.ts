import type { HotelSearchPart } from '../../../../../contract/types.ts'
import type { BookingDependencies } from '../../../../domain/booking/booking-dependencies.ts'
import type { DealSources } from '../../../../domain/products/deals/deal-context.ts'
import { nearbyPlace } from '../../../../domain/products/deals/nearby-place.ts'
import { hotelKind } from '../../../../domain/products/hotel/hotel-kind.ts'
import { type HotelSeller, hotelSeller } from '../../../../domain/products/hotel/hotel-seller.ts'
import { requireStay } from '../../../../domain/products/hotel/hotel-stay.ts'
import { linkedHotelOffer } from '../../../../domain/products/hotel/linked-hotel-offer.ts'
import { neighborTowns } from '../../../../domain/products/hotel/neighbor-towns.ts'
import { chargeStep } from '../../../../domain/products/spine/charge-step.ts'
import { createContinuedSearches } from '../../../../domain/products/spine/continued-searches.ts'
import { requestedScenario } from '../../../../domain/products/spine/requested-scenario.ts'
import { soldProduct } from '../../../../domain/products/spine/sold-product.ts'
import { supplierProblem } from '../../../../domain/products/spine/supplier-problem.ts'
import type { HotelSearchOffer } from '../../../../domain/suppliers/hotel-shapes.ts'
import type { OfferBatch } from '../../../../domain/suppliers/product-supplier.ts'
import { countedCaller } from '../../../request-context/counted-caller.ts'
import { dealContext } from '../../../request-context/deal-context.ts'
import type { Route } from '../../../request-context/route.ts'

/** The most offers that one search returns. */
const MOST = 400

interface SearchDependencies extends DealSources {
  isDemo: boolean
  booking: Pick<BookingDependencies, 'gatewayOf' | 'suppliers'>
}

/**
 * Makes the route that searches hotels. It streams lines of JSON, one for each batch of the supplier, and a last line
 * that marks the end. A failure before the first batch is a problem; a later one is a line, because the earlier
 * batches have been sent.
 */
export function searchHotelsRoute(sources: SearchDependencies): Route<'searchHotels'> {
  const searches = createContinuedSearches<HotelSearchOffer>()
  return async (call) => {
    const { latitude, longitude, destination, stay, rooms, nationality, radius, currency, hotelId } =
      call.body
    const point = { latitude, longitude }
    const { geo, isDemo, booking } = sources
    const { from: hotels, isSample } = soldProduct(booking.suppliers, call.agency, hotelKind)
    requireStay({ stay, rooms }, point, sources)
    const step = await chargeStep(call.agency, currency, booking.gatewayOf)
    const seller = await hotelSeller(sources, dealContext(call), currency, step)
    const criteria = {
      point,
      radiusMiles: radius,
      placeName: destination,
      stay,
      rooms,
      nationality,
      limit: MOST,
      ...requestedScenario(call.request.headers, isDemo),
    }
    const left = new AbortController()
    const signal = AbortSignal.any([call.signal, left.signal])
    const { takeTurn } = call.caller
    const search = (stop: AbortSignal) =>
      hotels.search(criteria, { signal: stop, ...(takeTurn && { takeTurn: () => takeTurn(stop) }) })
    // The visitor's own search: no other visitor continues it.
    const key = JSON.stringify([call.agency.id, countedCaller(call).key, criteria])
    const found = call.caller.isPage
      ? searches.begin(key, search)
      : (searches.resume(key) ?? search(signal)[Symbol.asyncIterator]())
    const wanted = {
      hotelId,
      stay: { stay, rooms, nationality },
      placeName: destination,
      ...requestedScenario(call.request.headers, isDemo),
    }
    // An immediate failure is a separate answer, not a line; a failure of the named hotel alone leaves the others.
    const [first, led] = await Promise.all([
      found.next().catch((error: unknown) => {
        throw supplierProblem(error)
      }),
      hotelId === undefined ? null : hotels.details({ ...wanted, hotelId }).catch(() => null),
    ])
    const leading = led && linkedHotelOffer(led, point)
    const batches = leading ? ledBy(leading, first, found) : found
    const done = {
      isSample,
      ...nearbyPlace(geo, point, destination),
      neighbours: neighborTowns(geo, point),
    }
    const parts = partsOf(leading ? await batches.next() : first, batches, seller, done)
    return new Response(linesOf(parts, left), {
      headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' },
    })
  }
}

type Batch = IteratorResult<OfferBatch<HotelSearchOffer>>
type Batches = AsyncIterator<OfferBatch<HotelSearchOffer>>
type Done = Omit<Extract<HotelSearchPart, { kind: 'done' }>, 'kind' | 'total'>

/** The same results with the named hotel first, and only once. */
async function* ledBy(
  leading: HotelSearchOffer,
  first: Batch,
  rest: Batches,
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

async function* partsOf(
  first: Batch,
  batches: Batches,
  seller: HotelSeller,
  done: Done,
): AsyncGenerator<HotelSearchPart, void> {
  let total = 0
  try {
    for (let batch = first; !batch.done; batch = await batches.next()) {
      const { offers, isLast } = batch.value
      total += offers.length
      if (offers.length > 0) yield { kind: 'offers', offers: offers.map(seller.offer) }
      if (isLast) break
    }
    yield { kind: 'done', total, ...done }
  } catch (error) {
    yield { kind: 'failed', code: supplierProblem(error).code }
  } finally {
    await batches.return?.()
  }
}

/** Sends each part as a line when the reader takes it; aborts the supplier's call when the reader leaves. */
function linesOf(parts: AsyncGenerator<HotelSearchPart, void>, left: AbortController): ReadableStream {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(stream) {
      const { done, value } = await parts.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(`${JSON.stringify(value)}\n`))
    },
    cancel() {
      left.abort()
      // Ends after the current batch, for which no reader waits.
      void parts.return()
    },
  })
}

import type { ResortSearchPart } from '../../../../../contract/types.ts'
import { nearbyPlace } from '../../../../domain/products/deals/nearby-place.ts'
import { resortProduct } from '../../../../domain/products/resort/resort-product.ts'
import { type ResortSeller, resortSeller } from '../../../../domain/products/resort/resort-seller.ts'
import { windowErrors } from '../../../../domain/products/resort/week-errors.ts'
import { requestedScenario } from '../../../../domain/products/spine/requested-scenario.ts'
import { soldProduct } from '../../../../domain/products/spine/sold-product.ts'
import type {
  ResortArea,
  ResortSearchCriteria,
  ResortSearchOffer,
} from '../../../../domain/suppliers/resort-shapes.ts'
import { rejectInvalid } from '../../../../kernel/errors/invalid-search.ts'
import type { Call, Route } from '../../../request-context/route.ts'
import { type ProductRouteSources, sellerFor } from '../product-seller.ts'
import { answerInLines, createSearches, firstBatch } from '../search-lines.ts'

/** The most offers that one search returns. */
const MOST = 400
/** A date is past once it is past everywhere. */
const HALF_DAY = 43_200_000

type Done = Extract<ResortSearchPart, { kind: 'done' }>

/** Makes the route that searches weeks in resorts, answered in lines (`answerInLines`). */
export function searchResortsRoute(sources: ProductRouteSources): Route<'searchResorts'> {
  const searches = createSearches<ResortSearchOffer>()
  return async (call) => {
    const { geo, isDemo, booking, clock } = sources
    const { from: weeks, isSample } = soldProduct(booking.suppliers, call.agency, resortProduct)
    const today = new Date(clock().getTime() - HALF_DAY).toISOString().slice(0, 10)
    rejectInvalid('body', windowErrors(call.body.checkIn, 'checkIn', today))
    const seller = await sellerFor(resortSeller, call, call.body.currency, sources)
    const acted = requestedScenario(call.request.headers, isDemo)
    const criteria = { ...criteriaOf(call.body, seller), ...acted }
    const left = new AbortController()
    const batches = searches({
      call,
      // A limit of the price is a function for the supplier: the request itself identifies the search.
      criteria: { ...call.body, ...acted },
      left,
      start: (options) => weeks.search(criteria, options),
    })
    const { near } = criteria.area
    return answerInLines(
      {
        first: await firstBatch(batches),
        batches,
        shown: (offer) => seller.offer(offer),
        done: (last, total) => ({
          isSample,
          ...(near && nearbyPlace(geo, near, call.language, near.name)),
          // A supplier that gives no reason has sold all.
          ...(total === 0 && { none: (last?.none ?? 'no_week') as NonNullable<Done['none']> }),
          ...(last?.wider &&
            last.wider.length > 0 && { wider: structuredClone(last.wider) as NonNullable<Done['wider']> }),
        }),
      },
      left,
    )
  }
}

/** Throws 422 for a highest total from a viewer who may not see prices: repeated searches would reveal them. */
function criteriaOf(body: Call<'searchResorts'>['body'], seller: ResortSeller): ResortSearchCriteria {
  const { area, checkIn, nights, people, needsPrivacy, bedrooms, kitchen, maximumTotal, resortId } = body
  const errors = maximumTotal ? maximumErrors(maximumTotal.currency, body.currency, seller) : []
  rejectInvalid('body', errors)
  return {
    area: { ...(area as ResortArea) },
    checkIn,
    nights,
    people,
    needsPrivacy,
    bedrooms,
    kitchen,
    limit: MOST,
    ...(maximumTotal && {
      accepts: (price, position) => seller.allIn(price, position) <= maximumTotal.amount,
    }),
    ...(resortId !== undefined && { resortId }),
  }
}

function maximumErrors(currency: string, shown: string, { seesPrices }: ResortSeller) {
  if (!seesPrices) return [{ field: 'maximumTotal', reason: 'is for people who may see prices' }]
  const reason = `must be ${shown}, the currency of the prices`
  return currency === shown ? [] : [{ field: 'maximumTotal.currency', reason }]
}

import { resortProduct } from '../../../../domain/products/resort/resort-product.ts'
import {
  type ResortSeller,
  resortSeller,
  shownUnit,
} from '../../../../domain/products/resort/resort-seller.ts'
import { shownResort } from '../../../../domain/products/resort/shown-week.ts'
import { extraErrors } from '../../../../domain/products/spine/extra-errors.ts'
import { soldProduct } from '../../../../domain/products/spine/sold-product.ts'
import type { ResortDetails, ResortDetailsQuery } from '../../../../domain/suppliers/resort-shapes.ts'
import { rejectInvalid } from '../../../../kernel/errors/invalid-search.ts'
import { Problem } from '../../../../kernel/errors/problem.ts'
import type { Call, Route } from '../../../request-context/route.ts'
import { answerOf, type ProductRouteSources, sellerFor } from '../product-seller.ts'

/** Makes the route of one resort with its units, weeks, rules and extras. */
export function resortRoute(sources: ProductRouteSources): Route<'getResort'> {
  return async (call) => {
    const { seller, isSample, details } = await openResort(call, sources)
    const found = await details({ rateKey: call.body.rateKey })
    const { resort, units, rates, rate, extras, pictures, ...more } = found
    const { position } = resort
    return {
      data: structuredClone({
        ...more,
        contentLanguage: 'en',
        resort: shownResort(resort),
        pictures: [...pictures],
        units: units.map(shownUnit),
        rates: rates.map((one) => seller.rate(one, position)),
        extras: extras.map((extra) => seller.extra(extra, rate ?? rates[0], position)),
        isSample,
      }) as never,
    }
  }
}

/** Makes the route that prices a week with extras, and returns the key to book them. */
export function resortPriceRoute(sources: ProductRouteSources): Route<'priceResort'> {
  return async (call) => {
    const { rateKey, extras } = call.body
    const { seller, find, details } = await openResort(call, sources)
    const priced = await find({ rateKey, extras, isAlone: true })
    // Without a price, the extras of the unit tell which one it does not have.
    const known = priced ?? (await details({ rateKey, isAlone: true }))
    rejectInvalid('body', extraErrors(extras, known.extras, 'extras'))
    const rate = priced?.rate ?? null
    if (rate === null) {
      throw new Problem({
        code: 'sold_out',
        detail: 'This week is sold out. Choose another week or another unit.',
      })
    }
    return { data: seller.rate(rate, known.resort.position) }
  }
}

interface OpenedResort {
  seller: ResortSeller
  isSample: boolean
  /** Null for what is no key, and for extras that the unit does not have. */
  find: (query: ResortDetailsQuery) => Promise<ResortDetails | null>
  /** Throws 422 for what is no key. */
  details: (query: ResortDetailsQuery) => Promise<ResortDetails>
}

async function openResort(
  call: Call<'getResort' | 'priceResort'>,
  sources: ProductRouteSources,
): Promise<OpenedResort> {
  const { from: weeks, isSample } = soldProduct(sources.booking.suppliers, call.agency, resortProduct)
  const seller = await sellerFor(resortSeller, call, call.body.currency, sources)
  const find = (query: ResortDetailsQuery) => answerOf(weeks.details(query))
  return {
    seller,
    isSample,
    find,
    async details(query) {
      const found = await find(query)
      if (found !== null) return found
      rejectInvalid('body', [{ field: 'rateKey', reason: 'must be the key of a rate from a search' }])
      throw new Error('a refusal throws')
    },
  }
}

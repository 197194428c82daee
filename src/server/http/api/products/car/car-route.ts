import { carProduct } from '../../../../domain/products/car/car-product.ts'
import { type CarSeller, carSeller, shownRental } from '../../../../domain/products/car/car-seller.ts'
import { extraErrors } from '../../../../domain/products/spine/extra-errors.ts'
import { soldProduct } from '../../../../domain/products/spine/sold-product.ts'
import type { CarDetails, CarDetailsQuery } from '../../../../domain/suppliers/car-shapes.ts'
import { rejectInvalid } from '../../../../kernel/errors/invalid-search.ts'
import { Problem } from '../../../../kernel/errors/problem.ts'
import type { Call, Route } from '../../../request-context/route.ts'
import { answerOf, type ProductRouteSources, sellerFor } from '../product-seller.ts'

/** Makes the route of one car with its rates and extras. */
export function carRoute(sources: ProductRouteSources): Route<'getCar'> {
  return async (call) => {
    const opened = await openCar(call, sources)
    const { rental, rates, extras } = await opened.details({ rateKey: call.body.rateKey })
    const { seller, isSample } = opened
    const { position } = rental.pickUp.desk
    return {
      data: {
        rental: structuredClone(shownRental(rental)),
        rates: rates.map((rate) => seller.rate(rate, position)),
        extras: extras.map((extra) => seller.extra(extra, rates[0], position)),
        isSample,
      },
    }
  }
}

/** Makes the route that prices a rate with extras, and returns the key to book them. */
export function carPriceRoute(sources: ProductRouteSources): Route<'priceCar'> {
  return async (call) => {
    const { rateKey, extras } = call.body
    const { seller, details } = await openCar(call, sources)
    const known = await details({ rateKey })
    rejectInvalid('body', extraErrors(extras, known.extras, 'extras'))
    const { rental, rate } = extras.length === 0 ? known : await details({ rateKey, extras })
    if (rate === null) {
      throw new Problem({
        code: 'sold_out',
        detail: 'This rate is sold out. Choose another rate or other dates.',
      })
    }
    return { data: seller.rate(rate, rental.pickUp.desk.position) }
  }
}

interface OpenedCar {
  seller: CarSeller
  isSample: boolean
  details: (query: CarDetailsQuery) => Promise<CarDetails>
}

async function openCar(call: Call<'getCar' | 'priceCar'>, sources: ProductRouteSources): Promise<OpenedCar> {
  const { currency } = call.body
  const { booking } = sources
  const { from: cars, isSample } = soldProduct(booking.suppliers, call.agency, carProduct)
  const seller = await sellerFor(carSeller, call, currency, sources)
  return {
    seller,
    isSample,
    async details(query) {
      const found = await answerOf(cars.details(query))
      if (found !== null) return found
      rejectInvalid('body', [{ field: 'rateKey', reason: 'must be the key of a rate from a search' }])
      throw new Error('a refusal throws')
    },
  }
}

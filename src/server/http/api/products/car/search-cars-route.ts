import type { CarSearchPart } from '../../../../../contract/types.ts'
import { carProduct } from '../../../../domain/products/car/car-product.ts'
import { carSeller } from '../../../../domain/products/car/car-seller.ts'
import { rentalErrors } from '../../../../domain/products/car/rental-errors.ts'
import { nearbyPlace } from '../../../../domain/products/deals/nearby-place.ts'
import { requestedScenario } from '../../../../domain/products/spine/requested-scenario.ts'
import { soldProduct } from '../../../../domain/products/spine/sold-product.ts'
import type { CarSearchOffer } from '../../../../domain/suppliers/car-shapes.ts'
import { chargedDays } from '../../../../domain/suppliers/rental-days.ts'
import { rejectInvalid } from '../../../../kernel/errors/invalid-search.ts'
import type { Route } from '../../../request-context/route.ts'
import { type ProductRouteSources, sellerFor } from '../product-seller.ts'
import { answerInLines, createSearches, firstBatch } from '../search-lines.ts'

/** The most offers that one search returns. */
const MOST = 400

type Done = Extract<CarSearchPart, { kind: 'done' }>

/** Makes the route that searches cars, answered in lines (`answerInLines`). */
export function searchCarsRoute(sources: ProductRouteSources): Route<'searchCars'> {
  const searches = createSearches<CarSearchOffer>()
  return async (call) => {
    const { pickUp, dropOff, driverAge, residence, currency, carId } = call.body
    const { geo, isDemo, booking, clock } = sources
    const { from: cars, isSample } = soldProduct(booking.suppliers, call.agency, carProduct)
    const zones = { pickUp: geo.timeZoneAt(pickUp), dropOff: geo.timeZoneAt(dropOff) }
    const times = { pickUp: pickUp.at, dropOff: dropOff.at }
    const fields = { pickUp: 'pickUp.at', dropOff: 'dropOff.at' }
    rejectInvalid('body', rentalErrors(times, { fields, zones, now: clock() }))
    const seller = await sellerFor(carSeller, call, currency, sources)
    const pointOf = ({ latitude, longitude }: typeof pickUp) => ({ latitude, longitude })
    const criteria = {
      pickUp: { point: pointOf(pickUp), dateTime: pickUp.at },
      return: { point: pointOf(dropOff), dateTime: dropOff.at },
      driverAge,
      countryOfResidence: residence,
      placeName: pickUp.name,
      limit: MOST,
      ...(carId !== undefined && { carId }),
      ...requestedScenario(call.request.headers, isDemo),
    }
    const left = new AbortController()
    const batches = searches({ call, criteria, left, start: (options) => cars.search(criteria, options) })
    // A supplier counts the days of a car; without one they are counted here.
    let days = chargedDays(
      { at: pickUp.at, timeZone: zones.pickUp },
      { at: dropOff.at, timeZone: zones.dropOff },
    )
    return answerInLines(
      {
        first: await firstBatch(batches),
        batches,
        shown(offer) {
          days = offer.rental.days
          return seller.offer(offer)
        },
        done: (last, total) => ({
          isSample,
          days,
          ...nearbyPlace(geo, pickUp, call.language, pickUp.name),
          // A supplier that gives no reason has sold all.
          ...(last?.gone && { gone: last.gone as NonNullable<Done['gone']> }),
          ...(total === 0 && { none: (last?.none ?? 'sold_out') as NonNullable<Done['none']> }),
        }),
      },
      left,
    )
  }
}

import type { CarCriteria, CurrencyCode } from '../../../../../contract/types.ts'
import type { CarPlace, CarSearchCriteria } from '../../../../../tenant/car-search.ts'

/** The body of a search. The server and the browser send the same one. `carId` is a car that comes first. */
export function searchBody(
  { pickUp, dropOff, pickUpAt, dropOffAt, driverAge, residence }: CarSearchCriteria,
  currency: string,
  carId: string | null = null,
): CarCriteria {
  const end = ({ name, latitude, longitude }: CarPlace, at: string) => ({
    latitude,
    longitude,
    name,
    at: `${at}:00`,
  })
  return {
    pickUp: end(pickUp, pickUpAt),
    dropOff: end(dropOff ?? pickUp, dropOffAt),
    driverAge,
    // The server refuses unknown countries and currencies that the agency does not offer.
    residence: residence as CarCriteria['residence'] & string,
    currency: currency as CurrencyCode,
    ...(carId !== null && { carId }),
  }
}

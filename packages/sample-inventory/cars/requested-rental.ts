import type { CarCriteria } from '../../../src/server/domain/suppliers/car-offer.ts'
import type { CarSearchCriteria } from '../../../src/server/domain/suppliers/car-shapes.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { localToMoment } from '../../../src/server/kernel/dates/local-to-moment.ts'
import { type CarRateKey, type KeyedHandover, keyedPoint } from './car-rate-key.ts'
import type { CarSources } from './car-sources.ts'

/** A requested rental, whatever the car. */
export interface RequestedRental {
  readonly pickUp: KeyedHandover
  readonly dropOff: KeyedHandover
  readonly driverAge: number
  readonly residence: string
  /** Number of the day of the search. */
  readonly today: number
  readonly scenario: Scenario | null
}

/** Returns the rental that a search asks for. */
export function requestedRental(
  criteria: CarCriteria | CarSearchCriteria,
  today: number,
  scenario: Scenario | null,
): RequestedRental {
  const { pickUp, return: back, driverAge, countryOfResidence: residence } = criteria
  const keyed = ({ point, dateTime }: CarCriteria['pickUp']): KeyedHandover => ({
    point: keyedPoint(point),
    at: dateTime,
  })
  return { pickUp: keyed(pickUp), dropOff: keyed(back), driverAge, residence, today, scenario }
}

/** Whether the car comes back after it was picked up; a key is not signed. To the west it may be an earlier hour. */
export function isReturnedLater(
  { pickUp, dropOff }: Pick<RequestedRental, 'pickUp' | 'dropOff'>,
  { timeZoneAt }: Pick<CarSources, 'timeZoneAt'>,
): boolean {
  const momentOf = ({ at, point }: KeyedHandover) => localToMoment(at, timeZoneAt(point))
  return momentOf(pickUp) < momentOf(dropOff)
}

/** Returns the rental of a key on the key's day. */
export function keyedRental({
  pickUp,
  dropOff,
  driverAge,
  residence,
  day: today,
  scenario,
}: CarRateKey): RequestedRental {
  return { pickUp, dropOff, driverAge, residence, today, scenario }
}

import type { FieldError, FlightPassenger, ServiceWanted } from '../../../../contract/types.ts'
import type { FlightServiceOffer } from '../../suppliers/flight-fare.ts'

/**
 * Returns what is wrong with chosen services: each must be of the journey, for a passenger who can have it, named once
 * for the passenger, and within its maximum.
 */
export function serviceErrors(
  wanted: readonly ServiceWanted[],
  offered: readonly Pick<FlightServiceOffer, 'id' | 'passengers' | 'maximum'>[],
  passengers: readonly FlightPassenger[],
  at: string,
): FieldError[] {
  const known = new Map(offered.map((service) => [service.id, service]))
  const named = new Set<string>()
  return wanted.flatMap(({ id, passenger, count }, index): FieldError[] => {
    const field = `${at}[${index}]`
    const service = known.get(id)
    const key = `${id} ${passenger}`
    const isTwice = named.has(key)
    named.add(key)
    if (isTwice) return [{ field: `${field}.id`, reason: `${id} is named twice for this passenger` }]
    if (service === undefined)
      return [{ field: `${field}.id`, reason: `${id} is not a service of this journey` }]
    if (passengers[passenger] === undefined)
      return [{ field: `${field}.passenger`, reason: 'must be the index of a passenger of the journey' }]
    if (!service.passengers.includes(passenger))
      return [{ field: `${field}.passenger`, reason: `cannot have ${id}` }]
    return count > service.maximum
      ? [{ field: `${field}.count`, reason: `must be at most ${service.maximum}` }]
      : []
  })
}

/** As long as a rate's key may be (`RateKey` of the contract). */
const LONGEST_KEY = 2_000

/** Returns an error of a field if a rate with all its services and seats has too long a key to be quoted. */
export function keyErrors({ rateKey }: { readonly rateKey: string }, field: string): FieldError[] {
  return rateKey.length > LONGEST_KEY
    ? [{ field, reason: 'has more than one booking can hold; book some of it later as a change' }]
    : []
}

import { useSearchParams } from '@livery/platform'
import type { HotelAnswer, HotelRate } from '../../../../../contract/types.ts'
import { freeUntilOf } from '../../../../../tenant/policy-timeline.ts'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { meetsRateRequest, readRateRequest } from '../results/rate-request.ts'

/**
 * Returns the rate of the page's 'from' price, chosen among the requested rates if there are any. Null if sold out or
 * if prices are hidden.
 */
export function cheapestRate(
  rooms: readonly FoundRoom[],
  isRequested: (rate: HotelRate) => boolean = () => true,
): HotelRate | null {
  const all = rooms.flatMap(({ rates }) => rates).filter(({ price }) => price !== undefined)
  const requested = all.filter(isRequested)
  const priced = requested.length > 0 ? requested : all
  return priced.toSorted((a, b) => (a.price?.total ?? 0) - (b.price?.total ?? 0))[0] ?? null
}

/** A room type with its available rates. */
export type FoundRoom = NonNullable<HotelAnswer['rooms']>[number]

/** Returns whether a rate meets the conditions in the address, by the same rules as the filters of the results. */
export function useRequestedRates(): (rate: HotelRate) => boolean {
  const [params] = useSearchParams()
  const { now } = useLocalTime()
  const request = readRateRequest(params)
  const moment = now()
  return ({ board, payment, policy }) =>
    meetsRateRequest({ board, payment, freeUntil: freeUntilOf(policy, moment) }, request)
}

import { useSearchParams } from '@livery/platform'
import type { HotelRate } from '../../../../../contract/types.ts'
import { freeUntilOf } from '../../../../../tenant/policy-timeline.ts'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { meetsRateRequest, readRateRequest } from '../results/rate-request.ts'

/** Returns whether a rate meets the conditions in the address, by the same rules as the filters of the results. */
export function useRequestedRates(): (rate: HotelRate) => boolean {
  const [params] = useSearchParams()
  const { now } = useLocalTime()
  const request = readRateRequest(params)
  const moment = now()
  return ({ board, payment, policy }) =>
    meetsRateRequest({ board, payment, freeUntil: freeUntilOf(policy, moment) }, request)
}

import { useSearchParams } from '@livery/platform'
import type { HotelRate } from '../../../../../contract/types.ts'
import { freeUntilOf } from '../../../../../tenant/timeline-of.ts'
import { useLocalTime } from '../../../spine/words/use-local-time.ts'
import { meetsWish, readRateWish } from '../results/rate-wish.ts'

/** Tells of a rate whether it is one of those that the address asks for: the same that the filters of the results pass. */
export function useAskedRates(): (rate: HotelRate) => boolean {
  const [params] = useSearchParams()
  const { now } = useLocalTime()
  const wish = readRateWish(params)
  const moment = now()
  return ({ board, payment, policy }) =>
    meetsWish({ board, payment, freeUntil: freeUntilOf(policy, moment) }, wish)
}

import type { ApiError } from '../../../../api/api-error.ts'

/** Why a code or the wallet was not added; the texts have a message for each. */
export type PromoFault = 'unknown' | 'notFor' | 'nothingDue' | 'dearer' | 'network' | 'expired' | 'failed'

/** The server's English reasons for refusing a code, with their meaning. */
const reasons: readonly [RegExp, PromoFault][] = [
  [/not valid for what is booked/, 'notFor'],
  [/nothing is paid here/, 'nothingDue'],
  [/bookings with a higher total/, 'dearer'],
]

/** Returns the reason for a failed change of a quote; null stands for a failure found by the page itself. */
export function promoFault(error: ApiError | null): PromoFault {
  if (error === null) return 'failed'
  if (error.code === 'network') return 'network'
  if (error.status === 409) return 'expired'
  if (error.code !== 'validation_failed') return 'failed'
  const reason = error.errors.find(({ field }) => field === 'promoCode')?.reason ?? ''
  return reasons.find(([pattern]) => pattern.test(reason))?.[1] ?? 'unknown'
}

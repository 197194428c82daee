import type { CancellationPolicy } from '../../../src/server/domain/suppliers/cancellation-policy.ts'
import type { SupplierPrice } from '../../../src/server/domain/suppliers/supplier-price.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import { unit as unitOf } from '../random.ts'
import type { Resort } from './resort-directory.ts'

/** Days before check-in when changes end. */
export const CHANGE_DAYS = 45
/** The share of resorts that refund a booking as long as it can be changed. */
const REFUNDING = 0.15

/** Returns the policy of a week in the resort's time: usually nothing is refunded once it is booked. */
export function weekPolicy(
  { seed }: Pick<Resort, 'seed'>,
  first: number,
  today: number,
  timeZone: string,
  { net, currency }: Pick<SupplierPrice, 'net' | 'currency'>,
): CancellationPolicy {
  const penalty = { amount: net, currency }
  const end = first - CHANGE_DAYS
  const isRefundable = unitOf(seed ^ 0x4efd) < REFUNDING && end > today
  // The day before the search is over everywhere on earth.
  const from = `${dateOfDay(isRefundable ? end : today - 1)}T00:00:00`
  return { timeZone, isRefundable, steps: [{ from, penalty }] }
}

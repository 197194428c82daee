import type {
  CancellationPolicy,
  PolicyStep,
} from '../../../src/server/domain/suppliers/cancellation-policy.ts'
import type { SupplierPrice } from '../../../src/server/domain/suppliers/supplier-price.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import type { CarAtDesk } from './car-at-desk.ts'
import type { CarPlan } from './car-providers.ts'
import type { RequestedRental } from './requested-rental.ts'

/**
 * Returns a rate's cancellation policy in the desk's time: free until some hours before the pick-up, then a day's
 * price, and all of it for a driver who does not come. The saver's is never refunded.
 */
export function carPolicy(
  { zones, provider, days }: CarAtDesk,
  { pickUp, today }: RequestedRental,
  { code }: CarPlan,
  { net, currency }: SupplierPrice,
): CancellationPolicy {
  const timeZone = zones.pickUp
  const all = { amount: net, currency }
  if (code === 'saver') {
    // The day before the search is over everywhere on earth.
    const from = `${dateOfDay(today - 1)}T00:00:00`
    return { timeZone, isRefundable: false, steps: [{ from, penalty: all }] }
  }
  const ofDay = { amount: Math.round(net / days), currency }
  const before = { from: hoursBefore(pickUp.at, provider.freeHours), penalty: ofDay }
  const noShow: PolicyStep = { from: pickUp.at, penalty: all }
  return {
    timeZone,
    isRefundable: true,
    steps: ofDay.amount < net ? [before, noShow] : [{ ...before, penalty: all }],
  }
}

/** On the clock: a change of clocks in between does not move the deadline. */
function hoursBefore(at: string, hours: number): string {
  return new Date(Date.parse(`${at}Z`) - hours * 3_600_000).toISOString().slice(0, 19)
}

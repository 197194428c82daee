import type { SupplierTicket } from '../../../src/server/domain/suppliers/supplier-ticket.ts'
import { localToMoment } from '../../../src/server/kernel/dates/local-to-moment.ts'
import { hashText } from '../random.ts'
import type { ActivityRateKey } from './activity-rate-key.ts'
import type { ActivitySources } from './activity-sources.ts'
import { describeActivity } from './describe-activity.ts'
import { findPlan } from './find-plan.ts'

/** Returns the tickets of a booked visit: one for each unit, or one for the party. In one scenario the first is used. */
export function activityTickets(
  reference: string,
  { productCode, units, date, at, scenario }: ActivityRateKey,
  sources: ActivitySources,
): SupplierTicket[] {
  const plan = findPlan(productCode, sources)
  if (!plan) return []
  const timeZone = sources.timeZoneOf(plan.city)
  const { per, by } = describeActivity(plan, timeZone, { date, today: sources.dataset().today }).redemption
  const format = by === 'list' ? 'text' : 'qr'
  const kinds =
    per === 'booking'
      ? [undefined]
      : units.flatMap(({ unit, count }) => Array.from({ length: count }, () => unit))
  const usedAt = localToMoment(`${date}T${at}:00`, timeZone)
  return kinds.map((kind, index) => ({
    code: codeOf(reference, index),
    format,
    ...(kind !== undefined && { kind }),
    redeemedAt: scenario === 'partly_redeemed' && index === 0 ? usedAt.toISOString() : null,
  }))
}

function codeOf(reference: string, index: number): string {
  const part = (salt: string) => hashText(`${salt}:${reference}:${index}`).toString(36).padStart(7, '0')
  return `SIA-${part('ticket')}-${part('code')}`.toUpperCase()
}

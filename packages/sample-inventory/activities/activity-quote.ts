import type { QuotedVisit } from '../../../src/server/domain/suppliers/activity-shapes.ts'
import type { SupplierQuote } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { TravellerRequirement } from '../../../src/server/domain/suppliers/traveller.ts'
import { leadRequirements, sampleQuote } from '../supply/sample-quote.ts'
import { shownOption } from './activity-details.ts'
import { activityQuestions } from './activity-questions.ts'
import type { ActivityRateKey } from './activity-rate-key.ts'
import type { ActivitySources } from './activity-sources.ts'
import { confirmationAt } from './confirmation-at.ts'
import { describeActivity, emergencyPhone } from './describe-activity.ts'
import { type KeyedVisit, keyedVisit } from './keyed-visit.ts'

const everyone: readonly TravellerRequirement[] = [...leadRequirements, { field: 'name', of: 'everyone' }]

/** Returns today's price of a key's visit, recalculated if the key is from another day. */
export async function activityQuote(
  key: ActivityRateKey,
  sources: ActivitySources,
): Promise<SupplierQuote<QuotedVisit> | null> {
  const found = await keyedVisit({ ...key, day: sources.dataset().today }, sources)
  return sampleQuote(found, key.scenario, (visit) => quoteOfVisit(visit, sources))
}

/** Returns the quote of a visit that can be booked. */
export function quoteOfVisit(found: KeyedVisit, sources: ActivitySources): SupplierQuote<QuotedVisit> {
  const { key, plan, price, policy, left } = found
  return {
    status: 'available',
    rateKey: found.rateKey,
    price,
    policy,
    requirements: plan.style.namesEveryone ? everyone : leadRequirements,
    left,
    scenario: key.scenario,
    subject: quotedVisit(found, sources),
  }
}

/** Returns what a visit books. */
export function quotedVisit(
  { plan, option, time, key, cutoffAt }: Omit<KeyedVisit, 'price' | 'policy' | 'left' | 'rateKey'>,
  sources: ActivitySources,
): QuotedVisit {
  return {
    activity: describeActivity(plan, sources.timeZoneOf(plan.city), {
      date: key.date,
      today: sources.dataset().today,
    }),
    option: shownOption(option),
    slot: time,
    units: key.units.flatMap(({ unit, count }) => {
      const known = option.units.find((one) => one.unit === unit)
      return known ? [{ unit, count, kind: known.kind, people: known.people }] : []
    }),
    confirmation: confirmationAt(plan.confirmation, cutoffAt, sources.clock()),
    cutoffAt: cutoffAt.toISOString(),
    questions: activityQuestions(plan, option),
    emergencyPhone: emergencyPhone(plan),
  }
}

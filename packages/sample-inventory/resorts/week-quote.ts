import type { SupplierQuote } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { QuotedWeek } from '../../../src/server/domain/suppliers/resort-shapes.ts'
import type { TravellerRequirement } from '../../../src/server/domain/suppliers/traveller.ts'
import { leadRequirements, sampleQuote } from '../supply/sample-quote.ts'
import { describeResort, describeUnit, resortRules } from './describe-resort.ts'
import { type KeyedWeek, keyedWeek } from './keyed-week.ts'
import { resortExtras } from './resort-extras.ts'
import { stayPrice } from './resort-price.ts'
import { firstSoldDay, type ResortSources } from './resort-sources.ts'
import { unbooked, type WeekKey } from './week-key.ts'
import { CHANGE_DAYS } from './week-policy.ts'

const requirements: readonly TravellerRequirement[] = [
  ...leadRequirements,
  { field: 'dateOfBirth', of: 'lead_of_each_group' },
]

/** Returns today's price of a key's rate, recalculated if the key is from another day. */
export async function weekQuote(
  key: WeekKey,
  sources: ResortSources,
): Promise<SupplierQuote<QuotedWeek> | null> {
  const found = await keyedWeek({ ...unbooked(key), day: sources.dataset().today }, sources)
  return sampleQuote(found, key.scenario, (rate) => quoteOfWeek(rate, key, sources))
}

/** Returns the quote of an available rate with the key's extras. */
export function quoteOfWeek(
  found: KeyedWeek,
  key: WeekKey,
  sources: ResortSources,
): Extract<SupplierQuote<QuotedWeek>, { status: 'available' }> {
  const { rateKey, price, policy, left } = found.rate
  return {
    status: 'available',
    rateKey,
    price,
    policy,
    requirements,
    left,
    scenario: key.scenario,
    subject: quotedWeek(found, key, sources),
  }
}

/** Returns what a rate books. */
export function quotedWeek(
  { free, rate }: KeyedWeek,
  { people, extras }: Pick<WeekKey, 'people' | 'extras'>,
  sources: ResortSources,
): QuotedWeek {
  const { resort, unit, first, nights } = free
  const { dollars } = stayPrice(resort, unit, first, nights, sources.dataset().today)
  return {
    resort: describeResort(resort, rate.week.checkIn, sources),
    unit: describeUnit(unit, resort, rate.week.checkIn),
    week: rate.week,
    people,
    rules: resortRules(resort, sources),
    extras,
    offered: resortExtras(resort, dollars).map(({ code, maximum }) => ({ code, maximum })),
    changeDays: CHANGE_DAYS,
    ...(first - CHANGE_DAYS < firstSoldDay(resort, sources) && { changesEnded: true }),
  }
}

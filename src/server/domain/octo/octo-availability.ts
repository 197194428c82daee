import type { ActivityOption, UnitCount } from '../suppliers/activity-option.ts'
import type { ActivityProduct } from '../suppliers/activity-product.ts'
import type { ActivityDay, ActivityDetails, PricedSlot } from '../suppliers/activity-shapes.ts'
import type { AvailabilityStatus } from '../suppliers/activity-slot.ts'
import type { SupplierPrice } from '../suppliers/supplier-price.ts'
import { utc, withOffset } from './local-offset.ts'
import { octoPickups } from './octo-pickups.ts'
import { type OctoCents, pricingOf } from './octo-price.ts'
import type { OctoCapabilities } from './octo-product.ts'

const statuses: Readonly<Record<AvailabilityStatus, string>> = {
  freesale: 'FREESALE',
  available: 'AVAILABLE',
  limited: 'LIMITED',
  sold_out: 'SOLD_OUT',
  closed: 'CLOSED',
}

/** Prices of an availability: of all requested units, and of one of each. */
export interface AvailabilityPrices {
  readonly total?: OctoCents
  readonly units: ReadonlyMap<string, OctoCents>
}

/** Returns OCTO's id of a start time: its local time with the offset. */
export function availabilityIdOf({ time }: PricedSlot, timeZone: string): string {
  return withOffset(time.start, timeZone)
}

/** Returns a start time as an availability of OCTO; it is available if the requested units can be booked. */
export function octoAvailability(
  slot: PricedSlot,
  option: ActivityOption,
  product: ActivityProduct,
  prices: AvailabilityPrices | null,
  wanted: OctoCapabilities,
): object {
  const { timeZone } = product
  const { time, status, vacancies, capacity, cutoffAt, rate } = slot
  return {
    id: availabilityIdOf(slot, timeZone),
    localDateTimeStart: withOffset(time.start, timeZone),
    localDateTimeEnd: withOffset(time.end, timeZone),
    utcCutoffAt: utc(cutoffAt),
    allDay: time.isAllDay,
    available: rate !== undefined,
    status: statuses[status],
    vacancies,
    capacity: capacity ?? null,
    maxUnits: option.maximumUnits,
    openingHours: (time.opens ?? []).map(({ from, until }) => ({ from, to: until })),
    ...(wanted.pickups && octoPickups(option, product, { start: time.start, timeZone })),
    ...(prices && {
      ...(prices.total && { pricing: pricingOf(prices.total) }),
      ...(option.pricedBy === 'person' && {
        unitPricing: [...prices.units].map(([unitId, price]) => ({ unitId, ...pricingOf(price) })),
      }),
    }),
  }
}

/** Returns a day of the calendar as OCTO writes it. */
export function octoDay(
  { date, status, vacancies, capacity, price }: ActivityDay,
  option: ActivityOption,
  priced: ((price: SupplierPrice) => OctoCents) | null,
): object {
  const from = price && priced ? pricingOf(priced(price)) : null
  return {
    localDate: date,
    available: price !== undefined,
    status: statuses[status],
    vacancies: vacancies ?? null,
    capacity: capacity ?? null,
    openingHours: [],
    ...(from && {
      pricingFrom: from,
      unitPricingFrom:
        option.pricedBy === 'group' ? [] : [{ unitId: option.units[0]?.unit ?? 'adult', ...from }],
    }),
  }
}

/** Returns the slots of one option in the answer for a day. */
export function slotsOf({ visit }: ActivityDetails, optionId: string): readonly PricedSlot[] {
  return visit?.options.find(({ option }) => option === optionId)?.slots ?? []
}

/** The least units for which an option has a price: one of the first unit, or two in a kayak. */
export function leastUnits({
  units,
  peopleInMultiplesOf = 1,
  minimumUnits,
}: ActivityOption): readonly [UnitCount] {
  const unit = units.find(({ accompaniedBy }) => accompaniedBy.length === 0)?.unit ?? 'adult'
  return [{ unit, count: Math.max(peopleInMultiplesOf, minimumUnits) }]
}

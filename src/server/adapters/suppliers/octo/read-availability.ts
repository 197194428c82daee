import { currencyExponent } from '../../../../tenant/money/minor-units.ts'
import type { UnitCount } from '../../../domain/suppliers/activity-option.ts'
import type { PricedSlot } from '../../../domain/suppliers/activity-shapes.ts'
import type { AvailabilityStatus, SlotTime } from '../../../domain/suppliers/activity-slot.ts'
import type { CancellationPolicy } from '../../../domain/suppliers/cancellation-policy.ts'
import type { SupplierPrice } from '../../../domain/suppliers/supplier-price.ts'
import { momentToLocal } from '../../../kernel/dates/local-to-moment.ts'
import type { OctoAvailability, OctoPricing } from './octo-answers.ts'

const statuses: Readonly<Record<string, AvailabilityStatus>> = {
  FREESALE: 'freesale',
  AVAILABLE: 'available',
  LIMITED: 'limited',
  SOLD_OUT: 'sold_out',
  CLOSED: 'closed',
}

/** Returns a state of OCTO as ours. */
export function readStatus(status: string): AvailabilityStatus {
  return statuses[status] ?? 'closed'
}

/** Returns when an availability takes place. */
export function readTime(one: OctoAvailability): SlotTime {
  return {
    slot: one.id,
    start: one.localDateTimeStart.slice(0, 19),
    end: one.localDateTimeEnd.slice(0, 19),
    isAllDay: one.allDay,
    ...(one.openingHours.length > 0 && {
      opens: one.openingHours.slice(0, 4).map(({ from, to }) => ({ from, until: to })),
    }),
  }
}

/** Returns an availability as a start time without a price. */
export function readSlot(one: OctoAvailability, confirmation: 'instant' | 'manual'): PricedSlot {
  return {
    time: readTime(one),
    status: readStatus(one.status),
    vacancies: one.vacancies,
    ...readCapacity(one),
    ...(one.unitPricing && {
      unitPrices: one.unitPricing.map(({ unitId, ...pricing }) => ({
        unit: unitId,
        price: readPrice(pricing),
      })),
    }),
    confirmation,
    cutoffAt: new Date(one.utcCutoffAt),
  }
}

/** Returns how many places there are in all; nothing if the supplier does not count them. */
export function readCapacity({ capacity }: { readonly capacity?: number | null }): { capacity?: number } {
  return typeof capacity === 'number' ? { capacity } : {}
}

/** Returns the price of one of a unit that was priced for so many of it. */
export function readPriceOfOne(
  { pricing, unitPricing = [] }: Pick<OctoAvailability, 'unitPricing'> & { readonly pricing: OctoPricing },
  { unit, count }: UnitCount,
): SupplierPrice {
  const own = unitPricing.find(({ unitId }) => unitId === unit)
  if (own) return readPrice(own)
  const each = (amount: number) => Math.round(amount / count)
  const { original, retail, net } = pricing
  return readPrice({
    ...pricing,
    original: each(original),
    retail: each(retail),
    net: net === null || net === undefined ? null : each(net),
  })
}

/** Returns a price of OCTO as ours; without a net price the retail price is what the agency pays. */
export function readPrice({
  original,
  retail,
  net,
  currency,
  currencyPrecision,
}: OctoPricing): SupplierPrice {
  const factor = 10 ** (currencyExponent(currency) - currencyPrecision)
  const amount = Math.round((net ?? retail) * factor)
  return {
    currency,
    breakdown: [{ label: 'tickets', amount }],
    base: amount,
    priceLines: [],
    net: amount,
    retail: Math.max(amount, Math.round(original * factor)),
    minimumSelling: null,
    dueLocally: [],
  }
}

/**
 * Returns the policy of a start time: free until so many hours before it, by the place's clock, and all is lost from
 * then on. OCTO names no other fee.
 */
export function readPolicy(
  { localDateTimeStart }: Pick<OctoAvailability, 'localDateTimeStart'>,
  hours: number,
  timeZone: string,
  { net, currency }: Pick<SupplierPrice, 'net' | 'currency'>,
  now: Date,
): CancellationPolicy {
  const penalty = { amount: net, currency }
  const start = Date.parse(`${localDateTimeStart.slice(0, 19)}Z`)
  const ends = new Date(start - Math.min(hours, 1_000_000) * 3_600_000).toISOString().slice(0, 19)
  const isRefundable = momentToLocal(now, timeZone) < ends
  const yesterday = new Date(now.getTime() - 172_800_000).toISOString().slice(0, 10)
  return {
    timeZone,
    isRefundable,
    steps: [{ from: isRefundable ? ends : `${yesterday}T00:00:00`, penalty }],
  }
}

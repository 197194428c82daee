import { dateOfDay, dayNumber } from '../../kernel/dates/calendar.ts'
import type { ActivityOption, UnitCount } from '../suppliers/activity-option.ts'
import type { PricedSlot } from '../suppliers/activity-shapes.ts'
import { availabilityPrices } from './availability-prices.ts'
import { availabilityIdOf, leastUnits, octoAvailability, octoDay, slotsOf } from './octo-availability.ts'
import { requireDetails, requireOption, requireUnits, unknownProduct } from './octo-desk.ts'
import { OctoError } from './octo-error.ts'
import type { OctoCapabilities } from './octo-product.ts'
import type { OctoSource } from './octo-source.ts'

export interface AvailabilityRequest {
  readonly productId: string
  readonly optionId: string
  readonly days: { readonly from: string; readonly until: string } | null
  readonly availabilityIds: readonly string[] | null
  readonly units: readonly UnitCount[]
  readonly currency: string
}

/** Each day is a request of the supplier. */
const mostDays = 31
const daysAtOnce = 4
/** A calendar is one request of the supplier, but each of its days takes work. */
const mostCalendarDays = 366

/** Returns the start times of the requested days, or those with the requested ids. */
export async function checkAvailability(
  request: AvailabilityRequest,
  source: OctoSource,
  wanted: OctoCapabilities,
): Promise<object[]> {
  const dates = datesOf(request)
  const details = await requireDetails(request.productId, source)
  const { product } = details
  const option = requireOption(details, request)
  requireUnits(option, request.units)
  const slots: PricedSlot[] = []
  for (let at = 0; at < dates.length; at += daysAtOnce) {
    const days = dates.slice(at, at + daysAtOnce).map((date) => slotsOn(date, option, request, source))
    slots.push(...(await Promise.all(days)).flat())
  }
  const isRequested = (slot: PricedSlot) =>
    request.availabilityIds?.includes(availabilityIdOf(slot, product.timeZone)) ?? true
  const hasUnits = request.units.length > 0
  return Promise.all(
    slots.filter(isRequested).map(async (slot) => {
      const prices = wanted.pricing
        ? await availabilityPrices(slot, { option, hasUnits }, (price) =>
            source.priced(price, product.position, request.currency),
          )
        : null
      return octoAvailability(slot, option, product, prices, wanted)
    }),
  )
}

/** Returns the days of an option, with the lowest price of each. */
export async function getCalendar(
  request: AvailabilityRequest,
  source: OctoSource,
  wanted: OctoCapabilities,
): Promise<object[]> {
  const { productId, optionId, days, currency } = request
  if (days === null) throw new OctoError('BAD_REQUEST', 'localDateStart and localDateEnd are required')
  refuseMore(daysIn(days), mostCalendarDays)
  const calendar = { ...days, option: optionId }
  const details = await source.activities.details({ productCode: productId, calendar })
  if (details === null) throw unknownProduct(productId)
  const option = requireOption(details, request)
  const found = details.days ?? []
  const prices = wanted.pricing
    ? await Promise.all(
        found.map(({ price }) => price && source.priced(price, details.product.position, currency)),
      )
    : null
  return found.map((day, index) => {
    const price = prices?.[index]
    return octoDay(day, option, price ? () => price : null)
  })
}

function refuseMore(days: number, most: number): void {
  if (days > most) throw new OctoError('BAD_REQUEST', `at most ${most} days can be requested`)
}

function daysIn({ from, until }: { from: string; until: string }): number {
  return dayNumber(until) - dayNumber(from) + 1
}

function datesOf({ days, availabilityIds }: AvailabilityRequest): string[] {
  if (availabilityIds !== null) {
    const dates = [...new Set(availabilityIds.map((id) => id.slice(0, 10)))].filter(isDate)
    refuseMore(dates.length, mostDays)
    return dates
  }
  if (days === null)
    throw new OctoError('BAD_REQUEST', 'localDateStart and localDateEnd, or availabilityIds, are required')
  refuseMore(daysIn(days), mostDays)
  return Array.from({ length: daysIn(days) }, (_, index) => dateOfDay(dayNumber(days.from) + index))
}

function isDate(text: string): boolean {
  return !Number.isNaN(dayNumber(text))
}

async function slotsOn(
  date: string,
  option: ActivityOption,
  request: AvailabilityRequest,
  { activities }: OctoSource,
): Promise<readonly PricedSlot[]> {
  const units = request.units.length > 0 ? request.units : leastUnits(option)
  const visit = { date, units, isDayOnly: true }
  const details = await activities.details({ productCode: request.productId, visit })
  return details ? slotsOf(details, option.option) : []
}

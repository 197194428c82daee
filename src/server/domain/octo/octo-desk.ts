import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'
import { dateOfDay, dayNumber, utcDay } from '../../kernel/dates/calendar.ts'
import type { ActivityOption, UnitCount } from '../suppliers/activity-option.ts'
import type { ActivityDetails, ActivityShapes, PricedSlot } from '../suppliers/activity-shapes.ts'
import type { ProductSupplier } from '../suppliers/product-supplier.ts'
import type { SupplierPrice } from '../suppliers/supplier-price.ts'
import { unitRefusal } from '../suppliers/unit-refusal.ts'
import {
  type AvailabilityPrices,
  availabilityIdOf,
  leastUnits,
  octoAvailability,
  octoDay,
  slotsOf,
} from './octo-availability.ts'
import { OctoError } from './octo-error.ts'
import { type OctoCents, priceOfEach } from './octo-price.ts'
import { type OctoCapabilities, type OctoCurrencies, octoOptions, octoProduct } from './octo-product.ts'
import type { OctoPrice } from './octo-record.ts'

/** What OCTO's operations need of an agency and its supplier. */
export interface OctoSource {
  readonly activities: ProductSupplier<ActivityShapes>
  readonly currencies: OctoCurrencies
  /** The public price: a reseller never learns the wholesale rate. */
  priced(price: SupplierPrice, position: GeoPoint, currency: string): Promise<OctoPrice>
  /** The place whose activities are listed. */
  readonly home: GeoPoint
  readonly clock: () => Date
}

export interface AvailabilityRequest {
  readonly productId: string
  readonly optionId: string
  readonly days: { readonly from: string; readonly until: string } | null
  readonly availabilityIds: readonly string[] | null
  readonly units: readonly UnitCount[]
  readonly currency: string
}

/** A start time that was found by its id, with its activity. */
export interface FoundAvailability {
  readonly details: ActivityDetails
  readonly option: ActivityOption
  readonly slot: PricedSlot
}

const listedRadius = 15
const mostListed = 60
const listedDays = 30

/** Returns the products near the agency's place that can be booked within a month. */
export async function listProducts(source: OctoSource, wanted: OctoCapabilities): Promise<object[]> {
  const today = utcDay(source.clock())
  const criteria = {
    point: source.home,
    radiusMiles: listedRadius,
    placeName: '',
    date: dateOfDay(today + 1),
    until: dateOfDay(today + listedDays),
    limit: mostListed,
  }
  const codes: string[] = []
  const { signal } = new AbortController()
  for await (const { offers } of source.activities.search(criteria, { signal }))
    codes.push(...offers.map(({ productCode }) => productCode))
  const found = await Promise.all(codes.map((productCode) => source.activities.details({ productCode })))
  return found.flatMap((details) =>
    details === null ? [] : [octoProduct(details, wanted, source.currencies)],
  )
}

/** Returns a product by its id. */
export async function getProduct(id: string, source: OctoSource, wanted: OctoCapabilities): Promise<object> {
  return octoProduct(await requireDetails(id, source), wanted, source.currencies)
}

/** Returns the start times of the requested days, or those with the requested ids. */
export async function checkAvailability(
  request: AvailabilityRequest,
  source: OctoSource,
  wanted: OctoCapabilities,
): Promise<object[]> {
  const dates = datesOf(request)
  const product = await requireDetails(request.productId, source)
  const option = requireOption(product, request)
  requireUnits(option, request.units)
  const { timeZone } = product.product
  const units = request.units.length > 0 ? request.units : leastUnits(option)
  const days = await Promise.all(dates.map((date) => slotsOn(date, option, units, request, source)))
  const prices = wanted.pricing ? await pricesOn(dates, option, request, source) : null
  return days.flatMap((slots, index) =>
    slots
      .filter((slot) => request.availabilityIds?.includes(availabilityIdOf(slot, timeZone)) ?? true)
      .map((slot) =>
        octoAvailability(
          slot,
          option,
          product.product,
          prices && (prices[index]?.get(slot.time.slot) ?? noPrices),
          wanted,
        ),
      ),
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
  refuseLongRange(days, mostCalendarDays)
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

/** Returns a start time by its id, for units. Throws an error of OCTO that names what is wrong. */
export async function requireAvailability(
  {
    productId,
    optionId,
    availabilityId,
    units,
  }: Omit<AvailabilityRequest, 'days' | 'availabilityIds' | 'currency'> & {
    readonly availabilityId: string
  },
  source: OctoSource,
): Promise<FoundAvailability> {
  const product = await requireDetails(productId, source)
  const option = requireOption(product, { optionId })
  requireUnits(option, units)
  const date = availabilityId.slice(0, 10)
  const unknown = () =>
    new OctoError('INVALID_AVAILABILITY_ID', 'There is no such availability.', { availabilityId })
  if (Number.isNaN(dayNumber(date))) throw unknown()
  const details = await source.activities.details({ productCode: productId, visit: { date, units } })
  const slot = details
    ? slotsOf(details, optionId).find(
        (one) => availabilityIdOf(one, product.product.timeZone) === availabilityId,
      )
    : undefined
  if (!details || !slot) throw unknown()
  if (slot.rate === undefined) {
    const reason = slot.refusal ?? unitRefusal(option, units)
    const why = reason ? `These units cannot be booked together: ${reason.reason}.` : 'It is not available.'
    throw new OctoError('UNPROCESSABLE_ENTITY', why)
  }
  return { details, option, slot }
}

const noPrices: AvailabilityPrices = { units: new Map() }
const mostDays = 62
/** A calendar is one request of the supplier, but each of its days takes work. */
const mostCalendarDays = 366

function refuseLongRange({ from, until }: { from: string; until: string }, most: number): void {
  if (dayNumber(until) - dayNumber(from) >= most)
    throw new OctoError('BAD_REQUEST', `at most ${most} days can be requested`)
}

function datesOf({ days, availabilityIds }: AvailabilityRequest): string[] {
  if (availabilityIds !== null)
    return [...new Set(availabilityIds.map((id) => id.slice(0, 10)))].filter(isDate)
  if (days === null)
    throw new OctoError('BAD_REQUEST', 'localDateStart and localDateEnd, or availabilityIds, are required')
  refuseLongRange(days, mostDays)
  const [first, last] = [dayNumber(days.from), dayNumber(days.until)]
  return Array.from({ length: last - first + 1 }, (_, index) => dateOfDay(first + index))
}

function isDate(text: string): boolean {
  return !Number.isNaN(dayNumber(text))
}

async function slotsOn(
  date: string,
  { option }: ActivityOption,
  units: readonly UnitCount[],
  { productId }: AvailabilityRequest,
  { activities }: OctoSource,
): Promise<readonly PricedSlot[]> {
  const details = await activities.details({ productCode: productId, visit: { date, units } })
  return details ? slotsOf(details, option) : []
}

/** For each day the prices by start time: of the requested units, and of one of each unit. */
async function pricesOn(
  dates: readonly string[],
  option: ActivityOption,
  request: AvailabilityRequest,
  source: OctoSource,
): Promise<Map<string, AvailabilityPrices>[]> {
  const { product } = await requireDetails(request.productId, source)
  const priced = (slot: PricedSlot | undefined) =>
    slot?.rate ? source.priced(slot.rate.price, product.position, request.currency) : null
  const least = leastUnits(option)
  const [first] = least
  return Promise.all(
    dates.map(async (date) => {
      const base = await slotsOn(date, option, least, request, source)
      const all = request.units.length > 0 ? await slotsOn(date, option, request.units, request, source) : []
      const withUnit = await Promise.all(
        option.units.map(async ({ unit }) => {
          const count = option.peopleInMultiplesOf ?? 1
          const more = unit === first?.unit ? [] : [{ unit, count }]
          return { unit, count, slots: await slotsOn(date, option, [...least, ...more], request, source) }
        }),
      )
      const bySlot = new Map<string, AvailabilityPrices>()
      for (const { time, rate } of base) {
        if (!rate) continue
        const of = (slots: readonly PricedSlot[]) => slots.find((one) => one.time.slot === time.slot)
        const alone = await priced(of(base))
        const total = await priced(of(all))
        const units = new Map<string, OctoCents>()
        for (const { unit, count, slots } of withUnit) {
          const together = await priced(of(slots))
          if (!alone || !together) continue
          units.set(
            unit,
            unit === first?.unit
              ? priceOfEach(alone, null, first.count)
              : priceOfEach(together, alone, count),
          )
        }
        bySlot.set(time.slot, { ...(total && { total }), units })
      }
      return bySlot
    }),
  )
}

/** Returns an activity by its id. Throws INVALID_PRODUCT_ID for an unknown one. */
export async function requireDetails(
  productId: string,
  { activities }: Pick<OctoSource, 'activities'>,
): Promise<ActivityDetails> {
  const details = await activities.details({ productCode: productId })
  if (details === null) throw unknownProduct(productId)
  return details
}

function unknownProduct(productId: string): OctoError {
  return new OctoError('INVALID_PRODUCT_ID', 'There is no such product.', { productId })
}

/** Returns an option of an activity. Throws INVALID_OPTION_ID for an unknown one. */
export function requireOption(
  { options }: ActivityDetails,
  { optionId }: { readonly optionId: string },
): ActivityOption {
  const option = octoOptions(options).find((one) => one.option === optionId)
  if (option) return option
  throw new OctoError('INVALID_OPTION_ID', 'The product has no such option.', { optionId })
}

function requireUnits({ units }: ActivityOption, wanted: readonly UnitCount[]): void {
  const unknown = wanted.find(({ unit }) => !units.some((one) => one.unit === unit))
  if (unknown)
    throw new OctoError('INVALID_UNIT_ID', 'The option has no such unit.', { unitId: unknown.unit })
}

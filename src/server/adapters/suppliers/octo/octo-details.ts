import type { UnitCount } from '../../../domain/suppliers/activity-option.ts'
import type {
  ActivityDetails,
  ActivityDetailsQuery,
  PricedSlot,
  VisitQuery,
} from '../../../domain/suppliers/activity-shapes.ts'
import { peopleIn, unitRefusal } from '../../../domain/suppliers/unit-refusal.ts'
import type { OctoAvailability, OctoCalendarDay, OctoOption, OctoProduct } from './octo-answers.ts'
import { availabilityOf, calendarOf, freeUntil } from './octo-calls.ts'
import { encodeOctoKey } from './octo-key.ts'
import type { OctoSources } from './octo-sources.ts'
import { readCapacity, readPolicy, readPrice, readSlot, readStatus } from './read-availability.ts'
import { freeHoursOf, readOption, readProduct } from './read-product.ts'
import { readQuestions } from './read-questions.ts'

const DAYS_LOOKED_AHEAD = 60

/** Returns an activity with its options and, if requested, its days or the start times of a day; or null. */
export async function octoDetails(
  { productCode, calendar, visit }: ActivityDetailsQuery,
  sources: OctoSources,
): Promise<ActivityDetails | null> {
  const product = await sources.product(productCode)
  const { name } = await sources.supplier()
  const read = product && readProduct(product, name, sources.geo)
  if (!product || !read) return null
  const [first] = product.options
  return {
    product: read,
    options: product.options.map((option) => readOption(option, product)),
    starts: Object.fromEntries(product.options.map((one) => [one.id, one.availabilityLocalStartTimes])),
    questions: Object.fromEntries(
      product.options.map((one) => [one.id, readQuestions(product, one, readOption(one, product).units)]),
    ),
    ...(first && freeUntil(first)),
    ...(calendar && { days: await daysOf(product, calendar, sources) }),
    ...(visit && { visit: await visitOf(product, visit, sources) }),
  }
}

async function daysOf(
  product: OctoProduct,
  { from, until, option }: NonNullable<ActivityDetailsQuery['calendar']>,
  sources: OctoSources,
): Promise<NonNullable<ActivityDetails['days']>> {
  const wanted = product.options.filter(({ id }) => option === undefined || id === option)
  const all = await Promise.all(
    wanted.map(({ id }) =>
      calendarOf({ productId: product.id, optionId: id, localDateStart: from, localDateEnd: until }, sources),
    ),
  )
  const dates = [...new Set(all.flat().map(({ localDate }) => localDate))].toSorted()
  return dates.map((date) => {
    const days = all.flat().filter(({ localDate }) => localDate === date)
    const free = days.filter(({ available }) => available)
    const prices = free.flatMap((day) => priceFrom(day) ?? [])
    const [price] = prices.toSorted((one, other) => one.net - other.net)
    const status = readStatus(
      (free[0] ?? days.find((day) => day.status === 'SOLD_OUT') ?? days[0])?.status ?? 'CLOSED',
    )
    // The places of several options are not added up: their guides may be the same.
    const [only] = wanted.length === 1 ? days : []
    const isCounted = typeof only?.vacancies === 'number'
    return {
      date,
      status,
      ...(isCounted && { vacancies: only.vacancies }),
      ...readCapacity(only ?? {}),
      ...(price && { price }),
    }
  })
}

function priceFrom({ pricingFrom, unitPricingFrom }: OctoCalendarDay) {
  const pricing = unitPricingFrom?.[0] ?? pricingFrom
  return pricing ? readPrice(pricing) : null
}

async function visitOf(
  product: OctoProduct,
  { date, units, isDayOnly = false }: VisitQuery,
  sources: OctoSources,
): Promise<NonNullable<ActivityDetails['visit']>> {
  const options = await Promise.all(
    product.options.map(async (option) => {
      const ours = readOption(option, product)
      const refusal = unitRefusal(ours, units)
      const known = refusal?.reason !== 'unknown_unit'
      const request = { productId: product.id, optionId: option.id, localDateStart: date, localDateEnd: date }
      const all = await availabilityOf({ ...request, ...(known && { units }) }, sources)
      return {
        option: option.id,
        ...(refusal && { refusal }),
        slots: all.map((one) => slotOf(one, product, option, refusal ? [] : units, sources)),
      }
    }),
  )
  const isFree = options.some(({ slots }) => slots.some(({ rate }) => rate))
  if (isFree) return { options }
  const isSoldOut = options.some(({ slots }) => slots.some(({ status }) => status === 'sold_out'))
  const hasSlots = options.some(({ slots }) => slots.length > 0)
  const nextDate = isDayOnly ? undefined : await nextDateOf(product, date, sources)
  return {
    options,
    closed: isSoldOut ? 'sold_out' : hasSlots ? 'too_late' : 'not_operating',
    ...(nextDate !== undefined && { nextDate }),
  }
}

function slotOf(
  one: OctoAvailability,
  product: OctoProduct,
  option: OctoOption,
  units: readonly UnitCount[],
  sources: OctoSources,
): PricedSlot {
  const slot = readSlot(one, product.instantConfirmation ? 'instant' : 'manual')
  if (units.length === 0) return slot
  if (!one.available || !one.pricing) {
    const { vacancies } = one
    const isOpen = slot.status !== 'closed' && slot.status !== 'sold_out'
    const people = peopleIn(readOption(option, product), units)
    const isFew = isOpen && vacancies !== null && vacancies > 0 && vacancies < people
    return isFew ? { ...slot, refusal: { reason: 'too_few_places', limit: vacancies } } : slot
  }
  const price = readPrice(one.pricing)
  const policy = readPolicy(one, freeHoursOf(option), sources.timeZoneOf(product), price, sources.clock())
  const key = { productId: product.id, optionId: option.id, availabilityId: one.id, units }
  return { ...slot, rate: { rateKey: encodeOctoKey(key), price, policy } }
}

async function nextDateOf(
  product: OctoProduct,
  date: string,
  sources: OctoSources,
): Promise<string | undefined> {
  const later = (days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
  const days = await daysOf(product, { from: later(1), until: later(DAYS_LOOKED_AHEAD) }, sources)
  return days.find(({ price }) => price)?.date
}

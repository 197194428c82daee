import { distanceMiles } from '../../../../../packages/geography/distance-miles.ts'
import type { ActivityOption, UnitCount } from '../../../domain/suppliers/activity-option.ts'
import type {
  ActivityDetails,
  ActivityDetailsQuery,
  ActivitySearchCriteria,
  ActivitySearchOffer,
  ActivityShapes,
  PricedSlot,
} from '../../../domain/suppliers/activity-shapes.ts'
import type { ProductSupplier, SupplierQuote } from '../../../domain/suppliers/product-supplier.ts'
import type { TravellerRequirement } from '../../../domain/suppliers/traveller.ts'
import { unitRefusal } from '../../../domain/suppliers/unit-refusal.ts'
import type { OctoAvailability, OctoCalendarDay, OctoOption, OctoProduct } from './octo-answers.ts'
import { octoBooking } from './octo-bookings.ts'
import { OctoRefused } from './octo-client.ts'
import { decodeOctoKey, encodeOctoKey, type OctoKey } from './octo-key.ts'
import type { OctoSources } from './octo-sources.ts'
import { readPolicy, readPrice, readSlot, readStatus } from './read-availability.ts'
import { freeHoursOf, readOption, readProduct, startOf } from './read-product.ts'
import { readQuestions } from './read-questions.ts'
import { visitAt } from './visit-at.ts'

const batchSize = 8
const DAYS_LOOKED_AHEAD = 60
/** Places that are not counted. */
const UNCOUNTED = 1_000
const requirements: readonly TravellerRequirement[] = [
  { field: 'name', of: 'contact' },
  { field: 'email', of: 'contact' },
  { field: 'phone', of: 'contact' },
  { field: 'name', of: 'lead_of_each_group' },
]

/** Returns the activities of an OCTO supplier. */
export function octoActivities(sources: OctoSources): ProductSupplier<ActivityShapes> {
  return {
    ...octoBooking(sources),
    async *search(criteria, { signal }) {
      const near = await productsNear(criteria, sources)
      let left = criteria.limit
      for (let at = 0; at < near.length && left > 0; at += batchSize) {
        const found = await Promise.all(
          near.slice(at, at + batchSize).map((product) => offerOf(product, criteria, sources)),
        )
        if (signal.aborted) return
        const offers = found.flatMap((offer) => offer ?? []).slice(0, left)
        left -= offers.length
        if (offers.length > 0) yield { offers, isLast: false }
      }
      if (!signal.aborted) yield { offers: [], isLast: true }
    },
    details: (query) => detailsOf(query, sources),
    async quote(rateKey) {
      const key = decodeOctoKey(rateKey)
      return key && quoteOf(key, sources)
    },
  }
}

/** The named activity first, then the others within the radius, nearest first. */
async function productsNear(
  { point, radiusMiles, leading }: ActivitySearchCriteria,
  { products }: OctoSources,
): Promise<OctoProduct[]> {
  const placed = (await products()).flatMap((product) => {
    const start = startOf(product)
    return start ? [{ product, miles: distanceMiles(point, start) }] : []
  })
  return placed
    .filter(({ product, miles }) => miles <= radiusMiles || product.id === leading)
    .sort((one, other) => one.miles - other.miles || (one.product.id < other.product.id ? -1 : 1))
    .toSorted((one, other) => Number(other.product.id === leading) - Number(one.product.id === leading))
    .map(({ product }) => product)
}

async function offerOf(
  product: OctoProduct,
  { point, date, until }: ActivitySearchCriteria,
  sources: OctoSources,
): Promise<ActivitySearchOffer | null> {
  const option = product.options.find((one) => one.default) ?? product.options[0]
  const { name } = await sources.supplier()
  const read = readProduct(product, name, sources.geo)
  if (!option || read === null) return null
  const of = { productId: product.id, optionId: option.id }
  const days = await calendarOf({ ...of, localDateStart: date, localDateEnd: until }, sources)
  const day = days.find((one) => one.available)?.localDate
  if (day === undefined) return null
  const ours = readOption(option, product)
  const units = leastUnits(ours)
  const all = await availabilityOf({ ...of, localDateStart: day, localDateEnd: day, units }, sources)
  const free = all.filter(({ available, pricing }) => available && pricing)
  const [cheapest] = free.toSorted((one, other) => (one.pricing?.retail ?? 0) - (other.pricing?.retail ?? 0))
  if (!cheapest?.pricing) return null
  const counted = free.map(({ vacancies }) => vacancies)
  const { position } = read
  return {
    productCode: read.productCode,
    title: read.title,
    contentLanguage: read.contentLanguage,
    category: read.category,
    picture: read.pictures[0]?.url ?? '/scenes/fallback.svg',
    guestRating: 0,
    reviewCount: 0,
    duration: read.duration,
    languages: read.languages,
    features: read.features,
    confirmation: read.confirmation,
    ...freeUntil(option),
    position,
    distance: { miles: distanceMiles(point, position), from: read.city },
    date: day,
    starts: free
      .filter(({ allDay }) => !allDay)
      .map(({ localDateTimeStart }) => localDateTimeStart.slice(11, 16)),
    status: readStatus(cheapest.status),
    vacancies: counted.includes(null) ? null : counted.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    pricedBy: ours.pricedBy,
    ...(ours.pricedBy === 'group' && { groupSize: ours.maximumUnits }),
    price: readPrice(cheapest.pricing),
    rateKey: encodeOctoKey({ ...of, availabilityId: cheapest.id, units }),
  }
}

async function detailsOf(
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
    return { date, status, ...(price && { price }) }
  })
}

function priceFrom({ pricingFrom, unitPricingFrom }: OctoCalendarDay) {
  const pricing = unitPricingFrom?.[0] ?? pricingFrom
  return pricing ? readPrice(pricing) : null
}

async function visitOf(
  product: OctoProduct,
  { date, units }: NonNullable<ActivityDetailsQuery['visit']>,
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
  const nextDate = await nextDateOf(product, date, sources)
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
    const wanted = units.reduce((sum, { count }) => sum + count, 0)
    const isFew =
      one.status !== 'CLOSED' && one.vacancies !== null && one.vacancies > 0 && one.vacancies < wanted
    return isFew ? { ...slot, refusal: { reason: 'too_few_places', limit: one.vacancies } } : slot
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

async function quoteOf(
  key: OctoKey,
  sources: OctoSources,
): Promise<SupplierQuote<ActivityShapes['subject']> | null> {
  const { productId, optionId, availabilityId, units } = key
  const product = await sources.product(productId)
  const option = product?.options.find(({ id }) => id === optionId)
  if (!product || !option || unitRefusal(readOption(option, product), units)) return null
  const request = { productId, optionId, availabilityIds: [availabilityId], units }
  const [one] = await availabilityOf(request, sources)
  const subject = one ? await visitAt({ product, option, units, at: one }, sources) : null
  if (!one?.available || !one.pricing || !subject) return { status: 'sold_out' }
  const price = readPrice(one.pricing)
  const isEach = subject.questions.some(({ of }) => of === 'traveller')
  return {
    status: 'available',
    rateKey: encodeOctoKey(key),
    price,
    policy: readPolicy(one, freeHoursOf(option), subject.activity.timeZone, price, sources.clock()),
    requirements: isEach ? [...requirements, { field: 'name', of: 'everyone' }] : requirements,
    left: one.vacancies ?? UNCOUNTED,
    scenario: null,
    subject,
  }
}

/** None for an option that the supplier has withdrawn. */
function calendarOf(request: object, { client }: OctoSources): Promise<OctoCalendarDay[]> {
  return client.call<OctoCalendarDay[]>('POST', '/availability/calendar', request).catch(noneIfRefused)
}

function noneIfRefused(error: unknown): never[] {
  if (error instanceof OctoRefused) return []
  throw error
}

/** None for an id that the supplier does not know. */
function availabilityOf(
  { units, ...request }: { units?: readonly UnitCount[] } & Record<string, unknown>,
  { client }: OctoSources,
): Promise<OctoAvailability[]> {
  const body = {
    ...request,
    ...(units && { units: units.map(({ unit: id, count: quantity }) => ({ id, quantity })) }),
  }
  return client.call<OctoAvailability[]>('POST', '/availability', body).catch(noneIfRefused)
}

function leastUnits({ units, minimumUnits }: ActivityOption): UnitCount[] {
  const unit = (units.find(({ accompaniedBy }) => accompaniedBy.length === 0) ?? units[0])?.unit ?? 'adult'
  return [{ unit, count: minimumUnits }]
}

/** A limit beyond a year before the start means that cancelling always costs something. */
function freeUntil(option: OctoOption): { freeUntilHours?: number } {
  const hours = Math.ceil(freeHoursOf(option))
  return hours <= 2_000 ? { freeUntilHours: hours } : {}
}

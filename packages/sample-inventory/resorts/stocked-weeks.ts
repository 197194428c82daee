import type { SupplierQuote } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { QuotedWeek, WeekChange } from '../../../src/server/domain/suppliers/resort-shapes.ts'
import { dateOfDay, dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { localToMoment } from '../../../src/server/kernel/dates/local-to-moment.ts'
import { hashText } from '../random.ts'
import { hasLeads, type StockedProduct, type StockUnits } from '../supply/stocked-product.ts'
import { describeUnit } from './describe-resort.ts'
import { unitStock } from './free-weeks.ts'
import { type KeyedWeek, keyedWeek, unitById } from './keyed-week.ts'
import { movedWeek } from './move-unit.ts'
import { nightsOf } from './resort-price.ts'
import type { ResortSources } from './resort-sources.ts'
import { decodeWeekKey, inOrder, type WeekKey } from './week-key.ts'
import { CHANGE_DAYS } from './week-policy.ts'
import { quoteOfWeek } from './week-quote.ts'

/** Returns weeks as the booking half of the built-in supplier sees them. */
export function stockedWeeks(sources: ResortSources): StockedProduct<WeekKey> {
  return {
    product: 'resort',
    capabilities: { actions: ['cancel', 'change'] },
    decode: decodeWeekKey,
    unitsOf: (key, ledger, move) => unitsOf(key, move, { ...sources, ledger }),
    isNamed: (travellers) => hasLeads(travellers, 1),
    // The product kind defines the content of its changes.
    amendQuote: (key, change, ledger, move) =>
      amendQuote(key, change as WeekChange, move, { ...sources, ledger }),
    changesEndAt: async (key) => changesEnd(key, sources),
    isRebooked: false,
    moving: ['unit_moved'],
    movedTo: (key, code) => movedWeek(key, code, sources),
    ticketsOf: (reference, key) => [certificate(reference, key)],
  }
}

async function unitsOf(
  key: WeekKey,
  move: string | undefined,
  sources: ResortSources,
): Promise<StockUnits | 'sold_out' | null> {
  const found = await keyedWeek(key, sources, { isReserved: move !== undefined })
  if (found === null || found === 'sold_out') return found
  const { resort, first, nights } = found.free
  const unit = resort.units.find(({ id }) => id === move) ?? found.free.unit
  const { price, policy } = found.rate
  return {
    stock: unitStock(unit),
    nights: nightsOf(resort, { unit, first, nights }, key.day),
    rooms: 1,
    price: { amount: price.net, currency: price.currency },
    policy,
  }
}

/** Returns the booking in another week or unit of the resort, or with other extras, at today's price. */
async function amendQuote(
  booked: WeekKey,
  { rateKey, extras }: WeekChange,
  move: string | undefined,
  sources: ResortSources,
): Promise<SupplierQuote<QuotedWeek> | null> {
  const chosen = rateKey === undefined ? booked : decodeWeekKey(rateKey)
  if (chosen === null || !isSameResort(booked, chosen, sources)) return null
  const { scenario, day, people } = booked
  const key: WeekKey = { ...chosen, people, extras: inOrder(extras), scenario, day }
  // A guest who chooses another unit gives up the one to which the resort moved the booking.
  const kept = key.unitId === booked.unitId ? move : undefined
  const found = await keyedWeek(key, sources, { isReserved: kept !== undefined })
  if (found === null) return null
  if (found === 'sold_out') return { status: 'sold_out' }
  const quote = quoteOfWeek(found, key, sources)
  return { ...quote, subject: inMovedUnit(quote.subject, found, kept) }
}

function inMovedUnit(subject: QuotedWeek, { free }: KeyedWeek, move: string | undefined): QuotedWeek {
  const unit = free.resort.units.find(({ id }) => id === move)
  return unit ? { ...subject, unit: describeUnit(unit, free.resort, subject.week.checkIn) } : subject
}

function isSameResort(one: WeekKey, other: WeekKey, sources: ResortSources): boolean {
  const [resort] = unitById(one.unitId, sources) ?? []
  return resort !== undefined && unitById(other.unitId, sources)?.[0] === resort
}

/** The beginning of the day, on the resort's calendar, so many days before check-in. */
function changesEnd({ unitId, checkIn }: WeekKey, sources: ResortSources): Date | null {
  const [resort] = unitById(unitId, sources) ?? []
  if (resort === undefined) return null
  const day = dateOfDay(dayNumber(checkIn) - CHANGE_DAYS)
  return localToMoment(`${day}T00:00:00`, sources.timeZoneOf(resort))
}

/** The certificate with which guests check in; another week or unit has another one. */
function certificate(reference: string, { unitId, checkIn }: WeekKey) {
  const number = hashText(`certificate:${reference}:${unitId}:${checkIn}`) % 1_000_000_000
  return {
    code: `RC-${String(number).padStart(9, '0')}`,
    format: 'qr' as const,
    redeemedAt: null,
  }
}

import type { SupplierQuote } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { QuotedWeek, WeekChange } from '../../../src/server/domain/suppliers/resort-shapes.ts'
import { dateOfDay, dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { localToMoment } from '../../../src/server/kernel/dates/local-to-moment.ts'
import { hashText } from '../random.ts'
import { hasLeads, KEPT, type StockedProduct, type StockUnits } from '../supply/stocked-product.ts'
import { unitStock } from './free-weeks.ts'
import { keyedWeek, unitById } from './keyed-week.ts'
import { movedWeek } from './move-unit.ts'
import { guestFees } from './resort-extras.ts'
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
    unitsOf: (key, ledger) => unitsOf(key, { ...sources, ledger }),
    isNamed: (travellers) => hasLeads(travellers, 1),
    // The product kind defines the content of its changes.
    amendQuote: (key, change, ledger, { forfeited }) =>
      amendQuote(key, change as WeekChange, forfeited, { ...sources, ledger }),
    changesEndAt: async (key) => changesEnd(key, sources),
    isRebooked: false,
    moving: ['unit_moved'],
    movedTo: (key, code) => movedWeek(key, code, sources),
    ticketsOf: (reference, key) => [certificate(reference, key)],
  }
}

async function unitsOf(key: WeekKey, sources: ResortSources): Promise<StockUnits | 'sold_out' | null> {
  const found = await keyedWeek(key, sources)
  if (found === null || found === 'sold_out') return found
  const { resort, unit, first, nights } = found.free
  const { price, policy } = found.rate
  const free = nightsOf(resort, { unit, first, nights }, sources.dataset().today)
  return {
    stock: unitStock(unit),
    nights: key.booked?.isKept ? free.map(({ date }) => ({ date, free: KEPT })) : free,
    rooms: 1,
    price: { amount: price.net, currency: price.currency },
    policy,
  }
}

/**
 * Returns the booking in another week or unit of the resort, or with other extras, at today's price but not below
 * `least`. A fee for another guest that was paid stays paid.
 */
async function amendQuote(
  booked: WeekKey,
  { rateKey, extras }: WeekChange,
  least: number,
  sources: ResortSources,
): Promise<SupplierQuote<QuotedWeek> | null> {
  const chosen = rateKey === undefined ? booked : decodeWeekKey(rateKey)
  if (chosen === null || !isSameResort(booked, chosen, sources)) return null
  if (guestFees(extras) < guestFees(booked.extras)) return null
  const { unitId, checkIn, nights } = chosen
  const isKept = unitId === booked.unitId && checkIn === booked.checkIn && nights <= booked.nights
  const pricedAs = isKept ? (booked.booked?.pricedAs ?? null) : null
  const terms = { pricedAs, least, isKept }
  const key: WeekKey = { ...booked, unitId, checkIn, nights, extras: inOrder(extras), booked: terms }
  const found = await keyedWeek(key, sources)
  if (found === null) return null
  return found === 'sold_out' ? { status: 'sold_out' } : quoteOfWeek(found, key, sources)
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

/** The certificate with which guests check in. Another week, unit or guest has another one; a moved unit keeps it. */
function certificate(reference: string, { unitId, checkIn, extras, booked }: WeekKey) {
  const fees = guestFees(extras)
  const named = ['certificate', reference, booked?.pricedAs ?? unitId, checkIn, ...(fees > 0 ? [fees] : [])]
  const number = hashText(named.join(':')) % 1_000_000_000
  return {
    code: `RC-${String(number).padStart(9, '0')}`,
    format: 'qr' as const,
    redeemedAt: null,
  }
}

import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { proofRuns } from '../../../../../scripts/proof-cases.ts'
import type {
  Booking,
  HotelAnswer,
  HotelDeal,
  LanguageCode,
  MarkupRule,
  MoneyAmount,
  Proposal,
  ProposalSummary,
  Quote,
  ShownPrice,
} from '../../../../contract/types.ts'
import { localeOf } from '../../../../tenant/language.ts'
import { defaultMarkup } from '../../../../tenant/markups/markup-amount.ts'
import { currencyExponent, priceUnit } from '../../../../tenant/money/minor-units.ts'
import { stripeStep } from '../../../adapters/stripe/stripe-amount.ts'
import { makeBookingDocument } from '../../../domain/booking/make-booking-document.ts'
import { documentTexts } from '../../../domain/documents/document-texts.ts'
import { shippedRates } from '../../../domain/exchange-rates/shipped-rates.ts'
import { anyCurrency, anyMarkup } from '../../../domain/pricing/testing-prices.ts'
import { type BookingApp, openBookingApp } from '../booking/testing-booking-app.ts'
import { call, confirm, hold, itemOf, pay, type Visitor } from '../booking/testing-booking-flow.ts'
import { lisbon, offersOf, searchParts } from '../products/hotel/testing-hotels.ts'
import { lastDay, say } from '../proposals/testing-proposals.ts'
import { setMarkups } from './testing-markups.ts'
import { soldIn } from './testing-sold-in.ts'

const now = { supplierCurrency: 'USD', exchange: shippedRates, isStripe: false }
let app: BookingApp
let owner: Visitor
let viewers: Record<'anonymous' | 'traveller' | 'agent' | 'restricted', Visitor>

beforeAll(async () => {
  app = await openBookingApp({
    supplier: (supplier) => soldIn(supplier, () => now.supplierCurrency),
    rates: { current: async () => now.exchange },
    gateway: (gateway) => ({
      ...gateway,
      stepOf: (currency) => (now.isStripe ? (stripeStep(currency) ?? 1) : gateway.stepOf(currency)),
    }),
  })
  const signedIn = async (name: string) => ({ cookie: await app.signIn(`${name}@test.example`) })
  owner = await signedIn('owner')
  viewers = {
    anonymous: {},
    traveller: await signedIn('traveller'),
    agent: await signedIn('sales'),
    restricted: await signedIn('restricted'),
  }
})

const room = fc.record({
  adults: fc.integer({ min: 1, max: 3 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
})
/** The ratio of each currency's rate to the shipped one, as daily rates differ. */
const factors = fc.array(fc.double({ min: 0.9, max: 1.1, noNaN: true }), { minLength: 7, maxLength: 7 })
const spoken = fc.oneof(fc.constantFrom('SEK', 'JPY', 'KWD', 'USD', 'HUF', 'EUR'), anyCurrency)
const anyRules = fc
  .record({ open: fc.option(anyMarkup), member: fc.option(anyMarkup), agent: fc.option(anyMarkup) })
  .map(rulesOf)
const anySale = fc.record({
  supplierCurrency: fc.oneof(fc.constant('USD'), fc.constantFrom('EUR', 'JPY', 'KWD', 'SEK')),
  currency: spoken,
  factors,
  isStripe: fc.boolean(),
  rules: anyRules,
  nights: fc.integer({ min: 1, max: 9 }),
  rooms: fc.array(room, { minLength: 1, maxLength: 3 }),
  viewer: fc.constantFrom('anonymous', 'traveller', 'agent', 'restricted'),
  at: fc.nat({ max: 7 }),
})

type Sale = typeof anySale extends fc.Arbitrary<infer One> ? One : never

describe('the price of a rate', () => {
  it('is the same total in every place that shows it, and the sum of its parts', async () => {
    await fc.assert(fc.asyncProperty(anySale, everyPlaceAgrees), {
      numRuns: proofRuns({ few: 4, all: 30 }),
    })
  }, 240_000)
})

async function everyPlaceAgrees(sale: Sale) {
  Object.assign(now, { ...sale, exchange: exchangeOf(sale.factors) })
  await setMarkups(app, sale.rules, owner.cookie)
  const visitor = viewers[sale.viewer as keyof typeof viewers]
  const { currency, rooms } = sale
  const stay = {
    start: '2026-05-08',
    end: new Date(Date.UTC(2026, 4, 8 + sale.nights)).toISOString().slice(0, 10),
  }
  const searched = { stay, rooms, currency }

  const deal = await dealOf(sale, stay, visitor)
  fc.pre(deal !== null)
  if (deal === null) return
  const { hotelId } = deal
  const found = await app.call('/api/hotels/search', {
    method: 'POST',
    body: { ...lisbon, ...searched, hotelId },
    headers: { ...(visitor.cookie && { cookie: visitor.cookie }) },
  })
  const offer = offersOf(await searchParts(found)).find((one) => one.hotelId === hotelId)
  const ratesFor = async (of: Visitor) => {
    const body = { hotelId, ...searched }
    const { data } = await call<HotelAnswer>(app, '/api/hotels/details', of, { body })
    return (data.rooms ?? []).flatMap(({ rates: ofRoom }) => ofRoom)
  }
  const rates = await ratesFor(visitor)
  const rate = rates.toSorted((one, other) => totalOf(one.price) - totalOf(other.price))[0]
  if (rate === undefined) throw new Error('a deal leads to rates')
  const total = totalOf(rate.price)
  expect({ deal: deal.total, search: totalOf(offer?.price) }).toEqual({ deal: total, search: total })
  expectParts(rate.price as ShownPrice)

  const shownTotal = { amount: total, currency }
  const wanted = { product: 'hotel', rateKey: rate.rateKey }
  const body = { items: [wanted], currency, shownTotal }
  const { data: quote } = await call<Quote>(app, '/api/quotes', visitor, { body })
  expect(quote).toMatchObject({ status: 'available', total: shownTotal })
  expectParts(itemOf(quote).price)

  const priceFor = async (of: Visitor) =>
    (await ratesFor(of)).find(({ rateKey }) => rateKey === rate.rateKey)?.price
  const [open, member, agent] = await Promise.all(
    [viewers.anonymous, viewers.traveller, viewers.agent].map(priceFor),
  )
  // Logging in lowers the price by what visitors are promised, and never raises it.
  expect(totalOf(open) - (open?.memberSaving ?? 0)).toBe(totalOf(member))
  expect([member?.memberSaving, agent?.memberSaving]).toEqual([undefined, undefined])

  const proposedTotal = { amount: totalOf(agent), currency }
  const proposal = {
    ...wanted,
    currency,
    shownTotal: proposedTotal,
    validUntil: lastDay,
    keepsPrice: true,
    note: '',
  }
  const { data: made } = await call<Proposal>(app, '/api/proposals', viewers.agent, { body: proposal })
  const { data: seen } = await call<Proposal>(app, `/api/proposals/${made.id}`, {}, { method: 'GET' })
  const { data: listed } = await call<{ proposals: ProposalSummary[] }>(app, '/api/proposals', owner, {
    method: 'GET',
  })
  const summary = listed.proposals.find(({ id }) => id === made.id)
  expect([made.proposedTotal, seen.proposedTotal, summary?.proposedTotal]).toEqual([
    proposedTotal,
    proposedTotal,
    proposedTotal,
  ])
  expect([totalOf(made.price), totalOf(seen.price)]).toEqual([proposedTotal.amount, proposedTotal.amount])

  // Read before the booking, which may take the last room.
  await expectAccepted(proposal)
  now.exchange = exchangeOf(sale.factors)
  const { booking, holder } = await hold(app, visitor, quote)
  const due = rate.payment === 'now' ? total : 0
  expect([itemOf(booking).price.total, booking.payment.due.amount]).toEqual([total, due])
  if (booking.payment.gateway !== 'none') await pay(app, holder, booking)
  const { data: confirmed } = await confirm(app, holder, booking)
  expect([confirmed.state, itemOf(confirmed).price.total]).toEqual(['confirmed', total])
  await expectWritten(confirmed, total, currency)
  if (visitor.cookie) await expectListed(visitor, confirmed, total)
}

/** The total that the client accepts equals the shown, stored and mailed one, also after a change of exchange rates. */
async function expectAccepted(acceptance: { shownTotal: MoneyAmount; keepsPrice: boolean }) {
  for (const keepsPrice of [true, false]) {
    const body = { ...acceptance, keepsPrice, shownTotal: undefined }
    const { data: made, problem } = await call<Proposal>(app, '/api/proposals', owner, { body })
    expect(problem.code).toBeUndefined()
    Object.assign(now, { exchange: exchangeOf(keepsPrice ? [1.02, 0.97, 1.05] : [0.96, 1.04, 1.01]) })
    const { data: seen } = await call<Proposal>(app, `/api/proposals/${made.id}`, {}, { method: 'GET' })
    const { currency } = made.proposedTotal
    const shown = { amount: totalOf(seen.price), currency }
    const early = await say(app, made.id, 'accept', made.proposedTotal)
    const isSame = shown.amount === made.proposedTotal.amount
    expect(early.problem.code).toBe(isSame ? undefined : 'price_changed')
    expect((await say(app, made.id, 'accept', shown)).data.acceptedTotal).toEqual(shown)
    const { agency } = (await app.store.agencyBySlug('aurora')) ?? {}
    if (!agency) throw new Error('the agency is published')
    const mail = (await app.mails()).find(({ text }) => text.includes(made.id))
    const language = mail?.language as LanguageCode
    const words = { language, locale: localeOf(language, agency) }
    expect(mail?.text).toContain(documentTexts(words).money(shown))
  }
}

function exchangeOf(moved: readonly number[]) {
  const entries = Object.entries(shippedRates.rates).map(([code, rate], at): [string, number] => [
    code,
    code === 'USD' ? 1 : rate * (moved[at % moved.length] ?? 1),
  ])
  return { ...shippedRates, rates: Object.fromEntries(entries) }
}

const totalOf = (price: { total: number } | undefined) => price?.total ?? Number.NaN

type Ruled = Record<'open' | 'member' | 'agent', MarkupRule | null>

/** Rules for the audiences that have one; the server refuses a member's rule that is dearer than the public one. */
function rulesOf({ open, member, agent }: Ruled): MarkupRule[] {
  const lowest = open ?? defaultMarkup
  const isComparable = member?.kind === lowest.kind && member.currency === lowest.currency
  const value = isComparable ? Math.min(member.value, lowest.value) : member?.value
  return [
    ...(open ? [open] : []),
    ...(member && value !== undefined ? [{ ...member, value, audience: 'member' as const }] : []),
    ...(agent ? [{ ...agent, audience: 'agent' as const }] : []),
  ]
}

/** The total of one deal of Lisbon in minor units; null if no property takes the party. */
async function dealOf(
  { currency, rooms, at }: Sale,
  stayPeriod: { start: string; end: string },
  visitor: Visitor,
) {
  const occupancies = rooms.map(({ adults, childAges }) => ({
    numOfRoom: 1,
    numOfAdults: adults,
    numOfChildren: childAges.length,
    childAges,
  }))
  const { latitude, longitude } = lisbon
  const response = await app.call('/api/dealray/deals/hotel-search', {
    method: 'POST',
    body: { latitude, longitude, stayPeriod, occupancies, currency, isHome: true },
    headers: { ...(visitor.cookie && { cookie: visitor.cookie }) },
  })
  const { response: deals } = (await response.json()) as { response: HotelDeal[] }
  const deal = deals[at % Math.max(1, deals.length)]
  if (!deal?.rates) return null
  expect(deal.rates.currency).toBe(currency)
  const hotelId = new URL(deal.link, 'http://aurora.example').searchParams.get('hotelId') ?? ''
  return { hotelId, total: Math.round(deal.rates.totalRate * 10 ** currencyExponent(currency)) }
}

/** Each amount has two exact decimals, and the parts add up to the total. */
function expectParts({ currency, total, subtotal, priceLines, breakdown, trace, net, markup }: ShownPrice) {
  const sum = (parts: readonly { amount: number }[]) => parts.reduce((all, { amount }) => all + amount, 0)
  expect(subtotal + sum(priceLines)).toBe(total)
  if (breakdown.length > 0) expect(sum(breakdown)).toBe(subtotal)
  if (net !== undefined && markup !== undefined) expect(net + markup).toBe(total)
  if (trace) expect([sum(trace), trace.at(-1)?.sum]).toEqual([total, total])
  const unit = priceUnit(currency)
  const amounts = [total, subtotal, ...[...priceLines, ...breakdown].map(({ amount }) => amount)]
  expect(amounts.filter((amount) => amount % unit !== 0)).toEqual([])
}

/** The source of the voucher, the calendar file and the mails, and the mail itself. */
async function expectWritten({ reference }: Booking, total: number, currency: string) {
  await app.doTasks()
  const agency = await app.aurora()
  const stored = await app.repositories.bookings.findByReference(reference)
  const document =
    stored && (await makeBookingDocument(agency, stored, 'http://aurora.example', app.dependencies))
  if (!document) throw new Error('a booking that is confirmed is written about')
  const { price, items } = document
  const lines = [...items.flatMap((item) => item.price?.lines ?? []), ...price.discounts]
  expect(price.total).toEqual({ amount: total, currency })
  expect(lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(total)
  const mail = (await app.mails()).find(({ text }) => text.includes(reference))
  expect(mail?.text).toContain(documentTexts(document).money(price.total))
}

/** The trips of the person who booked. */
async function expectListed(visitor: Visitor, { reference }: Booking, total: number) {
  type Listed = { bookings: { reference: string; total: { amount: number } }[] }
  const { data } = await call<Listed>(app, '/api/bookings?when=all', visitor, { method: 'GET' })
  expect(data.bookings.find((one) => one.reference === reference)?.total.amount).toBe(total)
}

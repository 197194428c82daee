import type { components } from '../../src/contract/api.gen.ts'
import { bookedStay } from './booked-stay.ts'
import type { Proposals } from './proposals.ts'
import { type FoundRate, rateByKey } from './rates.ts'
import { notFound, Refusal, wrongField } from './refusal.ts'
import { type Route, route } from './route.ts'

export type Quote = components['schemas']['Quote']

const MINUTES = 30
const CODE = 'EXAMPLE10'

export interface StoredQuote {
  agency: string
  quote: Quote
  /** The proposal that the quote was made from. */
  proposalId: string | null
  isBooked: boolean
}

interface QuoteDependencies {
  markupOf: (agency: string) => number
  proposals: Pick<Proposals, 'bookable'>
  clock: () => Date
}

/** Makes the calls that fix a price for half an hour. */
export function makeQuotes({ markupOf, proposals, clock }: QuoteDependencies) {
  const quotes = new Map<string, StoredQuote>()

  function find(agency: string, id: string): StoredQuote {
    const found = quotes.get(id)
    if (found?.agency !== agency) throw notFound('quote')
    return found
  }

  /** A quote that can still be booked. */
  function open(agency: string, id: string): StoredQuote {
    const found = find(agency, id)
    if (found.isBooked) throw new Refusal(409, 'This price is already held or booked.')
    if (Date.parse(found.quote.expiresAt) > clock().getTime()) return found
    throw new Refusal(409, 'This price was fixed for half an hour and has expired. Get a new one.', {
      code: 'quote_expired',
    })
  }

  const routes: readonly Route[] = [
    route('createQuote', 'POST /api/quotes', ({ body, agency }) => {
      const { proposalId, shownTotal } = body
      const proposal = proposalId === undefined ? null : proposals.bookable(agency, proposalId)
      const currency = proposal?.currency ?? body.currency
      const [item, ...others] = body.items
      if (item?.product !== 'hotel' || others.length > 0)
        throw wrongField('items', 'must be one hotel: the example sells only hotels')
      const found = rateByKey(proposal?.rateKey ?? item.rateKey, currency, markupOf(agency))
      if (!found) throw wrongField('items[0].rateKey', 'is not a key of this API')
      const { price } = found
      const isChanged = shownTotal?.currency === currency && shownTotal.amount !== price.total
      const paymentSchedule = scheduleOf(found, currency)
      const quote: Quote = {
        id: crypto.randomUUID(),
        items: [
          {
            subject: { product: 'hotel', hotel: bookedStay(found) },
            price,
            requirements: requirementsOf(found),
            paymentSchedule,
          },
        ],
        total: { amount: price.total, currency },
        paymentSchedule,
        status: isChanged ? 'price_changed' : 'available',
        ...(isChanged && { shownTotal }),
        expiresAt: new Date(clock().getTime() + MINUTES * 60_000).toISOString(),
        discounts: [],
        takesPromo: true,
        dueNow: { amount: found.rate.payment === 'now' ? price.total : 0, currency },
        payment: { gateway: found.rate.payment === 'now' ? 'sandbox' : 'none' },
      }
      quotes.set(quote.id, { agency, quote, proposalId: proposalId ?? null, isBooked: false })
      return { status: 201, body: { data: quote } }
    }),
    route('getQuote', 'GET /api/quotes/{id}', ({ path, agency }) => ({
      body: { data: find(agency, path.id).quote },
    })),
    route('updateQuote', 'PATCH /api/quotes/{id}', ({ path, body, agency }) => {
      const stored = open(agency, path.id)
      if (body.useCredits) throw wrongField('useCredits', 'cannot be used: the example has no wallets')
      if (body.promoCode !== undefined) stored.quote = discounted(stored.quote, body.promoCode)
      return { body: { data: stored.quote } }
    }),
  ]
  return { routes, open }
}

function discounted(quote: Quote, code: string | null): Quote {
  const { total, payment } = quote
  const { currency } = total
  const due = payment.gateway === 'none' ? 0 : total.amount
  if (code === null) return { ...quote, discounts: [], dueNow: { amount: due, currency } }
  if (code !== CODE) throw wrongField('promoCode', `is not a code of this API; try ${CODE}`)
  const amount = Math.round(due / 10)
  return {
    ...quote,
    discounts: [{ kind: 'promo', code, amount }],
    dueNow: { amount: due - amount, currency },
  }
}

/** The hotel requires the name of a lead guest for each room. */
function requirementsOf({ rooms }: FoundRate): Quote['items'][number]['requirements'] {
  return rooms.map((_, index) => ({
    group: index + 1,
    type: 'adult',
    role: 'lead',
    fields: ['firstName', 'lastName'],
  }))
}

/** The total is paid with the booking, or to the hotel on arrival. */
function scheduleOf(
  { rate, price, stay }: FoundRate,
  currency: Quote['total']['currency'],
): Quote['paymentSchedule'] {
  const amount = { amount: price.total, currency }
  if (rate.payment === 'now') return [{ amount, to: 'agency', kind: 'balance' }]
  return [{ at: stay.start, amount, to: 'supplier', kind: 'local' }]
}

import type { CurrencyCode } from '../../contract/types.ts'
import { exchangeFor } from '../deals/deal-context.ts'
import { rejectInvalid } from '../deals/invalid-search.ts'
import { chargeStep } from '../hotels/charge-step.ts'
import { hotelSeller } from '../hotels/hotel-seller.ts'
import { requireStay } from '../hotels/hotel-stay.ts'
import { type QuotedRate, quotedRate } from '../hotels/quoted-rate.ts'
import { soldPolicy } from '../hotels/sold-policy.ts'
import { Problem } from '../http/problem.ts'
import { pricedProposal } from '../proposals/priced-proposal.ts'
import { proposalOver } from '../proposals/proposal-over.ts'
import type { ProposalSnapshot } from '../proposals/proposal-snapshot.ts'
import type { DatedRates } from '../rates/rates-provider.ts'
import { dealContextOf } from '../routes/deal-context-of.ts'
import type { Call, Route, Routes } from '../routes/route.ts'
import type { Quote } from '../store/quote-repository.ts'
import type { Money } from '../suppliers/money.ts'
import type { BookingParts } from './booking-parts.ts'
import type { QuoteSnapshot } from './booking-snapshot.ts'
import { discounted, promotionFault } from './discounts.ts'
import { paymentWays } from './payment-ways.ts'
import { quoteAnswer } from './quote-answer.ts'
import { requireAllowance } from './require-allowance.ts'
import { requirePrices } from './require-prices.ts'
import { walletOf } from './wallet-of.ts'

type QuoteOperations = 'createQuote' | 'getQuote' | 'changeQuote'
type QuoteCall = Call<QuoteOperations>

/** What a code is to make cheaper. */
interface Discounted {
  product: string
  due: Money
  rates: DatedRates['rates']
}

/** Makes the routes of price checks: a quote fixes a price for half an hour. Source: booking design, 'quote'. */
export function quoteRoutes(parts: BookingParts): Pick<Routes, QuoteOperations> {
  const { ofAgency, rates, supplier } = parts
  const quotesOf = (call: QuoteCall) => ofAgency(call.agency.id).quotes

  async function answer(call: QuoteCall, quote: Quote) {
    const { viewer } = dealContextOf(call)
    requirePrices(viewer)
    const { promotions } = ofAgency(call.agency.id)
    const [credits, codes, payment] = await Promise.all([
      walletOf(call, parts),
      promotions.list(),
      paymentWays(call.agency, parts),
    ])
    return { data: quoteAnswer(quote, { viewer, credits, takesPromo: codes.length > 0, payment }) }
  }

  async function bookableProposal(call: Call<'createQuote'>, id: string) {
    const proposal = await ofAgency(call.agency.id).proposals.find(id)
    if (proposal === null) throw new Problem({ code: 'not_found', detail: 'There is no such proposal.' })
    if (!['open', 'accepted'].includes(proposal.state) || proposal.isOver) throw proposalOver()
    return { ...proposal, rateKey: (proposal.snapshot as ProposalSnapshot).rateKey }
  }

  async function pricedRate(call: Call<'createQuote'>, { price, subject }: QuotedRate) {
    const { currency } = call.body
    const step = await chargeStep(call.agency, currency, parts.gatewayOf)
    const seller = await hotelSeller(parts, dealContextOf(call), currency, step)
    return { price: seller.priceOf(price, subject.property.position), step }
  }

  /** Codes that are none are counted: nobody finds one by trying. */
  async function promotionOf(call: QuoteCall, code: string | null, { product, due, rates }: Discounted) {
    if (code === null) return null
    const guess = await requireAllowance(call, 'promo', parts)
    const promotion = await ofAgency(call.agency.id).promotions.find(code)
    const fault = promotionFault(promotion, product, due, rates)
    rejectInvalid('body', fault === null ? [] : [{ field: 'promoCode', reason: fault }])
    await guess.takeBack()
    return promotion
  }

  const createQuote: Route<'createQuote'> = async (call) => {
    const context = dealContextOf(call)
    requirePrices(context.viewer)
    await requireAllowance(call, 'quote', parts)
    const { shownTotal, proposalId } = call.body
    const proposal = proposalId === undefined ? null : await bookableProposal(call, proposalId)
    const quoted = await quotedRate(call.agency.agency, proposal?.rateKey ?? call.body.rateKey, supplier)
    const { subject, price: supplierPrice, policy: supplierPolicy } = quoted
    const { position } = subject.property
    requireStay({ stay: subject.stay, rooms: subject.occupancies }, position, parts)
    const { price, step } = proposal
      ? await pricedProposal(proposal, quoted, { ...context, agency: call.agency }, parts)
      : await pricedRate(call, quoted)
    const dueHere = subject.payment === 'now' ? price.total : 0
    const snapshot: QuoteSnapshot = {
      ...{ rateKey: quoted.rateKey, subject, supplierPrice, supplierPolicy, price },
      policy: soldPolicy(supplierPolicy, supplierPrice.net, price.total, step),
      requirements: quoted.requirements,
      shownTotal: isOther(shownTotal, price) ? shownTotal : null,
      ...{ discounts: [], promoCode: null, usesCredits: false, creditsOf: null, dueNow: dueHere },
      step,
      isSample: supplier.capabilities().isSample,
      scenario: quoted.scenario,
      ...(proposal && { proposalId: proposal.id }),
    }
    const visit = call.request.headers.get('x-session-id')
    const personId = call.signedIn?.userId ?? null
    return answer(call, await quotesOf(call).create({ product: 'hotel', snapshot, visit, personId }))
  }

  const changeQuote: Route<'changeQuote'> = async (call) => {
    const quote = await ownQuote(call, call.path.id, quotesOf(call))
    if (quote.isExpired) throw quoteExpired()
    const before = quote.snapshot as QuoteSnapshot
    const { promoCode = before.promoCode, useCredits = before.usesCredits } = call.body
    const { currency, total } = before.price
    const due: Money = { amount: before.subject.payment === 'now' ? total : 0, currency }
    const exchange = await exchangeFor(rates, currency, 'body')
    const { product } = quote
    const promotion = await promotionOf(call, promoCode, { product, due, rates: exchange.rates })
    const credits = useCredits ? await walletOf(call, parts) : null
    const { discounts, dueNow } = discounted(due, {
      promotion,
      credits,
      rates: exchange.rates,
      step: before.step,
    })
    const changed = {
      ...before,
      discounts,
      dueNow,
      promoCode: promotion?.code ?? null,
      usesCredits: useCredits,
      creditsOf: credits === null ? null : (call.signedIn?.userId ?? null),
    }
    const stored = await quotesOf(call).change(quote.id, changed)
    if (stored === null) throw alreadyBooked()
    return answer(call, stored)
  }

  return {
    createQuote,
    getQuote: async (call) => answer(call, await ownQuote(call, call.path.id, quotesOf(call))),
    changeQuote,
  }
}

type Quotes = ReturnType<BookingParts['ofAgency']>['quotes']

/** Gives a quote to who may see it: one made for a person is that person's alone, and expired ones can still be read. */
export async function ownQuote(
  { signedIn }: Pick<QuoteCall, 'signedIn'>,
  id: string,
  quotes: Quotes,
): Promise<Quote> {
  const quote = await quotes.find(id)
  const isTheirs = quote !== null && (quote.personId === null || quote.personId === signedIn?.userId)
  if (!isTheirs) throw new Problem({ code: 'not_found', detail: 'There is no such quote.' })
  return quote
}

export function quoteExpired(): Problem {
  return new Problem({
    code: 'quote_expired',
    detail: 'This price was kept for half an hour. Look at it once more.',
  })
}

export function alreadyBooked(): Problem {
  return new Problem({ code: 'conflict', detail: 'What this price was for has been held or booked already.' })
}

function isOther(
  shown: { amount: number; currency: CurrencyCode } | undefined,
  { total, currency }: { total: number; currency: string },
): shown is Money {
  return shown !== undefined && shown.currency === currency && shown.amount !== total
}

import type { OperationId } from '../../../../contract/operations.gen.ts'
import type { CurrencyCode } from '../../../../contract/types.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import type { BookingRecords } from '../../../domain/booking/booking-records.ts'
import type { QuoteSnapshot } from '../../../domain/booking/booking-snapshot.ts'
import { discounted, promotionFault } from '../../../domain/booking/discounts.ts'
import { minimumPayment } from '../../../domain/booking/minimum-payment.ts'
import { paymentMethods } from '../../../domain/booking/payment-methods.ts'
import { dueNowOf, paymentPlan } from '../../../domain/booking/payment-plan.ts'
import type { Promotion } from '../../../domain/booking/promotion-repository.ts'
import { quoteAnswer } from '../../../domain/booking/quote-answer.ts'
import type { Quote } from '../../../domain/booking/quote-repository.ts'
import type { DatedRates } from '../../../domain/exchange-rates/rates-provider.ts'
import { audienceOf } from '../../../domain/pricing/audience.ts'
import { exchangeFor } from '../../../domain/products/deals/deal-context.ts'
import type { QuotedItem } from '../../../domain/products/spine/quoted-item.ts'
import { collectedTotal } from '../../../domain/products/spine/scheduled-payment.ts'
import type { SellingDependencies } from '../../../domain/proposals/selling-dependencies.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Money } from '../../../kernel/money/money.ts'
import { dealContext } from '../../request-context/deal-context.ts'
import type { Call, Route, Routes } from '../../request-context/route.ts'
import { bookableProposal, quotedItems } from './quoted-items.ts'
import { requirePrices } from './require-prices.ts'
import { requireQuota } from './require-quota.ts'

type QuoteOperations = 'createQuote' | 'getQuote' | 'updateQuote'
type QuoteCall = Call<QuoteOperations>

/** The total that a code reduces. */
interface Discounted {
  products: readonly string[]
  due: Money
  rates: DatedRates['rates']
}

/** Makes the routes of price checks: a quote fixes a price for half an hour. Source: decision 0017. */
export function quoteRoutes(dependencies: SellingDependencies): Pick<Routes, QuoteOperations> {
  const { ofAgency, rates, kinds, clock } = dependencies
  const quotesOf = (call: QuoteCall) => ofAgency(call.agency.id).quotes

  async function answer(call: QuoteCall, quote: Quote) {
    const { viewer } = dealContext(call)
    requirePrices(viewer)
    const { promotions } = ofAgency(call.agency.id)
    const [credits, takesPromo, payment] = await Promise.all([
      walletOf(call, dependencies),
      promotions.hasAny(),
      paymentMethods(call.agency, dependencies),
    ])
    return {
      data: quoteAnswer(quote, {
        kinds,
        viewer,
        credits,
        takesPromo,
        payment,
        isMailed: dependencies.sendsMail,
        now: clock(),
      }),
    }
  }

  /** Unknown codes are counted, so that guessing finds none. */
  async function promotionOf(call: QuoteCall, code: string, { products, due, rates }: Discounted) {
    const guess = await requireQuota(call, 'promo', dependencies)
    const promotion = await ofAgency(call.agency.id).promotions.find(code)
    const fault = promotionFault(promotion, products, due, rates)
    rejectInvalid('body', fault === null ? [] : [{ field: 'promoCode', reason: fault }])
    await guess.takeBack()
    return promotion
  }

  const createQuote: Route<'createQuote'> = async (call) => {
    const { viewer } = dealContext(call)
    requirePrices(viewer)
    await requireQuota(call, 'quote', dependencies, call.body.items.length)
    const { shownTotal } = call.body
    const proposal = await bookableProposal(call, dependencies)
    const { items, currency, step } = await quotedItems(call, proposal, dependencies)
    const total = items.reduce((sum, { price }) => sum + price.total, 0)
    const least = await minimumPayment(call.agency, { currency, due: collectedOf(items), step }, dependencies)
    const terms = { currency, total, discounts: [], step, least }
    const snapshot: QuoteSnapshot = {
      ...terms,
      items,
      dueNow: dueNowOf(paymentPlan(items, terms)),
      shownTotal: isOther(shownTotal, terms) ? shownTotal : null,
      promoCode: null,
      usesCredits: false,
      creditsOf: null,
      ...(proposal ? { proposalId: proposal.id } : { audience: audienceOf(viewer) }),
    }
    const [{ product } = { product: '' }] = items
    const visit = call.request.headers.get('x-session-id')
    const personId = call.signedIn?.userId ?? null
    return answer(call, await quotesOf(call).create({ product, snapshot, visit, personId }))
  }

  const updateQuote: Route<'updateQuote'> = async (call) => {
    requirePrices(dealContext(call).viewer)
    const quote = await ownQuote(call, call.path.id, quotesOf(call))
    if (quote.isExpired) throw quoteExpired()
    const { items, currency } = quote.snapshot as QuoteSnapshot
    const due: Money = { amount: collectedOf(items), currency }
    const { rates: today } = await exchangeFor(rates, currency, 'body')
    const products = items.map(({ product }) => product)
    const of: Discounted = { products, due, rates: today }
    const { promoCode: code, useCredits } = call.body
    const sent = code === undefined || code === null ? null : await promotionOf(call, code, of)
    const wallet = await walletOf(call, dependencies)
    const stored = await ofAgency(call.agency.id).transaction(async ({ quotes, promotions }) => {
      // Another tab may change the quote at the same moment.
      const locked = await quotes.lock(quote.id)
      if (locked === null || locked.bookingId !== null) throw alreadyBooked()
      const before = locked.snapshot as QuoteSnapshot
      const usesCredits = useCredits ?? before.usesCredits
      const credits = usesCredits ? wallet : null
      const promotion = code === undefined ? await keptPromotion(before, of, promotions) : sent
      const { step, least } = before
      const { discounts } = discounted(due, { promotion, credits, rates: today, step, least })
      const changed: QuoteSnapshot = {
        ...before,
        discounts,
        dueNow: dueNowOf(paymentPlan(items, { discounts, step, least })),
        promoCode: promotion?.code ?? null,
        usesCredits,
        creditsOf: credits === null ? null : (call.signedIn?.userId ?? null),
      }
      return quotes.change(quote.id, changed)
    })
    if (stored === null) throw alreadyBooked()
    return answer(call, stored)
  }

  return {
    createQuote,
    async getQuote(call) {
      requirePrices(dealContext(call).viewer)
      return answer(call, await ownQuote(call, call.path.id, quotesOf(call)))
    },
    updateQuote,
  }
}

/** Returns the previous code while it is valid; a visitor who changes something else gets no error about its end. */
async function keptPromotion(
  { promoCode }: Pick<QuoteSnapshot, 'promoCode'>,
  { products, due, rates }: Discounted,
  promotions: BookingRecords['promotions'],
): Promise<Promotion | null> {
  const promotion = promoCode === null ? null : await promotions.find(promoCode)
  return promotionFault(promotion, products, due, rates) === null ? promotion : null
}

type Quotes = ReturnType<SellingDependencies['ofAgency']>['quotes']

type QuoteReader = Pick<QuoteCall, 'agency' | 'session' | 'language' | 'signedIn'>

/**
 * Returns a quote to callers who may see it, at a price for them. Expired ones can still be read.
 * Throws 409 `price_changed` if the caller's prices are for another audience, after logging in or out.
 */
export async function ownQuote(call: QuoteReader, id: string, quotes: Quotes): Promise<Quote> {
  const quote = await readableQuote(call, id, quotes)
  requireAudience(call, quote)
  return quote
}

/** Returns a quote whatever audience it was priced for: one made for a person is theirs alone. */
export async function readableQuote({ signedIn }: QuoteReader, id: string, quotes: Quotes): Promise<Quote> {
  const quote = await quotes.find(id)
  const isTheirs = quote !== null && (quote.personId === null || quote.personId === signedIn?.userId)
  if (!isTheirs) throw new Problem({ code: 'not_found', detail: 'There is no such quote.' })
  return quote
}

/** Throws 409 `price_changed` if a quote was priced for another audience than the caller's. */
export function requireAudience(call: QuoteReader, { snapshot }: Quote): void {
  const { audience } = snapshot as QuoteSnapshot
  if (audience !== undefined && audience !== audienceOf(dealContext(call).viewer)) throw otherAudience()
}

function otherAudience(): Problem {
  return new Problem({
    code: 'price_changed',
    detail: 'This price was for someone who is logged in differently. Get an updated price.',
  })
}

export function quoteExpired(): Problem {
  return new Problem({
    code: 'quote_expired',
    detail: 'This price was valid for half an hour and has expired. Get an updated price.',
  })
}

export function alreadyBooked(): Problem {
  return new Problem({
    code: 'conflict',
    detail: 'This quote has already been held or booked. Open that booking, or request a new quote.',
  })
}

/** Returns what is collected here for all items, now and later. */
function collectedOf(items: readonly QuotedItem[]): number {
  return items.reduce((sum, { schedule }) => sum + collectedTotal(schedule), 0)
}

function isOther(
  shown: { amount: number; currency: CurrencyCode } | undefined,
  { total, currency }: { total: number; currency: string },
): shown is Money {
  return shown !== undefined && shown.currency === currency && shown.amount !== total
}

/** Returns the balance of the caller's wallet; null without a wallet (spec §3, isRewardWalletEnable) or balance. */
async function walletOf(
  { signedIn, agency }: Pick<Call<OperationId>, 'signedIn' | 'agency'>,
  { ofAgency }: Pick<BookingDependencies, 'ofAgency'>,
): Promise<Money | null> {
  if (!signedIn?.userId || signedIn.session.isRewardWalletEnable !== true) return null
  const balances = await ofAgency(agency.id).credits.balances(signedIn.userId)
  return balances.find(({ amount }) => amount > 0) ?? null
}

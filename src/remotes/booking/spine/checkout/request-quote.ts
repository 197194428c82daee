import { ApiError } from '../../../../api/api-error.ts'
import type { ApiClient } from '../../../../api/client.ts'
import { createQuote, readQuote, updateQuote } from '../../../../api/quotes.ts'
import type { Product } from '../../../../contract/products.ts'
import type { CurrencyCode, MoneyAmount, Quote } from '../../../../contract/types.ts'
import type { StoredCheckout } from './stored-checkout.ts'

/** A quote and when this device received it. */
export interface Quoted {
  quote: Quote
  at: number
  /** True if the previous code no longer applies. */
  hasLostPromo: boolean
}

/** Milliseconds for which a quote is used, slightly less than the server keeps it. */
export const QUOTE_LIFE = 29.5 * 60_000

interface QuoteQuestion {
  product: string
  rateKey: string
  currency: CurrencyCode
  /** The proposal to book, if there is one. */
  proposalId: string | null
  /** The total that was shown last. */
  seen: MoneyAmount | null
  stored: StoredCheckout
  now: () => number
  signal?: AbortSignal
}

/**
 * Returns the price of a rate: the tab's quote while it is valid, so that a reload changes nothing, otherwise a new
 * one with the previous code and wallet.
 */
export async function requestQuote(client: ApiClient, question: QuoteQuestion): Promise<Quoted> {
  const { stored, currency, now, signal } = question
  const { quoteId, quotedAt = 0 } = stored
  if (quoteId && now() - quotedAt < QUOTE_LIFE) {
    const found = await readQuote(client, quoteId, signal).catch(unlessGone)
    const quote = found?.data?.data
    if (quote?.total.currency === currency) return { quote, at: quotedAt, hasLostPromo: false }
  }
  const { product, rateKey, seen, proposalId } = question
  const at = now()
  const { data } = await createQuote(
    client,
    {
      // Every view belongs to a product of the contract; the server refuses any other.
      items: [{ product: product as Product, rateKey }],
      currency,
      ...(seen?.currency === currency && { shownTotal: seen }),
      ...(proposalId && { proposalId }),
    },
    signal,
  )
  if (!data) throw new ApiError({ status: 200, code: 'unexpected', detail: '' })
  return { at, ...(await withDiscounts(client, data.data, stored)) }
}

async function withDiscounts(
  client: ApiClient,
  quote: Quote,
  { promoCode, useCredits }: StoredCheckout,
): Promise<Omit<Quoted, 'at'>> {
  const credits = useCredits && quote.credits ? { useCredits: true } : {}
  if (promoCode === undefined && !('useCredits' in credits)) return { quote, hasLostPromo: false }
  try {
    const { data } = await updateQuote(client, quote.id, { ...credits, ...(promoCode && { promoCode }) })
    return { quote: data?.data ?? quote, hasLostPromo: false }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'validation_failed') throw error
    const again = await withDiscounts(client, quote, 'useCredits' in credits ? { useCredits: true } : {})
    return { ...again, hasLostPromo: true }
  }
}

/** A quote that is gone or belongs to another user is replaced by a new one. */
function unlessGone(error: unknown): null {
  if (error instanceof ApiError && (error.status === 404 || error.status === 409)) return null
  throw error
}

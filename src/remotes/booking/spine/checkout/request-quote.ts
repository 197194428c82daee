import { ApiError } from '../../../../api/api-error.ts'
import type { ApiClient } from '../../../../api/client.ts'
import { createQuote, readQuote, updateQuote } from '../../../../api/quotes.ts'
import type { Product } from '../../../../contract/products.ts'
import type { CurrencyCode, MoneyAmount, Quote } from '../../../../contract/types.ts'
import type { StoredCheckout } from './stored-checkout.ts'

/** A quote, and when this device got it. */
export interface Quoted {
  quote: Quote
  at: number
  /** The code that was there before helps no more. */
  hasLostPromo: boolean
}

/** Milliseconds for which a quote is good, a little less than the server keeps it. */
export const QUOTE_LIFE = 29.5 * 60_000

interface QuoteQuestion {
  product: string
  rateKey: string
  currency: CurrencyCode
  /** The proposal that is booked, if it is one. */
  proposalId: string | null
  /** What was seen last. */
  seen: MoneyAmount | null
  kept: StoredCheckout
  now: () => number
  signal?: AbortSignal
}

/**
 * Asks what a rate costs: the quote that this tab has, as long as it is good, so that a reload changes nothing; else a new one,
 * with the code and the wallet that were added to the one before.
 */
export async function requestQuote(client: ApiClient, question: QuoteQuestion): Promise<Quoted> {
  const { kept, currency, now, signal } = question
  const { quoteId, quotedAt = 0 } = kept
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
      // A view is of a product that the contract has; the server refuses any other.
      items: [{ product: product as Product, rateKey }],
      currency,
      ...(seen?.currency === currency && { shownTotal: seen }),
      ...(proposalId && { proposalId }),
    },
    signal,
  )
  if (!data) throw new ApiError({ status: 200, code: 'unexpected', detail: '' })
  return { at, ...(await withDiscounts(client, data.data, kept)) }
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

/** A quote that is another's by now, or that there never was, is asked for anew. */
function unlessGone(error: unknown): null {
  if (error instanceof ApiError && (error.status === 404 || error.status === 409)) return null
  throw error
}

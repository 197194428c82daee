import { useApi, useCurrency, useQuery, useSession } from '@livery/platform'
import { useCallback, useEffect, useState } from 'react'
import { updateQuote } from '../../../../api/quotes.ts'
import type { CurrencyCode, MoneyAmount, Quote, UpdateQuoteRequest } from '../../../../contract/types.ts'
import { useProduct } from '../product/product-scope.tsx'
import type { CheckoutAddress } from './checkout-address.ts'
import { agreedTo, type PriceToAccept, priceToAccept } from './price-to-accept.ts'
import { QUOTE_LIFE, type Quoted, requestQuote } from './request-quote.ts'
import type { Agreed } from './stored-checkout.ts'
import type { StoredCheckoutState } from './use-stored-checkout.ts'

/** A price that is checked, and what can be done about it. */
export interface CheckedQuote {
  quote: Quote | undefined
  error: Error | null
  /** It is being checked, for the first time or anew. */
  isChecking: boolean
  /** What has to be agreed to before anything goes on. */
  toAccept: PriceToAccept | null
  accept: () => void
  /** A code that was there helps no more. */
  hasLostPromo: boolean
  /** Checks the price anew, and gives the quote where it could. */
  checkAgain: () => Promise<Quote | null>
  /** Adds a code or the wallet, or takes it away; rejects where the server does. */
  change: (change: UpdateQuoteRequest) => Promise<void>
}

/** Checks the price of a rate, again by itself when half an hour is over, and keeps what was agreed to. */
export function useQuote(
  rateKey: string,
  { shown, proposalId }: Pick<CheckoutAddress, 'shown' | 'proposalId'>,
  kept: StoredCheckoutState,
): CheckedQuote {
  const client = useApi()
  const [selected] = useCurrency()
  const { email = '' } = useSession()
  // The agency offers it; the server refuses any other. A proposal is paid in its own.
  const currency = (proposalId && shown ? shown.currency : selected) as CurrencyCode
  const [agreed, setAgreed] = useState(() => firstAgreed(kept, shown))
  const [changed, setChanged] = useState<Quote>()
  const { view } = useProduct()
  const { data, error, isFetching, refetch } = useQuery<Quoted>({
    queryKey: ['checkout quote', rateKey, proposalId, currency, email],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    async queryFn({ signal }) {
      const before = kept.read()
      const seen = before.agreed
        ? { amount: before.agreed.total, currency: before.agreed.currency as CurrencyCode }
        : shown
      const quoted = await requestQuote(client, {
        product: view.product,
        rateKey,
        currency,
        proposalId,
        seen,
        kept: before,
        now: Date.now,
        signal,
      })
      kept.keep({
        quoteId: quoted.quote.id,
        quotedAt: quoted.at,
        ...(quoted.hasLostPromo && { promoCode: undefined }),
      })
      return quoted
    },
  })
  const quote = changed && changed.id === data?.quote.id ? changed : data?.quote
  const toAccept = quote ? priceToAccept(agreed, quote) : null

  const agree = useCallback(
    (to: Quote) => {
      setAgreed(agreedTo(to))
      kept.keep({ agreed: agreedTo(to) })
    },
    [kept],
  )
  // What is as it was, or is told for the first time, is agreed to by going on.
  useEffect(() => {
    if (quote && !toAccept && !isSame(agreed, quote)) agree(quote)
  }, [quote, toAccept, agreed, agree])

  const checkAgain = useCallback(async () => {
    kept.keep({ quoteId: undefined, quotedAt: undefined })
    const { data: again } = await refetch()
    return again?.quote ?? null
  }, [kept, refetch])
  useAtEnd(data?.at, checkAgain)

  return {
    quote,
    error,
    isChecking: isFetching,
    toAccept,
    accept: () => quote && agree(quote),
    hasLostPromo: data?.hasLostPromo ?? false,
    checkAgain,
    async change(change) {
      if (!quote) return
      const { data: answer } = await updateQuote(client, quote.id, change)
      if (!answer) return
      const { promoCode, useCredits } = change
      kept.keep({
        ...(promoCode !== undefined && { promoCode: promoCode ?? undefined }),
        ...(useCredits !== undefined && { useCredits }),
      })
      setChanged(answer.data)
      agree(answer.data)
    },
  }
}

/** What was agreed to in this tab; anew where the way here showed another price than before. */
function firstAgreed(kept: StoredCheckoutState, shown: MoneyAmount | null): Agreed | null {
  const before = kept.read()
  const isShown = before.shown === shown?.amount && before.agreed?.currency === shown?.currency
  if (before.agreed && (shown === null || isShown)) return before.agreed
  kept.keep({ agreed: undefined, quoteId: undefined, quotedAt: undefined, shown: shown?.amount })
  return shown && { total: shown.amount, due: null, currency: shown.currency }
}

function isSame(agreed: Agreed | null, quote: Quote): boolean {
  const to = agreedTo(quote)
  return agreed?.total === to.total && agreed.due === to.due && agreed.currency === to.currency
}

/** Calls once the quote's half hour is over. */
function useAtEnd(quotedAt: number | undefined, call: () => Promise<unknown>): void {
  useEffect(() => {
    if (quotedAt === undefined) return
    const timer = setTimeout(() => void call(), Math.max(0, quotedAt + QUOTE_LIFE - Date.now()))
    return () => clearTimeout(timer)
  }, [quotedAt, call])
}

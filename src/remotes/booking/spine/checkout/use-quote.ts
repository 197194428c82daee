import { useApi, useCurrency, useQuery, useSession } from '@livery/platform'
import { useCallback, useEffect, useState } from 'react'
import { updateQuote } from '../../../../api/quotes.ts'
import type { CurrencyCode, MoneyAmount, Quote, UpdateQuoteRequest } from '../../../../contract/types.ts'
import { useProduct } from '../product/product-scope.tsx'
import type { CheckoutAddress } from './checkout-address.ts'
import { QUOTE_LIFE, type Quoted, requestQuote } from './request-quote.ts'
import type { Agreed } from './stored-checkout.ts'
import type { StoredCheckoutState } from './use-stored-checkout.ts'

/** A checked price with its actions. */
export interface CheckedQuote {
  quote: Quote | undefined
  error: Error | null
  /** True while it is checked, for the first time or again. */
  isChecking: boolean
  /** The change that the traveller has to accept before continuing. */
  toAccept: PriceToAccept | null
  accept: () => void
  /** True if a previous code no longer applies. */
  hasLostPromo: boolean
  /** Checks the price again; returns the quote, or null if that failed. */
  checkAgain: () => Promise<Quote | null>
  /** Adds or removes a code or the wallet; rejects if the server refuses. */
  change: (change: UpdateQuoteRequest) => Promise<void>
}

/** Checks the price of a rate, again automatically after half an hour, and stores what was accepted. */
export function useQuote(
  rateKey: string,
  { shown, proposalId }: Pick<CheckoutAddress, 'shown' | 'proposalId'>,
  stored: StoredCheckoutState,
): CheckedQuote {
  const client = useApi()
  const [selected] = useCurrency()
  const { email = '' } = useSession()
  // The agency offers it; the server refuses any other. A proposal is paid in its own currency.
  const currency = (proposalId && shown ? shown.currency : selected) as CurrencyCode
  const [agreed, setAgreed] = useState(() => firstAgreed(stored, shown))
  const [changed, setChanged] = useState<Quote>()
  const { view } = useProduct()
  const { data, error, isFetching, refetch } = useQuery<Quoted>({
    queryKey: ['checkout quote', rateKey, proposalId, currency, email],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    async queryFn({ signal }) {
      const before = stored.read()
      const seen = before.agreed
        ? { amount: before.agreed.total, currency: before.agreed.currency as CurrencyCode }
        : shown
      const quoted = await requestQuote(client, {
        product: view.product,
        rateKey,
        currency,
        proposalId,
        seen,
        stored: before,
        now: Date.now,
        signal,
      })
      stored.keep({
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
      stored.keep({ agreed: agreedTo(to) })
    },
    [stored],
  )
  // An unchanged or newly shown price is accepted by continuing.
  useEffect(() => {
    if (quote && !toAccept && !isSame(agreed, quote)) agree(quote)
  }, [quote, toAccept, agreed, agree])

  const checkAgain = useCallback(async () => {
    stored.keep({ quoteId: undefined, quotedAt: undefined })
    const { data: again } = await refetch()
    return again?.quote ?? null
  }, [stored, refetch])
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
      stored.keep({
        ...(promoCode !== undefined && { promoCode: promoCode ?? undefined }),
        ...(useCredits !== undefined && { useCredits }),
      })
      setChanged(answer.data)
      agree(answer.data)
    },
  }
}

/** Returns what was accepted in this tab; resets it if the previous page showed another price. */
function firstAgreed(stored: StoredCheckoutState, shown: MoneyAmount | null): Agreed | null {
  const before = stored.read()
  const isShown = before.shown === shown?.amount && before.agreed?.currency === shown?.currency
  if (before.agreed && (shown === null || isShown)) return before.agreed
  stored.keep({ agreed: undefined, quoteId: undefined, quotedAt: undefined, shown: shown?.amount })
  return shown && { total: shown.amount, due: null, currency: shown.currency }
}

function isSame(agreed: Agreed | null, quote: Quote): boolean {
  const to = agreedTo(quote)
  const same = ['total', 'due', 'currency', 'audience'] as const
  return same.every((name) => agreed?.[name] === to[name])
}

/** Calls `call` when the quote's half hour is over. */
function useAtEnd(quotedAt: number | undefined, call: () => Promise<unknown>): void {
  useEffect(() => {
    if (quotedAt === undefined) return
    const timer = setTimeout(() => void call(), Math.max(0, quotedAt + QUOTE_LIFE - Date.now()))
    return () => clearTimeout(timer)
  }, [quotedAt, call])
}

/** A price that changed after it was accepted, in minor units of the quote's currency. */
export interface PriceToAccept {
  /** The total, or the amount due here. */
  what: 'total' | 'due'
  old: number
  now: number
  /** Present if logging in has lowered it. */
  isMemberPrice?: true
}

type Priced = Pick<Quote, 'total' | 'dueNow' | 'audience'>

/** Compares a quote with the accepted amounts; returns what has to be accepted again, or null if nothing changed. */
export function priceToAccept(
  agreed: Agreed | null,
  { total, dueNow, audience }: Priced,
): PriceToAccept | null {
  if (agreed === null || agreed.currency !== total.currency) return null
  if (agreed.total !== total.amount) {
    const hasLoggedIn = agreed.audience === 'public' && audience === 'member'
    const isLower = hasLoggedIn && total.amount < agreed.total
    return { what: 'total', old: agreed.total, now: total.amount, ...(isLower && { isMemberPrice: true }) }
  }
  if (agreed.due === null || agreed.due === dueNow.amount) return null
  return { what: 'due', old: agreed.due, now: dueNow.amount }
}

/** Returns the amounts that the traveller accepts by continuing with a quote. */
export function agreedTo({ total, dueNow, audience }: Priced): Agreed {
  return { total: total.amount, due: dueNow.amount, currency: total.currency, ...(audience && { audience }) }
}

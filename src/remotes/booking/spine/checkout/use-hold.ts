import { useApi } from '@livery/platform'
import { useRef, useState } from 'react'
import type { Booking, Quote } from '../../../../contract/types.ts'
import type { HoldOutcome } from './hold-outcome.ts'
import { findLost, holdQuote } from './hold-quote.ts'
import type { Typed } from './typed.ts'
import { bookingRequest } from './typed-form.ts'
import type { CheckedQuote } from './use-quote.ts'
import type { StoredCheckoutState } from './use-stored-checkout.ts'

/** Outcome of a hold request other than a hold. */
export type NotHeld = Exclude<HoldOutcome, { kind: 'held' }>

const SECOND = 1000

/** Holds a quote's items, once for any number of clicks. */
export function useHold(stored: StoredCheckoutState, { checkAgain }: Pick<CheckedQuote, 'checkAgain'>) {
  const client = useApi()
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<NotHeld | null>(null)
  const isSending = useRef(false)

  const dependencies = () => ({
    client,
    stored: stored.read(),
    keep: stored.keep,
    wait: () => new Promise<void>((resolve) => setTimeout(resolve, SECOND)),
  })
  const ask = (quote: Quote, typed: Typed) => holdQuote(bookingRequest(quote, typed), dependencies())

  async function hold(quote: Quote, typed: Typed): Promise<Booking | null> {
    const first = await ask(quote, typed)
    if (first.kind === 'held') return first.booking
    if (first.kind !== 'requote') {
      setOutcome(first)
      return null
    }
    // The quote has expired or something else changed: continues automatically if the price is the same.
    const again = await checkAgain()
    const isSame =
      again?.total.amount === quote.total.amount &&
      again.dueNow.amount === quote.dueNow.amount &&
      again.dueNow.currency === quote.dueNow.currency
    if (!again || !isSame) {
      setOutcome(again ? first : { kind: 'failed', why: 'other' })
      return null
    }
    const second = await ask(again, typed)
    if (second.kind === 'held') return second.booking
    setOutcome(second.kind === 'requote' ? { kind: 'failed', why: 'other' } : second)
    return null
  }

  return {
    isBusy,
    outcome,
    clear: () => setOutcome(null),
    /** Resolves this tab's booking request without an answer. */
    find: () => findLost(dependencies()),
    /** Returns the booking, or null if nothing is held or a request is already in progress. */
    async send(quote: Quote, typed: Typed): Promise<Booking | null> {
      if (isSending.current) return null
      isSending.current = true
      setIsBusy(true)
      setOutcome(null)
      try {
        return await hold(quote, typed)
      } catch {
        setOutcome({ kind: 'failed', why: 'other' })
        return null
      } finally {
        isSending.current = false
        setIsBusy(false)
      }
    },
  }
}

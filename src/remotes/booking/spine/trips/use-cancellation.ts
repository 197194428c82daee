import { useApi } from '@livery/platform'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { cancelBooking, quoteCancellation } from '../../../../api/bookings.ts'
import type { Booking, BookingItem, CancellationQuote } from '../../../../contract/types.ts'
import { useFailureTexts } from '../formatting/use-failure-texts.ts'
import { randomKey } from '../random-key.ts'

/** Why the previous quote is no longer valid. */
export type RequoteReason = 'expired' | 'dearer'

/** Current step of a cancellation. */
export type Cancellation =
  | { step: 'asking' }
  /** Quoted; `key` belongs to this quote only, so that repeated confirmation has one effect. */
  | {
      step: 'told'
      quote: CancellationQuote
      /** By the device's clock. */
      heardAt: number
      key: string
      requote?: RequoteReason
      failed?: string | true
    }
  /** `why` is the reason as a text, or empty. */
  | { step: 'failed'; why: string }

interface CancellationSteps {
  at: Cancellation
  /** True while the confirmation is being sent. */
  isBusy: boolean
  requestQuote: (requote?: RequoteReason) => void
  confirm: () => void
}

/**
 * The two steps of cancelling an item: get the cost, then confirm exactly that. `onDone` receives true after the
 * cancellation, or false if the booking changed and has to be fetched again. Source: decision 0071.
 */
export function useCancellation(
  { reference }: Pick<Booking, 'reference'>,
  { id: itemId }: Pick<BookingItem, 'id'>,
  onDone: (isCancelled: boolean) => void,
): CancellationSteps {
  const client = useApi()
  const wordsOf = useFailureTexts()
  const [at, setAt] = useState<Cancellation>({ step: 'asking' })
  const [isBusy, setIsBusy] = useState(false)
  // A second click can come before the button is rendered as disabled.
  const underWay = useRef(false)
  const notify = useRef(onDone)
  notify.current = onDone
  const say = useRef(wordsOf)
  say.current = wordsOf

  const requestQuote = useCallback(
    async (requote?: RequoteReason) => {
      setAt({ step: 'asking' })
      try {
        const quote = await quoteCancellation(client, reference, itemId)
        if (!quote) return setAt({ step: 'failed', why: '' })
        setAt({ step: 'told', quote, heardAt: Date.now(), key: randomKey(), ...(requote && { requote }) })
      } catch (error) {
        // Nothing can be cancelled any more.
        if (error instanceof ApiError && error.code === 'conflict') return notify.current(false)
        setAt({ step: 'failed', why: say.current(error) })
      }
    },
    [client, reference, itemId],
  )

  useEffect(() => void requestQuote(), [requestQuote])

  const failed = async (error: unknown, quoted: Extract<Cancellation, { step: 'told' }>) => {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'quote_expired') await requestQuote('expired')
    else if (code === 'price_changed') await requestQuote('dearer')
    // The outcome is unknown here; the booking itself has it.
    else if (code === 'conflict' || code === 'supplier_timeout') notify.current(false)
    // Retries with the same key, so that a cancellation whose answer was lost is not repeated.
    else setAt({ ...quoted, failed: say.current(error) || true })
  }

  const confirm = async () => {
    if (underWay.current || at.step !== 'told') return
    underWay.current = true
    setIsBusy(true)
    try {
      const booking = await cancelBooking(client, reference, at.quote.id, at.key)
      notify.current(booking?.items.find(({ id }) => id === itemId)?.state === 'cancelled')
    } catch (error) {
      await failed(error, at)
    } finally {
      underWay.current = false
      setIsBusy(false)
    }
  }

  return { at, isBusy, requestQuote: (requote) => void requestQuote(requote), confirm: () => void confirm() }
}

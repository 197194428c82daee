import { useApi } from '@livery/platform'
import { useEffect, useMemo, useRef, useState } from 'react'
import { confirmAmendment } from '../../../../api/amendments.ts'
import { confirmBooking, payAgain, readBooking } from '../../../../api/booking-payments.ts'
import { releaseHold } from '../../../../api/bookings.ts'
import type { Booking } from '../../../../contract/types.ts'
import { amendmentBooking, entryBooking } from '../calendar/payable-booking.ts'
import { useFailureTexts } from '../formatting/use-failure-texts.ts'
import { randomKey } from '../random-key.ts'
import { nextAfter, nextAfterFailure } from './next-after.ts'
import { attemptOf } from './payment-attempt.ts'

/**
 * `opening`: a later payment is being started; `pay`: the form is shown; `working`: an attempt is in progress;
 * `question`: the bank asks; `asking`: the outcome is unknown.
 */
export type PaymentPhase = 'opening' | 'pay' | 'working' | 'question' | 'asking'

export interface PaymentView {
  booking: Booking
  phase: PaymentPhase
  /** Decline code of the last attempt. */
  declined: string | null
  /** Text of another error; empty if there is none. */
  failure: string | null
  /** True once this visit has tried to pay, here or at the bank. */
  wasTried: boolean
  /** Number of requests for the outcome. */
  rounds: number
}

export interface PaymentProps {
  booking: Booking
  /** Date of a later payment; missing for the amount due with the booking. */
  entryAt?: string
  /** The amendment being paid; missing for the amount due with the booking. */
  amendmentId?: string
  onDone: (booking: Booking) => void
  onHoldOver: () => void
}

/** Milliseconds between requests for a payment's outcome; longer after the first ones. */
const pauseAfter = (rounds: number) => (rounds === 0 ? 0 : rounds < 20 ? 2500 : 8000)

/**
 * Pays for a booking. The gateway's answer in the browser is not trusted: after each attempt the server asks the
 * gateway and books. An unknown outcome is polled, and nothing can be paid meanwhile. `isReturn`: the visitor returns
 * from the bank's page.
 */
export function usePayment(
  { booking: given, entryAt, amendmentId, onDone, onHoldOver }: PaymentProps,
  isReturn: boolean,
) {
  const api = useApi()
  const wordsOf = useFailureTexts()
  const { reference } = given
  // Keeps its identity unless the booking changes, so that input is not lost.
  const booking = useMemo(() => seen(given, entryAt, amendmentId), [given, entryAt, amendmentId])
  const [attempt] = useState(() =>
    attemptOf([reference, entryAt, amendmentId].filter((part) => part !== undefined).join(' ')),
  )
  const [view, setView] = useState<PaymentView>(() =>
    firstView(booking, isReturn || attempt.isOpen(), entryAt !== undefined),
  )
  /** Error of the gateway's browser code, shown if the server has no better reason. */
  const slip = useRef<string | null>(null)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const show = (change: Partial<PaymentView>) => setView((before) => ({ ...before, ...change }))

  // The first request is immediate, later ones are not.
  const wait = (now?: Booking) =>
    setView((before) => ({
      ...before,
      phase: 'asking',
      rounds: Math.max(1, before.rounds),
      ...(now && { booking: now }),
    }))

  async function take(received: Booking): Promise<void> {
    if (!isMounted.current) return
    const now = seen(received, entryAt, amendmentId)
    const { is } = nextAfter(now)
    if (is === 'ask') return wait(now)
    if (is === 'question') return show({ booking: now, phase: 'question', failure: slip.current })
    attempt.end()
    if (is === 'done') return onDone(now)
    // An attempt is awaited beyond the end of the hold; afterwards nothing is left to pay for.
    const isLapsed = is === 'pay' && now.hold?.secondsLeft === 0
    if (is === 'over' || isLapsed) return onHoldOver()
    if (is === 'again') return begin()
    const declined = now.payment.declined ?? null
    show({ booking: now, phase: 'pay', declined, failure: declined === null ? slip.current : null })
  }

  async function fail(error: unknown): Promise<void> {
    if (!isMounted.current) return
    const next = nextAfterFailure(error)
    if (next === 'declined' || next === 'look') {
      await ask(() => readBooking(api, reference))
    } else if (next === null) {
      attempt.end()
      show({ phase: 'pay', failure: wordsOf(error) })
    } else if (next.is === 'over') {
      attempt.end()
      onHoldOver()
    } else wait()
  }

  async function ask(how: () => Promise<Booking>): Promise<void> {
    try {
      await take(await how())
    } catch (error) {
      await fail(error)
    }
  }

  const settle = () =>
    ask(() =>
      amendmentId === undefined
        ? confirmBooking(api, reference, attempt.key())
        : confirmAmendment(api, reference, amendmentId),
    )
  const begin = () =>
    entryAt === undefined ? ask(() => payAgain(api, reference, randomKey())) : open(entryAt)

  /** Starts the payment of a schedule entry; on failure it shows the reason and waits for a click. */
  async function open(at: string): Promise<void> {
    try {
      await take(await payAgain(api, reference, randomKey(), at))
    } catch (error) {
      const now = await readBooking(api, reference).catch(() => null)
      const isOver = now !== null && nextAfter(entryBooking(now, at)).is !== 'again'
      if (isOver) await take(now)
      else if (isMounted.current) show({ phase: 'pay', failure: wordsOf(error) })
    }
  }

  /**
   * Pays with the gateway's browser code, which returns false if it attempted nothing, for example because of an
   * invalid number.
   */
  async function pay(authorise: () => Promise<boolean>): Promise<void> {
    attempt.key()
    show({ phase: 'working', declined: null, failure: null, wasTried: true, rounds: 0 })
    slip.current = null
    const wasTried = await authorise().catch((error: unknown) => {
      slip.current = wordsOf(error)
      return true
    })
    if (wasTried) return settle()
    attempt.end()
    show({ phase: 'pay' })
  }

  /** Asks once more, alternating between a cheap read and a call that makes the server ask the gateway. */
  async function askAgain(): Promise<void> {
    if (view.rounds % 2 === 0) await settle()
    else {
      const now = await readBooking(api, reference).catch(() => null)
      if (now && seen(now, entryAt, amendmentId).state !== 'on_hold') await take(now)
    }
    if (isMounted.current) setView((before) => ({ ...before, rounds: before.rounds + 1 }))
  }

  /** Reloads the booking for a visitor who could not pay; nothing was attempted, so nothing is awaited. */
  async function refresh(): Promise<void> {
    try {
      await take(await readBooking(api, reference))
    } catch (error) {
      if (isMounted.current) show({ failure: wordsOf(error) })
    }
  }

  /** Releases a hold that can no longer be paid. */
  async function release(): Promise<void> {
    try {
      const { data } = await releaseHold(api, reference)
      if (data) await take(data.data)
    } catch {
      // It was released or booked in the meantime, so reload it.
      await refresh()
    }
  }
  const latest = useRef(askAgain)
  latest.current = askAgain
  const { phase, rounds } = view
  const isOpening = useRef(false)
  useEffect(() => {
    if (phase !== 'opening' || isOpening.current) return
    isOpening.current = true
    void open(entryAt ?? '')
  })
  useEffect(() => {
    if (phase !== 'asking') return
    const timer = setTimeout(() => void latest.current(), pauseAfter(rounds))
    return () => clearTimeout(timer)
  }, [phase, rounds])

  // A slow gateway may have answered since; input is preserved unless there is no form yet.
  useEffect(() => {
    setView((before) => {
      const mayPay = before.booking.payment.clientSecret !== undefined
      return before.phase !== 'pay' || mayPay ? before : { ...before, booking }
    })
  }, [booking])

  return { ...view, pay, refresh, release, isEntry: entryAt !== undefined || amendmentId !== undefined }
}

/** The booking from the view of this payment. */
function seen(booking: Booking, entryAt: string | undefined, amendmentId: string | undefined): Booking {
  if (amendmentId !== undefined) return amendmentBooking(booking, amendmentId)
  return entryAt === undefined ? booking : entryBooking(booking, entryAt)
}

/** After an earlier attempt, its outcome is shown before anything can be paid. */
function firstView(booking: Booking, isTried: boolean, isEntry: boolean): PaymentView {
  const { is } = nextAfter(booking)
  const isNew = isEntry && is === 'again'
  const phase = isTried ? 'asking' : isNew ? 'opening' : is === 'pay' ? 'pay' : 'asking'
  return {
    booking,
    phase,
    rounds: 0,
    declined: booking.payment.declined ?? null,
    failure: null,
    wasTried: isTried,
  }
}

export type PaymentControl = ReturnType<typeof usePayment>

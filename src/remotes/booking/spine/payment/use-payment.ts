import { useApi } from '@livery/platform'
import { useEffect, useMemo, useRef, useState } from 'react'
import { confirmAmendment } from '../../../../api/amendments.ts'
import { confirmBooking, payAgain, readBooking } from '../../../../api/booking-payments.ts'
import { releaseHold } from '../../../../api/bookings.ts'
import type { Booking } from '../../../../contract/types.ts'
import { entryBooking } from '../calendar/entry-booking.ts'
import { amendmentBooking } from '../changes/amendment-booking.ts'
import { useFailureTexts } from '../formatting/use-failure-texts.ts'
import { randomKey } from '../random-key.ts'
import { nextAfter, nextAfterFailure } from './next-after.ts'
import { attemptOf } from './payment-attempt.ts'

/**
 * `opening`: a later payment is begun, which nobody has tried to make; `pay`: the form; `working`: an attempt is under way;
 * `question`: the bank asks; `asking`: nobody knows yet how it ended.
 */
export type PaymentPhase = 'opening' | 'pay' | 'working' | 'question' | 'asking'

export interface PaymentView {
  booking: Booking
  phase: PaymentPhase
  /** Why the last attempt came to nothing, as a code. */
  declined: string | null
  /** What else went wrong, in words where there are some, else empty. */
  failure: string | null
  /** How often it was asked how it ended. */
  rounds: number
}

export interface PaymentProps {
  booking: Booking
  /** The date of the later payment that is made; left out for what is due with the booking. */
  entryAt?: string
  /** The change that is paid for; left out for what is due with the booking. */
  amendmentId?: string
  onDone: (booking: Booking) => void
  onHoldOver: () => void
}

/** Milliseconds between two questions how a payment ended; later on there is no hurry. */
const pauseAfter = (rounds: number) => (rounds === 0 ? 0 : rounds < 20 ? 2500 : 8000)

/**
 * Pays for a booking. Whatever the browser hears from a gateway is not believed: after each attempt the server is asked, which
 * asks the gateway itself, and books. What is left open is asked about until it is known, and nothing can be paid meanwhile.
 * `isReturn`: somebody comes back from a bank's own page.
 */
export function usePayment(
  { booking: told, entryAt, amendmentId, onDone, onHoldOver }: PaymentProps,
  isReturn: boolean,
) {
  const api = useApi()
  const wordsOf = useFailureTexts()
  const { reference } = told
  // Told anew only where the booking was: what is typed stays.
  const booking = useMemo(() => seen(told, entryAt, amendmentId), [told, entryAt, amendmentId])
  const [attempt] = useState(() =>
    attemptOf([reference, entryAt, amendmentId].filter((part) => part !== undefined).join(' ')),
  )
  const [view, setView] = useState<PaymentView>(() =>
    firstView(booking, isReturn || attempt.isOpen(), entryAt !== undefined),
  )
  /** What the gateway's half failed with, told where the server knows no better. */
  const slip = useRef<string | null>(null)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const show = (change: Partial<PaymentView>) => setView((before) => ({ ...before, ...change }))

  // The first question comes at once, the next ones do not.
  const wait = (now?: Booking) =>
    setView((before) => ({
      ...before,
      phase: 'asking',
      rounds: Math.max(1, before.rounds),
      ...(now && { booking: now }),
    }))

  async function take(heard: Booking): Promise<void> {
    if (!isHere.current) return
    const now = seen(heard, entryAt, amendmentId)
    const { is } = nextAfter(now)
    if (is === 'ask') return wait(now)
    if (is === 'question') return show({ booking: now, phase: 'question', failure: slip.current })
    attempt.end()
    if (is === 'done') return onDone(now)
    // An attempt is waited for past the end of the hold; what it came to leaves nothing to pay for then.
    const isLapsed = is === 'pay' && now.hold?.secondsLeft === 0
    if (is === 'over' || isLapsed) return onHoldOver()
    if (is === 'again') return begin()
    const declined = now.payment.declined ?? null
    show({ booking: now, phase: 'pay', declined, failure: declined === null ? slip.current : null })
  }

  async function fail(error: unknown): Promise<void> {
    if (!isHere.current) return
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

  /** Begins the payment of an entry; one that cannot be begun says why, and is tried again by a press alone. */
  async function open(at: string): Promise<void> {
    try {
      await take(await payAgain(api, reference, randomKey(), at))
    } catch (error) {
      const now = await readBooking(api, reference).catch(() => null)
      const isOver = now !== null && nextAfter(entryBooking(now, at)).is !== 'again'
      if (isOver) await take(now)
      else if (isHere.current) show({ phase: 'pay', failure: wordsOf(error) })
    }
  }

  /** Pays by what the browser's half of the gateway does; false where that did nothing, such as for a number with a slip. */
  async function pay(authorise: () => Promise<boolean>): Promise<void> {
    attempt.key()
    show({ phase: 'working', declined: null, failure: null, rounds: 0 })
    slip.current = null
    const wasTried = await authorise().catch((error: unknown) => {
      slip.current = wordsOf(error)
      return true
    })
    if (wasTried) return settle()
    attempt.end()
    show({ phase: 'pay' })
  }

  /** One question more; by turns the cheap one, and the one that also makes the server ask the gateway. */
  async function askAgain(): Promise<void> {
    if (view.rounds % 2 === 0) await settle()
    else {
      const now = await readBooking(api, reference).catch(() => null)
      if (now && seen(now, entryAt, amendmentId).state !== 'on_hold') await take(now)
    }
    if (isHere.current) setView((before) => ({ ...before, rounds: before.rounds + 1 }))
  }

  /** Looks how the booking stands, for who could not pay: nothing was tried, so that nothing is waited for. */
  async function look(): Promise<void> {
    try {
      await take(await readBooking(api, reference))
    } catch (error) {
      if (isHere.current) show({ failure: wordsOf(error) })
    }
  }

  /** Lets go what can be paid for no more. */
  async function giveBack(): Promise<void> {
    try {
      const { data } = await releaseHold(api, reference)
      if (data) await take(data.data)
    } catch {
      // It was let go meanwhile, or booked: how it stands is asked.
      await look()
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

  // What the gateway was too slow for may have come since; what is being typed is not taken away for it.
  useEffect(() => {
    setView((before) => {
      const mayPay = before.booking.payment.clientSecret !== undefined
      return before.phase !== 'pay' || mayPay ? before : { ...before, booking }
    })
  }, [booking])

  return { ...view, pay, look, giveBack, isEntry: entryAt !== undefined || amendmentId !== undefined }
}

/** A booking as this payment sees it. */
function seen(booking: Booking, entryAt: string | undefined, amendmentId: string | undefined): Booking {
  if (amendmentId !== undefined) return amendmentBooking(booking, amendmentId)
  return entryAt === undefined ? booking : entryBooking(booking, entryAt)
}

/** Who comes back to something that was tried is told how it ended before anything can be paid. */
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
  }
}

export type PaymentControl = ReturnType<typeof usePayment>

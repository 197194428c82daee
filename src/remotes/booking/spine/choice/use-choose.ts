import { useApi } from '@livery/platform'
import { useRef, useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { confirmBooking } from '../../../../api/booking-payments.ts'
import { releaseHold } from '../../../../api/bookings.ts'
import type { Booking } from '../../../../contract/types.ts'
import { useFailureTexts } from '../formatting/use-failure-texts.ts'
import { randomKey } from '../random-key.ts'

/** `bookRest`: without what was refused; `giveUp`: all that is held is released. */
type Choice = 'bookRest' | 'giveUp'

interface Choosing {
  /** The choice that is under way. */
  busy: Choice | null
  /** What went wrong with the last, in words where there are some. */
  failed: string | true | null
  choose: (choice: Choice) => void
}

/** `decided`: the server has done what was chosen; `elsewhere`: it did not, since the booking has changed meanwhile. */
export type Chosen = 'decided' | 'elsewhere'

/**
 * Goes on without what was refused of a booking, or gives up what is held of it. `onDone` is called once the server has done it, or
 * where the booking has changed meanwhile and has to be fetched again. A lost answer is asked for again with the same key.
 */
export function useChoose({ reference, items }: Booking, onDone: (chosen: Chosen) => void): Choosing {
  const client = useApi()
  const wordsOf = useFailureTexts()
  const [busy, setBusy] = useState<Choice | null>(null)
  const [failed, setFailed] = useState<string | true | null>(null)
  // Two presses come before the first is drawn.
  const underWay = useRef(false)
  const keys = useRef(new Map<string, string>())

  const bookRest = () => {
    const without = items
      .filter(({ state, isLeftOut }) => state === 'rejected' && !isLeftOut)
      .map(({ id }) => id)
    const about = without.join()
    const key = keys.current.get(about) ?? randomKey()
    keys.current.set(about, key)
    return confirmBooking(client, reference, key, without)
  }

  const choose = async (choice: Choice) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(choice)
    setFailed(null)
    try {
      await (choice === 'bookRest' ? bookRest() : releaseHold(client, reference))
      onDone('decided')
    } catch (error) {
      // It was decided elsewhere, or its time is over: how it stands is what one has to know.
      if (error instanceof ApiError && error.status === 409) onDone('elsewhere')
      else setFailed(wordsOf(error) || true)
    } finally {
      underWay.current = false
      setBusy(null)
    }
  }
  return { busy, failed, choose: (choice) => void choose(choice) }
}

import { useApi } from '@livery/platform'
import { useRef, useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { confirmBooking } from '../../../../api/booking-payments.ts'
import { releaseHold } from '../../../../api/bookings.ts'
import type { Booking } from '../../../../contract/types.ts'
import { useFailureTexts } from '../formatting/use-failure-texts.ts'
import { randomKey } from '../random-key.ts'

/** `bookRest` leaves out the refused items; `giveUp` releases everything that is held. */
type Choice = 'bookRest' | 'giveUp'

interface Choosing {
  /** The choice being sent. */
  busy: Choice | null
  /** Error of the last attempt: its text, or true for an unexplained one. */
  failed: string | true | null
  choose: (choice: Choice) => void
}

/** `decided`: the server has applied the choice; `elsewhere`: it has not, since the booking changed in the meantime. */
export type Chosen = 'decided' | 'elsewhere'

/**
 * Continues a booking without its refused items, or releases what is held. `onDone` is called afterwards, or if the
 * booking changed and has to be fetched again. Retries use the same key.
 */
export function useChoose({ reference, items }: Booking, onDone: (chosen: Chosen) => void): Choosing {
  const client = useApi()
  const wordsOf = useFailureTexts()
  const [busy, setBusy] = useState<Choice | null>(null)
  const [failed, setFailed] = useState<string | true | null>(null)
  // A second click can come before the button is rendered as disabled.
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
      // It was decided elsewhere or has expired, so the page has to show its current state.
      if (error instanceof ApiError && error.status === 409) onDone('elsewhere')
      else setFailed(wordsOf(error) || true)
    } finally {
      underWay.current = false
      setBusy(null)
    }
  }
  return { busy, failed, choose: (choice) => void choose(choice) }
}

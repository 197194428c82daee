import { useApi } from '@livery/platform'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { confirmBooking } from '../../../../api/booking-payments.ts'
import type { Booking } from '../../../../contract/types.ts'
import { randomKey } from '../random-key.ts'
import { SOON } from './hold-pause.ts'
import { standingOf } from './standing.ts'

/**
 * Has booked what is on hold and paid, where whoever paid was gone before the server heard of it: nothing else may ask for it before
 * the hold is over. Takes the booking and what looks at it anew; a question that failed is asked again by the same key, and however
 * many pages ask, it is booked once.
 */
export function useFinish(booking: Booking | undefined, lookAgain: () => Promise<unknown>): void {
  const api = useApi()
  const look = useRef(lookAgain)
  look.current = lookAgain
  const paid = booking && standingOf(booking) === 'authorised' ? booking.reference : null
  useEffect(() => {
    if (paid === null) return
    const key = randomKey()
    let isHere = true
    let timer: ReturnType<typeof setTimeout> | undefined
    async function finish(reference: string) {
      // What came of it stands in the booking, also where the answer is lost.
      const error = await confirmBooking(api, reference, key).catch((reason: unknown) => reason)
      if (isHere) await look.current()
      if (isHere && !isForOthers(error)) timer = setTimeout(() => void finish(reference), SOON)
    }
    void finish(paid)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [api, paid])
}

/** Whether whoever asked may not have it booked: asking again changes nothing. */
function isForOthers(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404)
}

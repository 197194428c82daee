import { useEffect, useState } from 'react'
import type { Booking } from '../../../../contract/types.ts'
import { endByDevice } from '../checkout/hold-clock.ts'

/** Milliseconds between requests for an outcome that is expected within moments. */
export const SOON = 4000

interface Held {
  hold?: Pick<NonNullable<Booking['hold']>, 'secondsLeft'>
}

/**
 * Returns the held booking with zero seconds left once it expires by the device's clock, even if the server cannot be
 * reached. `heardAt` is when the answer arrived.
 */
export function useCurrentHold<One extends Held>(booking: One, heardAt: number): One
export function useCurrentHold<One extends Held>(booking: One | undefined, heardAt: number): One | undefined
export function useCurrentHold<One extends Held>(booking: One | undefined, heardAt: number): One | undefined {
  const hold = booking?.hold
  const end = hold ? endByDevice(hold, heardAt) : null
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (end === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    function tick(over: number) {
      clearTimeout(timer)
      const at = Date.now()
      setNow(at)
      // Timers have their own clock and may fire a moment early.
      if (at < over) timer = setTimeout(() => tick(over), over - at)
    }
    const update = () => tick(end)
    update()
    // Timers are late on a device that was asleep.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [end])
  if (!booking || !hold || end === null || now < end) return booking
  return { ...booking, hold: { ...hold, secondsLeft: 0, canExtend: false } }
}

/**
 * Returns the milliseconds until a hold is fetched again: at its expiry by the device's clock, and at short intervals
 * after that until the server has ended it. `heardAt` is when the answer arrived.
 */
export function holdPollInterval(
  hold: Pick<NonNullable<Booking['hold']>, 'secondsLeft'>,
  heardAt: number,
  now = Date.now(),
): number {
  const remainingMs = endByDevice(hold, heardAt) - now
  return remainingMs > 0 ? remainingMs : SOON
}

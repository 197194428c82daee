import { useEffect, useState } from 'react'
import type { Booking } from '../../../../contract/types.ts'
import { endByDevice } from '../checkout/hold-clock.ts'

interface Held {
  hold?: Pick<NonNullable<Booking['hold']>, 'secondsLeft'>
}

/**
 * Takes what is on hold and when this device's clock heard of it, and gives it with no second left once its time is over by that
 * clock, also where the server cannot be asked.
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
      // Timers run by a clock of their own, and may be a moment early.
      if (at < over) timer = setTimeout(() => tick(over), over - at)
    }
    const look = () => tick(end)
    look()
    // A device that slept is late with its timers.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [end])
  if (!booking || !hold || end === null || now < end) return booking
  return { ...booking, hold: { ...hold, secondsLeft: 0, canExtend: false } }
}

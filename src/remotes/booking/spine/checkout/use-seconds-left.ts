import { useEffect, useState } from 'react'
import { endByDevice, secondsUntil } from './hold-clock.ts'

const SECOND = 1000

/** Counts down the server's remaining seconds from `heardAt` by the device's clock, also after sleep. */
export function useSecondsLeft(secondsLeft: number, heardAt: number): number {
  const end = endByDevice({ secondsLeft }, heardAt)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, SECOND)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return secondsUntil(end, Math.max(now, heardAt))
}

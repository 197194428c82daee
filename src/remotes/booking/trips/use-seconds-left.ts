import { useEffect, useState } from 'react'
import { endByDevice, secondsUntil } from '../checkout/hold-clock.ts'

interface Heard {
  /** By the server's clock, as it was heard. */
  secondsLeft: number
}

/** Counts down whole seconds from when an answer was heard of, whatever the device thinks what time it is; null while there is none. */
export function useSecondsLeft(heard: Heard | null): number | null {
  const [counted, setCounted] = useState<{ heard: Heard; end: number; now: number } | null>(null)
  useEffect(() => {
    if (heard === null) return
    const end = endByDevice(heard, Date.now())
    const tick = () => setCounted({ heard, end, now: Date.now() })
    tick()
    const ticking = setInterval(tick, 1000)
    return () => clearInterval(ticking)
  }, [heard])
  if (heard === null) return null
  return counted?.heard === heard ? secondsUntil(counted.end, counted.now) : heard.secondsLeft
}

import { useEffect, useState } from 'react'

/** Counts whole seconds down to a moment (ISO 8601), from when it was heard of; null while there is none. */
export function useSecondsLeft(until: string | null): number | null {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === null) return
    setNow(Date.now())
    const ticking = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(ticking)
  }, [until])
  return until === null ? null : Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))
}

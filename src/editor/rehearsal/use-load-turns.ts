import { useCallback, useEffect, useState } from 'react'

/** Milliseconds after which the next one starts, even if an earlier one has not loaded. */
const TIMEOUT = 8000

/** Two at once: while one waits for the server, the other is rendered. */
const AT_ONCE = 2

/**
 * Returns which cells may load: those in view, two at a time, in order; others once they come into view. A dozen
 * pages at once would block a small machine.
 */
export function useLoadTurns(ids: readonly string[]) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set())
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const loading = ids.filter((id) => begun.has(id) && !done.has(id)).length
  const next = loading < AT_ONCE ? ids.find((id) => seen.has(id) && !begun.has(id)) : undefined
  const finish = useCallback((id: string) => setDone((before) => new Set(before).add(id)), [])
  const see = useCallback((id: string, isInView: boolean) => {
    setSeen((before) => {
      const after = new Set(before)
      if (isInView) after.add(id)
      else after.delete(id)
      return after
    })
  }, [])
  useEffect(() => {
    if (next === undefined) return
    setBegun((before) => new Set(before).add(next))
    setTimeout(() => finish(next), TIMEOUT)
  }, [next, finish])
  return { begun, see, finish }
}

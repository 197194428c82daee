import { useEffect, useState } from 'react'
import type { Place } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'

/** Milliseconds without a letter before it is asked. */
const PAUSE = 200

type State = 'asking' | 'found' | 'none' | 'failed'

/** Towns that begin as it was typed; only the latest answer counts. */
export function usePlaces(text: string): { places: readonly Place[]; state: State } {
  const api = useApi()
  const [found, setFound] = useState<{ places: readonly Place[]; state: State }>({
    places: [],
    state: 'asking',
  })
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === '') return setFound({ places: [], state: 'asking' })
    const closing = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { data } = await api.POST('/api/activities/destinations', {
          body: { text: wanted.slice(0, 100), isManageLocation: false },
          signal: closing.signal,
        })
        const places = (data?.allData ?? []).filter(({ type }) => type === 'city')
        if (!closing.signal.aborted) setFound({ places, state: places.length > 0 ? 'found' : 'none' })
      } catch {
        if (!closing.signal.aborted) setFound({ places: [], state: 'failed' })
      }
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      closing.abort()
    }
  }, [api, text])
  return found
}

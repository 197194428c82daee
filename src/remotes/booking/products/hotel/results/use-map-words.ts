import { useMemo } from 'react'
import type { MapWords } from '../../../spine/map/offer-map.tsx'
import { useWords } from '../../../spine/words/use-words.ts'

/** What a map of hotels calls them. */
export function useMapWords(): MapWords {
  const text = useWords()
  return useMemo(
    () => ({
      label: text('map.label'),
      fit: text('map.fit'),
      many: (count, label) => text('map.many', { count, label }),
    }),
    [text],
  )
}

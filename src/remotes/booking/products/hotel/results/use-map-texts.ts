import { useMemo } from 'react'
import type { MapWords } from '../../../spine/map/offer-map.tsx'
import { useProductTexts } from '../../../spine/words/use-product-texts.ts'

/** What a map of hotels calls them. */
export function useMapTexts(): MapWords {
  const text = useProductTexts()
  return useMemo(
    () => ({
      label: text('map.label'),
      fit: text('map.fit'),
      many: (count, label) => text('map.many', { count, label }),
    }),
    [text],
  )
}

import { useMemo } from 'react'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { MapWords } from '../../../spine/map/offer-map.tsx'

/** Texts of the map for desks. */
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

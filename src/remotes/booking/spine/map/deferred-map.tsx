import { useState } from 'react'
import { Deferred } from '../../../../ui/deferred.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { createHoverStore, type HoverStore } from '../results/hover-store.ts'
import type { OfferMapProps } from './offer-map.tsx'

const loadMap = async () => (await import('./offer-map.tsx')).OfferMap

interface DeferredMapProps extends Omit<OfferMapProps, 'hover' | 'onSelect'> {
  /** Shared with a list next to the map. */
  hover?: HoverStore
  /** Missing if the selection cannot change. */
  onSelect?: OfferMapProps['onSelect']
}

const ignore = () => undefined

/** Map of offers whose code loads when it is first shown. */
export function DeferredMap({ hover, onSelect = ignore, ...props }: DeferredMapProps) {
  const [own] = useState(createHoverStore)
  return (
    <Deferred load={loadMap} meanwhile={<Skeleton className="size-full rounded-xl" />}>
      {(OfferMap) => <OfferMap {...props} hover={hover ?? own} onSelect={onSelect} />}
    </Deferred>
  )
}

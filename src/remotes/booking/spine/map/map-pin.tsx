import { memo, useSyncExternalStore } from 'react'
import type { HoverStore } from '../results/hover-store.ts'
import type { PinGroup } from './cluster-pins.ts'

export interface Pin {
  id: string
  /** What stands on it. */
  label: string
  /** Said of it beside that. */
  name: string
  /** For who may see it, to tell the lowest of several. */
  price?: number
}

interface MapPinProps {
  group: PinGroup
  pin: Pin
  /** What stands on it, where it stands for others, too. */
  label: string
  /** Pixels a mile. */
  scale: number
  isSelected: boolean
  hover: HoverStore
  /** Said of a pin that stands for several. */
  many: (count: number, label: string) => string
  onPress: (group: PinGroup) => void
}

/** An offer on the map, or several that stand too near to each other to be told apart from here. */
export const MapPin = memo(function MapPin(props: MapPinProps) {
  const { group, pin, label, scale, isSelected, hover, many, onPress } = props
  const isHot = useSyncExternalStore(hover.subscribe, () => group.ids.includes(hover.get() ?? ''))
  const others = group.ids.length - 1
  return (
    <li
      className="absolute start-0 top-0 data-hot:z-10 data-selected:z-20"
      data-hot={isHot || undefined}
      data-selected={isSelected || undefined}
      style={{ translate: `${group.x * scale}px ${group.y * scale}px` }}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={() => onPress(group)}
        onPointerEnter={() => hover.set(group.id)}
        onPointerLeave={() => hover.set(null)}
        onFocus={() => hover.set(group.id)}
        onBlur={() => hover.set(null)}
        className="map-pin"
        data-hot={isHot || undefined}
      >
        <span className="sr-only">
          {others > 0 ? many(group.ids.length, label) : `${pin.name}, ${label}`}
        </span>
        <bdi aria-hidden="true">{label}</bdi>
        {others > 0 && (
          <span aria-hidden="true" className="map-pin-more">
            +{others}
          </span>
        )}
      </button>
    </li>
  )
})

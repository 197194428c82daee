import { memo, useSyncExternalStore } from 'react'
import type { HoverStore } from '../results/hover-store.ts'
import type { MapPoint } from './projection.ts'

export interface Pin {
  id: string
  /** The label on the pin. */
  label: string
  /** Accessible name in addition to the label. */
  name: string
  /** Missing if prices are hidden; used to find the lowest of a group. */
  price?: number
}

interface MapPinProps {
  group: PinGroup
  pin: Pin
  /** The label on the pin, or of its group. */
  label: string
  /** Pixels per mile. */
  scale: number
  isSelected: boolean
  hover: HoverStore
  /** Accessible name of a group's pin. */
  many: (count: number, label: string) => string
  onPress: (group: PinGroup) => void
}

/** An offer on the map, or a group of offers too close together to show separately. */
export const MapPin = memo(function MapPin(props: MapPinProps) {
  const { group, pin, label, scale, isSelected, hover, many, onPress } = props
  const isHot = useSyncExternalStore(
    hover.subscribe,
    () => group.ids.includes(hover.get() ?? ''),
    () => false,
  )
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

export interface PinPoint extends MapPoint {
  readonly id: string
}

/** A pin and the pins that it would have covered. */
export interface PinGroup extends MapPoint {
  /** Id of the pin that is shown: the first one in the given order. */
  readonly id: string
  readonly ids: readonly string[]
}

/**
 * Groups pins that would overlap, most important first: a pin that would cover an earlier one joins its group.
 * `scale` is pixels per mile, `room` a pin's size in pixels. Panning the map changes nothing; only zooming does.
 */
export function clusterPins(
  pins: readonly PinPoint[],
  scale: number,
  room: { width: number; height: number },
): PinGroup[] {
  const groups: (MapPoint & { id: string; ids: string[] })[] = []
  const cells = new Map<string, (typeof groups)[number][]>()
  for (const { id, x, y } of pins) {
    const column = Math.floor((x * scale) / room.width)
    const row = Math.floor((y * scale) / room.height)
    const near = neighbours(column, row).flatMap((key) => cells.get(key) ?? [])
    const covered = near.find(
      (group) => Math.abs(group.x - x) * scale < room.width && Math.abs(group.y - y) * scale < room.height,
    )
    if (covered) {
      covered.ids.push(id)
      continue
    }
    const group = { id, ids: [id], x, y }
    groups.push(group)
    const key = `${column} ${row}`
    cells.set(key, [...(cells.get(key) ?? []), group])
  }
  return groups
}

function neighbours(column: number, row: number): string[] {
  return [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((down) => `${column + across} ${row + down}`))
}

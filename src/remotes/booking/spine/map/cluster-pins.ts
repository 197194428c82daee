import type { MapPoint } from './projection.ts'

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

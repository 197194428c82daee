import type { PinGroup } from './cluster-pins.ts'
import type { Pin } from './map-pin.tsx'

/**
 * Returns a pin's label: the lowest price of its group. Its own price if its offer is selected, to match the card, or
 * if prices are hidden.
 */
export function groupLabel(
  { id, ids }: PinGroup,
  pins: ReadonlyMap<string, Pin>,
  selectedId: string | null,
): string {
  const own = pins.get(id)
  const priced = ids.flatMap((one) => pins.get(one) ?? []).filter(({ price }) => price !== undefined)
  const [cheapest] = priced.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))
  const shown = id === selectedId ? own : (cheapest ?? own)
  return shown?.label ?? ''
}

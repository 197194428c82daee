import type { PinGroup } from './cluster-pins.ts'
import type { Pin } from './map-pin.tsx'

/**
 * What stands on a pin: the lowest price of all that it stands for, since that is what a map is looked at for; its own where its
 * offer is the chosen one, whose card says the same, or where no price may be seen.
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

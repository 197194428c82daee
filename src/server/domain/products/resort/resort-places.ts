import type { ResortRegion, ResortSuggestion, ShipLine } from '../../../../contract/types.ts'
import type { Supplier } from '../../suppliers/port.ts'

const mostSuggestions = 10

/**
 * Returns the regions of the region call (spec §7), or with ids and children their subregions, each with its parent.
 */
export async function listResortRegions(
  supplier: Supplier,
  { ids, children = false }: { ids?: readonly string[]; children?: boolean },
): Promise<ResortRegion[]> {
  const found = children && ids ? await supplier.resortSubregions(ids) : await supplier.resortRegions(ids)
  return found.map(({ id, name, parentId }) =>
    parentId === undefined ? { id, name } : { id, name, parent_id: parentId },
  )
}

/** Returns up to ten regions, subregions, resorts and cities that match what was typed. */
export function listResortSuggestions(supplier: Supplier, text: string): Promise<ResortSuggestion[]> {
  return supplier.resortSuggest(text, mostSuggestions)
}

/** Returns the cruise lines by name, for spec §7's ship-lines call. */
export async function listShipLines(supplier: Supplier): Promise<ShipLine[]> {
  const lines = await supplier.shipLines()
  return lines.map(({ id, name, logo }) => ({ id, name, logo })).sort((a, b) => (a.name < b.name ? -1 : 1))
}

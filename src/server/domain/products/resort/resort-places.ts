import type { ResortRegion, ResortSuggestion, ShipLine } from '../../../../contract/types.ts'
import type { Supplier } from '../../suppliers/port.ts'

const mostSuggestions = 10

/**
 * Takes the supplier and the query of the region call (spec §7) and gives regions, or with ids and children the
 * subregions of those, each with its parent.
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

/** Takes the supplier and what was typed, and gives up to ten regions, subregions, resorts and cities that it may mean. */
export function listResortSuggestions(supplier: Supplier, text: string): Promise<ResortSuggestion[]> {
  return supplier.resortSuggest(text, mostSuggestions)
}

/** Takes the supplier and gives the cruise lines by name, as spec §7's ship-lines call answers. */
export async function listShipLines(supplier: Supplier): Promise<ShipLine[]> {
  const lines = await supplier.shipLines()
  return lines.map(({ id, name, logo }) => ({ id, name, logo })).sort((a, b) => (a.name < b.name ? -1 : 1))
}

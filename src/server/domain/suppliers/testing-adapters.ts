import type { Geo } from '../../../../packages/geography/geo.ts'
import { createInventory } from '../../../../packages/sample-inventory/inventory.ts'
import type { Supplier } from './port.ts'

/** Every adapter has to pass the contract's tests; a new one joins the list. */
export const adapters: [string, (geo: Geo, clock: () => Date) => Supplier][] = [
  ['the built-in inventory', (geo, clock) => createInventory({ geo, clock })],
]

import type { HoldRequest, SupplierHold } from '../../../src/server/domain/suppliers/product-supplier.ts'
import { SupplierRefusal } from '../../../src/server/domain/suppliers/supplier-refusal.ts'
import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import type { HeldItem } from './held-item.ts'
import { type StockedProduct, type StockKey, withoutOwn } from './stocked-product.ts'

/** Holds the units of a key at the price of the key's day. `today` is the number of the current day. */
export async function holdUnits<Key extends StockKey>(
  { reference, rateKey, seconds, replaces }: HoldRequest,
  key: Key | null,
  { product, unitsOf }: Pick<StockedProduct<Key>, 'product' | 'unitsOf'>,
  ledger: SupplyLedger,
  today: number,
): Promise<SupplierHold> {
  const known = await ledger.find(reference)
  if (known?.state === 'held' || known?.state === 'confirmed')
    return { reference, expiresAt: known.expiresAt }
  if (key === null) throw new SupplierRefusal('rejected')
  requireRecent(key, today)
  const own = replaces === undefined ? null : await ledger.find(replaces)
  const counted = own?.state === 'held' ? withoutOwn(own, ledger) : ledger
  const found = key.scenario === 'sold_out_at_hold' ? 'sold_out' : await unitsOf(key, counted)
  if (found === null) throw new SupplierRefusal('rejected')
  if (found === 'sold_out') throw new SupplierRefusal('sold_out')
  const { price, policy, stock, nights, rooms, isManual } = found
  const detail: HeldItem = {
    product,
    rateKey,
    price,
    policy,
    scenario: key.scenario,
    ...(isManual && { isManual }),
  }
  const held = await ledger.hold({
    reference,
    stock,
    nights,
    rooms,
    seconds: key.scenario === 'hold_lapses' ? 0 : seconds,
    detail,
    ...(replaces !== undefined && { replaces }),
  })
  if (held === 'sold_out') throw new SupplierRefusal('sold_out')
  return { reference, expiresAt: held.expiresAt }
}

/** Throws for a key that is older than yesterday: a quote from before midnight is valid after it. */
export function requireRecent({ day }: StockKey, today: number): void {
  const age = today - day
  if (age !== 0 && age !== 1) throw new SupplierRefusal('price_changed')
}

import type { SupplierQuote } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type {
  AmendRequest,
  SupplierAmendment,
} from '../../../src/server/domain/suppliers/supplier-amendment.ts'
import { SupplierRefusal } from '../../../src/server/domain/suppliers/supplier-refusal.ts'
import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { confirmationNumber } from './book-held.ts'
import { forfeitedOf, isFreeToCancel } from './cancel-held.ts'
import { acceptedMove, type HeldItem, heldItem } from './held-item.ts'
import { requireRecent } from './hold-units.ts'
import { type StockedProduct, type StockKey, type StockUnits, withoutOwn } from './stocked-product.ts'

/** The moment, and the number of its day. */
export interface SupplyMoment {
  readonly now: Date
  readonly today: number
}

/** Returns a booking as it would be after a change. Null if nothing is booked, and once it accepts no change. */
export async function heldAmendQuote<Key extends StockKey>(
  reference: string,
  change: object,
  of: StockedProduct<Key>,
  ledger: SupplyLedger,
  { now, today }: SupplyMoment,
): Promise<SupplierQuote<object> | null> {
  const entry = await ledger.find(reference)
  const held = heldItem(entry, of.product)
  const booked = of.decode(held?.rateKey ?? '')
  if (entry?.state !== 'confirmed' || !held || booked === null) return null
  if (!(await mayChange(booked, held, of, now))) return null
  const [own, move] = [withoutOwn(entry, ledger), acceptedMove(held)]
  const forfeited = forfeitedOf(held, now)
  const state = { forfeited, ...(move !== undefined && { move }) }
  const quote = await of.amendQuote({ ...booked, day: today }, change, own, state)
  const key = quote?.status === 'available' ? of.decode(quote.rateKey) : null
  const found = key && (await of.unitsOf(key, own, move))
  return isConfirmedLater(found) ? null : quote
}

/** Whether the supplier would confirm it later: a change is applied at once, so there is none to such units. */
function isConfirmedLater(found: StockUnits | 'sold_out' | null): boolean {
  return found !== null && found !== 'sold_out' && found.isManual === true
}

/** Changes the whole booking or nothing of it; idempotent. */
export async function amendHeld<Key extends StockKey>(
  { reference, amendment, rateKey, expected, travellers }: AmendRequest,
  of: StockedProduct<Key>,
  ledger: SupplyLedger,
  { now, today }: SupplyMoment,
): Promise<SupplierAmendment> {
  const entry = await ledger.find(reference)
  const held = heldItem(entry, of.product)
  const before = held && appliedAmendment(reference, amendment, held, of)
  if (before) return before
  const key = of.decode(rateKey)
  if (!entry || !held || !key || entry.state !== 'confirmed') throw new SupplierRefusal('rejected')
  const booked = of.decode(held.rateKey)
  if (booked === null || !(await mayChange(booked, held, of, now))) throw new SupplierRefusal('rejected')
  requireRecent(key, today)
  const found = await of.unitsOf(key, withoutOwn(entry, ledger), acceptedMove(held))
  if (found === null || isConfirmedLater(found)) throw new SupplierRefusal('rejected')
  if (found === 'sold_out') throw new SupplierRefusal('sold_out')
  const { price, policy, stock, nights, rooms } = found
  if (!of.isNamed(travellers, rooms)) throw new SupplierRefusal('rejected')
  if (price.amount !== expected.amount || price.currency !== expected.currency)
    throw new SupplierRefusal('price_changed')
  const amendments = [...(held.amendments ?? []), amendment]
  const detail: HeldItem = { ...held, rateKey, price, policy, amendments }
  const moved = await ledger.move({ reference, stock, nights, rooms, detail })
  if (moved !== 'moved') throw new SupplierRefusal(moved === 'sold_out' ? 'sold_out' : 'rejected')
  return amendmentNumbered(reference, amendments.length, detail, of)
}

/** Whether a booking can still be changed: until the product's own end of changes, or until cancelling it costs something. */
async function mayChange<Key extends StockKey>(
  booked: Key,
  held: HeldItem,
  { changesEndAt }: Pick<StockedProduct<Key>, 'changesEndAt'>,
  now: Date,
): Promise<boolean> {
  if (changesEndAt === undefined) return isFreeToCancel(held, now)
  const end = await changesEndAt(booked)
  return end !== null && now < end
}

/** Returns the outcome of an amendment of a reference; null if the amendment is unknown. */
export async function heldAmendment<Key extends StockKey>(
  reference: string,
  amendment: string,
  of: Pick<StockedProduct<Key>, 'product'> & Amended<Key>,
  ledger: SupplyLedger,
): Promise<SupplierAmendment | null> {
  const held = heldItem(await ledger.find(reference), of.product)
  return held && appliedAmendment(reference, amendment, held, of)
}

type Amended<Key extends StockKey> = Pick<StockedProduct<Key>, 'isRebooked' | 'decode' | 'ticketsOf'>

function appliedAmendment<Key extends StockKey>(
  reference: string,
  amendment: string,
  held: HeldItem,
  of: Amended<Key>,
): SupplierAmendment | null {
  const place = held.amendments?.indexOf(amendment) ?? -1
  return place < 0 ? null : amendmentNumbered(reference, place + 1, held, of)
}

function amendmentNumbered<Key extends StockKey>(
  reference: string,
  changes: number,
  { rateKey }: HeldItem,
  { isRebooked, decode, ticketsOf }: Amended<Key>,
): SupplierAmendment {
  const key = ticketsOf ? decode(rateKey) : null
  return {
    status: 'applied',
    confirmationNumber: isRebooked ? confirmationNumber(reference, changes) : null,
    ...(key && ticketsOf && { tickets: ticketsOf(reference, key) }),
  }
}

import type { BookRequest, SupplierBooking } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { SupplierRefusal } from '../../../src/server/domain/suppliers/supplier-refusal.ts'
import { SupplierTimeout } from '../../../src/server/domain/suppliers/supplier-timeout.ts'
import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { hashText } from '../random.ts'
import { type HeldItem, heldItem } from './held-item.ts'
import type { StockedProduct, StockKey } from './stocked-product.ts'

/** Scenarios in which a booking is confirmed at the next request at the earliest. */
const later: readonly Scenario[] = ['pending', 'manual_rejected', 'ticketing_delayed']

type Booked<Key extends StockKey> = Pick<
  StockedProduct<Key>,
  'product' | 'isNamed' | 'isRebooked' | 'decode' | 'ticketsOf'
>

/** Books a hold; idempotent. Refuses a party in which someone is not named who has to be. */
export async function bookHeld<Key extends StockKey>(
  { reference, travellers }: Pick<BookRequest, 'reference' | 'travellers'>,
  of: Booked<Key>,
  ledger: SupplyLedger,
): Promise<SupplierBooking> {
  const entry = await ledger.find(reference)
  const held = heldItem(entry, of.product)
  if (!entry || !held) throw new SupplierRefusal('hold_expired')
  const { scenario } = held
  const answer = (status: SupplierBooking['status']) => bookingOf(reference, status, held, of)
  if (entry.state === 'cancelled') return answer('cancelled')
  if (scenario === 'rejected') {
    await ledger.release(reference)
    return answer('rejected')
  }
  const isFirst = entry.state !== 'confirmed'
  if (isFirst && !of.isNamed(travellers, entry.rooms)) throw new SupplierRefusal('rejected')
  if (isFirst && scenario === 'timeout_not_booked') throw new SupplierTimeout('book')
  if ((await ledger.confirm(reference)) !== 'confirmed') throw new SupplierRefusal('hold_expired')
  if (isFirst && scenario === 'timeout_booked') throw new SupplierTimeout('book')
  const isLater = later.some((one) => one === scenario) || held.isManual
  return answer(isLater ? 'pending' : 'confirmed')
}

/** Returns the booking of a reference, or null. What was taken for later confirmation is decided by then. */
export async function bookedHeld<Key extends StockKey>(
  reference: string,
  of: Booked<Key>,
  ledger: SupplyLedger,
): Promise<SupplierBooking | null> {
  const entry = await ledger.find(reference)
  const held = heldItem(entry, of.product)
  if (!held) return null
  if (held.scenario === 'manual_rejected' && (entry?.state === 'confirmed' || entry?.state === 'cancelled')) {
    await ledger.cancel(reference, null)
    return bookingOf(reference, 'rejected', held, of)
  }
  if (entry?.state === 'confirmed' || entry?.state === 'cancelled')
    return bookingOf(reference, entry.state, held, of)
  const isRejected = entry?.state === 'released' && held.scenario === 'rejected'
  return isRejected ? bookingOf(reference, 'rejected', held, of) : null
}

/** Returns the supplier's own number of a booking after this many changes. */
export function confirmationNumber(reference: string, changes = 0): string {
  const text = changes === 0 ? `house:${reference}` : `house:${reference}:${changes}`
  return String(10_000_000 + (hashText(text) % 90_000_000))
}

function bookingOf<Key extends StockKey>(
  reference: string,
  status: SupplierBooking['status'],
  { amendments = [], rateKey }: HeldItem,
  { isRebooked, decode, ticketsOf }: Booked<Key>,
): SupplierBooking {
  const key = status === 'confirmed' && ticketsOf ? decode(rateKey) : null
  const half = (salt: string) => hashText(`${salt}:${reference}`).toString(36).padStart(7, '0')
  const hasNumber = status === 'confirmed' || status === 'cancelled'
  return {
    status,
    supplierReference: `SI-${half('first')}${half('second')}`.toUpperCase(),
    confirmationNumber: hasNumber ? confirmationNumber(reference, isRebooked ? amendments.length : 0) : null,
    ...(key && ticketsOf && { tickets: ticketsOf(reference, key) }),
  }
}

import type { BookRequest, SupplierBooking } from '../../../src/server/domain/suppliers/product-supplier.ts'
import { SupplierRefusal } from '../../../src/server/domain/suppliers/supplier-refusal.ts'
import { SupplierTimeout } from '../../../src/server/domain/suppliers/supplier-timeout.ts'
import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { hashText } from '../random.ts'
import { heldStay } from './held-stay.ts'

/** Books a hold; idempotent. Each room needs a lead guest. */
export async function bookHotel(
  { reference, travellers }: Pick<BookRequest, 'reference' | 'travellers'>,
  ledger: SupplyLedger,
): Promise<SupplierBooking> {
  const entry = await ledger.find(reference)
  const held = heldStay(entry)
  if (!entry || !held) throw new SupplierRefusal('hold_expired')
  const { scenario } = held
  if (entry.state === 'cancelled') return bookingOf(reference, 'cancelled')
  if (scenario === 'rejected') {
    await ledger.release(reference)
    return bookingOf(reference, 'rejected')
  }
  const isFirst = entry.state !== 'confirmed'
  if (isFirst && !hasLeads(travellers, entry.rooms)) throw new SupplierRefusal('rejected')
  if (isFirst && scenario === 'timeout_not_booked') throw new SupplierTimeout('book')
  if ((await ledger.confirm(reference)) !== 'confirmed') throw new SupplierRefusal('hold_expired')
  if (isFirst && scenario === 'timeout_booked') throw new SupplierTimeout('book')
  return bookingOf(reference, scenario === 'pending' ? 'pending' : 'confirmed')
}

/** Returns the booking of a reference, or null. */
export async function bookedHotel(reference: string, ledger: SupplyLedger): Promise<SupplierBooking | null> {
  const entry = await ledger.find(reference)
  const held = heldStay(entry)
  if (!held) return null
  if (entry?.state === 'confirmed' || entry?.state === 'cancelled') return bookingOf(reference, entry.state)
  return entry?.state === 'released' && held.scenario === 'rejected' ? bookingOf(reference, 'rejected') : null
}

function bookingOf(reference: string, status: SupplierBooking['status']): SupplierBooking {
  const half = (salt: string) => hashText(`${salt}:${reference}`).toString(36).padStart(7, '0')
  const hasNumber = status === 'confirmed' || status === 'cancelled'
  return {
    status,
    supplierReference: `SI-${half('first')}${half('second')}`.toUpperCase(),
    confirmationNumber: hasNumber ? String(10_000_000 + (hashText(`house:${reference}`) % 90_000_000)) : null,
  }
}

/** Whether each of this many rooms has an adult to lead it. */
export function hasLeads(travellers: BookRequest['travellers'], rooms: number): boolean {
  const led = travellers.filter(
    ({ type, givenName, familyName }) => type === 'adult' && givenName && familyName,
  )
  return Array.from({ length: rooms }, (_, index) => index + 1).every((room) =>
    led.some(({ group }) => group === room),
  )
}

import { quoteWithTimeout } from '../products/spine/quote-with-timeout.ts'
import { supplierProblem } from '../products/spine/supplier-problem.ts'
import { productOf } from '../suppliers/port.ts'
import type { Booking, BookingItem } from './booking.ts'
import { quotedOf } from './booking-snapshot.ts'
import { endHeldItems, heldItemsOf, releaseAtSuppliers } from './held-items.ts'
import { isPriceOver } from './pay-later.ts'
import type { SettlementDependencies } from './settlement-dependencies.ts'

/**
 * Quotes a booking that is paid after the guarantee of its price again. If an item costs something else, or is gone,
 * everything on hold is released and its payment is not taken. Returns whether it may be booked.
 */
export async function keepPrice(booking: Booking, dependencies: SettlementDependencies): Promise<boolean> {
  if (!isPriceOver(booking, dependencies.clock())) return true
  const held = heldItemsOf(booking)
  const kept = await Promise.all(held.map((item) => costsTheSame(item, dependencies)))
  if (kept.every((isSame) => isSame)) return true
  const { repositories } = dependencies
  const ended = await repositories.transaction((records) =>
    endHeldItems(booking.id, 'release', 'system', records),
  )
  await releaseAtSuppliers(booking, ended, dependencies, repositories)
  return false
}

async function costsTheSame(
  item: BookingItem,
  { suppliers }: Pick<SettlementDependencies, 'suppliers'>,
): Promise<boolean> {
  const { rateKey, supplierPrice } = quotedOf(item)
  const named = suppliers.get(item.supplier)
  const supplier = named === undefined ? null : productOf(named, item.product)
  if (supplier === null) return false
  const quote = await quoteWithTimeout(supplier, rateKey, item.id).catch((error: unknown) => {
    throw supplierProblem(error)
  })
  if (quote === null || quote.status === 'sold_out') return false
  return quote.price.net === supplierPrice.net && quote.price.currency === supplierPrice.currency
}

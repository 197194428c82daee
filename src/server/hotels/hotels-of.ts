import { type BookingMenu, sellsProduct } from '../../tenant/services.ts'
import { Problem } from '../http/problem.ts'
import { withPatience } from '../products/spine/with-patience.ts'
import type { HotelShapes } from '../suppliers/hotel-shapes.ts'
import type { Supplier } from '../suppliers/port.ts'
import type { ProductBooking, ProductSupplier } from '../suppliers/product-supplier.ts'

/** Gives what hotels are had from; throws 404 where the agency does not sell them (spec §1, bookingMenuItemOptions) or nobody supplies them. */
export function hotelsOf(
  { hotels }: Pick<Supplier, 'hotels'>,
  agency: BookingMenu,
): ProductSupplier<HotelShapes> {
  const isSold = sellsProduct(agency, 'hotel')
  if (!hotels || !isSold) throw new Problem({ code: 'not_found', detail: 'Hotels are not booked here.' })
  return hotels
}

/** Gives what a booking was made with, whatever the agency sells by now, and waits for it no longer than it should. Throws where nobody supplies hotels any more. */
export function bookedWith({ hotels }: Pick<Supplier, 'hotels'>): ProductBooking {
  if (!hotels) throw new Problem({ code: 'supplier_failed', detail: 'Nobody supplies hotels here any more.' })
  return withPatience(hotels)
}

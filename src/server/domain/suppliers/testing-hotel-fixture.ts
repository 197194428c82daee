import type { HotelShapes } from './hotel-shapes.ts'
import type { Supplier } from './port.ts'
import { bookRequest, clockStart, refundableKey } from './testing-hotel-booking.ts'
import { hotelCriteria } from './testing-hotel-search.ts'
import type { ProductFixture } from './testing-product-fixture.ts'
import { suppliedProduct } from './testing-supplied-product.ts'

const room = { adults: 2, childAges: [] }

/**
 * The fixture of a supplier's hotels for the contract suite: a number of rooms of a property in Lisbon, in four
 * months.
 */
export function hotelFixture(
  open: (clock: () => Date) => Supplier,
  rooms: 1 | 2 = 1,
): ProductFixture<HotelShapes> {
  const criteria = hotelCriteria({
    stay: { start: '2027-03-05', end: '2027-03-08' },
    rooms: Array.from({ length: rooms }, () => room),
    limit: 60,
  })
  return {
    open: (clock) => suppliedProduct(open(clock), 'hotel'),
    start: clockStart,
    begun: '2027-03-05T12:00:00Z',
    criteria,
    keyOf: ({ cheapest }) => cheapest.rateKey,
    refundableKey: (hotels) => refundableKey(hotels, criteria),
    unitsOf: ({ occupancies }) => occupancies.length,
    change: ({ stay, occupancies }) => ({ stay: { ...stay, end: '2027-03-09' }, occupancies }),
    requestOf: (reference, { occupancies }) => bookRequest(reference, occupancies.length),
  }
}

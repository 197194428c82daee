import type { HotelShapes } from './hotel-shapes.ts'
import type { Supplier } from './port.ts'
import { bookRequest, clockStart, refundableKey } from './testing-hotel-booking.ts'
import { hotelCriteria } from './testing-hotel-search.ts'
import type { ProductFixture } from './testing-product-fixture.ts'
import { suppliedProduct } from './testing-supplied-product.ts'

const room = { adults: 2, childAges: [] }

/** What the contract suite tries a supplier's hotels with: so many rooms of a house in Lisbon, in four months. */
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

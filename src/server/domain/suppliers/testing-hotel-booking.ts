import type { Geo } from '../../../../packages/geography/geo.ts'
import type { RoomOccupancy } from './hotel-offer.ts'
import type { HotelRate } from './hotel-room.ts'
import type { HotelSearchCriteria, HotelShapes } from './hotel-shapes.ts'
import type { Supplier } from './port.ts'
import type { BookRequest, ProductSupplier } from './product-supplier.ts'
import { allOffers, hotelCriteria } from './testing-hotel-search.ts'
import { suppliedProduct } from './testing-supplied-product.ts'

export const clockStart = '2026-11-21T12:00:00Z'

/** The guests of two rooms. */
export const two: readonly RoomOccupancy[] = [
  { adults: 2, childAges: [] },
  { adults: 1, childAges: [] },
]

/** A supplier without bookings, with a clock that tests set. */
export function openHotels(adapter: (geo: Geo, clock: () => Date) => Supplier, geo: Geo) {
  let now = Date.parse(clockStart)
  const supplier = adapter(geo, () => new Date(now))
  const hotels = suppliedProduct(supplier, 'hotel')
  return {
    supplier,
    hotels,
    go: (moment: string) => {
      now = Date.parse(moment)
    },
    pass: (seconds: number) => {
      now += seconds * 1000
    },
    /** Rooms left at the rate; 0 if sold out. */
    async left(rateKey: string): Promise<number> {
      const quote = await hotels.quote(rateKey)
      return quote?.status === 'available' ? quote.left : 0
    },
    hold: (reference: string, rateKey: string, seconds = 900) => hotels.hold({ reference, rateKey, seconds }),
    async book(reference: string, rateKey: string) {
      await hotels.hold({ reference, rateKey, seconds: 900 })
      return hotels.book(bookRequest(reference))
    },
  }
}

/** The request to book a hold of a number of rooms. */
export function bookRequest(reference: string, rooms = 1): BookRequest {
  const name = { givenName: 'Ada', familyName: 'Test' }
  return {
    reference,
    travellers: Array.from({ length: rooms }, (_, room) => ({ ...name, type: 'adult', group: room + 1 })),
    answers: [],
    contact: { ...name, email: 'ada@test.example', phone: '+4512345678' },
    requests: '',
  }
}

/** The quoted key of the first offer; the criteria must find one. */
export async function quotedKey(
  hotels: ProductSupplier<HotelShapes>,
  changes: Partial<HotelSearchCriteria> = {},
): Promise<string> {
  const [offer] = await allOffers(hotels, hotelCriteria({ limit: 1, ...changes }))
  return keyOf(hotels, offer?.cheapest.rateKey ?? '')
}

/** The key of a refundable rate among the properties that the criteria find. */
export async function refundableKey(
  hotels: ProductSupplier<HotelShapes>,
  criteria: HotelSearchCriteria,
): Promise<string> {
  const { stay, rooms, nationality, scenario } = criteria
  const offer = (await allOffers(hotels, criteria)).find(({ cheapest, others }) =>
    [cheapest, ...others].some(({ isRefundable }) => isRefundable),
  )
  const details = await hotels.details({
    hotelId: offer?.id ?? '',
    stay: { stay, rooms, nationality },
    ...(scenario ? { scenario } : {}),
  })
  const isGood = ({ isRefundable, payment }: HotelRate) => isRefundable && payment === 'now'
  return keyOf(hotels, details?.rooms.flatMap(({ rates }) => rates).find(isGood)?.rateKey ?? '')
}

async function keyOf(hotels: ProductSupplier<HotelShapes>, rateKey: string): Promise<string> {
  const quote = await hotels.quote(rateKey)
  if (quote?.status !== 'available') throw new Error('The rate cannot be had.')
  return quote.rateKey
}

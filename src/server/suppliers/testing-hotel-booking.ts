import type { HotelRate } from './hotel-room.ts'
import type { HotelSearchCriteria, HotelShapes } from './hotel-shapes.ts'
import type { BookRequest, ProductSupplier } from './product-supplier.ts'
import { allOffers, hotelCriteria } from './testing-hotel-search.ts'

/** The request to book what is held, for so many rooms. */
export function bookRequest(reference: string, rooms = 1): BookRequest {
  const name = { givenName: 'Ada', familyName: 'Test' }
  return {
    reference,
    travellers: Array.from({ length: rooms }, (_, room) => ({ ...name, kind: 'adult', room })),
    contact: { ...name, email: 'ada@test.example', phone: '+4512345678' },
    requests: '',
  }
}

/** The key that a quote gives for the first offer; the criteria must find one. */
export async function quotedKey(
  hotels: ProductSupplier<HotelShapes>,
  changes: Partial<HotelSearchCriteria> = {},
): Promise<string> {
  const [offer] = await allOffers(hotels, hotelCriteria({ limit: 1, ...changes }))
  return keyOf(hotels, offer?.cheapest.rateKey ?? '')
}

/** The key of a rate that can be given back, of the houses that the criteria find. */
export async function refundableKey(
  hotels: ProductSupplier<HotelShapes>,
  criteria: HotelSearchCriteria,
): Promise<string> {
  const { stay, rooms, nationality, scenario } = criteria
  const offer = (await allOffers(hotels, criteria)).find(({ hasRefundable }) => hasRefundable)
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

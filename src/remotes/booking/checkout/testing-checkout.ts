import { createApiClient } from '../../../api/client.ts'
import { hotelQuery } from '../../../api/hotels.ts'
import type { HotelRate } from '../../../contract/types.ts'
import type { HotelStay } from '../../../tenant/hotel-search.ts'
import { checkoutHref } from '../property/checkout-href.ts'
import { roomsWanted } from '../results/rooms-wanted.ts'

const hotelId = 'h2267057-463421959025'
export const mayStay: HotelStay = {
  start: '2026-05-08',
  end: '2026-05-11',
  rooms: 1,
  adults: 2,
  childAges: [],
}

interface Wanted {
  stay?: HotelStay
  choose?: (rate: HotelRate) => boolean
  /** As the site's scripted failures are named. */
  scenario?: string
}

/** A rate of a hotel in Lisbon as its page shows it, with the address of its checkout. */
export async function findCheckout(
  origin: string,
  { stay = mayStay, choose = ({ payment }) => payment === 'now', scenario }: Wanted = {},
): Promise<{ href: string; rate: HotelRate }> {
  const client = createApiClient({
    baseUrl: origin,
    ...(scenario && { headers: { 'x-livery-scenario': scenario } }),
  })
  const { data } = await hotelQuery(client, {
    hotelId,
    currency: 'USD',
    stay: { start: stay.start, end: stay.end },
    rooms: roomsWanted(stay),
  }).queryFn({ signal: new AbortController().signal })
  const rate = data.rooms?.flatMap(({ rates }) => rates).find(choose)
  if (!rate) throw new Error('the hotel has no such rate')
  return { rate, href: checkoutHref(rate, hotelId, stay) }
}

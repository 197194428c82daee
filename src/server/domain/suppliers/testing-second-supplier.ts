import { createInventory } from '../../../../packages/sample-inventory/inventory.ts'
import type { HotelSearchOffer } from './hotel-shapes.ts'
import type { Supplier } from './port.ts'
import { withProduct } from './testing-supplied-product.ts'

const mark = 'north_'

/** Creates a second supplier of hotels: other properties at the same places, with keys unknown to the first. */
export function makeNorth(sources: Pick<Parameters<typeof createInventory>[0], 'geo' | 'clock'>): Supplier {
  const marked = <Rate extends { readonly rateKey: string }>(rate: Rate): Rate => ({
    ...rate,
    rateKey: `${mark}${rate.rateKey}`,
  })
  const own = (rateKey: string) => (rateKey.startsWith(mark) ? rateKey.slice(mark.length) : '')
  return withProduct(createInventory({ ...sources, seed: 'north' }), 'hotel', (hotels) => ({
    async *search(criteria, options) {
      for await (const batch of hotels.search(criteria, options)) {
        const offers = batch.offers.map(
          (offer): HotelSearchOffer => ({
            ...offer,
            cheapest: marked(offer.cheapest),
            others: offer.others.map(marked),
          }),
        )
        yield { ...batch, offers }
      }
    },
    async details(query) {
      const found = await hotels.details(query)
      return (
        found && { ...found, rooms: found.rooms.map((one) => ({ ...one, rates: one.rates.map(marked) })) }
      )
    },
    async quote(rateKey) {
      const quoted = await hotels.quote(own(rateKey))
      return quoted?.status === 'available' ? marked(quoted) : quoted
    },
    hold: (request) => hotels.hold({ ...request, rateKey: own(request.rateKey) }),
  }))
}

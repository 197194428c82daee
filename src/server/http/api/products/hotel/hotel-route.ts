import type { HotelAnswer } from '../../../../../contract/types.ts'
import { placeName } from '../../../../domain/products/deals/place-name.ts'
import { hotelKind } from '../../../../domain/products/hotel/hotel-kind.ts'
import { hotelSeller } from '../../../../domain/products/hotel/hotel-seller.ts'
import { requireStay } from '../../../../domain/products/hotel/hotel-stay.ts'
import { requestedScenario } from '../../../../domain/products/spine/requested-scenario.ts'
import { soldProduct } from '../../../../domain/products/spine/sold-product.ts'
import type { RoomType } from '../../../../domain/suppliers/hotel-room.ts'
import { rejectInvalid } from '../../../../kernel/errors/invalid-search.ts'
import { Problem } from '../../../../kernel/errors/problem.ts'
import { dealContext } from '../../../request-context/deal-context.ts'
import type { Route } from '../../../request-context/route.ts'
import { answerOf, type ProductRouteSources, sellerFor } from '../product-seller.ts'

/** Makes the route of one hotel, with rooms and rates if the request has a stay. */
export function hotelRoute(sources: ProductRouteSources): Route<'getHotel'> {
  return async (call) => {
    const { hotelId, stay, rooms, nationality, currency, destination } = call.body
    const { isDemo, booking } = sources
    const { from: hotels, isSample } = soldProduct(booking.suppliers, call.agency, hotelKind)
    if ((stay === undefined) !== (rooms === undefined)) {
      const field = stay === undefined ? 'stay' : 'rooms'
      rejectInvalid('body', [
        { field, reason: 'belongs to a stay: give both, the stay and the rooms, or neither' },
      ])
    }
    const wanted = stay && rooms ? { stay, rooms, nationality } : null
    const scenario = requestedScenario(call.request.headers, isDemo)
    const query = { hotelId, stay: wanted, placeName: destination, ...scenario }
    const details = await answerOf(hotels.details(query))
    if (details === null) throw new Problem({ code: 'not_found', detail: 'There is no such hotel.' })
    const { property, rooms: found } = details
    if (wanted) requireStay(wanted, property.position, sources)
    const seller = await sellerFor(hotelSeller, call, currency, sources)
    const nameOf = placeName(property.position, dealContext(call), sources.geo)
    const { distance, address, ...hotel } = structuredClone(property) as HotelAnswer['hotel']
    const answer: HotelAnswer = {
      hotel: {
        ...hotel,
        address: { ...address, city: nameOf(address.city) },
        distance: { ...distance, from: nameOf(distance.from) },
      },
      isSample,
      ...(wanted && {
        stay: wanted.stay,
        rooms: found.map(({ room, rates }) => ({
          room: shownRoom(room),
          rates: rates.map((rate) => seller.rate(rate, property.position)),
        })),
      }),
    }
    return { data: answer }
  }
}

type ShownRoom = NonNullable<HotelAnswer['rooms']>[number]['room']

/** The number of free rooms of a type is the property's private matter. */
function shownRoom({ rooms: _, ...room }: RoomType): ShownRoom {
  return structuredClone(room) as ShownRoom
}

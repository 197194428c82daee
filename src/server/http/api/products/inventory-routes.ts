import type { Geo } from '../../../../../packages/geography/geo.ts'
import type { OperationId } from '../../../../contract/operations.gen.ts'
import type { GatewayLookup } from '../../../domain/payments/gateway-lookup.ts'
import { activityDeals } from '../../../domain/products/activity/activity-deals.ts'
import { carDeals } from '../../../domain/products/car/car-deals.ts'
import type { DealSources } from '../../../domain/products/deals/deal-context.ts'
import { nearbyPlace } from '../../../domain/products/deals/nearby-place.ts'
import { hotelDeals } from '../../../domain/products/hotel/hotel-deals.ts'
import { resortAvailability } from '../../../domain/products/resort/resort-availability.ts'
import { resortDeals } from '../../../domain/products/resort/resort-deals.ts'
import {
  listResortRegions,
  listResortSuggestions,
  listShipLines,
} from '../../../domain/products/resort/resort-places.ts'
import { notSoldProblem } from '../../../domain/products/spine/not-sold-problem.ts'
import type { SellingDependencies } from '../../../domain/proposals/selling-dependencies.ts'
import { suggestActivityPlaces } from '../../../domain/suggestions/suggest-activity-places.ts'
import { suggestCarPlaces } from '../../../domain/suggestions/suggest-car-places.ts'
import { suggestFlightAirports } from '../../../domain/suggestions/suggest-flight-airports.ts'
import { suggestHotelPlaces } from '../../../domain/suggestions/suggest-hotel-places.ts'
import { type ChoosingAgency, dealSupplier } from '../../../domain/suppliers/chosen-supplier.ts'
import type { Supplier } from '../../../domain/suppliers/port.ts'
import type { SupplierMap } from '../../../domain/suppliers/supplier-map.ts'
import type { Call, Routes } from '../../request-context/route.ts'
import { sellingContext } from '../../request-context/selling-context.ts'
import { bookingRoutes } from '../booking/booking-routes.ts'
import { costlyRoutes } from '../costly-routes.ts'
import { paymentGatewayRoute } from '../payments/payment-gateway-route.ts'
import { proposalRoutes } from '../proposals/proposal-routes.ts'
import { activityRoutes } from './activity/activity-routes.ts'
import { carPriceRoute, carRoute } from './car/car-route.ts'
import { searchCarsRoute } from './car/search-cars-route.ts'
import { flightRoutes } from './flight/flight-routes.ts'
import { hotelRoute } from './hotel/hotel-route.ts'
import { searchHotelsRoute } from './hotel/search-hotels-route.ts'
import { resortPriceRoute, resortRoute } from './resort/resort-route.ts'
import { searchResortsRoute } from './resort/search-resorts-route.ts'
import { resortHoldRoutes } from './resort-hold-routes.ts'

/** Makes the routes that sell Livery's own inventory, from suggestion to cancellation. */
export function inventoryRoutes(booking: SellingDependencies) {
  const sources = { ...booking, booking }
  return costlyRoutes({
    ...dealRoutes(sources),
    searchHotels: searchHotelsRoute(sources),
    getHotel: hotelRoute(sources),
    ...activityRoutes(sources),
    searchCars: searchCarsRoute(sources),
    getCar: carRoute(sources),
    priceCar: carPriceRoute(sources),
    ...flightRoutes(sources),
    searchResorts: searchResortsRoute(sources),
    getResort: resortRoute(sources),
    priceResort: resortPriceRoute(sources),
    ...resortRoutes(sources),
    ...resortHoldRoutes(booking),
    ...suggestRoutes(sources),
    ...bookingRoutes(booking),
    ...proposalRoutes(booking),
    getCurrentPaymentGateway: paymentGatewayRoute(booking),
  } satisfies Partial<Routes>)
}

type SuggestOperations =
  | 'suggestHotelPlaces'
  | 'suggestActivityPlaces'
  | 'suggestCarPlaces'
  | 'suggestAirports'

/** Makes the routes that complete a visitor's input in a search form. Source: spec §7. */
function suggestRoutes({
  geo,
  supplier,
}: {
  geo: Geo
  supplier: Pick<Supplier, 'scriptedPlaces' | 'scriptedAirports'>
}): Pick<Routes, SuggestOperations> {
  return {
    suggestHotelPlaces: ({ body, language }) =>
      suggestHotelPlaces(geo, body, { language }, supplier.scriptedPlaces?.hotel),
    suggestActivityPlaces: ({ body, language }) =>
      suggestActivityPlaces(geo, body, { language }, supplier.scriptedPlaces?.activity),
    suggestCarPlaces: ({ body, language }) =>
      suggestCarPlaces(geo, body, { language }, supplier.scriptedPlaces?.car),
    suggestAirports: ({ query, language }) =>
      suggestFlightAirports(geo, query.search, { language }, supplier.scriptedAirports),
  }
}

type ResortOperations = 'suggestResorts' | 'searchResortDeals' | 'getResortRegions' | 'getResortAvailability'

/**
 * Makes the routes of the resort service under its own base path; each call needs a correlation id. Source: spec §7.
 */
function resortRoutes(sources: SellingSources): Pick<Routes, ResortOperations> {
  const from = (call: Pick<Call<OperationId>, 'agency'>) => agencySources(sources, call, 'resort')
  const contextOf = (call: Parameters<typeof sellingContext>[0]) =>
    sellingContext(call, sources.booking.gatewayOf)
  return {
    suggestResorts: async (call) => ({
      data: await listResortSuggestions(from(call).supplier, call.query.query),
    }),
    searchResortDeals: async (call) => ({
      data: await resortDeals({ ...call.body, ...call.query }, from(call), await contextOf(call)),
      ...nearbyPlace(sources.geo, { latitude: call.body.lat, longitude: call.body.lon }, call.language),
    }),
    getResortRegions: async (call) => ({
      data: await listResortRegions(from(call).supplier, call.query),
    }),
    getResortAvailability: async (call) => ({
      data: await resortAvailability(call.query, from(call), await contextOf(call)),
    }),
  }
}

type DealOperations = 'searchHotelDeals' | 'searchActivityDeals' | 'searchCarDeals' | 'getShipLines'

/** Makes the routes for deals near a point, and the cruise lines. Source: spec §7. */
function dealRoutes(sources: SellingSources): Pick<Routes, DealOperations> {
  const { geo } = sources
  const contextOf = (call: Parameters<typeof sellingContext>[0]) =>
    sellingContext(call, sources.booking.gatewayOf)
  return {
    searchHotelDeals: async (call) => ({
      response: await hotelDeals(call.body, agencySources(sources, call, 'hotel'), await contextOf(call)),
      ...nearbyPlace(geo, call.body, call.language, call.body.searchString),
    }),
    searchActivityDeals: async (call) => ({
      response: await activityDeals(
        call.body,
        agencySources(sources, call, 'activity'),
        await contextOf(call),
      ),
      ...nearbyPlace(geo, call.body, call.language),
    }),
    searchCarDeals: async (call) => {
      const { pickupLatitude: latitude, pickupLongitude: longitude, searchString } = call.body
      const response = await carDeals(call.body, agencySources(sources, call, 'car'), await contextOf(call))
      return { response, ...nearbyPlace(geo, { latitude, longitude }, call.language, searchString) }
    },
    getShipLines: async (call) => {
      const { supplier } = agencySources(sources, call, 'cruise')
      return { shipLines: await listShipLines(supplier) }
    },
  }
}

/** The source of a product's deals, and how they are paid. */
interface SellingSources extends DealSources {
  booking: { gatewayOf: GatewayLookup; suppliers: SupplierMap }
}

/** Returns the source of a product's deals at the agency's supplier; throws 404 if it has none. */
function agencySources(
  sources: SellingSources,
  { agency }: { agency: ChoosingAgency },
  product: string,
): DealSources {
  const supplier = dealSupplier(sources.booking.suppliers, agency, product)
  if (supplier === null) throw notSoldProblem(product)
  return { ...sources, supplier }
}

import type { Supplier } from '../../src/server/domain/suppliers/port.ts'
import type { SupplyLedger } from '../../src/server/domain/suppliers/supply-ledger.ts'
import { utcDay } from '../../src/server/kernel/dates/calendar.ts'
import type { City, Geo } from '../geography/geo.ts'
import { makeActivityPlan } from './activities/activity-plan.ts'
import { searchActivities } from './activities/activity-search.ts'
import type { ActivitySources } from './activities/activity-sources.ts'
import { activitySupply } from './activities/activity-supply.ts'
import { listCityActivities } from './activities/city-activities.ts'
import { activityPlaces } from './activities/scripted-places.ts'
import { searchCars } from './cars/car-search.ts'
import type { CarSources } from './cars/car-sources.ts'
import { carSupply } from './cars/car-supply.ts'
import { scriptedCarPlaces } from './cars/scripted-car-places.ts'
import { sampleShipLines } from './cruises/ship-lines.ts'
import { type Dataset, datasetSeed } from './dataset.ts'
import type { FlightSources } from './flights/flight-sources.ts'
import { flightSupply } from './flights/flight-supply.ts'
import { scriptedAirports } from './flights/scripted-flight-routes.ts'
import { listCityHotels } from './hotels/city-hotels.ts'
import { searchHotels } from './hotels/hotel-search.ts'
import type { HotelSources } from './hotels/hotel-sources.ts'
import { hotelSupply } from './hotels/hotel-supply.ts'
import { makeProperty } from './hotels/property.ts'
import { scriptedPlaces } from './hotels/scripted-places.ts'
import { memorySupplyLedger } from './memory-supply-ledger.ts'
import { rememberByCity } from './remember-by-city.ts'
import { rememberByOwner } from './remember-by-owner.ts'
import { nearestAirport } from './resorts/nearest-airport.ts'
import { resortRegions } from './resorts/resort-atlas.ts'
import { resortAvailability } from './resorts/resort-availability.ts'
import { type Resort, resortDirectory } from './resorts/resort-directory.ts'
import { searchResorts } from './resorts/resort-search.ts'
import type { ResortSources } from './resorts/resort-sources.ts'
import { resortSupply } from './resorts/resort-supply.ts'
import { scriptedResortPlaces } from './resorts/scripted-resort-places.ts'
import { suggestResorts } from './resorts/suggest-resorts.ts'

export interface InventoryOptions {
  readonly geo: Geo
  readonly clock: () => Date
  /** Another seed gives other names and prices on the same map. */
  readonly seed?: string
  /** The ledger of holds; by default in memory, as long as the process lives. */
  readonly ledger?: SupplyLedger
  /** Whether scenarios are active. Never on a site with real bookings. */
  readonly isScripted?: boolean
  /** Resolves after this many milliseconds. */
  readonly pause?: (milliseconds: number) => Promise<void>
}

/**
 * Returns the built-in supplier: invented brands at real places. Everything it offers is a pure function of dataset
 * version, seed, product, service date and search date; only holds are stored.
 */
export function createInventory({
  geo,
  clock,
  seed = 'livery',
  ledger = memorySupplyLedger(clock),
  isScripted = false,
  pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}: InventoryOptions): Supplier {
  const root = datasetSeed(seed)
  const resorts = resortDirectory(root)
  const dataset = (): Dataset => ({ geo, seed: root, today: utcDay(clock()) })
  const timeZoneOf = rememberByCity((city: City) => geo.timeZoneAt(city))
  const sources: HotelSources = {
    dataset,
    hotelsIn: rememberByCity((city: City) => listCityHotels(city, root)),
    propertyOf: rememberByOwner(makeProperty),
    timeZoneOf,
    ledger,
  }
  const activities: ActivitySources = {
    dataset,
    clock,
    activitiesIn: rememberByCity((city: City) => listCityActivities(city, root)),
    planOf: rememberByOwner(makeActivityPlan),
    timeZoneOf,
    ledger,
  }
  const acting = { clock, isScripted, pause }
  const flights: FlightSources = { dataset, clock, ledger }
  const cars: CarSources = { dataset, timeZoneAt: (point) => geo.timeZoneAt(point), ledger }

  const resortZone = rememberByOwner((map: Geo, { position }: Resort) => map.timeZoneAt(position))
  const resortAirport = rememberByOwner((map: Geo, { position }: Resort) => nearestAirport(map, position))
  const resortSources: ResortSources = {
    dataset,
    clock,
    resorts,
    timeZoneOf: (resort) => resortZone(geo, resort),
    airportOf: (resort) => resortAirport(geo, resort),
    ledger,
  }

  return {
    capabilities: () => ({
      name: 'Sample inventory',
      isSample: true,
      products: ['hotel', 'activity', 'car', 'flight', 'resort', 'cruise'],
    }),
    ...(isScripted && {
      scriptedPlaces: {
        hotel: scriptedPlaces,
        activity: activityPlaces,
        car: scriptedCarPlaces,
        resort: scriptedResortPlaces,
      },
      scriptedAirports,
    }),
    products: {
      hotel: hotelSupply(sources, acting),
      activity: activitySupply(activities, acting),
      car: carSupply(cars, acting),
      flight: flightSupply(flights, acting),
      resort: resortSupply(resortSources, acting),
    },
    hotelDeals: (criteria) => searchHotels(criteria, sources),
    activityDeals: (criteria) => searchActivities(criteria, activities),
    carDeals: (criteria) => searchCars(criteria, cars),
    resortDeals: (criteria) => searchResorts(criteria, resortSources),
    shipLines: async () => [...sampleShipLines],
    async resortRegions(ids) {
      const all = resortRegions.map(({ id, name }) => ({ id, name }))
      if (!ids) return all
      const byId = new Map([...all, ...subregionsOf(() => true)].map((region) => [region.id, region]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },
    resortSubregions: async (regionIds) => subregionsOf((id) => regionIds.includes(id)),
    resortSuggest: async (text, limit) => suggestResorts(geo, resorts, text, limit),
    resortAvailability: (criteria) => resortAvailability(criteria, resortSources),
  }
}

function subregionsOf(isWanted: (regionId: string) => boolean) {
  return resortRegions
    .filter(({ id }) => isWanted(id))
    .flatMap(({ id: parentId, subregions }) => subregions.map(({ id, name }) => ({ id, name, parentId })))
}

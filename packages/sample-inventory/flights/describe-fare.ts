import type {
  FlightTerm,
  KnownTerm,
  SegmentFare,
  SliceFare as SupplierSliceFare,
} from '../../../src/server/domain/suppliers/flight-fare.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { hashText } from '../random.ts'
import type { CabinClass } from './cabin.ts'
import type { FareBrand } from './fare-brands.ts'
import { fareBasis, sliceTerm } from './fare-terms.ts'
import type { Flight } from './flight.ts'
import { cabinOn } from './flight-fill.ts'
import { currencyOf } from './journey-price.ts'
import type { FlightPassengers } from './passengers.ts'
import type { SliceFare } from './slice-fare.ts'

const cabinNames: Readonly<Record<CabinClass, string>> = {
  economy: 'Economy',
  premium_economy: 'Premium Economy',
  business: 'Business',
  first: 'First',
}
const FLAT_CM = 180

/** Returns the fare of each slice of a journey as the airline describes it. */
export function describeFares(
  fares: readonly SliceFare[],
  passengers: FlightPassengers,
  scenario: Scenario | null,
): SupplierSliceFare[] {
  const currency = currencyOf(fares)
  return fares.map(({ itinerary, brand }) => {
    const term = (kind: 'change' | 'refund'): FlightTerm => {
      const { allowed, penalty } = sliceTerm({ itinerary, brand }, kind, passengers, currency)
      return { allowed, ...(penalty && { penalty }) }
    }
    return {
      itinerary: itinerary.id,
      brand: brand.name,
      shelf: brand.shelf,
      change: term('change'),
      refund: term('refund'),
      seatChoice: known(brand.seatChoice),
      priorityBoarding: known(brand.priorityBoarding),
      priorityCheckIn: known(brand.priorityCheckIn),
      segments: itinerary.flights.map(
        (flight): SegmentFare => ({
          cabin: cabinOn(flight, brand.cabin),
          cabinName: cabinNames[cabinOn(flight, brand.cabin)],
          fareBasis: fareBasis(brand, itinerary, fares.length === 2),
          baggage: bagsOf(brand, scenario),
          amenities: amenitiesOf(flight, cabinOn(flight, brand.cabin)),
        }),
      ),
    }
  })
}

function known(value: boolean | null): KnownTerm {
  return value === null ? 'unknown' : value ? 'yes' : 'no'
}

function bagsOf({ carryOn, checked }: FareBrand, scenario: Scenario | null): SegmentFare['baggage'] {
  return (['carry_on', 'checked'] as const).map((kind) => {
    const { count, kilograms } = kind === 'carry_on' ? carryOn : checked
    if (scenario === 'no_bags') return { kind, count: 0 }
    return { kind, count, ...(kilograms !== null && { kilograms }) }
  })
}

function amenitiesOf({ aircraft, airline, kilometres }: Flight, cabin: CabinClass): SegmentFare['amenities'] {
  const seatPitchCm = aircraft.cabins.find((one) => one.cabin === cabin)?.pitchCm ?? 76
  const isLowCost = airline.kind === 'low_cost'
  const luck = hashText(`wifi:${airline.code}`) % 3
  const seat =
    cabin === 'economy'
      ? 'standard'
      : cabin === 'first'
        ? 'suite'
        : seatPitchCm >= FLAT_CM
          ? 'full_flat'
          : 'recliner'
  const isFreeWifi = luck === 0 && kilometres > 3_000
  return {
    seatPitchCm,
    seat,
    wifi: isLowCost ? 'none' : isFreeWifi ? 'free' : luck === 2 && kilometres < 1_500 ? 'none' : 'paid',
    power: !isLowCost && aircraft.rangeKm > 4_000,
  }
}

import type { FlightServiceOffer } from '../../../src/server/domain/suppliers/flight-fare.ts'
import type {
  FlightDetails,
  FlightDetailsQuery,
  SupplierSeatMap,
} from '../../../src/server/domain/suppliers/flight-shapes.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { minorMoney } from '../../../src/server/kernel/money/minor-money.ts'
import { perDollar } from '../dollar-rates.ts'
import { withoutHeld } from '../supply/stocked-product.ts'
import { currentSeatMap } from './current-seat-map.ts'
import { describeJourney } from './describe-journey.ts'
import { comparedFares } from './fare-options.ts'
import { bookedKey, type FlightKey } from './flight-key.ts'
import { flightFare } from './flight-offers.ts'
import { describePassengers, documentsOf } from './flight-quote.ts'
import { flightRate } from './flight-rate.ts'
import type { FlightService } from './flight-services.ts'
import { type FlightSources, networkOf } from './flight-sources.ts'
import { currencyOf } from './journey-price.ts'
import { offeredServices } from './keyed-extras.ts'
import { keyedJourney, todaysKey } from './keyed-journey.ts'
import { seatsFor } from './passengers.ts'
import { priceCalendar } from './price-calendar.ts'
import { hasSeatMap, type SeatMapCabin } from './seat-map.ts'
import { bookedSeats, cabinStocks } from './seats-left.ts'
import type { SliceFare } from './slice-fare.ts'

type JourneyQuery = Extract<FlightDetailsQuery, { readonly rateKey: string }>
type CalendarQuery = Extract<FlightDetailsQuery, { readonly calendar: object }>

/** Returns the totals of the days of a calendar. */
export function calendarDetails({ calendar }: CalendarQuery, sources: FlightSources): FlightDetails {
  const { from, until, slices, passengers, cabin = 'economy', maximumConnections = 2 } = calendar
  const dataset = sources.dataset()
  const criteria = { slices, passengers, cabin, maximumConnections }
  const range = { from: dayNumber(from), until: dayNumber(until) }
  const days = priceCalendar(criteria, range, networkOf(dataset), dataset.today)
  return { days: days.map(({ date, price }) => ({ date, ...(price && { price }) })) }
}

/** Returns a journey with its fares and services; null for a key of no journey. */
export async function journeyDetails(
  key: FlightKey,
  {
    services = [],
    seats = [],
    withSeatMaps = false,
    held,
  }: Pick<JourneyQuery, 'services' | 'seats' | 'withSeatMaps' | 'held'>,
  all: FlightSources,
): Promise<FlightDetails | null> {
  const sources = { ...all, ledger: await withoutHeld(held, all.ledger) }
  const { dataset, clock, ledger } = sources
  const { today } = dataset()
  const plain = { ...key, services: [], seats: [], penalties: 0 }
  // A booking keeps its classes, whatever is sold since.
  const current = todaysKey(held === undefined ? plain : bookedKey(plain), today)
  const found = await keyedJourney(current, sources, ledger)
  if (found === null) return null
  // A journey that is gone is still described.
  const free = found === 'sold_out' ? null : found
  const fares = free?.fares ?? (await describedFares(key, sources))
  if (fares === null) return null
  const { passengers, scenario } = key
  const booked = await bookedSeats(cabinStocks(fares), ledger)
  const moment = { today, now: clock() }
  const rates =
    free === null || held !== undefined
      ? []
      : comparedFares(fares, { seats: seatsFor(passengers), today, booked })
          .map((list) => flightRate(flightFare(list, { passengers, today, scenario }), moment))
          .sort((a, b) => a.price.net - b.price.net)
  const chosen =
    free && (await keyedJourney({ ...free.key, services: [...services], seats: [...seats] }, sources, ledger))
  return {
    journey: {
      ...describeJourney(fares, networkOf(dataset()).atlas, scenario),
      passengers: describePassengers(passengers),
      rates,
      rate: chosen && chosen !== 'sold_out' ? flightRate(chosen, moment) : null,
      services: offeredServices(fares, passengers, scenario).map((service) =>
        describeService(service, fares),
      ),
      hasSeatMap: fares.some(({ itinerary }) => itinerary.flights.some(hasSeatMap)),
      documents: documentsOf(fares),
      ...(withSeatMaps && { seatMaps: await seatMapsOf(fares, sources) }),
    },
  }
}

/** The fares of a key whose seats are gone. */
async function describedFares(key: FlightKey, sources: FlightSources): Promise<readonly SliceFare[] | null> {
  const unlimited = { ...sources.ledger, taken: async () => new Map() }
  const found = await keyedJourney(
    bookedKey({ ...key, services: [], seats: [] }),
    { ...sources, clock: () => new Date(0) },
    unlimited,
  )
  return found === null || found === 'sold_out' ? null : found.fares
}

function describeService(service: FlightService, fares: readonly SliceFare[]): FlightServiceOffer {
  const { id, kind, code, passengers, slices, maximum, kilograms, sizeCm, refund, dollars } = service
  return {
    id,
    kind,
    ...(code !== null && { code }),
    passengers,
    slices,
    maximum,
    ...(kilograms !== null && { kilograms }),
    ...(sizeCm !== null && { sizeCm }),
    ...(refund !== null && { refund }),
    price: priceOf(dollars, fares),
  }
}

async function seatMapsOf(
  fares: readonly SliceFare[],
  { dataset, ledger }: FlightSources,
): Promise<SupplierSeatMap[]> {
  const { today } = dataset()
  const maps: SupplierSeatMap[] = []
  for (const [slice, { itinerary, brand }] of fares.entries()) {
    for (const [segment, flight] of itinerary.flights.entries()) {
      const cabins = await currentSeatMap(flight, brand, today, ledger)
      if (cabins === null) continue
      maps.push({ slice, segment, cabins: cabins.map((cabin) => describeCabin(cabin, fares)) })
    }
  }
  return maps
}

function describeCabin(
  { deck, cabin, wings, rows }: SeatMapCabin,
  fares: readonly SliceFare[],
): SupplierSeatMap['cabins'][number] {
  return {
    deck,
    cabin,
    ...(wings && { wings }),
    rows: rows.map(({ sections }) => ({
      sections: sections.map((elements) =>
        elements.map(({ kind, seat }) => {
          if (seat === null) return { kind }
          const { designator, isFree, name, disclosures, dollars } = seat
          return {
            kind,
            seat: designator,
            isFree,
            ...(isFree && { name, price: priceOf(dollars, fares) }),
            ...(disclosures.length > 0 && { disclosures: [...disclosures] }),
          }
        }),
      ),
    })),
  }
}

function priceOf(dollars: number, fares: readonly SliceFare[]) {
  const currency = currencyOf(fares)
  return minorMoney(dollars * (perDollar[currency] ?? 1), currency)
}

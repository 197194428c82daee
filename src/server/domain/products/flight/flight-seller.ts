import type { GeoPoint } from '../../../../../packages/geography/geo-point.ts'
import type {
  FlightDay,
  FlightFare,
  FlightFareChoice,
  FlightOffer,
  FlightService,
  MoneyAmount,
  PriceSummary,
  SeatMap,
  TypicalPrice,
} from '../../../../contract/types.ts'
import type { PricingContext } from '../../pricing/charged-price.ts'
import type { FlightRate, FlightServiceOffer } from '../../suppliers/flight-fare.ts'
import type {
  FlightCalendarDay,
  FlightSearchOffer,
  Journey,
  SupplierSeat,
  SupplierSeatMap,
} from '../../suppliers/flight-shapes.ts'
import type { SupplierPrice } from '../../suppliers/supplier-price.ts'
import type { DealContext, DealSources } from '../deals/deal-context.ts'
import { rateSeller } from '../spine/rate-seller.ts'
import { withAddition, withPassedOn } from '../spine/with-addition.ts'
import { calendarLevels } from './calendar-levels.ts'
import { lowestShelf, wholeBaggage, wholeTerm } from './journey-terms.ts'
import { shownSlice, shownTerm } from './shown-journey.ts'

/** Sells a supplier's flights in one currency to one kind of viewer. */
export interface FlightSeller {
  offer(offer: FlightSearchOffer): FlightOffer
  fare(rate: FlightRate, position: GeoPoint | null): FlightFare
  /** A service, at what one of it adds to the total of a fare. */
  service(service: FlightServiceOffer, rate: FlightRate, position: GeoPoint | null): FlightService
  seatMap(map: SupplierSeatMap, rate: FlightRate, position: GeoPoint | null): SeatMap
  days(days: readonly FlightCalendarDay[], position: GeoPoint | null): FlightDay[]
  /** Undefined for viewers who may not see prices. */
  typical(
    usual: { readonly low: SupplierPrice; readonly high: SupplierPrice },
    position: GeoPoint | null,
  ): TypicalPrice | undefined
}

/** A price of a day or of a band has no policy: it is shown alone. */
const noPolicy = { timeZone: 'UTC', isRefundable: true, steps: [] }
const REFUND = 'refund'
/** Anywhere: markup rules for a country do not apply to a journey whose end is unknown. */
const nowhere: GeoPoint = { latitude: 0, longitude: -150 }

/** Returns where a journey leads to: the end of its first slice, by which markup rules apply to it. */
export function destinationOf({
  itineraries,
  airports,
}: Pick<Journey, 'itineraries' | 'airports'>): GeoPoint | null {
  const code = itineraries[0]?.segments.at(-1)?.arrival.airport
  return airports.find((airport) => airport.code === code)?.position ?? null
}

/**
 * Creates a seller for a viewer, a currency and the step of prices (`chargeStep`). Throws 422 for a currency without
 * a rate.
 */
export async function flightSeller(
  sources: Pick<DealSources, 'rates' | 'geo'>,
  viewing: Pick<DealContext, 'viewer' | 'markups'>,
  currency: string,
  step: number,
): Promise<FlightSeller> {
  const { contextAt, priceOf, shown, inShort } = await rateSeller(sources, viewing, 'flight', currency, step)
  const seesPrices = viewing.viewer !== 'anonymous-without-prices'
  /** Many offers lead to few airports. */
  const contexts = new Map<string, PricingContext>()

  function contextOf(position: GeoPoint | null): PricingContext {
    const { latitude, longitude } = position ?? nowhere
    const key = `${latitude} ${longitude}`
    const known = contexts.get(key) ?? contextAt({ latitude, longitude })
    contexts.set(key, known)
    return known
  }

  function summary(price: SupplierPrice, position: GeoPoint | null): PriceSummary | null {
    return inShort({ price, policy: noPolicy }, contextOf(position)).price
  }

  /** What something more adds to the total of a fare; the same amounts recur in a seat map. */
  function adding(
    rate: FlightRate,
    position: GeoPoint | null,
  ): (label: string, amount: number) => MoneyAmount {
    const known = new Map<string, MoneyAmount>()
    const { price } = rate
    const before = priceOf(price, position ?? nowhere).total
    // Services cost as much more elsewhere as the fare does.
    const dearer = price.base > 0 ? (price.retail - price.net) / price.base : 0
    // What the supplier refunds is passed on as it is.
    const withMore = (label: string, amount: number) =>
      label === REFUND ? withPassedOn(price, label, amount) : withAddition(price, label, amount, dearer)
    return (label, amount) => {
      const name = `${label} ${amount}`
      const added =
        known.get(name) ??
        money(Math.max(0, priceOf(withMore(label, amount), position ?? nowhere).total - before))
      known.set(name, added)
      return added
    }
  }

  function money(amount: number): MoneyAmount {
    // `rateSeller` has refused unknown currencies.
    return { amount, currency: currency as MoneyAmount['currency'] }
  }

  return {
    offer(offer) {
      const position = destinationOf(offer)
      const { owner, itineraries, emissions, isSeparateTickets, cheapest, others } = offer
      const price = summary(cheapest.price, position)
      const shelf = lowestShelf(cheapest.slices)
      const minutes = itineraries.reduce((sum, itinerary) => sum + itinerary.minutes, 0)
      return {
        rateKey: cheapest.rateKey,
        owner,
        itineraries: itineraries.map(({ id }) => id),
        brands: cheapest.slices.map(({ brand }) => brand),
        emissions: { ...emissions },
        isSeparateTickets,
        left: cheapest.left,
        worth: worthOf(minutes, price, shelf === 1 && others.length === 0),
        ...choice(cheapest, price, shelf),
        others: others.map((other) =>
          choice(other, summary(other.price, position), lowestShelf(other.slices)),
        ),
      }
    },
    fare({ rateKey, slices, left, expiresAt, payLater, price: from }, position) {
      const price = shown(priceOf(from, position ?? nowhere))
      return {
        rateKey,
        slices: slices.map((slice) => shownSlice(slice, seesPrices)),
        left,
        expiresAt: expiresAt.toISOString(),
        ...(payLater && {
          payLater: {
            ...(payLater.priceUntil && { priceUntil: payLater.priceUntil.toISOString() }),
            payBy: payLater.payBy.toISOString(),
          },
        }),
        ...(price && { price }),
      }
    },
    service({ price, refund, ...service }, rate, position) {
      const { passengers, slices, ...rest } = service
      const shownService = { ...rest, passengers: [...passengers], slices: [...slices] }
      if (!seesPrices) return shownService
      const add = adding(rate, position)
      return {
        ...shownService,
        price: add(service.kind, price.amount),
        ...(refund && { refund: add(REFUND, refund.amount) }),
      }
    },
    seatMap({ slice, segment, cabins }, rate, position) {
      const add = adding(rate, position)
      const seat = ({ price, ...element }: SupplierSeat) => ({
        ...structuredClone(element),
        ...(price && seesPrices && { price: add('seat', price.amount) }),
      })
      return {
        slice,
        segment,
        cabins: cabins.map(({ rows, wings, ...cabin }) => ({
          ...cabin,
          ...(wings && { wings: { ...wings } }),
          rows: rows.map(({ sections }) => ({ sections: sections.map((section) => section.map(seat)) })),
        })),
      }
    },
    days(days, position) {
      const priced = days.map(({ date, price }) => ({
        date: date as FlightDay['date'],
        total: price === undefined ? null : (summary(price, position)?.total ?? null),
      }))
      const levelOf = calendarLevels(priced.flatMap(({ total }) => total ?? []))
      return priced.map(({ date, total }) => ({
        date,
        ...(total !== null && { price: money(total), level: levelOf(total) }),
      }))
    },
    typical({ low, high }, position) {
      const band = [low, high].map((price) => summary(price, position)?.total)
      const [from, until] = band
      return from === undefined || until === undefined ? undefined : { low: money(from), high: money(until) }
    },
  }

  function choice(rate: FlightRate, price: PriceSummary | null, shelf: number): FlightFareChoice {
    return {
      shelf,
      bags: wholeBaggage(rate.slices),
      change: shownTerm(wholeTerm(rate.slices, 'change'), seesPrices),
      refund: shownTerm(wholeTerm(rate.slices, 'refund'), seesPrices),
      ...(price && { price }),
    }
  }
}

/**
 * Duration times price, as Duffel ranks; a journey that only a basic fare sells counts double. Uses only the visible
 * price, because an order by anything else would reveal its hidden parts.
 */
function worthOf(minutes: number, price: PriceSummary | null, isBasicOnly: boolean): number {
  const cost = Math.log2(minutes) + Math.log2(Math.max(1, price?.total ?? 1)) + (isBasicOnly ? 1 : 0)
  return Math.round(-cost * 1000) / 1000
}

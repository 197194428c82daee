// The package declares its types as ambient modules, which an import of one of them does not load.
/// <reference types="@duffel/api" />

import type { Airline, Airport, FlightsCondition, Offer, OfferSliceConditions } from '@duffel/api/types'
import type {
  ChangeTerm,
  Airline as ContractAirline,
  CurrencyCode,
  FlightAirport,
  MoneyAmount,
  SliceFare,
} from '../../../../../../contract/types.ts'
import { currencyExponent, majorUnits, minorUnits } from '../../../../../../tenant/money/minor-units.ts'

/** What an adapter stores with an offer and no page shows. */
export type Unshown = Pick<
  Offer,
  'id' | 'created_at' | 'updated_at' | 'live_mode' | 'partial' | 'private_fares'
>

export const unshown: Unshown = {
  id: 'off_1',
  created_at: '2026-03-10T12:00:00Z',
  updated_at: '2026-03-10T12:00:00Z',
  live_mode: false,
  partial: false,
  private_fares: [],
}

export const passengerId = (index: number) => `pas_${index}`
export const segmentId = (itinerary: string, index: number) => `seg_${itinerary}_${index}`
export const indexOf = (id: string) => Number(/\d+$/.exec(id)?.[0])

/** An amount in minor units as Duffel's decimal text. */
export function duffelAmount({ amount, currency }: MoneyAmount): string {
  return majorUnits(amount, currency).toFixed(currencyExponent(currency))
}

/** Duffel's decimal text as an amount in minor units. */
export function contractAmount(text: string, currency: string): MoneyAmount {
  return { amount: minorUnits(Number(text), currency), currency: currency as CurrencyCode }
}

export const duffelDuration = (minutes: number) => `PT${Math.floor(minutes / 60)}H${minutes % 60}M`

export function contractMinutes(duration: string): number {
  const [, hours = '0', minutes = '0'] = /^PT(\d+)H(\d+)M$/.exec(duration) ?? []
  return Number(hours) * 60 + Number(minutes)
}

export function duffelAirport(airport: FlightAirport) {
  return {
    type: 'airport',
    id: `arp_${airport.code}`,
    iata_code: airport.code,
    icao_code: '',
    name: airport.name,
    city: null,
    city_name: airport.city,
    iata_city_code: null,
    iata_country_code: airport.countryCode,
    latitude: airport.position.latitude,
    longitude: airport.position.longitude,
    time_zone: airport.timeZone,
  } as const satisfies Airport
}

export function contractAirport(airport: Airport): FlightAirport {
  return {
    code: airport.iata_code ?? '',
    name: airport.name,
    city: airport.city_name,
    countryCode: airport.iata_country_code as FlightAirport['countryCode'],
    timeZone: airport.time_zone,
    position: { latitude: airport.latitude, longitude: airport.longitude },
  }
}

export function duffelAirline({ code, name, logo }: ContractAirline) {
  return {
    id: `arl_${code}`,
    iata_code: code,
    name,
    logo_symbol_url: logo,
    logo_lockup_url: null,
    conditions_of_carriage_url: null,
  } satisfies Airline
}

/** Yes, no or unknown as Duffel's condition; `null` is unknown. */
export function duffelCondition({ allowed, penalty }: ChangeTerm): FlightsCondition | null {
  if (allowed === 'unknown') return null
  if (allowed === 'no') return { allowed: false, penalty_amount: null, penalty_currency: null }
  return {
    allowed: true,
    penalty_amount: penalty ? duffelAmount(penalty) : null,
    penalty_currency: penalty?.currency ?? null,
  }
}

export function contractTerm(condition: FlightsCondition | null): ChangeTerm {
  if (condition === null) return { allowed: 'unknown' }
  if (!condition.allowed) return { allowed: 'no' }
  const { penalty_amount: text, penalty_currency: currency } = condition
  return { allowed: 'yes', ...(text && currency && { penalty: contractAmount(text, currency) }) }
}

type KnownTerm = SliceFare['seatChoice']
const duffelKnown = (term: KnownTerm) => (term === 'unknown' ? null : term === 'yes')
const contractKnown = (term: boolean | null): KnownTerm => (term === null ? 'unknown' : term ? 'yes' : 'no')

export function duffelConditions(fare: SliceFare) {
  return {
    change_before_departure: duffelCondition(fare.change),
    refund_before_departure: duffelCondition(fare.refund),
    advance_seat_selection: duffelKnown(fare.seatChoice),
    priority_boarding: duffelKnown(fare.priorityBoarding),
    priority_check_in: duffelKnown(fare.priorityCheckIn),
  } satisfies OfferSliceConditions
}

export function contractConditions(conditions: OfferSliceConditions) {
  return {
    change: contractTerm(conditions.change_before_departure),
    refund: contractTerm(conditions.refund_before_departure),
    seatChoice: contractKnown(conditions.advance_seat_selection),
    priorityBoarding: contractKnown(conditions.priority_boarding),
    priorityCheckIn: contractKnown(conditions.priority_check_in),
  } satisfies Partial<SliceFare>
}

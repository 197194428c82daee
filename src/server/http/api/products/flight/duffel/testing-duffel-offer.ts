import type {
  Airport,
  Offer,
  OfferPassenger,
  OfferSlice,
  OfferSliceSegment,
  OfferSliceSegmentPassenger,
  OfferSliceSegmentPassengerCabin,
  Stop,
} from '@duffel/api/types'
import type {
  FlightAnswer,
  FlightFare,
  FlightPassenger,
  FlightSegment,
  Itinerary,
  SegmentFare,
  SliceFare,
} from '../../../../../../contract/types.ts'
import {
  contractConditions,
  contractMinutes,
  duffelAirline,
  duffelAirport,
  duffelAmount,
  duffelConditions,
  duffelDuration,
  passengerId,
  segmentId,
  type Unshown,
} from './testing-duffel-places.ts'
import { duffelService } from './testing-duffel-services.ts'

export type Flown = Pick<FlightAnswer, 'itineraries' | 'airports' | 'airlines' | 'passengers'>

function found<Entry extends { code: string }>(entries: readonly Entry[], code: string): Entry {
  const entry = entries.find((one) => one.code === code)
  if (!entry) throw new Error(`The answer has no ${code}.`)
  return entry
}

const duffelTypes = { adult: 'adult', child: 'child', infant: 'infant_without_seat' } as const

/** A segment without what differs between an offer and an order. */
export function duffelFlight(segment: FlightSegment, id: string, { airports, airlines }: Flown) {
  const airportOf = (code: string): Airport => duffelAirport(found(airports, code))
  return {
    id,
    aircraft: { id: `arc_${segment.aircraft}`, iata_code: '', name: segment.aircraft },
    departing_at: segment.departure.at,
    arriving_at: segment.arrival.at,
    origin: airportOf(segment.departure.airport),
    destination: airportOf(segment.arrival.airport),
    distance: String(segment.distanceKm),
    duration: duffelDuration(segment.minutes),
    marketing_carrier: duffelAirline(found(airlines, segment.marketing)),
    marketing_carrier_flight_number: segment.flightNumber,
    operating_carrier: duffelAirline(found(airlines, segment.operating)),
    operating_carrier_flight_number: segment.operatingNumber ?? '',
    stops: segment.stops.map(
      ({ airport, minutes }, index) =>
        ({
          id: `sto_${id}_${index}`,
          airport: airportOf(airport),
          arriving_at: '',
          departing_at: '',
          duration: duffelDuration(minutes),
        }) satisfies Stop,
    ),
  }
}

/** Reads a segment as an adapter does. */
export function contractSegment(segment: OfferSliceSegment) {
  const end = (airport: Airport, at: string, terminal: string | null) => ({
    airport: airport.iata_code ?? '',
    at,
    ...(terminal !== null && { terminal }),
  })
  const operatingNumber = segment.operating_carrier_flight_number
  return {
    marketing: segment.marketing_carrier.iata_code ?? '',
    flightNumber: segment.marketing_carrier_flight_number,
    operating: segment.operating_carrier.iata_code ?? '',
    ...(operatingNumber && { operatingNumber }),
    aircraft: segment.aircraft.name,
    departure: end(segment.origin, segment.departing_at, segment.origin_terminal),
    arrival: end(segment.destination, segment.arriving_at, segment.destination_terminal),
    minutes: contractMinutes(segment.duration ?? ''),
    distanceKm: Number(segment.distance),
    stops: segment.stops.map(({ airport, duration }) => ({
      airport: airport.iata_code ?? '',
      minutes: contractMinutes(duration),
    })),
  } satisfies FlightSegment
}

const duffelSeats = { suite: 'private_suite' } as const
type Amenities = SegmentFare['amenities']
type SeatType = NonNullable<OfferSliceSegmentPassengerCabin['amenities']['seat']>['type']

/** Duffel words the pitch; 79 cm is the usual one in economy. */
function duffelSeat({ seat, seatPitchCm: pitch }: Amenities) {
  if (seat === undefined && pitch === undefined) return null
  const type: SeatType = seat === 'suite' ? duffelSeats.suite : (seat ?? 'standard')
  return {
    type,
    pitch: pitch === undefined ? 'n/a' : pitch < 79 ? 'less' : pitch > 79 ? 'more' : 'standard',
  } as const
}

function duffelCabin({ cabin, cabinName, amenities }: SegmentFare) {
  const { wifi, power } = amenities
  return {
    name: cabin,
    marketing_name: cabinName,
    amenities: {
      seat: duffelSeat(amenities),
      wifi: wifi ? { available: wifi !== 'none', cost: wifi === 'none' ? 'n/a' : wifi } : null,
      power: power === undefined ? null : { available: power },
    },
  } satisfies OfferSliceSegmentPassengerCabin
}

/** Reads the fare of a segment; the weight of bags and the pitch in centimetres are more than Duffel tells. */
export function contractSegmentFare({ baggages, cabin, ...fare }: OfferSliceSegmentPassenger) {
  const { wifi, power } = cabin?.amenities ?? { wifi: null, power: null }
  return {
    cabin: fare.cabin_class,
    cabinName: fare.cabin_class_marketing_name,
    fareBasis: fare.fare_basis_code,
    baggage: baggages.map(({ type, quantity }) => ({ kind: type, count: quantity })),
    amenities: {
      ...(wifi && { wifi: !wifi.available ? 'none' : wifi.cost === 'free' ? 'free' : 'paid' }),
      ...(power && { power: power.available }),
    },
  } satisfies SegmentFare
}

function duffelSegmentPassenger(fare: SegmentFare, index: number) {
  return {
    passenger_id: passengerId(index),
    cabin_class: fare.cabin,
    cabin_class_marketing_name: fare.cabinName,
    fare_basis_code: fare.fareBasis,
    baggages: fare.baggage.map(({ kind, count }) => ({ type: kind, quantity: count })),
    cabin: duffelCabin(fare),
  } satisfies OfferSliceSegmentPassenger
}

function duffelSlice(itinerary: Itinerary, fare: SliceFare, flown: Flown) {
  const [first, last] = [itinerary.segments[0], itinerary.segments.at(-1)]
  if (!first || !last) throw new Error('The slice has no segment.')
  const place = (code: string) => duffelAirport(found(flown.airports, code))
  return {
    id: itinerary.id,
    origin_type: 'airport',
    origin: place(first.departure.airport),
    destination_type: 'airport',
    destination: place(last.arrival.airport),
    duration: duffelDuration(itinerary.minutes),
    fare_brand_name: fare.brand,
    ngs_shelf: fare.shelf,
    comparison_key: itinerary.id,
    conditions: duffelConditions(fare),
    segments: itinerary.segments.map((segment, index) => {
      const segmentFare = fare.segments[index]
      if (!segmentFare) throw new Error('A segment has no fare.')
      return {
        ...duffelFlight(segment, segmentId(itinerary.id, index), flown),
        origin_terminal: segment.departure.terminal ?? null,
        destination_terminal: segment.arrival.terminal ?? null,
        passengers: flown.passengers.map((_, at) => duffelSegmentPassenger(segmentFare, at)),
      } satisfies OfferSliceSegment
    }),
  } satisfies OfferSlice
}

/** Reads a slice's fare. */
export function contractSliceFare(slice: OfferSlice) {
  return {
    itinerary: slice.id,
    brand: slice.fare_brand_name ?? '',
    shelf: slice.ngs_shelf ?? 1,
    ...contractConditions(slice.conditions),
    segments: slice.segments.map(({ passengers: [fare] }) => {
      if (!fare) throw new Error('The segment has no passenger.')
      return contractSegmentFare(fare)
    }),
  } satisfies SliceFare
}

/** A passenger of an offer; an infant has no seat. */
export function duffelPassenger({ type, age }: FlightPassenger, index: number) {
  return {
    id: passengerId(index),
    type: duffelTypes[type],
    age: age ?? null,
    fare_type: null,
  } satisfies OfferPassenger
}

/** An offer of Duffel from a journey's answer and one of its fares. */
export function duffelOffer(answer: FlightAnswer, fare: FlightFare, kept: Unshown): Offer {
  if (!fare.price) throw new Error('The caller may not see the price.')
  const { currency, total, subtotal } = fare.price
  const { payLater } = fare
  return {
    ...kept,
    owner: duffelAirline(found(answer.airlines, answer.owner)),
    passengers: answer.passengers.map(duffelPassenger),
    slices: answer.itineraries.map((itinerary, index) => {
      const slice = fare.slices[index]
      if (!slice) throw new Error('A slice has no fare.')
      return duffelSlice(itinerary, slice, answer)
    }),
    // The whole offer is as strict as its strictest slice; the contract has the conditions of each slice.
    conditions: duffelConditions(fare.slices[0] as SliceFare),
    available_services: answer.services.flatMap((one) => duffelService(one, answer.itineraries) ?? []),
    base_amount: duffelAmount({ amount: subtotal, currency }),
    base_currency: currency,
    tax_amount: duffelAmount({ amount: total - subtotal, currency }),
    tax_currency: currency,
    total_amount: duffelAmount({ amount: total, currency }),
    total_currency: currency,
    total_emissions_kg: String(answer.emissions.kilograms * answer.passengers.length),
    expires_at: fare.expiresAt,
    payment_requirements: {
      requires_instant_payment: payLater === undefined,
      payment_required_by: payLater?.payBy ?? null,
      price_guarantee_expires_at: payLater?.priceUntil ?? null,
    },
    passenger_identity_documents_required: answer.documents === 'required',
    supported_passenger_identity_document_types: answer.documents === 'none' ? [] : ['passport'],
    supported_loyalty_programmes: answer.airlines.flatMap(({ code, programme }) => (programme ? [code] : [])),
  } satisfies Offer
}

import type {
  Order,
  OrderCancellation,
  OrderDocument,
  OrderPassenger,
  OrderService,
  OrderSlice,
} from '@duffel/api/types'
import type { BookedJourney, Booking, BookingItem, SupplierCredit } from '../../../../../../contract/types.ts'
import { duffelFlight } from './testing-duffel-offer.ts'
import {
  contractAmount,
  duffelAirline,
  duffelAmount,
  duffelConditions,
  indexOf,
  passengerId,
  segmentId,
} from './testing-duffel-places.ts'

const genders = { female: 'f', male: 'm' } as const
const types = { adult: 'adult', child: 'child', infant: 'infant_without_seat' } as const

/** Duffel knows neither the title Mx nor the gender X; an adapter refuses such passengers with the field. */
function duffelPassengers({ party }: BookingItem, { contact }: Booking): OrderPassenger[] {
  const { travellers } = party
  return travellers.map(({ title, gender, ...one }, index) => {
    if (title === undefined || title === 'mx' || gender === undefined || gender === 'unspecified')
      throw new Error(`Duffel needs another title or gender of passenger ${index}.`)
    const infant = travellers.findIndex(({ lapOf }) => lapOf === index)
    return {
      id: passengerId(index),
      title,
      gender: genders[gender],
      given_name: one.firstName,
      family_name: one.lastName,
      born_on: one.dateOfBirth ?? '',
      type: types[one.type],
      infant_passenger_id: infant < 0 ? null : passengerId(infant),
      email: contact.email,
      phone_number: contact.phone,
    } satisfies OrderPassenger
  })
}

function duffelSlices(journey: BookedJourney): OrderSlice[] {
  return journey.itineraries.map(({ id, segments }, slice) => {
    const fare = journey.slices[slice]
    if (!fare) throw new Error('A slice has no fare.')
    const flights = segments.map((segment, index) => ({
      ...duffelFlight(segment, segmentId(id, index), journey),
      origin_terminal: segment.departure.terminal ?? '',
      destination_terminal: segment.arrival.terminal ?? '',
      passengers: journey.passengers.map((_, passenger) => {
        const seat = journey.seats.find(
          (one) => one.slice === slice && one.segment === index && one.passenger === passenger,
        )
        const segmentFare = fare.segments[index]
        return {
          passenger_id: passengerId(passenger),
          cabin_class: segmentFare?.cabin ?? 'economy',
          cabin_class_marketing_name: segmentFare?.cabinName ?? '',
          baggages: (segmentFare?.baggage ?? []).map(({ kind, count }) => ({ type: kind, quantity: count })),
          ...(seat && { seat: { designator: seat.seat, disclosures: [], name: null } }),
        }
      }),
    }))
    const [first, last] = [flights[0], flights.at(-1)]
    if (!first || !last) throw new Error('The slice has no segment.')
    const { refund_before_departure: _, ...conditions } = duffelConditions(fare)
    return {
      id,
      origin_type: 'airport',
      origin: { ...first.origin, type: 'airport' },
      destination_type: 'airport',
      destination: { ...last.destination, type: 'airport' },
      duration: null,
      fare_brand_name: fare.brand,
      conditions,
      segments: flights,
    } satisfies OrderSlice
  })
}

function duffelBags(journey: BookedJourney, currency: string): OrderService[] {
  return journey.services
    .filter(({ kind }) => kind === 'checked_bag' || kind === 'carry_on_bag')
    .map(({ passenger, slices, count }, index) => ({
      id: `ser_${index}`,
      type: 'baggage',
      passenger_ids: [passengerId(passenger)],
      segment_ids: slices.flatMap((slice) => {
        const { id = '', segments = [] } = journey.itineraries[slice] ?? {}
        return segments.map((__, at) => segmentId(id, at))
      }),
      quantity: count,
      total_amount: '0.00',
      total_currency: currency,
    }))
}

const documentTypes = {
  e_ticket: 'electronic_ticket',
  emd: 'electronic_miscellaneous_document_associated',
} as const

const duffelDocuments = ({ tickets = [] }: BookedJourney): OrderDocument[] =>
  tickets.map(({ kind, number, passenger }) => ({
    type: documentTypes[kind],
    unique_identifier: number,
    passenger_ids: [passengerId(passenger)],
  }))

/** Reads the tickets of an order. */
export function contractTickets({ documents = [] }: Order) {
  return documents.map(({ type, unique_identifier: number, passenger_ids: [passenger = ''] }) => ({
    kind: type === 'electronic_ticket' ? ('e_ticket' as const) : ('emd' as const),
    number,
    passenger: indexOf(passenger),
  })) satisfies NonNullable<BookedJourney['tickets']>
}

/** An order of Duffel from a booking of one journey. */
export function duffelOrder(booking: Booking, item: BookingItem, journey: BookedJourney): Order {
  const { currency, total, subtotal } = item.price
  const owner = journey.airlines.find(({ code }) => code === journey.owner)
  const [firstSlice] = journey.slices
  if (!owner || !firstSlice) throw new Error('The journey has no owner or no slice.')
  const { change_before_departure, refund_before_departure } = duffelConditions(firstSlice)
  const { payLater } = booking.hold ?? {}
  return {
    id: 'ord_1',
    live_mode: false,
    synced_at: booking.createdAt,
    content: 'managed',
    metadata: {},
    created_at: booking.createdAt,
    booking_reference: item.confirmationNumber ?? '',
    owner: duffelAirline(owner),
    passengers: duffelPassengers(item, booking),
    slices: duffelSlices(journey),
    services: duffelBags(journey, currency),
    documents: duffelDocuments(journey),
    conditions: { change_before_departure, refund_before_departure },
    base_amount: duffelAmount({ amount: subtotal, currency }),
    base_currency: currency,
    tax_amount: duffelAmount({ amount: total - subtotal, currency }),
    tax_currency: currency,
    total_amount: duffelAmount({ amount: total, currency }),
    total_currency: currency,
    payment_status: {
      awaiting_payment: payLater !== undefined,
      paid_at: payLater ? null : booking.createdAt,
      ...(payLater && { payment_required_by: payLater.payBy }),
      ...(payLater?.priceUntil && { price_guarantee_expires_at: payLater.priceUntil }),
    },
    available_actions: item.availableActions.flatMap((action) =>
      action === 'cancel' || action === 'change' ? [action] : [],
    ),
    airline_initiated_changes: (item.supplierChanges ?? []).map(
      ({ id, foundAt, state, answers, ...change }) => ({
        id,
        order_id: 'ord_1',
        created_at: foundAt,
        updated_at: foundAt,
        action_taken: state === 'open' ? null : state === 'accepted' ? 'accepted' : 'cancelled',
        action_taken_at: null,
        removed: change.was.product === 'flight' ? duffelSlices(change.was.flight) : [],
        added: change.becomes.product === 'flight' ? duffelSlices(change.becomes.flight) : [],
        available_actions: answers,
        travel_agent_ticket: null,
      }),
    ),
  } satisfies Order
}

type DuffelCredit = OrderCancellation['airline_credits'][number]

/** A passenger's credit after a cancellation. */
export function duffelCredit({ traveller, issuer, amount, code = '', expiresOn }: SupplierCredit) {
  return {
    id: `acd_${code}`,
    credit_name: issuer,
    credit_code: code,
    credit_amount: duffelAmount(amount),
    credit_currency: amount.currency,
    issued_on: expiresOn,
    passenger_id: passengerId(traveller),
  } satisfies DuffelCredit
}

/** Reads a credit; Duffel does not tell its last day, which the airline's terms give. */
export function contractCredit(credit: DuffelCredit, expiresOn: string) {
  return {
    traveller: indexOf(credit.passenger_id),
    issuer: credit.credit_name,
    amount: contractAmount(credit.credit_amount, credit.credit_currency),
    ...(credit.credit_code && { code: credit.credit_code }),
    expiresOn,
  } satisfies SupplierCredit
}

import type { BookedJourney, FlightAnswer, SliceFare } from '../../../../contract/types.ts'
import type { FlightTerm, SliceFare as SupplierSliceFare } from '../../suppliers/flight-fare.ts'
import type { Journey, QuotedJourney } from '../../suppliers/flight-shapes.ts'
import type { SupplierTicket } from '../../suppliers/supplier-ticket.ts'
import type { SoldPolicy } from '../spine/sold-policy.ts'

/** Returns the flights of a journey in the contract's shape. */
export function shownJourney({
  owner,
  itineraries,
  airports,
  airlines,
  emissions,
  isSeparateTickets,
}: Journey): Pick<
  FlightAnswer,
  'owner' | 'itineraries' | 'airports' | 'airlines' | 'emissions' | 'isSeparateTickets'
> {
  return structuredClone({ owner, itineraries, airports, airlines, emissions, isSeparateTickets }) as Pick<
    FlightAnswer,
    'owner' | 'itineraries' | 'airports' | 'airlines' | 'emissions' | 'isSeparateTickets'
  >
}

/** Returns a term; without its penalty for viewers who may not see prices. */
export function shownTerm({ allowed, penalty }: FlightTerm, seesPrices: boolean): SliceFare['change'] {
  // The contract lists the currencies by name.
  const shown = penalty as SliceFare['change']['penalty']
  return { allowed, ...(shown && seesPrices && { penalty: { ...shown } }) }
}

/** Returns the fare of a slice; without penalties for viewers who may not see prices. */
export function shownSlice(slice: SupplierSliceFare, seesPrices: boolean): SliceFare {
  const { change, refund, ...rest } = slice
  return {
    ...(structuredClone(rest) as Omit<SliceFare, 'change' | 'refund'>),
    change: shownTerm(change, seesPrices),
    refund: shownTerm(refund, seesPrices),
  }
}

/** Returns a quoted or booked journey with its cancellation policy, and its tickets once it is confirmed. */
export function bookedJourney(
  subject: QuotedJourney,
  policy: SoldPolicy,
  tickets?: readonly SupplierTicket[],
): BookedJourney {
  const { passengers, slices, services, seats, documents, allowsPartialCancellation } = subject
  return {
    ...shownJourney(subject),
    passengers: structuredClone(passengers) as BookedJourney['passengers'],
    slices: slices.map((slice) => shownSlice(slice, true)),
    services: services.map(({ id: _, ...service }) => ({ ...service, slices: [...service.slices] })),
    seats: seats.map(({ slice, segment, passenger, seat }) => ({ slice, segment, passenger, seat })),
    allowsPartialCancellation,
    documents,
    policy: structuredClone(policy) as BookedJourney['policy'],
    ...(tickets && { ticketing: tickets.length > 0 ? 'issued' : 'waiting' }),
    ...(tickets && tickets.length > 0 && { tickets: tickets.map(shownTicket) }),
  }
}

function shownTicket({
  code,
  kind,
  passenger = 0,
}: SupplierTicket): NonNullable<BookedJourney['tickets']>[number] {
  return { kind: kind === 'emd' ? 'emd' : 'e_ticket', number: code, passenger }
}

import { zonedTime } from '../../../../tenant/zoned-time.ts'
import type { DocumentEvent, DocumentFact, DocumentPart, DocumentRow } from '../../documents/document-item.ts'
import { type ItemWriting, worded } from '../../documents/item-writing.ts'
import { segmentsOf } from '../../suppliers/flight-fare.ts'
import type { QuotedJourney } from '../../suppliers/flight-shapes.ts'
import { termsOfJourney } from './flight-terms-text.ts'
import {
  endText,
  flightText,
  journeyEnds,
  lengthText,
  seatsText,
  serviceText,
  sliceTimes,
} from './journey-texts.ts'

type Placed = ReturnType<typeof segmentsOf>[number]

/** Returns what a booking's documents say about a quoted journey: the itinerary with its e-tickets. */
export function flightDocument(subject: QuotedJourney, writing: ItemWriting): DocumentPart {
  const { words, party } = writing
  const { from } = journeyEnds(subject)
  const segments = segmentsOf(subject.itineraries)
  const facts = factsOf(subject, writing)
  return {
    place: from ? { address: `${from.name} (${from.code})`, phone: '', position: from.position } : null,
    lead: {
      label: worded(writing, ({ say }) => say('label.lead')),
      value: party[0]?.name ?? '',
      isOwn: true,
    },
    facts,
    mailFacts: facts.map(({ label, value, more }) => ({
      label: label.own,
      value: more ? `${value}\n${more.own}` : value,
    })),
    sections: [
      { heading: words.say('label.flights'), rows: segments.map((one) => segmentRow(one, subject, writing)) },
      { heading: words.say('label.guests'), rows: passengerRows(subject, writing) },
    ],
    terms: termsOfJourney(subject, words),
    events: segments.map((one) => eventOf(one, subject, writing)),
  }
}

/** Each slice with its day, its times and its flights. */
function factsOf({ itineraries, ...journey }: QuotedJourney, writing: ItemWriting): DocumentFact[] {
  const { words } = writing
  return itineraries.map((itinerary) => {
    const { segments } = itinerary
    const [first, last] = [segments[0], segments.at(-1)]
    const ends = [first?.departure.airport, last?.arrival.airport].map(
      (code) => journey.airports.find((airport) => airport.code === code)?.city ?? code ?? '',
    )
    return {
      label: { own: ends.join(' – '), english: null },
      value: words.day((first?.departure.at ?? '').slice(0, 10)),
      more: worded(writing, (own) =>
        own.list([
          sliceTimes(itinerary, own),
          segments.map(({ marketing, flightNumber }) => `${marketing} ${flightNumber}`).join(' / '),
        ]),
      ),
    }
  })
}

/** A flight: its day and number, where it departs and arrives, and the cabin with the seats. */
function segmentRow(
  { slice, segment, flight }: Placed,
  subject: QuotedJourney,
  { words }: ItemWriting,
): DocumentRow {
  const { departure, arrival, minutes, aircraft, stops } = flight
  const fare = subject.slices[slice]
  const seats = seatsText(subject, slice, segment)
  return [
    [
      { text: words.day(departure.at.slice(0, 10)), look: 'strong' },
      { text: flightText(flight, subject, words), look: 'body' },
      { text: words.list([aircraft, lengthText(minutes, words)]), look: 'quiet' },
      ...stops.map(({ airport }) => ({
        text: words.say('flight.stop', { airport }),
        look: 'quiet' as const,
      })),
    ],
    [
      {
        text: words.list([words.clock(departure.at.slice(11, 16)), endText(departure, subject, words)]),
        look: 'body',
      },
      {
        text: words.list([arrivalTime(flight, words), endText(arrival, subject, words)]),
        look: 'body',
      },
    ],
    [
      { text: fare?.segments[segment]?.cabinName ?? '', look: 'body' },
      { text: fare?.brand ?? '', look: 'quiet', isOwn: true },
      ...(seats === '' ? [] : [{ text: words.say('flight.seats', { seats }), look: 'body' as const }]),
    ],
  ]
}

/** The local time of the arrival, with its day if it is another one. */
function arrivalTime(
  { departure, arrival }: Placed['flight'],
  { clock, day, list }: ItemWriting['words'],
): string {
  const time = clock(arrival.at.slice(11, 16))
  const date = arrival.at.slice(0, 10)
  return date === departure.at.slice(0, 10) ? time : list([time, day(date)])
}

/** A passenger with their tickets, services and seats. */
function passengerRows(subject: QuotedJourney, { words, party, tickets = [] }: ItemWriting): DocumentRow[] {
  return subject.passengers.map(({ type }, index): DocumentRow => {
    const own = tickets.filter(({ passenger }) => passenger === index)
    const services = subject.services.filter(({ passenger }) => passenger === index)
    const seats = subject.seats.filter(({ passenger }) => passenger === index)
    return [
      [
        { text: party[index]?.name ?? '', look: 'strong', isOwn: true },
        { text: words.say(`passenger.${type}`), look: 'quiet' },
      ],
      own.length === 0
        ? []
        : own.map(({ code, kind }) => ({
            text: `${words.say(kind === 'emd' ? 'ticket.emd' : 'ticket.eTicket')} ${code}`,
            look: 'body' as const,
            isOwn: true,
          })),
      [
        ...services.map((service) => ({ text: serviceText(service, words), look: 'body' as const })),
        ...(seats.length === 0
          ? []
          : [
              {
                text: words.say('flight.seats', { seats: seats.map(({ seat }) => seat).join(', ') }),
                look: 'quiet' as const,
              },
            ]),
      ],
    ]
  })
}

/** A flight, from gate to gate in the local times of its airports. */
function eventOf(
  { slice, segment, flight }: Placed,
  subject: QuotedJourney,
  { words }: ItemWriting,
): DocumentEvent {
  const { departure, arrival, marketing, flightNumber } = flight
  const airport = (code: string) => subject.airports.find((one) => one.code === code)
  const [from, to] = [airport(departure.airport), airport(arrival.airport)]
  const seats = seatsText(subject, slice, segment)
  return {
    key: `${slice}-${segment}`,
    title: words.say('calendar.flight', {
      flight: `${marketing} ${flightNumber}`,
      from: from?.city ?? departure.airport,
      to: to?.city ?? arrival.airport,
    }),
    start: zonedTime(departure.at, from?.timeZone ?? 'UTC').at,
    end: zonedTime(arrival.at, to?.timeZone ?? 'UTC').at,
    place: from
      ? {
          name: from.name,
          address: endText(departure, subject, words),
          phone: '',
          position: from.position,
        }
      : null,
    lines: [
      flightText(flight, subject, words),
      `${words.say('label.start')}: ${words.list([words.clock(departure.at.slice(11, 16)), endText(departure, subject, words)])}`,
      `${words.say('label.end')}: ${words.list([arrivalTime(flight, words), endText(arrival, subject, words)])}`,
      ...(seats === '' ? [] : [words.say('flight.seats', { seats })]),
    ],
    isBusy: true,
  }
}

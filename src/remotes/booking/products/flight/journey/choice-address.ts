import type { FlightAnswer, SeatWanted, ServiceWanted } from '../../../../../contract/types.ts'

/** Bags, meals, seats and the like that are chosen for a journey. */
export interface JourneyChoice {
  services: readonly ServiceWanted[]
  seats: readonly SeatWanted[]
}

const MOST = 120

/** Reads a choice from an address: `services=bag23.0.1` and `seats=0.0.1.12A`; ignores what is not of their form. */
export function readChoice(params: URLSearchParams): JourneyChoice {
  const list = (name: string) => (params.get(name) ?? '').split(',').slice(0, MOST)
  return {
    services: list('services').flatMap((token) => {
      const [, id, passenger, count] = /^([a-z0-9][a-z0-9_.-]{0,59})~(\d{1,2})~([1-9])$/.exec(token) ?? []
      return id ? [{ id, passenger: Number(passenger), count: Number(count) }] : []
    }),
    seats: list('seats').flatMap((token) => {
      const [, slice, segment, passenger, seat] =
        /^([0-5])\.([0-5])\.(\d{1,2})\.([1-9]\d?[A-Z])$/.exec(token) ?? []
      return seat
        ? [{ slice: Number(slice), segment: Number(segment), passenger: Number(passenger), seat }]
        : []
    }),
  }
}

/** Returns the parameters of a choice; null for one without entries. */
export function choiceParameters({
  services,
  seats,
}: JourneyChoice): Record<'services' | 'seats', string | null> {
  const joined = (tokens: string[]) => (tokens.length > 0 ? tokens.join(',') : null)
  return {
    services: joined(services.map(({ id, passenger, count }) => `${id}~${passenger}~${count}`)),
    seats: joined(
      seats.map(({ slice, segment, passenger, seat }) => `${slice}.${segment}.${passenger}.${seat}`),
    ),
  }
}

/** Returns the part of a choice that the journey offers: an old link may name services that are gone. */
export function offeredChoice(
  { services, seats }: JourneyChoice,
  answer: Pick<FlightAnswer, 'services' | 'passengers' | 'itineraries' | 'hasSeatMap'>,
): JourneyChoice {
  return {
    services: services.filter(({ id, passenger, count }) =>
      answer.services.some(
        (one) => one.id === id && one.passengers.includes(passenger) && count <= one.maximum,
      ),
    ),
    seats: seats.filter(
      ({ slice, segment, passenger }) =>
        answer.hasSeatMap &&
        answer.itineraries[slice]?.segments[segment] !== undefined &&
        answer.passengers[passenger] !== undefined &&
        answer.passengers[passenger].type !== 'infant',
    ),
  }
}

/** Returns the services with another count of one for a passenger; 0 removes it. */
export function withService(
  services: readonly ServiceWanted[],
  { id, passenger, count }: ServiceWanted,
): ServiceWanted[] {
  const others = services.filter((one) => one.id !== id || one.passenger !== passenger)
  return count === 0 ? others : [...others, { id, passenger, count }]
}

/** Returns the seats with one for a passenger on a segment; null gives it back. */
export function withSeat(
  seats: readonly SeatWanted[],
  at: Omit<SeatWanted, 'seat'>,
  seat: string | null,
): SeatWanted[] {
  const others = seats.filter(
    (one) => one.slice !== at.slice || one.segment !== at.segment || one.passenger !== at.passenger,
  )
  return seat === null ? others : [...others, { ...at, seat }]
}

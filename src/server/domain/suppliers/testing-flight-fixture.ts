import type { FlightSearchCriteria, FlightShapes, QuotedJourney } from './flight-shapes.ts'
import type { Supplier } from './port.ts'
import type { BookRequest, ProductSupplier } from './product-supplier.ts'
import type { ProductFixture } from './testing-product-fixture.ts'
import { suppliedProduct } from './testing-supplied-product.ts'

/** The criteria of a return journey of one adult from Lisbon to Frankfurt in four months, with changes. */
export function flightCriteria(changes: Partial<FlightSearchCriteria> = {}): FlightSearchCriteria {
  return {
    slices: [flightSlice('LIS', 'FRA', '2027-03-05'), flightSlice('FRA', 'LIS', '2027-03-12')],
    passengers: { adults: 1, childAges: [] },
    cabin: 'economy',
    maximumConnections: 0,
    flexibleDays: 0,
    separateTickets: false,
    ...changes,
  }
}

/** A slice between two airports. */
export function flightSlice(from: string, to: string, date: string): FlightSearchCriteria['slices'][number] {
  const airport = (code: string) => ({ kind: 'airport' as const, code, within: 0 })
  return { from: airport(from), to: airport(to), date }
}

/** The fixture of a supplier's flights for the contract suite. */
export function flightFixture(open: (clock: () => Date) => Supplier): ProductFixture<FlightShapes> {
  const criteria = flightCriteria()
  return {
    open: (clock) => suppliedProduct(open(clock), 'flight'),
    start: '2026-11-21T12:00:00Z',
    begun: '2027-03-06T12:00:00Z',
    criteria,
    keyOf: ({ cheapest }) => cheapest.rateKey,
    refundableKey: (flights) => refundableFlightKey(flights, criteria),
    unitsOf: ({ passengers }) => passengers.filter(({ type }) => type !== 'infant').length,
    change: ({ services, offered }) => ({
      slices: [],
      without: [],
      seats: [],
      services: offered
        .filter(({ id }) => id === 'bag.0' && services.length === 0)
        .map(({ id }) => ({ id, passenger: 0, count: 1 })),
    }),
    requestOf: flightRequest,
  }
}

/** The key of a fare with a free refund, of which two parties can have seats. */
export async function refundableFlightKey(
  flights: ProductSupplier<FlightShapes>,
  criteria: FlightSearchCriteria,
): Promise<string> {
  const { signal } = new AbortController()
  const { adults, childAges } = criteria.passengers
  const seats = adults + childAges.filter((age) => age >= 2).length
  for await (const { offers } of flights.search({ ...criteria, maximumConnections: 1 }, { signal })) {
    const rates = offers.flatMap(({ cheapest, others }) => [cheapest, ...others])
    const rate = rates.find(
      ({ slices, left }) =>
        left >= 2 * seats && slices.every(({ refund }) => refund.allowed === 'yes' && !refund.penalty),
    )
    if (rate !== undefined) return rate.rateKey
  }
  throw new Error('no refundable flight is free')
}

/** The request to book a journey's passengers. */
export function flightRequest(
  reference: string,
  { passengers }: Pick<QuotedJourney, 'passengers'>,
): BookRequest {
  const ada = { givenName: 'Ada', familyName: 'Test' }
  return {
    reference,
    travellers: passengers.map(({ type, age }, index) => ({
      givenName: `Ada ${'abcdefghijklmnopq'[index] ?? ''}`,
      familyName: 'Test',
      type,
      group: 1,
      ...(index === 0 && { role: 'lead' as const }),
      ...(age !== undefined && { age }),
    })),
    answers: [],
    contact: { ...ada, email: 'ada@test.example', phone: '+4512345678' },
    requests: '',
  }
}

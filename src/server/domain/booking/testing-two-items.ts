import type { Agency } from '../../../contract/types.ts'
import { testContent } from '../../adapters/store/testing.ts'
import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { BookingDocument } from '../documents/booking-document.ts'
import { hotelKind } from '../products/hotel/hotel-kind.ts'
import { testStay } from '../products/hotel/testing-stay.ts'
import type { ProductKinds } from '../products/spine/product-kind.ts'
import type { ScheduledPayment } from '../products/spine/scheduled-payment.ts'
import { plainTicketKind, type TicketSubject } from '../products/testing-ticket.ts'
import type { Booking, BookingItem } from './booking.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import type { Discount } from './discounts.ts'
import { makeBookingDocument } from './make-booking-document.ts'
import type { Payment } from './payment-repository.ts'

export const twoKinds: ProductKinds = new Map(
  [hotelKind, plainTicketKind].map((kind) => [kind.product as string, kind]),
) as ProductKinds

export const testAgency = {
  id: '0f8b2c1e-3d4a-4b5c-8d6e-7f8091a2b3c4',
  version: 1,
  agency: {
    ...testContent({ agencyName: 'Ørsted & Søn', contactEmailId: 'hello@agency.example' }).agency,
    id: '0f8b2c1e-3d4a-4b5c-8d6e-7f8091a2b3c4',
    version: 1,
  } as Agency,
} as ResolvedAgency

const ticket: TicketSubject = {
  event: 'Night ferry to Olbia',
  date: '2026-10-24',
  count: 2,
  deposit: null,
  second: 0,
}
const now = (amount: number): ScheduledPayment => ({ at: null, amount, to: 'agency', kind: 'balance' })

const ada = { group: 1, type: 'adult', role: 'lead', firstName: 'Ada', lastName: 'Byron' }
const mary = { group: 1, type: 'adult', firstName: 'Mary', lastName: 'Shelley' }

/** What differs in a booking of a stay for €600.00 and two tickets for €100.00. */
export interface TwoItems {
  stay?: Partial<BookingItem>
  ticket?: Partial<BookingItem>
  language?: string
  discounts?: readonly Discount[]
  /** The stay's schedule. */
  schedule?: readonly ScheduledPayment[]
  payments?: readonly Partial<Payment>[]
}

/** Returns a stored booking of a stay and tickets. */
export function twoItems({ stay = {}, ticket: other = {}, ...part }: TwoItems = {}): Booking {
  const { schedule = [now(60_000)], discounts = [], language = 'en' } = part
  return {
    id: 'b',
    reference: 'LV-7K3QX9',
    personId: null,
    contactEmail: 'ada@reader.example',
    agencyVersion: 1,
    language,
    currency: 'EUR',
    total: 70_000,
    isReassigned: false,
    createdAt: new Date('2026-05-02T09:14:00Z'),
    items: [
      itemOf('stay', 'hotel', testStay(), 60_000, schedule, stay),
      itemOf('ticket', 'ticket', ticket, 10_000, [now(10_000)], other),
    ],
    snapshot: {
      quote: { currency: 'EUR', total: 70_000, discounts, step: 1, least: 1 },
      parties: [{ travellers: [ada] }, { travellers: [ada, mary] }],
      requests: '',
      contact: { firstName: 'Ada', lastName: 'Byron', email: 'ada@reader.example', phone: '+442079460958' },
      origin: 'https://www.agency.example',
    },
  }
}

function itemOf(
  id: string,
  product: string,
  subject: object,
  total: number,
  schedule: readonly ScheduledPayment[],
  part: Partial<BookingItem>,
): BookingItem {
  const price = {
    currency: 'EUR',
    total,
    subtotal: total,
    breakdown: [],
    priceLines: [],
    dueLocally: [],
  }
  const steps = [{ from: '2026-10-20T18:00:00', penalty: total / 2 }]
  const policy = { isRefundable: true, timeZone: 'Europe/Rome', steps }
  return {
    id,
    product,
    bookingId: 'b',
    supplier: 'sample',
    supplierReference: null,
    holdExpiresAt: null,
    startsOn: '2026-10-23',
    endsOn: '2026-10-26',
    state: 'confirmed',
    outcome: null,
    snapshot: { product, subject, price: { ...price, publicParts: price }, policy, schedule },
    ...part,
  }
}

/** Returns the dependencies that read and write such a booking. */
export function dependenciesOfTwo(part: TwoItems = {}): BookingDependencies {
  const payments = part.payments ?? [{ dueOn: null, state: 'succeeded', captured: 70_000, refunded: 0 }]
  const repositories = {
    payments: { ofBooking: async () => payments },
    bookings: { events: async () => [], find: async () => twoItems(part) },
    assets: { find: async () => null },
  }
  const dependencies = { ofAgency: () => repositories, kinds: twoKinds, sendsMail: true, isDemo: true }
  return { ...dependencies, print: null, hash: (text: string) => text } as unknown as BookingDependencies
}

/** Returns the document of such a booking; null if there is none. */
export function documentOfTwo(part: TwoItems = {}): Promise<BookingDocument | null> {
  return makeBookingDocument(
    testAgency,
    twoItems(part),
    'https://www.agency.example',
    dependenciesOfTwo(part),
  )
}

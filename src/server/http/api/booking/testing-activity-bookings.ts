import { expect } from 'vitest'
import { ofProduct } from '../../../../contract/of-product.ts'
import type {
  ActivityOffer,
  BookedVisit,
  Booking,
  CancellationQuote,
  Quote,
} from '../../../../contract/types.ts'
import { expectContract } from '../../../kernel/validation/expect-contract.ts'
import { findSlot } from '../products/activity/testing-activities.ts'
import type { BookingApp } from './testing-booking-app.ts'
import { call, confirm, hold, itemOf, pay, read, type Visitor } from './testing-booking-flow.ts'

type Wanted = Parameters<typeof findSlot>[2]

/** The visit of a booking's or a quote's first item. */
export const visitOf = ({ items }: Pick<Booking | Quote, 'items'>): BookedVisit =>
  ofProduct(itemOf<Booking['items'][number] | Quote['items'][number]>({ items }).subject, 'activity').activity

/** A start time whose pickup can be decided after the booking. */
export const withPickup = {
  choose: ({ features, confirmation }: ActivityOffer) =>
    features.includes('pickup') && confirmation === 'instant',
  slot: ({ option }: { option: string }) => option === 'pickup',
}

/** What tests do with activities, as the pages do it. */
export function bookingActivities(app: BookingApp) {
  /** The price of a start time in Lisbon. */
  async function quoted(visitor: Visitor = {}, wanted: Wanted = {}): Promise<Quote> {
    const { rateKey } = await findSlot(app, visitor, wanted)
    const body = { items: [{ product: 'activity', rateKey }], currency: 'USD' }
    const { data, problem } = await call<Quote>(app, '/api/quotes', visitor, { body })
    expect(problem.detail).toBeUndefined()
    expectContract('getQuote', { data })
    return data
  }
  return {
    quoted,
    /** From the search to the confirmation. */
    async booked(visitor: Visitor = {}, wanted: Wanted = {}) {
      const { booking, holder } = await hold(app, visitor, await quoted(visitor, wanted))
      await pay(app, holder, booking)
      const { data } = await confirm(app, holder, booking)
      return { booking: data, holder }
    },
    now: async (holder: Visitor, booking: Booking) => (await read(app, holder, booking)).data,
    costOf: (holder: Visitor, { reference }: Booking) =>
      call<CancellationQuote>(app, `/api/bookings/${reference}/cancellation-quote`, holder, { body: {} }),
  }
}

import { sql } from 'drizzle-orm'
import type { Amendment, Booking, HotelRate } from '../../../../contract/types.ts'
import type { BookingApp } from './testing-booking-app.ts'
import { booked, call, itemOf, newKey, pay, read, stayOf, type Visitor } from './testing-booking-flow.ts'

const atOnce = ({ payment, isRefundable }: HotelRate) => payment === 'now' && isRefundable
const later = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** Returns the latest amendment of a booking's first item. */
export const amendmentOf = (booking: Booking): Amendment | undefined => itemOf(booking).amendments?.at(-1)

/** Actions of tests of amendments, as the pages perform them. */
export function amending(app: BookingApp) {
  const at = ({ reference }: Booking) => `/api/bookings/${reference}/amendments`
  const now = async (holder: Visitor, booking: Booking) => (await read(app, holder, booking)).data
  const withdraw = (visitor: Visitor, booking: Booking, { id }: Pick<Amendment, 'id'>) =>
    call<Booking>(app, `${at(booking)}/${id}`, visitor, { method: 'DELETE' })
  const accept = (visitor: Visitor, booking: Booking, { id }: Pick<Amendment, 'id'>) =>
    call<Booking>(app, `${at(booking)}/${id}/acceptance`, visitor, { body: {}, key: newKey() })
  const confirm = (visitor: Visitor, booking: Booking, { id }: Pick<Amendment, 'id'>) =>
    call<Booking>(app, `${at(booking)}/${id}/confirmation`, visitor, { body: {} })
  /** Extends or shortens a stay by a number of nights. */
  const quote = (visitor: Visitor, booking: Booking, more: number) => {
    const { stay, rooms } = stayOf(booking)
    const wanted = rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] }))
    const change = { product: 'hotel', stay: { ...stay, end: later(stay.end, more) }, rooms: wanted }
    return call<Amendment>(app, at(booking), visitor, { body: { change } })
  }
  /** A stay that can be amended, paid at once by default. */
  const changeable = async (choose = atOnce, visitor: Visitor = {}) => {
    const made = await booked(app, visitor, { choose })
    await app.doTasks()
    return { ...made, booking: await now(made.holder, made.booking) }
  }
  return {
    now,
    quote,
    accept,
    withdraw,
    confirm,
    changeable,
    /** Pays for an accepted amendment at the sandbox. */
    payFor(holder: Visitor, accepted: Booking, token?: string) {
      const payment = amendmentOf(accepted)?.payment
      if (payment === undefined) throw new Error('something is due')
      return pay(app, holder, { ...accepted, payment }, token)
    },
    /** A stay with two more nights accepted, waiting for their payment. */
    async acceptedLonger(by?: Visitor) {
      const { booking, holder } = await changeable()
      const { data: offer } = await quote(by ?? holder, booking, 2)
      const { data: accepted } = await accept(by ?? holder, booking, offer)
      return { booking, holder, offer, accepted }
    },
    /** Ends the validity of a quoted price, by the clock of the database. */
    expire: ({ id }: Pick<Amendment, 'id'>) =>
      app.database.transaction((tx) =>
        tx.execute(sql`update amendments set expires_at = clock_timestamp() where id = ${id}`),
      ),
    async mailsOf({ reference }: Booking, kind: string) {
      return (await app.mails()).filter((mail) => mail.kind === kind && mail.text.includes(reference))
    },
    async paymentsOf({ reference }: Booking) {
      const stored = await app.repositories.bookings.findByReference(reference)
      return app.repositories.payments.ofBooking(stored?.id ?? '')
    },
  }
}

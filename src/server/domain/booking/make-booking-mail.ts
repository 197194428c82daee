import type { Booking } from './booking.ts'
import { type BookingNewsTask, makeBookingNews } from './booking-news.ts'
import type { BookingRepositories } from './booking-records.ts'
import { type Finish, nothing, type TaskContext } from './task-context.ts'

/** Seconds after which it is asked again whether what is held was booked. */
const HELD_AGAIN = 5 * 60

/**
 * Makes the mail that a task asks for and gives what puts it into the outbox. Its address is asked about before, since no
 * voucher is set for a mail that has to wait, and counted with the mail itself: what never came about used up nothing.
 */
export async function makeBookingMail(
  task: BookingNewsTask,
  { agency, repositories, dependencies }: TaskContext,
): Promise<Finish> {
  const booking = await repositories.bookings.find(task.bookingId)
  if (booking === null) return nothing
  // Of what is only held nothing is written. Whose it became is told once it is booked.
  const isHeld = booking.items.some(({ state }) => state === 'on_hold')
  if (isHeld && isOfAccounts(task))
    return ({ tasks }) => tasks.enqueue({ kind: 'mail', payload: task, due: { inSeconds: HELD_AGAIN } })
  const counted = (await isCounted(booking, repositories)) ? booking.contactEmail : null
  if (counted !== null && !(await repositories.mailQuota.has('booking', counted))) throw tooMuch()
  const mail = await makeBookingNews(task, agency, dependencies)
  if (mail === null) return nothing
  return async ({ mails, mailQuota }) => {
    if (counted !== null && !(await mailQuota.take('booking', counted))) throw tooMuch()
    await mails.add(mail)
  }
}

/** Who has no account and pays nothing may have typed anybody's address: it gets so many of such mails, and the others later. */
async function isCounted(
  { id, personId }: Booking,
  { payments }: Pick<BookingRepositories, 'payments'>,
): Promise<boolean> {
  return personId === null && (await payments.ofBooking(id)).length === 0
}

function isOfAccounts({ what }: BookingNewsTask): boolean {
  return what === 'claimed' || what === 'reassigned'
}

function tooMuch(): Error {
  return new Error('its address is sent too much for now')
}

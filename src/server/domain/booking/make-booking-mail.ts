import type { Booking } from './booking.ts'
import { type BookingNewsTask, makeBookingNews } from './booking-news.ts'
import type { BookingRepositories } from './booking-records.ts'
import { type Finish, nothing, type TaskContext } from './task-context.ts'

/** Seconds until the next check whether what is on hold was booked. */
const HELD_AGAIN = 5 * 60

/**
 * Makes the mail of a task and returns what puts it into the outbox. The quota of its address is checked before the
 * voucher is printed, and used only when the mail is stored.
 */
export async function makeBookingMail(
  task: BookingNewsTask,
  { agency, repositories, dependencies }: TaskContext,
): Promise<Finish> {
  const booking = await repositories.bookings.find(task.bookingId)
  if (booking === null) return nothing
  // No mail is sent about holds. The new owner is notified once the booking is confirmed.
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

/**
 * A visitor without an account or payment may have typed another person's address: mails to it are limited, and the
 * rest sent later.
 */
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
  return new Error('the mail quota of its address is used up')
}

import type { Log } from '../../kernel/log/log.ts'
import type { Attempts } from '../accounts/attempts.ts'
import type { Booking } from './booking.ts'
import type { BookingSnapshot } from './booking-snapshot.ts'

/** Where attempts are counted, and the log for failures. */
interface CountDependencies {
  repositories: { readonly attempts: Attempts }
  log: Log
}

/** Takes back the attempts counted for a booking's hold, which was released or booked; may be called repeatedly. */
export async function holdsOneLess(
  { snapshot }: CountedBooking,
  dependencies: CountDependencies,
): Promise<void> {
  const { holdAttempts = [], holdAttempt } = snapshot as BookingSnapshot
  await takeBack(holdAttempt === undefined ? holdAttempts : [holdAttempt, ...holdAttempts], dependencies)
}

/** Takes back the attempts of a booking that was released or lapsed before anything was booked. */
export async function countsNoMore(booking: CountedBooking, dependencies: CountDependencies): Promise<void> {
  await holdsOneLess(booking, dependencies)
  await takeBack((booking.snapshot as BookingSnapshot).unpaidAttempts ?? [], dependencies)
}

type CountedBooking = Pick<Booking, 'snapshot'>

/** An attempt that stays counted for some minutes must not keep a booking from being made or released. */
async function takeBack(ids: readonly number[], { repositories, log }: CountDependencies): Promise<void> {
  try {
    for (const id of ids) await repositories.attempts.takeBack(id)
  } catch (error) {
    log.warn({ error: String(error) }, 'the attempts counted for a booking could not be taken back')
  }
}

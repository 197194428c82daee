import type { Log } from '../../kernel/log/log.ts'
import type { Attempts } from '../accounts/attempts.ts'
import type { Booking } from './booking.ts'
import type { BookingSnapshot } from './booking-snapshot.ts'

/** Where what is counted is kept, and what hears of it where it could not be. */
interface CountDependencies {
  repositories: { readonly attempts: Attempts }
  log: Log
}

/** Notes that a booking's hold is open no more, given back or booked: by what was counted for it, whoever says so and how often. */
export async function holdsOneLess({ snapshot }: Counted, dependencies: CountDependencies): Promise<void> {
  const { holdAttempts = [], holdAttempt } = snapshot as BookingSnapshot
  await takeBack(holdAttempt === undefined ? holdAttempts : [holdAttempt, ...holdAttempts], dependencies)
}

/** Notes that a booking was given back, or lapsed, before anything was booked: it counts for nothing. */
export async function countsNoMore(booking: Counted, dependencies: CountDependencies): Promise<void> {
  await holdsOneLess(booking, dependencies)
  await takeBack((booking.snapshot as BookingSnapshot).unpaidAttempts ?? [], dependencies)
}

type Counted = Pick<Booking, 'snapshot'>

/** What stays counted for some minutes too long keeps nobody's booking from being made or given back. */
async function takeBack(ids: readonly number[], { repositories, log }: CountDependencies): Promise<void> {
  try {
    for (const id of ids) await repositories.attempts.takeBack(id)
  } catch (error) {
    log.warn({ error: String(error) }, 'what was counted for a booking could not be taken back')
  }
}

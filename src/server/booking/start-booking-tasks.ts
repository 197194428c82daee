import type { Store } from '../store/store.ts'
import type { BookingParts } from './booking-parts.ts'
import { doBookingTasks } from './booking-tasks.ts'
import { deliverSandboxWebhooks } from './deliver-sandbox-webhooks.ts'

interface TaskJobParts {
  store: Pick<Store, 'agenciesWithTasks' | 'agenciesWithSandboxWebhooks' | 'forAgency'>
  booking: BookingParts
  /** Milliseconds between two looks. */
  every?: number
}

/** Starts the job that does what bookings still need after who asked was answered; gives what ends it, after what is under way. */
export function startBookingTasks({ store, booking, every = 2000 }: TaskJobParts): { stop(): Promise<void> } {
  let isEnding = false
  let round: Promise<void> | null = null

  async function look(): Promise<void> {
    await each(await store.agenciesWithSandboxWebhooks(booking.clock()), deliverSandboxWebhooks)
    await each(await store.agenciesWithTasks(), doBookingTasks)
  }

  async function each(agencyIds: readonly string[], work: typeof doBookingTasks): Promise<void> {
    for (const agencyId of agencyIds) {
      if (isEnding) return
      const agency = await store.forAgency(agencyId).versions.published()
      if (agency === null) continue
      // One agency's trouble is not the others'.
      await work(agency, booking).catch((error: unknown) =>
        booking.log.error({ err: error, agencyId }, 'the tasks of an agency could not be done'),
      )
    }
  }

  const timer = setInterval(() => {
    round ??= look()
      // The database may be away for a moment; the next look finds what this one did not.
      .catch((error: unknown) => booking.log.warn({ err: error }, 'the tasks of bookings could not be read'))
      .finally(() => {
        round = null
      })
  }, every)
  timer.unref()
  return {
    async stop() {
      isEnding = true
      clearInterval(timer)
      await round
    },
  }
}

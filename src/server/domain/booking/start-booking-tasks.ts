import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import type { BookingRepositories } from './booking-records.ts'
import { doBookingTasks } from './booking-tasks.ts'
import { handlePaymentWebhook } from './handle-payment-webhook.ts'
import { createTurnQueue } from './turn-queue.ts'

interface TaskStore {
  forAgency(agencyId: string): BookingRepositories
  /** Ids of the agencies with a due task. */
  agenciesWithTasks(): Promise<string[]>
  /** Ids of the agencies with a sandbox webhook due at `now`, by the sandbox's clock. */
  agenciesWithSandboxWebhooks(now: Date): Promise<string[]>
}

interface TaskJobDependencies {
  store: TaskStore
  booking: BookingDependencies
  /** Milliseconds between two checks. */
  every?: number
  /** Number of agencies processed at once. */
  atOnce?: number
}

/** Number of an agency's tasks before the next agency has its turn. */
const TASKS_IN_A_TURN = 5

/**
 * Starts the job that does bookings' tasks; returns what ends it after the current ones. Agencies have short turns,
 * some in parallel, so that an unresponsive gateway or supplier blocks no other agency.
 */
export function startBookingTasks({ store, booking, every = 2000, atOnce = 8 }: TaskJobDependencies): {
  stop(): Promise<void>
} {
  let round: Promise<void> | null = null
  const turns = createTurnQueue({ atOnce, turn })

  async function check(): Promise<void> {
    turns.want(await store.agenciesWithSandboxWebhooks(booking.clock()))
    turns.want(await store.agenciesWithTasks())
  }

  async function turn(agencyId: string): Promise<boolean> {
    try {
      const { versions } = store.forAgency(agencyId)
      const served = await versions.published()
      const agency = served ?? (await versions.lastOfRemoved())
      if (agency === null) return false
      // The money of a removed agency is still settled, but there is no site for mails to link to.
      const dependencies = served === null ? { ...booking, sendsMail: false } : booking
      await alone(agency, () => deliverSandboxWebhooks(agency, dependencies))
      return (await alone(agency, () => doBookingTasks(agency, dependencies, TASKS_IN_A_TURN))) === 'more'
    } catch (error) {
      booking.log.warn({ err: error, agencyId }, 'the tasks of an agency could not be read')
      return false
    }
  }

  /** One failure must not block what comes after it. */
  async function alone<Result>({ id }: ResolvedAgency, work: () => Promise<Result>): Promise<Result | null> {
    try {
      return await work()
    } catch (error) {
      booking.log.error({ err: error, agencyId: id }, 'the tasks of an agency could not be done')
      return null
    }
  }

  const timer = setInterval(() => {
    round ??= check()
      // The database may be unavailable for a moment; the next check repeats the work.
      .catch((error: unknown) => booking.log.warn({ err: error }, 'the tasks of bookings could not be read'))
      .finally(() => {
        round = null
      })
  }, every)
  // Only Node's timers keep a process alive.
  if (typeof timer === 'object') timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await round
      await turns.end()
    },
  }
}

/** Delivers the due webhooks of an agency's sandbox as if they had come by the network. */
export async function deliverSandboxWebhooks(
  agency: ResolvedAgency,
  dependencies: BookingDependencies,
): Promise<void> {
  const sandbox = dependencies.sandboxOf(agency.id)
  for (const webhook of await sandbox.dueWebhooks()) {
    try {
      const event = await sandbox.readWebhook(webhook.body, webhook.headers)
      if (event !== null) await handlePaymentWebhook(agency, 'sandbox', event, dependencies)
      await sandbox.delivered(webhook)
    } catch (error) {
      // It is delivered again later; the others must not wait.
      dependencies.log.warn(
        { err: error, agencyId: agency.id },
        'a webhook of the sandbox could not be delivered',
      )
    }
  }
}

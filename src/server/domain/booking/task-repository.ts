import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../../db/scope.ts'
import { bookings } from './booking-schema.ts'
import { outbox } from './checkout-schema.ts'
import { ClaimLost } from './claim-lost.ts'

export interface NewTask {
  /** What to do, such as `capture`. */
  kind: string
  /** Plain data. */
  payload: object
  /** At once by default. */
  due?: Date | { inSeconds: number }
}

/** What a server finds that only people can settle; a failed refund or collection can be retried by them. */
export type OpenIncidentKind =
  | 'refund'
  | 'collect'
  | 'unpaid'
  | 'booked_after_all'
  | 'cancelled_short'
  | 'cancelled_unknown'
  | 'refund_late'
  | 'refunded_elsewhere'
  | 'refunded_twice'
  | 'disputed'
  | 'supplier_change'
  | 'change_refused'
  | 'amended_after_all'

export interface OpenIncident extends Omit<NewTask, 'due'> {
  kind: OpenIncidentKind
  /** The finding, in English for the agency's people. */
  error: string
}

export interface Task {
  id: number
  kind: string
  payload: object
  createdAt: Date
  attempts: number
  /** Why the last attempt failed. */
  error: string | null
}

/** A task that this server holds. */
export interface ClaimedTask extends Task {
  lease: string
}

/**
 * One agency's tasks: the work that a booking still needs after its answer is sent. Several servers may work; one at
 * a time holds each task.
 */
export interface TaskRepository {
  /** Call it in the transaction of its cause. */
  enqueue(task: NewTask): Promise<void>
  /** Claims the task that is due longest for `leaseSeconds`; null if there is none. */
  claim(leaseSeconds: number): Promise<ClaimedTask | null>
  /**
   * Call it in the transaction of the task's effect. Throws `ClaimLost` if the lease ran out and another server has
   * it.
   */
  done(task: ClaimedTask): Promise<void>
  /** Stores the error and the next attempt: later each time, and never after a day. Throws `ClaimLost` too. */
  failed(task: ClaimedTask, error: string): Promise<'later' | 'given_up'>
  /** Opens an incident, once for the same problem; returns whether it is new. */
  raise(task: OpenIncident): Promise<boolean>
  /** Closes an incident that was settled; does nothing if it is not open. */
  lower(kind: OpenIncidentKind, payload: object): Promise<void>
  /** The open incidents, latest first. */
  givenUp(limit: number): Promise<GivenUpTask[]>
  /** Retries an incident's task at once, with all its attempts; null if there is none. */
  again(id: number): Promise<Task | null>
  /** Closes an incident; null if there is none. */
  close(id: number): Promise<Task | null>
  /** Closes the incidents of a kind that match `about`, because they were settled otherwise. */
  settled(kind: OpenIncidentKind, about: object): Promise<void>
  /**
   * Withdraws the waiting tasks of a kind that match `about`, because nothing is left to do; claimed tasks and
   * incidents stay.
   */
  withdraw(kind: string, about: object): Promise<void>
  /** The payloads of open incidents of a kind that match `about`. */
  leftToPeople(kind: OpenIncidentKind, about: object): Promise<object[]>
  /** Whether a server still has to do a task of a kind that matches `about`. */
  isOpen(kind: string, about: object): Promise<boolean>
}

/** An incident, with the booking that it is about; null if it names none. */
export interface GivenUpTask extends Task {
  booking: { reference: string; currency: string } | null
}

/** Attempts before a task is given up: about 24 hours, with the waits between them. */
export const maximumAttempts = 30

/** Returns the seconds to wait after a number of attempts: 10, 30, 90 and so on, up to an hour. */
export function waitAfter(attempts: number): number {
  return Math.min(3600, 10 * 3 ** (attempts - 1))
}

const { id, kind, payload, createdAt, attempts, error, dueAt, doneAt, lease } = outbox
const read = { id, kind, payload, createdAt, attempts, error }

/** Returns the tasks of the scope's agency; demo tasks are done only in the demo. */
export function taskRepository(agencyId: string, scope: Scope, demo: boolean): TaskRepository {
  const own = (...conditions: (SQL | undefined)[]) =>
    and(eq(outbox.agencyId, agencyId), demo ? undefined : eq(outbox.isDemo, false), ...conditions)
  const isDue = sql`${dueAt} <= clock_timestamp()`

  async function settle(task: ClaimedTask, values: Partial<Record<'dueAt' | 'doneAt', SQL>>, why?: string) {
    const settled = { dueAt: null, lease: null, ...values, error: why ?? null }
    const rows = await scope((tx) =>
      tx
        .update(outbox)
        .set(settled)
        .where(own(eq(id, task.id), eq(lease, task.lease)))
        .returning({ id }),
    )
    if (rows.length === 0) throw new ClaimLost('another server is already doing this task')
  }

  const isGivenUp = and(isNull(dueAt), isNull(doneAt))

  async function attend(wanted: number, values: object): Promise<Task | null> {
    if (!Number.isSafeInteger(wanted)) return null
    const [found] = await scope((tx) =>
      tx
        .update(outbox)
        .set(values)
        .where(own(eq(id, wanted), isGivenUp))
        .returning(read),
    )
    return found ?? null
  }

  return {
    async enqueue({ due = { inSeconds: 0 }, ...task }) {
      const moment = due instanceof Date ? due : secondsFromNow(due.inSeconds)
      await scope((tx) => tx.insert(outbox).values({ ...task, agencyId, dueAt: moment, isDemo: demo }))
    },
    claim: (leaseSeconds) =>
      scope(async (tx) => {
        // Their servers never reported a result, even on the last attempt: such tasks end servers and are given up.
        await tx
          .update(outbox)
          .set({
            dueAt: null,
            lease: null,
            error: sql`coalesce(${error}, 'no server came to an end with it')`,
          })
          .where(own(isDue, gte(attempts, maximumAttempts)))
        const [due] = await tx
          .select({ id })
          .from(outbox)
          .where(own(isDue, lt(attempts, maximumAttempts)))
          .orderBy(asc(dueAt), asc(id))
          .limit(1)
          .for('update', { skipLocked: true })
        if (due === undefined) return null
        const lease = randomUUID()
        const [claimed] = await tx
          .update(outbox)
          .set({ attempts: sql`${attempts} + 1`, lease: lease, dueAt: secondsFromNow(leaseSeconds) })
          .where(own(eq(id, due.id)))
          .returning(read)
        return claimed === undefined ? null : { ...claimed, lease: lease }
      }),
    done: (task) => settle(task, { doneAt: sql`clock_timestamp()` }),
    async failed(task, why) {
      if (task.attempts >= maximumAttempts) {
        await settle(task, {}, why)
        return 'given_up'
      }
      await settle(task, { dueAt: secondsFromNow(waitAfter(task.attempts)) }, why)
      return 'later'
    },
    async raise({ error: why, ...task }) {
      const same = own(eq(kind, task.kind), sql`${payload} = ${JSON.stringify(task.payload)}::jsonb`)
      return scope(async (tx) => {
        const [known] = await tx.select({ id }).from(outbox).where(same).limit(1)
        if (known) return false
        await tx
          .insert(outbox)
          .values({ ...task, agencyId, dueAt: null, error: why.slice(0, 300), isDemo: demo })
        return true
      })
    },
    async lower(raised, about) {
      const isIt = own(eq(kind, raised), isGivenUp, sql`${payload} = ${JSON.stringify(about)}::jsonb`)
      await scope((tx) => tx.update(outbox).set({ doneAt: sql`clock_timestamp()` }).where(isIt))
    },
    givenUp: (limit) =>
      scope((tx) =>
        tx
          .select({ ...read, booking: { reference: bookings.reference, currency: bookings.currency } })
          .from(outbox)
          .leftJoin(bookings, and(eq(bookings.agencyId, agencyId), eq(bookings.id, bookingMeant)))
          .where(own(isGivenUp))
          .orderBy(desc(id))
          .limit(limit),
      ),
    again: (wanted) => attend(wanted, { dueAt: sql`clock_timestamp()`, attempts: 0 }),
    close: (wanted) => attend(wanted, { doneAt: sql`clock_timestamp()` }),
    async settled(wanted, about) {
      const isAbout = sql`${payload} @> ${JSON.stringify(about)}::jsonb`
      await scope((tx) =>
        tx
          .update(outbox)
          .set({ doneAt: sql`clock_timestamp()` })
          .where(own(eq(kind, wanted), isGivenUp, isAbout)),
      )
    },
    async withdraw(wanted, about) {
      const isAbout = sql`${payload} @> ${JSON.stringify(about)}::jsonb`
      const isWaiting = own(eq(kind, wanted), isNotNull(dueAt), isNull(doneAt), isNull(lease), isAbout)
      await scope((tx) =>
        tx.update(outbox).set({ dueAt: null, doneAt: sql`clock_timestamp()` }).where(isWaiting),
      )
    },
    async leftToPeople(wanted, about) {
      const isAbout = sql`${payload} @> ${JSON.stringify(about)}::jsonb`
      const left = own(eq(kind, wanted), isGivenUp, isAbout)
      const rows = await scope((tx) => tx.select({ payload }).from(outbox).where(left))
      return rows.map((row) => row.payload)
    },
    async isOpen(wanted, about) {
      const isAbout = sql`${payload} @> ${JSON.stringify(about)}::jsonb`
      const isIts = own(eq(kind, wanted), isNotNull(dueAt), isNull(doneAt), isAbout)
      const [found] = await scope((tx) => tx.select({ id }).from(outbox).where(isIts).limit(1))
      return found !== undefined
    },
  }
}

/** A task names the booking, or a record of the booking. */
const bookingMeant = sql`coalesce(
  (${payload} ->> 'bookingId')::uuid,
  (select p.booking_id from payments p where p.agency_id = ${outbox.agencyId} and p.id = (${payload} ->> 'paymentId')::uuid),
  (select i.booking_id from booking_items i where i.agency_id = ${outbox.agencyId} and i.id = (${payload} ->> 'itemId')::uuid)
)`

const secondsFromNow = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`

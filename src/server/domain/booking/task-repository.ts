import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../../db/scope.ts'
import { bookings } from './booking-schema.ts'
import { outbox } from './checkout-schema.ts'
import { ClaimLost } from './claim-lost.ts'

export interface NewTask {
  /** What is to be done, such as `capture`. */
  kind: string
  /** Plain data. */
  payload: object
  /** At once, unless told otherwise. */
  due?: Date | { inSeconds: number }
}

/** What a server finds that only people can settle; a refund or a collection that failed is tried again where they say so. */
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
  /** What was found, for who looks at it. */
  error: string
}

export interface Task {
  id: number
  kind: string
  payload: object
  createdAt: Date
  attempts: number
  /** Why it was not done the last time. */
  error: string | null
}

/** A task that this server does, and no other. */
export interface ClaimedTask extends Task {
  lease: string
}

/** One agency's tasks: what a booking still needs after who asked was answered. Several servers may do them; each is one's. */
export interface TaskRepository {
  /** To be called in the transaction of what it follows from. */
  enqueue(task: NewTask): Promise<void>
  /** Takes the one that is due for longest and keeps others from it for `leaseSeconds`; null when there is none. */
  claim(leaseSeconds: number): Promise<ClaimedTask | null>
  /** To be called in the transaction of what was done. Throws `ClaimLost` where the lease ran out and another has it. */
  done(task: ClaimedTask): Promise<void>
  /** Notes why it was not, and when it is tried again: later each time, and after a day never. Throws `ClaimLost` too. */
  failed(task: ClaimedTask, error: string): Promise<'later' | 'given_up'>
  /** Leaves something to people that no server can do; the same is left to them once. Says whether it is new. */
  raise(task: OpenIncident): Promise<boolean>
  /** Takes back what was left to people, since it is settled; nothing happens where nobody has to look at it any more. */
  lower(kind: OpenIncidentKind, payload: object): Promise<void>
  /** What somebody has to look at, the latest first. */
  givenUp(limit: number): Promise<GivenUpTask[]>
  /** Lets what was given up be tried again at once, as often as at first; null where there is no such thing to look at. */
  again(id: number): Promise<Task | null>
  /** Somebody has looked at it: it is done; null where there is no such thing to look at. */
  close(id: number): Promise<Task | null>
  /** What was left to people of a kind, about all that is named, has come about without them: it is done. */
  settled(kind: OpenIncidentKind, about: object): Promise<void>
  /**
   * Takes back what servers are still to do of a kind, about all that is named, since nothing is left to do; what a server is at, and what
   * was left to people, stays.
   */
  withdraw(kind: string, about: object): Promise<void>
  /** The payloads of what is left to people of a kind, about all that is named. */
  leftToPeople(kind: OpenIncidentKind, about: object): Promise<object[]>
  /** Whether a task of a kind, about all that is named, is still to be done by a server. */
  isOpen(kind: string, about: object): Promise<boolean>
}

/** What nobody but people can do, with the booking that it is about; null for one that it does not name. */
export interface GivenUpTask extends Task {
  booking: { reference: string; currency: string } | null
}

/** Attempts after which a task is given up: with the waits between them, some 24 hours. */
export const maximumAttempts = 30

/** Takes how often a task was tried and gives the seconds to wait before the next time: 10, 30, 90 and so on to an hour. */
export function waitAfter(attempts: number): number {
  return Math.min(3600, 10 * 3 ** (attempts - 1))
}

const { id, kind, payload, createdAt, attempts, error, dueAt, doneAt, lease } = outbox
const read = { id, kind, payload, createdAt, attempts, error }

/** Gives the tasks of the scope's agency; those of the demo are done in the demo alone. */
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
    if (rows.length === 0) throw new ClaimLost('another server does this task by now')
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
        // Whoever had these never said what became of them, the last time included: they end servers, and are to end no more.
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
        const mine = randomUUID()
        const [claimed] = await tx
          .update(outbox)
          .set({ attempts: sql`${attempts} + 1`, lease: mine, dueAt: secondsFromNow(leaseSeconds) })
          .where(own(eq(id, due.id)))
          .returning(read)
        return claimed === undefined ? null : { ...claimed, lease: mine }
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

/** A task names the booking, or what belongs to it. */
const bookingMeant = sql`coalesce(
  (${payload} ->> 'bookingId')::uuid,
  (select p.booking_id from payments p where p.agency_id = ${outbox.agencyId} and p.id = (${payload} ->> 'paymentId')::uuid),
  (select i.booking_id from booking_items i where i.agency_id = ${outbox.agencyId} and i.id = (${payload} ->> 'itemId')::uuid)
)`

const secondsFromNow = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`

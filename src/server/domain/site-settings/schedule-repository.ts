import { and, asc, desc, eq, inArray, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Schedule as Answer, Editor, ScheduleFailure } from '../../../contract/types.ts'
import type { Change } from '../../../tenant/settings/change.ts'
import type { Transaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import { isUuid } from '../../kernel/ids/is-uuid.ts'
import { schedules } from './branding-schema.ts'

export type ScheduleState = Answer['state']

/** A publication planned for a moment, with an optional end. */
export interface Schedule {
  id: string
  by: Editor
  note: string
  createdAt: Date
  startsAt: Date
  endsAt: Date | null
  /** The version that the changes were made from. */
  baseVersion: number
  /** From that version; once started, the changes that it made. */
  changes: readonly Change[]
  state: ScheduleState
  failure: ScheduleFailure | null
  /** A person typed the agency's name to make it inactive. */
  confirmsInactive: boolean
  /** The origin that the person used; null if mails have nothing to link to. */
  origin: string | null
}

export interface NewSchedule
  extends Omit<Schedule, 'id' | 'createdAt' | 'state' | 'failure' | 'confirmsInactive'> {
  id: string
  confirmsInactive?: boolean
}

type Settled = Partial<
  Pick<Schedule, 'state' | 'failure' | 'changes' | 'startsAt' | 'endsAt' | 'note' | 'confirmsInactive'>
>

/** One agency's planned publications. */
export interface ScheduleRepository {
  /** Upcoming ones, next first; then past ones, latest first. */
  list(): Promise<Schedule[]>
  find(id: string): Promise<Schedule | null>
  plan(schedule: NewSchedule): Promise<Schedule>
  /** The oldest one with a due start or end. */
  due(): Promise<Schedule | null>
  /** Returns and locks it until the transaction ends; null if it is in none of these states. */
  hold(id: string, states: readonly ScheduleState[]): Promise<Schedule | null>
  settle(id: string, settled: Settled): Promise<void>
}

const open: ScheduleState[] = ['planned', 'live']
/** Listed past plans; older ones are deleted, as are those that ended long ago. */
const LISTED = 50
const KEPT_MS = 30 * 86_400_000

/** Returns the planned publications of the scope's agency. */
export function scheduleRepository(agencyId: string, scope: Scope, clock: () => Date): ScheduleRepository {
  const { id, note, createdAt, startsAt, endsAt, baseVersion, changes, state, failure, origin } = schedules
  const { personId, personName, confirmsInactive } = schedules
  const read = {
    id,
    personId,
    personName,
    note,
    createdAt,
    startsAt,
    endsAt,
    baseVersion,
    changes,
    state,
    failure,
    origin,
    confirmsInactive,
  }
  const own = (...conditions: (SQL | undefined)[]) => and(eq(schedules.agencyId, agencyId), ...conditions)

  async function one(rows: Promise<Row[]>): Promise<Schedule | null> {
    const [row] = await rows
    return row === undefined ? null : scheduleOf(row)
  }

  async function forgetPast(tx: Transaction): Promise<void> {
    const past = own(notInArray(state, open))
    const monthAgo = new Date(clock().getTime() - KEPT_MS)
    const listed = tx
      .select({ id })
      .from(schedules)
      .where(past)
      .orderBy(desc(startsAt), desc(id))
      .limit(LISTED)
    const isOld = or(lte(sql`coalesce(${endsAt}, ${startsAt})`, monthAgo), notInArray(id, listed))
    await tx.delete(schedules).where(and(past, isOld))
  }

  return {
    list: () =>
      scope(async (tx) => {
        const coming = own(inArray(state, open))
        const past = own(notInArray(state, open))
        const first = await tx.select(read).from(schedules).where(coming).orderBy(asc(startsAt), asc(id))
        const then = await tx
          .select(read)
          .from(schedules)
          .where(past)
          .orderBy(desc(startsAt), desc(id))
          .limit(LISTED)
        return [...first, ...then].map(scheduleOf)
      }),

    find: async (wanted) =>
      isUuid(wanted)
        ? one(
            scope((tx) =>
              tx
                .select(read)
                .from(schedules)
                .where(own(eq(id, wanted))),
            ),
          )
        : null,

    async plan({ by, changes: planned, ...schedule }) {
      const author = { personId: by.id, personName: by.name }
      const made = { agencyId, ...author, changes: [...planned], createdAt: clock() }
      const [row] = await scope(async (tx) => {
        // Each new one deletes outdated ones, so that the table needs no separate clean-up.
        await forgetPast(tx)
        return tx
          .insert(schedules)
          .values({ ...schedule, ...made })
          .returning(read)
      })
      if (row === undefined) throw new Error('a schedule was not stored')
      return scheduleOf(row)
    },

    due() {
      const now = clock()
      const isDue = or(
        and(eq(state, 'planned'), lte(startsAt, now)),
        and(eq(state, 'live'), lte(endsAt, now)),
      )
      // A live plan is due at its end. After hours without a server the earliest moment comes first, and for equal
      // moments the plan made first.
      const dueAt = sql`case when ${state} = 'live' then ${endsAt} else ${startsAt} end`
      return one(
        scope((tx) =>
          tx
            .select(read)
            .from(schedules)
            .where(own(isDue))
            .orderBy(asc(dueAt), asc(createdAt), asc(id))
            .limit(1),
        ),
      )
    },

    hold: async (wanted, states) =>
      isUuid(wanted)
        ? one(
            scope((tx) =>
              tx
                .select(read)
                .from(schedules)
                .where(own(eq(id, wanted), inArray(state, [...states])))
                .for('update'),
            ),
          )
        : null,

    async settle(wanted, { changes: made, ...settled }) {
      const values = { ...settled, ...(made && { changes: [...made] }) }
      await scope((tx) =>
        tx
          .update(schedules)
          .set(values)
          .where(own(eq(id, wanted))),
      )
    },
  }
}

type Row = Omit<typeof schedules.$inferSelect, 'agencyId'>

function scheduleOf({ personId, personName, ...row }: Row): Schedule {
  return { ...row, by: { id: personId, name: personName } }
}

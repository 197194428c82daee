import { randomUUID } from 'node:crypto'
import { Problem } from '../../../kernel/errors/problem.ts'
import { noteChange } from '../../agencies/note-change.ts'
import type { NewSchedule, Schedule } from '../schedule-repository.ts'
import type { SiteRepositories } from '../site-records.ts'

/** Maximum plans of an agency at once, including those that have not ended. */
const MOST = 20

/** Stores a plan with its audit entry; throws 409 if there are too many. */
export function storePlan(
  { transaction }: Pick<SiteRepositories, 'transaction'>,
  wished: Omit<NewSchedule, 'id'>,
): Promise<Schedule> {
  return transaction(async (records) => {
    // Locked, so that simultaneous plans count like successive ones.
    await records.drafts.lock()
    const open = (await records.schedules.list()).filter(
      ({ state }) => state === 'planned' || state === 'live',
    )
    if (open.length >= MOST) {
      throw new Problem({
        code: 'conflict',
        detail: `There are ${MOST} plans already. Cancel one that is no longer needed.`,
      })
    }
    const schedule = await records.schedules.plan({ ...wished, id: randomUUID() })
    const { id, startsAt, endsAt, changes } = schedule
    const after = { id, changes, startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null }
    await noteChange(records, wished.by.id, 'schedule.plan', { before: null, after })
    return schedule
  })
}

import { randomUUID } from 'node:crypto'
import { Problem } from '../../../kernel/errors/problem.ts'
import { noteChange } from '../../agencies/note-change.ts'
import type { NewSchedule, Schedule } from '../schedule-repository.ts'
import type { SiteRepositories } from '../site-records.ts'

/** Plans that an agency may have at once, with those whose end is to come. */
const MOST = 20

/** Stores what is planned, with its entry in the audit log; throws 409 where there is too much already. */
export function plan(
  { transaction }: Pick<SiteRepositories, 'transaction'>,
  wished: Omit<NewSchedule, 'id'>,
): Promise<Schedule> {
  return transaction(async (records) => {
    // Nobody else plans meanwhile, so that many at once are not more than many in a row.
    await records.drafts.lock()
    const open = (await records.schedules.list()).filter(
      ({ state }) => state === 'planned' || state === 'live',
    )
    if (open.length >= MOST) {
      throw new Problem({
        code: 'conflict',
        detail: `There are ${MOST} plans already. Call off one that is not needed any more.`,
      })
    }
    const schedule = await records.schedules.plan({ ...wished, id: randomUUID() })
    const { id, startsAt, endsAt, changes } = schedule
    const after = { id, changes, startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null }
    await noteChange(records, wished.by.id, 'schedule.plan', { before: null, after })
    return schedule
  })
}

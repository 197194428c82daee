import type { Geo } from '../../../../../packages/geography/geo.ts'
import type { ScheduleFailure, Settings } from '../../../../contract/types.ts'
import { noteChange } from '../../../domain/agencies/note-change.ts'
import type { CheckingDependencies } from '../../../domain/site-settings/checks/checked-settings.ts'
import { runChecks } from '../../../domain/site-settings/checks/run-checks.ts'
import { makesInactive, requireConfirmed } from '../../../domain/site-settings/confirm-inactive.ts'
import { currentDraft } from '../../../domain/site-settings/current-draft.ts'
import { draftStale } from '../../../domain/site-settings/draft-stale.ts'
import type { Schedule } from '../../../domain/site-settings/schedule-repository.ts'
import { agencyTimeZone } from '../../../domain/site-settings/schedules/agency-time-zone.ts'
import { requestedTimes } from '../../../domain/site-settings/schedules/requested-times.ts'
import { runSchedule } from '../../../domain/site-settings/schedules/run-schedule.ts'
import { scheduleAnswer } from '../../../domain/site-settings/schedules/schedule-answer.ts'
import { storePlan } from '../../../domain/site-settings/schedules/store-plan.ts'
import { shownDiff } from '../../../domain/site-settings/shown-settings.ts'
import type { SiteRecords, SiteRepositories } from '../../../domain/site-settings/site-records.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { requireEditor } from '../../request-context/require-editor.ts'
import type { Call, Routes } from '../../request-context/route.ts'
import { nothingNew, requirePassed } from './publish-routes.ts'

export interface ScheduleRouteDependencies extends Omit<CheckingDependencies, 'assets'> {
  ofAgency: (agencyId: string) => SiteRepositories
  geo: Pick<Geo, 'suggestCities' | 'timeZoneAt'>
  clock: () => Date
  tell: (records: SiteRecords, schedule: Schedule, failure: ScheduleFailure) => Promise<void>
}

type ScheduleOperations = 'getSchedules' | 'createSchedule' | 'changeSchedule' | 'endSchedule'

/** Makes the routes of scheduled publications and their ends, in the agency's time zone. Source: security, 16. */
export function scheduleRoutes({
  ofAgency,
  geo,
  clock,
  tell,
  ...site
}: ScheduleRouteDependencies): Pick<Routes, ScheduleOperations> {
  async function listed(agencyId: string) {
    const { drafts, schedules, versions } = ofAgency(agencyId)
    const { published, publishedVersion } = await currentDraft(drafts)
    const timeZone = await agencyTimeZone(published, geo)
    const all = await schedules.list()
    const layers = await versions.layersOf(publishedVersion)
    return { data: { timeZone, schedules: all.map((one) => scheduleAnswer(one, timeZone, layers)) } }
  }

  return {
    getSchedules(call) {
      requireEditor(call)
      return listed(call.agency.id)
    },

    async createSchedule(call) {
      const by = requireEditor(call)
      const { revision, start, end = null, note, confirmInactive } = call.body
      const repositories = ofAgency(call.agency.id)
      const { drafts, assets } = repositories
      const draft = await currentDraft(drafts)
      if (draft.revision !== revision) throw await draftStale(drafts, revision, draft.revision)
      const changes = shownDiff(draft.published, draft.settings)
      if (changes.length === 0) throw nothingNew()
      const timeZone = await agencyTimeZone(draft.published, geo)
      const { meant, ...times } = requestedTimes({ start, end }, timeZone, clock())
      requirePassed(await runChecks(draft, { ...site, assets, takeTurn: call.caller.takeTurn }))
      const { published, settings } = draft
      const closes = closesAt(published, settings, times.endsAt)
      if (closes) requireConfirmed(published, confirmInactive)
      const schedule = await storePlan(repositories, {
        by,
        note,
        changes,
        ...times,
        origin: call.caller.origin,
        confirmsInactive: closes,
        baseVersion: draft.publishedVersion,
      })
      return { data: { schedule: scheduleAnswer(schedule, timeZone), timeZone, meant } }
    },

    async changeSchedule(call) {
      const by = requireEditor(call)
      const { drafts, transaction } = ofAgency(call.agency.id)
      const { published } = await currentDraft(drafts)
      const timeZone = await agencyTimeZone(published, geo)
      const { start, end, note, confirmInactive } = call.body
      return transaction(async (records) => {
        const held = await existing(records, call.path.id)
        if (held.state === 'live') requireMovable(call.body)
        const wish = { start: start ?? held.startsAt, end: end === undefined ? held.endsAt : end }
        const { meant, ...times } = requestedTimes(wish, timeZone, clock())
        const closes = times.endsAt !== null && opensSite(held)
        if (closes && !held.confirmsInactive) requireConfirmed(published, confirmInactive)
        const confirmsInactive = held.confirmsInactive || closes
        const changed = { ...times, note: note ?? held.note, confirmsInactive }
        await records.schedules.settle(held.id, changed)
        const [before, after] = [held, { ...held, ...changed }].map((one) => scheduleAnswer(one, timeZone))
        await noteChange(records, by.id, 'schedule.change', { before: before ?? null, after: after ?? null })
        return { data: { schedule: scheduleAnswer({ ...held, ...changed }, timeZone), timeZone, meant } }
      })
    },

    async endSchedule(call) {
      const by = requireEditor(call)
      const repositories = ofAgency(call.agency.id)
      const { id } = call.path
      const note = async (records: SiteRecords, { state }: Schedule) =>
        noteChange(records, by.id, 'schedule.end', { before: { id, state }, after: null })
      const held = await repositories.transaction(async (records) => {
        const found = await existing(records, id)
        if (found.state === 'live') return found
        await records.schedules.settle(id, { state: 'cancelled' })
        await note(records, found)
        return null
      })
      // What visitors see is reverted as at the plan's end, and recorded in the same transaction.
      if (held !== null) {
        const dependencies = {
          repositories,
          site,
          clock,
          tell,
          note: (records: SiteRecords) => note(records, held),
        }
        await runSchedule(dependencies, held, 'end')
      }
      return listed(call.agency.id)
    },
  }
}

/** Only the end of a live plan can be moved; throws 409 otherwise. */
function requireMovable({ start, end }: Call<'changeSchedule'>['body']): void {
  if (start !== undefined) {
    throw new Problem({
      code: 'conflict',
      detail: 'This plan is already live, so its start cannot be moved. Change its end, or make a new plan.',
    })
  }
  if (end === null) {
    throw new Problem({
      code: 'conflict',
      detail: 'A live plan needs an end. To make its changes permanent, publish them instead.',
    })
  }
}

/** True if a plan makes the agency inactive, at its start or by its end. */
function closesAt(published: Settings, settings: Settings, endsAt: Date | null): boolean {
  return makesInactive(published, settings) || (endsAt !== null && makesInactive(settings, published))
}

/** True if a plan makes an inactive agency active, so that its end makes it inactive. */
function opensSite({ changes }: Schedule): boolean {
  return changes.some(({ pointer, after }) => pointer === '/agency/status' && after !== 'Inactive')
}

/** Throws 404 for a plan that does not exist or is another agency's, and 409 for a finished one. */
async function existing({ schedules }: Pick<SiteRecords, 'schedules'>, id: string): Promise<Schedule> {
  const held = await schedules.hold(id, ['planned', 'live'])
  if (held !== null) return held
  if ((await schedules.find(id)) === null) {
    throw new Problem({ code: 'not_found', detail: 'There is no such plan.' })
  }
  throw new Problem({ code: 'conflict', detail: 'This plan is already finished. Make a new plan instead.' })
}

import type { Receipt, ScheduleFailure } from '../../../../contract/types.ts'
import type { Change } from '../../../../tenant/settings/change.ts'
import { type JsonObject, sameJson } from '../../../../tenant/settings/json.ts'
import {
  endLayer,
  heldChanges,
  type PlanStep,
  plannedDocument,
} from '../../../../tenant/settings/plan-layers.ts'
import { touches, valueAt } from '../../../../tenant/settings/pointer.ts'
import { findingOf } from '../checks/check.ts'
import type { CheckingDependencies } from '../checks/checked-settings.ts'
import { runChecks } from '../checks/run-checks.ts'
import { makesInactive } from '../confirm-inactive.ts'
import { currentDraft } from '../current-draft.ts'
import { homePlaceOf } from '../home-place.ts'
import { makeReceipt } from '../make-receipt.ts'
import type { Schedule } from '../schedule-repository.ts'
import { filledSettings, settingsJson } from '../settings-json.ts'
import { shownDiff } from '../shown-settings.ts'
import type { SiteRecords, SiteRepositories } from '../site-records.ts'
import type { PlanMoment } from '../version-layers.ts'
import { writeContent } from '../write-content.ts'

export interface RunDependencies {
  repositories: Pick<SiteRepositories, 'assets' | 'drafts' | 'versions' | 'transaction'>
  /** What the checks know about the deployment, as for a manual publication. */
  site: Omit<CheckingDependencies, 'assets'>
  clock: () => Date
  /** Notifies the person who planned it of a failure, in the transaction that stores it. */
  tell: (records: SiteRecords, schedule: Schedule, failure: ScheduleFailure) => Promise<void>
  /** Logs the person who triggers it now, if any, in the same transaction. */
  note?: (records: SiteRecords) => Promise<void>
}

/** The result; `gone` if another caller ran or cancelled it in the meantime. */
export type RunOutcome = 'published' | 'unchanged' | 'failed' | 'gone'

/** Another publication may come between the read and the write; after this many tries it waits for the next round. */
const ATTEMPTS = 8

/**
 * Publishes a due plan, or reverts what visitors still see of it at its end. One transaction stores the result too,
 * so that one server does all of it or nothing. If it is impossible, the plan fails and visitors see no change.
 */
export async function runSchedule(
  dependencies: RunDependencies,
  schedule: Schedule,
  step: PlanStep,
): Promise<RunOutcome> {
  const { endsAt } = schedule
  if (step === 'start' && endsAt !== null && endsAt <= dependencies.clock()) {
    return fail(dependencies, schedule, { code: 'missed', at: step, pointers: [] })
  }
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const outcome = await tryOnce(dependencies, schedule, step)
    if (outcome !== 'again') return outcome
  }
  throw new Error(`plan ${schedule.id} was overtaken by other publications ${ATTEMPTS} times`)
}

async function tryOnce(
  dependencies: RunDependencies,
  schedule: Schedule,
  step: PlanStep,
): Promise<RunOutcome | 'again'> {
  const { repositories } = dependencies
  const draft = await currentDraft(repositories.drafts)
  const current = settingsJson(draft.published)
  const layers = await repositories.versions.layersOf(draft.publishedVersion)
  const planned =
    step === 'start' ? plannedDocument(current, schedule.changes) : endLayer(current, layers, schedule.id)
  if ('conflicts' in planned) {
    const { conflicts: pointers } = planned
    const failure = { code: 'conflict', at: step, pointers } as const
    return fail(dependencies, schedule, failure, current)
  }
  const settings = filledSettings(planned.document)
  const changes = shownDiff(draft.published, settings)
  // Without an end, the published changes belong to the owner afterwards.
  const plan = schedule.endsAt === null ? undefined : { id: schedule.id, step, changes: schedule.changes }
  // Even if visitors see the same, a new version keeps the plan's values when other plans with those values end.
  const holdsFields = step === 'start' && plan && heldChanges(layers, schedule.changes).length > 0
  if (changes.length === 0 && !holdsFields) return settle(dependencies, schedule, step, null)
  const checking = { ...dependencies.site, assets: repositories.assets }
  const unconfirmed = makesInactive(draft.published, settings) && !schedule.confirmsInactive
  const found = (await runChecks({ ...draft, settings }, checking)).filter(
    ({ level }) => level === 'blocking',
  )
  const findings = unconfirmed ? [...found, unconfirmedFinding] : found
  const place = await homePlaceOf(settings)
  if (findings.length > 0 || place === null) {
    const pointers = [...new Set(findings.map(({ pointer }) => pointer))]
    return fail(dependencies, schedule, {
      code: 'checks',
      at: step,
      pointers,
      findings: findings.slice(0, 20),
    })
  }
  const content = await writeContent(draft.content.agency.subdomain, settings, place)
  const receipt = makeReceipt([], changes)
  return settle(dependencies, schedule, step, {
    from: draft.publishedVersion,
    content,
    changes,
    receipt,
    plan,
  })
}

/** Keeps a plan from closing the site unless a person typed the agency's name. */
const unconfirmedFinding = findingOf('setup', {
  level: 'blocking',
  code: 'setup.unconfirmed',
  pointer: '/agency/status',
})

interface Publishing {
  from: number
  content: Awaited<ReturnType<typeof writeContent>>
  changes: readonly Change[]
  receipt: Receipt
  plan: PlanMoment | undefined
}

/** Without `publishing` visitors see all of it already. */
function settle(
  { repositories, clock, note }: RunDependencies,
  schedule: Schedule,
  step: PlanStep,
  publishing: Publishing | null,
): Promise<RunOutcome | 'again'> {
  return repositories.transaction(async (records) => {
    const held = await stillDue(records, schedule, step)
    if (held === null) return 'gone'
    if (publishing !== null) {
      const kind = step === 'start' ? 'scheduled' : 'schedule-end'
      const { by: editor, note: reason } = held
      const { from, content, receipt, plan } = publishing
      const outcome = await records.publications.publishScheduled({
        kind,
        editor,
        note: reason,
        from,
        content,
        receipt,
        plan,
      })
      if ('refused' in outcome && outcome.refused === 'stale') return 'again'
    }
    const changes = publishing?.changes ?? []
    const ends = step === 'start' && held.endsAt !== null
    await records.schedules.settle(held.id, {
      state: ends ? 'live' : 'done',
      ...(step === 'start' ? { changes } : { endsAt: earlier(held.endsAt, clock(), held.startsAt) }),
    })
    await note?.(records)
    return publishing === null ? 'unchanged' : 'published'
  })
}

function fail(
  { repositories, tell, note }: RunDependencies,
  schedule: Schedule,
  knownFailure: ScheduleFailure,
  current: JsonObject | null = null,
): Promise<RunOutcome> {
  return repositories.transaction(async (records) => {
    const held = await stillDue(records, schedule, knownFailure.at)
    if (held === null) return 'gone'
    const plan =
      current && otherPlan(await records.schedules.list(), schedule, knownFailure.pointers, current)
    const failure: ScheduleFailure = plan
      ? { ...knownFailure, plan: { id: plan.id, note: plan.note } }
      : knownFailure
    await records.schedules.settle(held.id, { state: 'failed', failure })
    await note?.(records)
    await tell(records, held, failure)
    return 'failed'
  })
}

/** The later plan that set these fields, which explains why this one could not. */
function otherPlan(
  plans: readonly Schedule[],
  { id, createdAt }: Schedule,
  pointers: readonly string[],
  current: JsonObject,
): Schedule | undefined {
  return plans.find(
    (one) =>
      one.id !== id &&
      (one.state === 'live' || one.state === 'done') &&
      one.startsAt > createdAt &&
      one.changes.some(
        ({ pointer, after }) =>
          pointers.some((own) => touches(own, pointer)) && sameJson(valueAt(current, pointer), after),
      ),
  )
}

/** Null if it was run, cancelled or moved in the meantime. */
async function stillDue({ schedules }: SiteRecords, { id, startsAt, endsAt }: Schedule, step: PlanStep) {
  const held = await schedules.hold(id, [step === 'start' ? 'planned' : 'live'])
  const isSame =
    held?.startsAt.getTime() === startsAt.getTime() && held.endsAt?.getTime() === endsAt?.getTime()
  return isSame ? held : null
}

/** An early revert is also its end; the database requires an end after the start. */
function earlier(endsAt: Date | null, now: Date, startsAt: Date): Date {
  const ended = Math.min(endsAt?.getTime() ?? Number.POSITIVE_INFINITY, now.getTime())
  return new Date(Math.max(ended, startsAt.getTime() + 1))
}

import type { Log } from '../../../kernel/log/log.ts'
import type { SiteRepositories } from '../site-records.ts'
import { type RunDependencies, runSchedule } from './run-schedule.ts'

interface ScheduleStore {
  forAgency(agencyId: string): SiteRepositories
  /** Ids of the agencies with a due start or end of a plan. */
  agenciesWithSchedules(): Promise<string[]>
}

interface ScheduleJobDependencies {
  store: ScheduleStore
  tell: RunDependencies['tell']
  site: RunDependencies['site']
  clock: () => Date
  log: Log
  /** Milliseconds between two checks. */
  every?: number
}

export interface ScheduleJob {
  /** Publishes and reverts everything that is due. */
  runDue(): Promise<void>
  /** Stops it: work in progress is finished, the rest waits for the next start or another server. */
  stop(): Promise<void>
}

/** How long an unexpected failure waits, so that it delays no other plan. */
const REST_MS = 60_000

/**
 * Starts the job that publishes plans at their start and reverts them at their end; plans that came due while no
 * server ran are done at once. Several servers may run it on one database: each plan is done once.
 */
export function startSchedules({
  store,
  tell,
  site,
  clock,
  log,
  every = 1000,
}: ScheduleJobDependencies): ScheduleJob {
  let isEnding = false
  let running: Promise<void> | null = null
  const resting = new Map<string, number>()
  const timer = setInterval(() => void runDue(), every)
  // Only Node's timers keep a process alive.
  if (typeof timer === 'object') timer.unref()
  void runDue()

  function runDue(): Promise<void> {
    running ??= check().finally(() => {
      running = null
    })
    return running
  }

  async function check(): Promise<void> {
    try {
      const agencies = await store.agenciesWithSchedules()
      const now = clock().getTime()
      for (const [agencyId, until] of resting) if (until <= now) resting.delete(agencyId)
      await Promise.all(agencies.map(runAll))
    } catch (error) {
      // The database may be unavailable for a moment; the next check repeats the work.
      log.warn({ err: error }, 'plans could not be read')
    }
  }

  async function runAll(agencyId: string): Promise<void> {
    if ((resting.get(agencyId) ?? 0) > clock().getTime()) return
    try {
      while (!isEnding && (await runNext(agencyId)));
      resting.delete(agencyId)
    } catch (error) {
      resting.set(agencyId, clock().getTime() + REST_MS)
      log.error({ err: error, agencyId }, 'a plan could not be published')
    }
  }

  async function runNext(agencyId: string): Promise<boolean> {
    const repositories = store.forAgency(agencyId)
    const schedule = await repositories.schedules.due()
    if (schedule === null) return false
    const step = schedule.state === 'planned' ? 'start' : 'end'
    const outcome = await runSchedule({ repositories, site, clock, tell }, schedule, step)
    const about = { agencyId, schedule: schedule.id, step, outcome }
    if (outcome === 'failed') log.warn(about, 'a plan was not published')
    else if (outcome !== 'gone') log.info(about, 'a plan was published')
    return true
  }

  return {
    runDue,
    async stop() {
      isEnding = true
      clearInterval(timer)
      await running
    },
  }
}

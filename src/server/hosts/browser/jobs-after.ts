import type { LateGeo } from './shared-geo.ts'

interface Job {
  stop(): Promise<unknown>
}

/** Starts jobs once the geography is there that they work with; until somebody needs it nothing is fetched for them. */
export function jobsAfter({ ready, missed }: LateGeo, start: () => Job[]) {
  let started: Promise<Job[]> | undefined
  let isStopped = false
  async function begin(): Promise<Job[]> {
    await ready()
    return isStopped ? [] : start()
  }
  return {
    places: {
      missed,
      async ready() {
        started ??= begin().catch((error: unknown) => {
          started = undefined
          throw error
        })
        await started
      },
    },
    async stop() {
      isStopped = true
      const jobs = (await started?.catch(() => [])) ?? []
      for (const job of jobs) await job.stop()
    },
  }
}

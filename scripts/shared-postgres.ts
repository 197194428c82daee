import { BroadcastChannel } from 'node:worker_threads'
import {
  databaseOwner,
  type PostgresAnswer,
  postgresChannel,
} from '../src/server/adapters/store/testing-shared-postgres.ts'

type Cluster = Awaited<
  ReturnType<typeof import('../src/server/adapters/store/testing-postgres.ts')['startTestPostgres']>
>

/** Each project of Vitest begins with this; the first one serves all, as the others' test files find its channel. */
const shared = globalThis as { liveryTestPostgres?: boolean }

/**
 * Starts the PostgreSQL server that the test files of a run share, when the first of them asks, and stops it after
 * the last. It belongs to the main thread, since the threads of test files end before.
 */
export default function setup(): (() => Promise<void>) | undefined {
  if (shared.liveryTestPostgres) return undefined
  shared.liveryTestPostgres = true
  let cluster: Promise<Cluster> | undefined
  const channel = new BroadcastChannel(postgresChannel)
  channel.unref()
  channel.onmessage = async ({ data }: { data: unknown }) => {
    if (data === 'ask') channel.postMessage(await answer())
  }

  async function answer(): Promise<PostgresAnswer> {
    cluster ??= startCluster()
    try {
      return { url: (await cluster).url('postgres') }
    } catch (error) {
      return { error: String(error) }
    }
  }

  return async () => {
    channel.close()
    shared.liveryTestPostgres = false
    await (await cluster?.catch(() => undefined))?.stop()
  }
}

async function startCluster(): Promise<Cluster> {
  const { startTestPostgres } = await import('../src/server/adapters/store/testing-postgres.ts')
  const cluster = await startTestPostgres()
  const { user, password } = databaseOwner
  try {
    await cluster.run(`create role ${user} login createrole password '${password}'`)
    return cluster
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

import pg from 'pg'
import type { Log } from '../kernel/log/log.ts'
import type { ChannelListener } from './database.ts'

const retryDelay = 1_000
// A connection that a router forgot looks alive until something is asked over it.
const heartbeat = 30_000
const answerWithin = 10_000

/**
 * Takes connection settings and a channel, and delivers its messages on a connection of their own, which is replaced
 * when it is lost. Gives the function that ends it; messages sent while disconnected are lost, which `connected` tells.
 */
export async function listenOnPostgres(
  settings: pg.ClientConfig,
  channel: string,
  listener: ChannelListener,
  log: Log,
): Promise<() => Promise<void>> {
  let stopped = false
  /** The connection that listens; null while there is none. */
  let client: pg.Client | null = null
  let attempt: Promise<void> = Promise.resolve()
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...settings,
      application_name: 'livery-listener',
      keepAlive: true,
      query_timeout: answerWithin,
    })
    next.on('notification', ({ payload }) => listener.message(payload ?? ''))
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    try {
      await next.connect()
      await next.query(`listen ${next.escapeIdentifier(channel)}`)
    } catch (error) {
      endQuietly(next)
      throw error
    }
    if (stopped) return next.end()
    client = next
    listener.connected(true)
  }

  function lost(which: pg.Client): void {
    if (stopped || client !== which) return
    client = null
    endQuietly(which)
    listener.connected(false)
    log.warn({ channel }, 'the connection that hears of publications was lost; trying again')
    again()
  }

  function again(): void {
    retry = setTimeout(() => {
      attempt = connect().catch(() => {
        if (!stopped) again()
      })
    }, retryDelay)
    retry.unref()
  }

  await connect()
  const beat = setInterval(() => {
    const asked = client
    asked?.query('select 1').catch(() => lost(asked))
  }, heartbeat)
  beat.unref()
  return async () => {
    stopped = true
    clearTimeout(retry)
    clearInterval(beat)
    await attempt
    await client?.end()
  }
}

function endQuietly(client: pg.Client): void {
  client.end().catch(() => {})
}

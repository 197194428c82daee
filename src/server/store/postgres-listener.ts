import pg from 'pg'
import type { Log } from '../http/log.ts'
import type { ChannelListener } from './database.ts'

const retryDelay = 1_000

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
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...settings, application_name: 'livery-listener', keepAlive: true })
    client = next
    next.on('notification', ({ payload }) => listener.message(payload ?? ''))
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    await next.connect()
    await next.query(`listen ${next.escapeIdentifier(channel)}`)
    if (client === next) listener.connected(true)
  }

  function lost(which: pg.Client): void {
    if (stopped || client !== which) return
    client = null
    listener.connected(false)
    log.warn({ channel }, 'the connection that hears of publications was lost; trying again')
    again()
  }

  function again(): void {
    retry = setTimeout(() => {
      const attempt = connect()
      attempt.catch(() => {
        client = null
        if (!stopped) again()
      })
    }, retryDelay)
    retry.unref()
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(retry)
    await client?.end()
  }
}

import type { DatedRates, RatesProvider } from '../../domain/exchange-rates/rates-provider.ts'
import { shippedRates } from '../../domain/exchange-rates/shipped-rates.ts'
import type { Log } from '../../kernel/log/log.ts'
import { readRates } from './read-rates.ts'

export interface RefreshingRatesOptions {
  /** Value of LIVERY_RATES_URL. It may contain a key, so only its host is ever shown. */
  readonly url: string
  readonly fetch: (
    url: string,
    init: { signal: AbortSignal; headers: Record<string, string> },
  ) => Promise<Response>
  readonly clock: () => Date
  readonly log: Pick<Log, 'info' | 'warn'>
  /** Milliseconds between good answers; six hours by default. */
  readonly refreshEvery?: number
  /** Milliseconds for one attempt; five seconds by default. */
  readonly timeout?: number
}

const minute = 60_000
const sixHours = 6 * 60 * minute
const longestWait = 60 * minute
const largestAnswer = 1_000_000

/**
 * Returns a provider of a service's rates that stores the last good ones and refreshes old ones when they are
 * requested, without a timer. Callers wait only for the first attempt and never see a failure. After a failure it
 * waits a minute, then doubles the delay up to an hour.
 */
export function refreshingRates(options: RefreshingRatesOptions): RatesProvider {
  const { refreshEvery = sixHours, clock, log } = options
  const host = new URL(options.url).host
  let good: DatedRates = shippedRates
  let dueAt = Number.NEGATIVE_INFINITY
  let failures = 0
  let attempt: Promise<void> | null = null
  let isFirst = true

  async function refresh(): Promise<void> {
    try {
      good = readRates(await ask(options), host, clock())
      failures = 0
      dueAt = clock().getTime() + refreshEvery
      log.info(
        { host, asOf: good.asOf, currencies: Object.keys(good.rates).length },
        'Exchange rates refreshed.',
      )
    } catch (error) {
      const wait = Math.min(minute * 2 ** failures, longestWait)
      failures += 1
      dueAt = clock().getTime() + wait
      const reason = error instanceof Error ? error.message : String(error)
      log.warn(
        { host, reason, keeps: good.asOf, retryInSeconds: wait / 1000 },
        'Exchange rates not refreshed.',
      )
    }
    attempt = null
    isFirst = false
  }

  return {
    async current() {
      if (attempt === null && clock().getTime() >= dueAt) attempt = refresh()
      if (isFirst) await attempt
      return good
    },
  }
}

async function ask({ url, fetch, timeout = 5000 }: RefreshingRatesOptions): Promise<unknown> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(timeout),
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`the service answered ${response.status}`)
  const text = await response.text()
  if (text.length > largestAnswer) throw new Error('the answer is too large')
  return JSON.parse(text)
}

import type { DatedRates, RatesProvider } from '../../domain/exchange-rates/rates-provider.ts'
import { shippedRates } from '../../domain/exchange-rates/shipped-rates.ts'
import type { Log } from '../../kernel/log/log.ts'
import { readRates } from './read-rates.ts'

export interface RefreshingRatesOptions {
  /** Value of LIVERY_RATES_URL. It may carry a key: only its host is ever shown. */
  readonly url: string
  readonly fetch: (
    url: string,
    init: { signal: AbortSignal; headers: Record<string, string> },
  ) => Promise<Response>
  readonly clock: () => Date
  readonly log: Pick<Log, 'info' | 'warn'>
  /** Milliseconds between good answers; six hours by default. */
  readonly refreshEvery?: number
  /** Milliseconds one attempt may take; five seconds by default. */
  readonly timeout?: number
}

const minute = 60_000
const sixHours = 6 * 60 * minute
const longestWait = 60 * minute
const largestAnswer = 1_000_000

/**
 * Takes the address of a rates service and gives a provider that keeps the last good rates and asks for newer ones when
 * they have aged, at the time somebody wants them: no timer runs. Callers wait for the first attempt only, and no
 * failure reaches them; after one it waits a minute before the next, and twice as long each further time, up to an hour.
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

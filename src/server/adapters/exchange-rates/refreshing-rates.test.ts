import { describe, expect, it } from 'vitest'
import { shippedRates } from '../../domain/exchange-rates/shipped-rates.ts'
import { refreshingRates } from './refreshing-rates.ts'

const minute = 60_000
const hour = 60 * minute

type Answer = () => Response | Promise<Response>
const good =
  (eur: number): Answer =>
  () =>
    Response.json({ base: 'USD', date: '2026-03-01', rates: { EUR: eur } })
const unreachable: Answer = () => Promise.reject(new TypeError('fetch failed'))

/** A service with a list of answers, and a clock that tests move. */
function setting(...answers: Answer[]) {
  let now = Date.parse('2026-03-01T12:00:00Z')
  const asked: string[] = []
  const warnings: object[] = []
  const provider = refreshingRates({
    url: 'https://rates.example/latest?app_id=secret',
    fetch: async (url) => {
      asked.push(url)
      const answer = answers[Math.min(asked.length, answers.length) - 1]
      if (!answer) throw new Error('No answer was set.')
      return answer()
    },
    clock: () => new Date(now),
    log: { info: () => undefined, warn: (fields) => warnings.push(fields) },
  })
  /** Requests the rates twice: the second time after any refresh that the first one started. */
  const settled = async () => {
    await provider.current()
    await new Promise((resolve) => setImmediate(resolve))
    return provider.current()
  }
  return {
    provider,
    asked,
    warnings,
    settled,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

describe('refreshingRates', () => {
  it("requests on first use and returns the service's rates, with its date and host", async () => {
    const { provider } = setting(good(0.9))
    expect(await provider.current()).toEqual({
      base: 'USD',
      asOf: '2026-03-01',
      source: 'rates.example',
      rates: { USD: 1, EUR: 0.9 },
    })
  })

  it('requests once for simultaneous callers', async () => {
    const { provider, asked } = setting(good(0.9))
    await Promise.all([provider.current(), provider.current(), provider.current()])
    expect(asked).toHaveLength(1)
  })

  it('refreshes after six hours and not before, and makes no caller wait for it', async () => {
    const { provider, asked, settled, pass } = setting(good(0.9), good(0.8))
    await settled()
    pass(6 * hour - 1)
    await settled()
    expect(asked).toHaveLength(1)
    pass(1)
    expect((await provider.current()).rates.EUR).toBe(0.9)
    expect((await settled()).rates.EUR).toBe(0.8)
    expect(asked).toHaveLength(2)
  })

  it.each<[string, Answer]>([
    ['cannot be reached', unreachable],
    ['answers with an error', () => new Response('no', { status: 500 })],
    ['answers with no JSON', () => new Response('<html>')],
    ['answers with a negative rate', () => Response.json({ rates: { EUR: -1 } })],
    ['answers without end', () => new Response('1'.repeat(1_000_001))],
  ])('keeps the last good rates if the service %s', async (_, bad) => {
    const { settled, pass, warnings } = setting(good(0.9), bad)
    await settled()
    pass(6 * hour)
    expect((await settled()).rates.EUR).toBe(0.9)
    expect(warnings).toHaveLength(1)
  })

  it('returns the shipped rates until the service has answered once', async () => {
    const { settled } = setting(unreachable)
    expect(await settled()).toEqual(shippedRates)
  })

  it('waits a minute after a failure, then doubles the delay up to an hour', async () => {
    const { settled, pass, asked } = setting(unreachable)
    await settled()
    for (const wait of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const before = asked.length
      pass(wait * minute - 1)
      await settled()
      expect(asked).toHaveLength(before)
      pass(1)
      await settled()
      expect(asked).toHaveLength(before + 1)
    }
  })

  it('resets its delay after a good answer', async () => {
    const { settled, pass, asked } = setting(unreachable, unreachable, good(0.9), unreachable, good(0.8))
    await settled()
    for (const wait of [minute, 2 * minute, 6 * hour, minute]) {
      pass(wait)
      await settled()
    }
    expect(asked).toHaveLength(5)
    expect((await settled()).rates.EUR).toBe(0.8)
  })

  it('aborts an attempt that takes too long', async () => {
    const provider = refreshingRates({
      url: 'https://rates.example/',
      fetch: (_, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      clock: () => new Date(),
      log: { info: () => undefined, warn: () => undefined },
      timeout: 5,
    })
    expect(await provider.current()).toEqual(shippedRates)
  })

  it('logs the host and never the rest of the address, which may contain a key', async () => {
    const { settled, warnings } = setting(unreachable)
    await settled()
    expect(JSON.stringify(warnings)).toContain('rates.example')
    expect(JSON.stringify(warnings)).not.toContain('secret')
  })
})

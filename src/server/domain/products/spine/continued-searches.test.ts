import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createContinuedSearches } from './continued-searches.ts'

/** A supplier that answers when the test lets it, and the searches that it received. */
function slowSupplier() {
  const signals: AbortSignal[] = []
  const waiting: ((offers: string[]) => void)[] = []
  async function* search(signal: AbortSignal) {
    signals.push(signal)
    for (const isLast of [false, true]) {
      const offers = await new Promise<string[]>((resolve, reject) => {
        waiting.push(resolve)
        signal.addEventListener('abort', () => reject(signal.reason))
      })
      yield { offers, isLast }
    }
  }
  const answer = async (...offers: string[]) => {
    await vi.waitFor(() => expect(waiting).not.toHaveLength(0))
    waiting.shift()?.(offers)
  }
  return { search, signals, answer }
}

async function offersOf(search: AsyncIterable<{ offers: readonly string[] }> | null) {
  const offers: string[] = []
  for await (const batch of search ?? []) offers.push(...batch.offers)
  return offers
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a search that a page begins', () => {
  it('asks the supplier once, and its second reader receives every batch', async () => {
    const { search, signals, answer } = slowSupplier()
    const searches = createContinuedSearches<string>()
    const page = searches.begin('visit 1', search)
    const first = page.next()
    await answer('a', 'b')
    expect((await first).value).toEqual({ offers: ['a', 'b'], isLast: false })
    await page.return()
    const browser = offersOf(searches.resume('visit 1'))
    await answer('c')
    expect(await browser).toEqual(['a', 'b', 'c'])
    expect(signals).toHaveLength(1)
  })

  it('is resumed once, by its own key alone, and not after the page has all of it', async () => {
    const { search } = slowSupplier()
    const searches = createContinuedSearches<string>()
    const page = searches.begin('visit 1', search)
    void page.next()
    expect(searches.resume('visit 2')).toBeNull()
    expect(searches.resume('visit 1')).not.toBeNull()
    expect(searches.resume('visit 1')).toBeNull()

    const other = slowSupplier()
    const whole = offersOf(searches.begin('visit 3', other.search))
    await other.answer('a')
    await other.answer('b')
    await whole
    expect(searches.resume('visit 3')).toBeNull()
  })

  it('stops after 15 seconds if no browser resumes it', async () => {
    const { search, signals } = slowSupplier()
    const searches = createContinuedSearches<string>()
    const page = searches.begin('visit 1', search)
    page.next().catch(() => undefined)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(signals[0]?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(signals[0]?.aborted).toBe(true)
    expect(searches.resume('visit 1')).toBeNull()
  })

  it('stops when the reader who resumed it leaves', async () => {
    const { search, signals, answer } = slowSupplier()
    const searches = createContinuedSearches<string>()
    void searches.begin('visit 1', search).next()
    const browser = searches.resume('visit 1')
    const first = browser?.next()
    await answer('a')
    await first
    await browser?.return()
    expect(signals[0]?.aborted).toBe(true)
  })

  it('passes the failure of the supplier to each reader', async () => {
    const searches = createContinuedSearches<string>()
    const failing = async function* () {
      yield { offers: ['a'], isLast: false }
      throw new Error('supplier down')
    }
    const page = searches.begin('visit 1', failing)
    await page.next()
    await expect(page.next()).rejects.toThrow('supplier down')
    await expect(offersOf(searches.resume('visit 1'))).rejects.toThrow('supplier down')
  })

  it('is one of at most 100 that wait; the oldest stops first', async () => {
    const { search, signals } = slowSupplier()
    const searches = createContinuedSearches<string>()
    for (let visit = 0; visit <= 100; visit += 1) {
      searches
        .begin(`visit ${visit}`, search)
        .next()
        .catch(() => undefined)
    }
    expect(signals.map(({ aborted }) => aborted).indexOf(false)).toBe(1)
    expect(searches.resume('visit 0')).toBeNull()
    expect(searches.resume('visit 1')).not.toBeNull()
  })
})

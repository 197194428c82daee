import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageContext } from '../../contract/page.ts'
import { syncPublishedVersion } from './sync-published-version.ts'

const pageOf = (version: number) => ({ agency: { version } }) as unknown as PageContext

/** A page at version 1; the site's servers give these answers in turn. */
function following(answers: (number | Error)[]) {
  let shown = pageOf(1)
  const request = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return pageOf(answer ?? 0)
  })
  const show = vi.fn(async (next: PageContext) => {
    shown = next
  })
  return {
    ask: request,
    show,
    version: () => shown.agency.version,
    ...syncPublishedVersion({ shown: () => shown, request, show }),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('version updates', () => {
  it('requests an announced version once, after a random delay', async () => {
    const page = following([2])
    page.follow(2)
    page.follow(2)
    expect(page.ask).not.toHaveBeenCalled()
    await later(250)
    expect(page.version()).toBe(2)
    page.follow(2)
    await later(1_000)
    expect(page.ask).toHaveBeenCalledTimes(1)
  })

  it('retries if the server that answered does not know the version yet', async () => {
    const page = following([1, 1, 2])
    page.follow(2)
    await later(2_000)
    expect(page.version()).toBe(2)
    expect(page.show).toHaveBeenCalledTimes(1)
  })

  it('accepts the available version if the announced one never comes, and stops', async () => {
    const page = following([3])
    page.follow(2)
    await later(60_000)
    expect(page.version()).toBe(3)
    const { length } = page.ask.mock.calls
    await later(600_000)
    expect(page.ask).toHaveBeenCalledTimes(length)
  })

  it('ends at the newest of two versions published during a request', async () => {
    const page = following([2, 3])
    page.follow(2)
    page.follow(3)
    await later(2_000)
    expect(page.version()).toBe(3)
  })

  it('retries failures with increasing delays', async () => {
    const page = following([new Error('offline'), new Error('offline'), 2])
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    page.follow(2)
    await later(1_000)
    expect(page.ask).toHaveBeenCalledTimes(1)
    await later(8_000)
    expect(page.ask).toHaveBeenCalledTimes(2)
    await later(20_000)
    expect(page.version()).toBe(2)
  })

  it('requests the version of another answer once every server knows it', async () => {
    const page = following([2])
    page.recheck(2)
    await later(900)
    expect(page.ask).not.toHaveBeenCalled()
    await later(500)
    expect(page.version()).toBe(2)
  })

  it('is not set back by an answer of an outdated server', async () => {
    const page = following([2])
    page.follow(2)
    await later(300)
    page.recheck(1)
    await later(60_000)
    expect(page.version()).toBe(2)
    expect(page.show).toHaveBeenCalledTimes(1)
  })

  it('requests nothing after its end', async () => {
    const page = following([2])
    page.recheck(2)
    page.follow(2)
    page.end()
    await later(60_000)
    expect(page.ask).not.toHaveBeenCalled()
    expect(page.version()).toBe(1)
  })
})

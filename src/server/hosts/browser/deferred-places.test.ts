import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withDeferredPlaces } from './deferred-places.ts'

const answers: Readonly<Record<string, () => Response>> = {
  '/academy': () => new Response(null, { status: 302, headers: { location: '/' } }),
  '/about': () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
}

/** `needs`: every request needs a place; `slow`: all answers arrive together, and only `/api/suggest` needs a place. */
function setUp({ needs = false, slow = false } = {}) {
  const done: string[] = []
  let isThere = false
  let missed = 0
  const late = {
    missed: () => missed,
    async ready() {
      if (!isThere) done.push('fetched')
      isThere = true
    },
  }
  const held = Promise.withResolvers<void>()
  const answer = withDeferredPlaces(async ({ url }) => {
    const { pathname } = new URL(url)
    const isMissing = !isThere && (needs || (slow && pathname === '/api/suggest'))
    if (isMissing) missed += 1
    done.push(pathname)
    if (slow) await held.promise
    return isMissing ? new Response(null, { status: 500 }) : (answers[pathname]?.() ?? new Response())
  }, late)
  const ask = (path: string, init?: RequestInit) => answer(new Request(`http://site.example${path}`, init))
  return { done, ask, goOn: () => held.resolve() }
}

describe('a geography that loads later', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is fetched once, after the first page', async () => {
    const { done, ask } = setUp()
    expect((await ask('/about')).status).toBe(200)
    await ask('/api/user/session')
    expect(done).toEqual(['/about', '/api/user/session'])
    await vi.advanceTimersByTimeAsync(3000)
    expect(done).toEqual(['/about', '/api/user/session', 'fetched'])
  })

  it('is awaited by every unsafe request', async () => {
    const { done, ask } = setUp()
    await ask('/api/bookings', { method: 'POST', body: '{}' })
    expect(done).toEqual(['fetched', '/api/bookings'])
  })

  it('is awaited by a read that needs it, which is then repeated', async () => {
    const { done, ask } = setUp({ needs: true })
    expect((await ask('/api/suggest')).status).toBe(200)
    expect(done).toEqual(['/api/suggest', 'fetched', '/api/suggest'])
  })

  it('repeats no redirect and no successful answer', async () => {
    const { done, ask, goOn } = setUp({ slow: true })
    const asked = ['/academy', '/api/user/session', '/about', '/api/suggest'].map((path) => ask(path))
    goOn()
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([302, 200, 200, 200])
    const times = (path: string) => done.filter((one) => one === path).length
    expect([times('/academy'), times('/api/user/session'), times('/api/suggest')]).toEqual([1, 1, 2])
    // A page may have been rendered without it.
    expect(times('/about')).toBe(2)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withDeferredPlaces } from './deferred-places.ts'

const answers: Readonly<Record<string, () => Response>> = {
  '/academy': () => new Response(null, { status: 302, headers: { location: '/' } }),
  '/about': () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
}

/** `needs`: whatever is asked for needs a place; `slow`: all answers come at once, and `/api/suggest` needs one. */
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

describe('places that come late', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('are fetched once, when the first page has had its time', async () => {
    const { done, ask } = setUp()
    expect((await ask('/about')).status).toBe(200)
    await ask('/api/user/session')
    expect(done).toEqual(['/about', '/api/user/session'])
    await vi.advanceTimersByTimeAsync(3000)
    expect(done).toEqual(['/about', '/api/user/session', 'fetched'])
  })

  it('are waited for by whatever does something', async () => {
    const { done, ask } = setUp()
    await ask('/api/bookings', { method: 'POST', body: '{}' })
    expect(done).toEqual(['fetched', '/api/bookings'])
  })

  it('are waited for by what is read and needs them, which is answered anew', async () => {
    const { done, ask } = setUp({ needs: true })
    expect((await ask('/api/suggest')).status).toBe(200)
    expect(done).toEqual(['/api/suggest', 'fetched', '/api/suggest'])
  })

  it('keep nobody’s answer but that of what missed them: what leads on, and what was had, is asked for once', async () => {
    const { done, ask, goOn } = setUp({ slow: true })
    const asked = ['/academy', '/api/user/session', '/about', '/api/suggest'].map((path) => ask(path))
    goOn()
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([302, 200, 200, 200])
    const times = (path: string) => done.filter((one) => one === path).length
    expect([times('/academy'), times('/api/user/session'), times('/api/suggest')]).toEqual([1, 1, 2])
    // A page may have been drawn without.
    expect(times('/about')).toBe(2)
  })
})

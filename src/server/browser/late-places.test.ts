import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withLatePlaces } from './late-places.ts'

function setUp({ needs = false } = {}) {
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
  const answer = withLatePlaces(async ({ url }) => {
    const { pathname } = new URL(url)
    if (needs && !isThere) missed += 1
    done.push(pathname)
    return new Response(null, { status: needs && !isThere ? 500 : 200 })
  }, late)
  const ask = (path: string, init?: RequestInit) => answer(new Request(`http://site.example${path}`, init))
  return { done, ask }
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
})

import { describe, expect, it } from 'vitest'
import { withLatePlaces } from './late-places.ts'

function setUp({ pageNeeds = false } = {}) {
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
    if (pageNeeds && !isThere) missed += 1
    done.push(pathname)
    return new Response(null, { status: pageNeeds && !isThere ? 500 : 200 })
  }, late)
  const get = (path: string, init?: RequestInit) => answer(new Request(`http://site.example${path}`, init))
  return { done, get }
}

describe('places that come late', () => {
  it('are fetched after the first page', async () => {
    const { done, get } = setUp()
    expect((await get('/about')).status).toBe(200)
    expect(done).toEqual(['/about', 'fetched'])
  })

  it('are waited for by calls, and by whatever is sent', async () => {
    const read = setUp()
    await read.get('/api/currencies')
    expect(read.done).toEqual(['fetched', '/api/currencies'])
    const sent = setUp()
    await sent.get('/booking/answer', { method: 'POST', body: 'yes' })
    expect(sent.done).toEqual(['fetched', '/booking/answer'])
  })

  it('are waited for by a page that needs them, which is drawn anew', async () => {
    const { done, get } = setUp({ pageNeeds: true })
    expect((await get('/near')).status).toBe(200)
    expect(done).toEqual(['/near', 'fetched', '/near'])
  })
})

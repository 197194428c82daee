import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appHandlers } from './msw.ts'
import { openTestApp } from './testing-app.ts'

const origin = 'http://aurora.localhost:4000'
const server = setupServer()

beforeAll(async () => {
  const { app } = await openTestApp()
  server.use(...appHandlers(app, { origin }))
  server.listen({ onUnhandledFrame: 'error' })
})

afterAll(() => server.close())

describe('the app behind Mock Service Worker', () => {
  it("answers a page's fetches to its own origin", async () => {
    const response = await fetch(`${origin}/api/agency`)
    expect(await response.json()).toMatchObject({ agency: { subdomain: 'aurora' } })
  })

  it('answers POST calls as those of the page at that origin', async () => {
    const response = await fetch(`${origin}/api/v2/hotel/auto-suggest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'livery' },
      body: JSON.stringify({ text: 'Lisbon' }),
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ allData: [{ name: 'Lisbon' }, ...Array(7).fill({})] })
  })

  it('stores the session between calls as a browser does', async () => {
    const signIn = await fetch(`${origin}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'livery' },
      body: JSON.stringify({ email: 'owner@test.example', password: 'correct horse battery' }),
    })
    expect(signIn.status).toBe(200)
    const session = await fetch(`${origin}/api/user/session`)
    expect(await session.json()).toMatchObject({ session: { signedIn: true } })
    const signOut = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'livery' },
    }
    expect((await fetch(`${origin}/api/user/logout`, signOut)).status).toBe(200)
    const after = await fetch(`${origin}/api/user/session`)
    expect(await after.json()).toMatchObject({ session: { signedIn: false } })
  })

  it('passes errors on unchanged', async () => {
    const response = await fetch(`${origin}/api/none`)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
  })
})

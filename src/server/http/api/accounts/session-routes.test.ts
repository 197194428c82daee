import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, testPassword } from '../../../hosts/testing-app.ts'

interface Entry {
  id: string
  current: boolean
  browser: string
  system: string
  device: string
  address: string
}

const phone =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

let app: TestApp
let here: string
let there: string

beforeEach(async () => {
  app = await openTestApp()
  there = await signInWith(phone)
  here = await app.signIn('traveller@test.example')
})

async function signInWith(userAgent: string): Promise<string> {
  const response = await app.call('/api/user/login', {
    method: 'POST',
    body: { email: 'traveller@test.example', password: testPassword },
    headers: { 'user-agent': userAgent },
  })
  const cookie = response.headers.getSetCookie().find((one) => one.includes('livery_session='))
  return cookie?.split(';')[0] ?? ''
}

async function list(cookie = here): Promise<Entry[]> {
  const response = await app.call('/api/user/sessions', { headers: { cookie } })
  return ((await response.json()) as { data: Entry[] }).data
}

const end = (path: string, cookie = here) =>
  app.call(`/api/user/sessions${path}`, { method: 'DELETE', headers: { cookie } })

describe("a person's sessions", () => {
  it('are described by browser and network, with the current one marked', async () => {
    const sessions = await list()
    expect(sessions).toHaveLength(2)
    expect(sessions.find(({ current }) => !current)).toEqual({
      id: expect.any(String),
      current: false,
      createdAt: '2026-03-10T12:00:00.000Z',
      lastSeenAt: '2026-03-10T12:00:00.000Z',
      browser: 'Chrome',
      system: 'Android',
      device: 'phone',
      address: '192.0.2.0/24',
    })
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
  })

  it('never contain the token or its stored form', async () => {
    const text = await (await app.call('/api/user/sessions', { headers: { cookie: here } })).text()
    for (const cookie of [here, there]) expect(text).not.toContain(cookie.split('=')[1])
  })

  it('can be ended one by one', async () => {
    const other = (await list()).find(({ current }) => !current)
    const response = await end(`/${other?.id}`)
    expect(((await response.json()) as { data: Entry[] }).data).toHaveLength(1)
    expect((await app.call('/api/user/session', { headers: { cookie: there } })).status).toBe(401)
    expect((await app.call('/api/user/session', { headers: { cookie: here } })).status).toBe(200)
  })

  it('can be ended everywhere but here', async () => {
    const owner = await app.signIn('owner@test.example')
    expect(await (await end('')).json()).toMatchObject({ data: [{ current: true }] })
    expect((await app.call('/api/user/session', { headers: { cookie: there } })).status).toBe(401)
    expect((await app.call('/api/user/session', { headers: { cookie: owner } })).status).toBe(200)
  })

  it('can be ended here too, which removes the cookie', async () => {
    const own = (await list()).find(({ current }) => current)
    const response = await end(`/${own?.id}`)
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-livery_session=; Max-Age=0/)
    expect((await app.call('/api/user/session', { headers: { cookie: here } })).status).toBe(401)
  })

  it('of other people do not exist for the caller', async () => {
    const owner = await app.signIn('owner@test.example')
    const [foreign] = await list(owner)
    const answers = await Promise.all(
      [`/${foreign?.id}`, '/00000000-0000-4000-8000-000000000000', '/none', '/%00'].map((path) => end(path)),
    )
    const [first, second] = await Promise.all(
      answers.slice(0, 2).map(async (one) => ({ ...((await one.json()) as object), instance: '' })),
    )
    expect(answers.slice(0, 3).map(({ status }) => status)).toEqual([404, 404, 404])
    expect(answers[3]?.status).toBeLessThan(500)
    expect(first).toEqual(second)
    expect((await app.call('/api/user/session', { headers: { cookie: owner } })).status).toBe(200)
  })

  it('are refused without a session', async () => {
    expect((await app.call('/api/user/sessions')).status).toBe(401)
    expect((await end('', '')).status).toBe(401)
  })
})

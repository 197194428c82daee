import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, testNow } from '../../../hosts/testing-app.ts'
import { testAccounts } from './testing-accounts.ts'

let now = testNow
let app: TestApp
let accounts: ReturnType<typeof testAccounts>
beforeAll(async () => {
  const academyUrl = 'https://academy.example/start?from=livery'
  app = await openTestApp({ clock: () => now }, { aurora: { academyUrl }, meridian: {} })
  accounts = testAccounts(app)
})

const visit = (cookie = '', host?: string) =>
  app.call('/academy', { headers: { cookie }, ...(host === undefined ? {} : { host }) })

/** The token that the academy receives. */
async function handedOver(cookie: string): Promise<string> {
  const location = new URL((await visit(cookie)).headers.get('location') ?? '')
  expect(location.origin + location.pathname).toBe('https://academy.example/start')
  expect(location.searchParams.get('from')).toBe('livery')
  return location.searchParams.get('token') ?? ''
}

describe('the academy link', () => {
  it('sends a visitor to the log-in first', async () => {
    const response = await visit()
    expect([response.status, response.headers.get('location')]).toEqual([302, '/login?redirect=%2Facademy'])
  })

  it('is refused to travellers, and at an agency without an academy', async () => {
    expect((await visit(await app.signIn('traveller@test.example'))).status).toBe(403)
    const host = 'meridian.localhost:4000'
    expect((await visit(await app.signIn('owner@test.example', host), host)).status).toBe(404)
  })

  // §2.6.5
  it('carries a token that is not the session’s, valid once and for a minute', async () => {
    const cookie = await app.signIn('sales@test.example')
    const token = await handedOver(cookie)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(cookie).not.toContain(token)
    const response = await accounts.post('handover', { token })
    expect(await response.json()).toEqual({
      data: {
        id: expect.any(String),
        userType: 'SalesAgent',
        personal_info: { first_name: 'Ada', last_name: 'Test', email: 'sales@test.example' },
        isRewardWalletEnable: false,
      },
    })
    const again = await accounts.post('handover', { token })
    expect(await accounts.problemOf(again)).toEqual({ status: 422, code: 'token_invalid' })
    const late = await handedOver(cookie)
    now = new Date(testNow.getTime() + 60_000)
    expect((await accounts.post('handover', { token: late })).status).toBe(422)
    now = testNow
  })

  it("gives access to the person's identity alone, and to nothing at another agency", async () => {
    const token = await handedOver(await app.signIn('admin@test.example'))
    const session = await app.call('/api/user/session', {
      headers: { cookie: `__Host-livery_session=${token}` },
    })
    expect(session.status).toBe(401)
    expect((await accounts.post('verify', { token })).status).toBe(422)
    const elsewhere = await accounts.post('handover', { token }, { host: 'meridian.localhost:4000' })
    expect(elsewhere.status).toBe(422)
  })

  it('is never cached, and sends no referrer', async () => {
    const response = await visit(await app.signIn('owner@test.example'))
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { attemptLimits } from '../../../domain/accounts/attempts.ts'
import { DEVICE_SECONDS } from '../../../domain/accounts/device-repository.ts'
import { openTestApp, type TestApp, testNow, testPassword } from '../../../hosts/testing-app.ts'
import { testAccounts } from './testing-accounts.ts'

const owner = 'owner@test.example'
const admin = 'admin@test.example'
const meridian = 'meridian.localhost:4000'

let app: TestApp
let now = testNow
let accounts: ReturnType<typeof testAccounts>
beforeEach(async () => {
  now = testNow
  app = await openTestApp({ clock: () => now })
  accounts = testAccounts(app)
})

const logIn = (email: string, cookie = '', password = testPassword, options: object = {}) =>
  accounts.post('login', { email, password }, { headers: { cookie }, ...options })

const setCookie = (response: Response) =>
  response.headers.getSetCookie().find((one) => one.startsWith('__Host-livery_device='))
const deviceOf = (response: Response) => setCookie(response)?.split(';')[0] ?? ''

/** Signs in and out, and returns the device cookie that remains. */
async function knownBrowser(email = owner, cookie = '', options: object = {}): Promise<string> {
  const signedIn = await logIn(email, cookie, testPassword, options)
  expect(signedIn.status).toBe(200)
  const session = accounts.sessionCookie(signedIn)
  const out = await accounts.post('logout', {}, { headers: { cookie: session }, ...options })
  expect(setCookie(out)).toBeUndefined()
  return deviceOf(signedIn)
}

/** Wrong passwords from strangers, each in another network. */
async function strangers(email: string, times: number = attemptLimits.perAccount): Promise<number> {
  let status = 0
  for (let i = 0; i < times; i += 1) {
    const info = { remoteAddress: `198.51.100.${i}` }
    status = (await logIn(email, '', 'wrong', { info })).status
  }
  return status
}

/** Wrong passwords in one browser. */
async function wrong(email: string, cookie: string, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < times; i += 1) statuses.push((await logIn(email, cookie, 'wrong')).status)
  return statuses
}

describe('a known browser of an account', () => {
  it('can sign in while strangers have locked the account for every other browser', async () => {
    const device = await knownBrowser()
    await strangers(owner)
    expect((await logIn(owner)).status).toBe(429)
    expect((await logIn(owner, device)).status).toBe(200)
  })

  it('can sign in from an address without attempts left', async () => {
    const device = await knownBrowser()
    const { attempts } = await accounts.peopleOf()
    for (let i = 0; i < attemptLimits.perAddress; i += 1) {
      await attempts.begin('signIn', `spray-${i}@test.example`, '192.0.2.1')
    }
    expect((await logIn(owner)).status).toBe(429)
    expect((await logIn(owner, '', testPassword, { host: meridian })).status).toBe(200)
    expect((await logIn(owner, device)).status).toBe(200)
  })

  it('has ten attempts, and is counted as unknown after that', async () => {
    const device = await knownBrowser()
    await strangers(owner, 5)
    const statuses = await wrong(owner, device, 16)
    expect(statuses).toEqual([...Array(15).fill(422), 429])
    expect((await logIn(owner, device)).status).toBe(429)
    now = new Date(now.getTime() + attemptLimits.windowSeconds * 1000)
    expect((await logIn(owner, device)).status).toBe(200)
  })

  it('is refused for the shorter of the two waits', async () => {
    const device = await knownBrowser()
    await wrong(owner, device, attemptLimits.perAccount)
    now = new Date(now.getTime() + 60_000)
    await strangers(owner)
    const [known, unknown] = [await logIn(owner, device), await logIn(owner)]
    expect([known, unknown].map(({ headers }) => headers.get('retry-after'))).toEqual(['840', '900'])
  })

  it("uses up nothing of other browsers' attempts", async () => {
    const device = await knownBrowser()
    await wrong(owner, device, attemptLimits.perAccount)
    expect(await strangers(owner)).toBe(422)
    expect(await strangers(owner, 1)).toBe(429)
  })

  it('gets no further attempts when another account signs in there in between', async () => {
    let device = await knownBrowser(owner, await knownBrowser(admin))
    await strangers(owner)
    expect(await wrong(owner, device, attemptLimits.perAccount)).not.toContain(429)
    device = await knownBrowser(admin, device)
    expect(await wrong(owner, device, 1)).toEqual([429])
    // Both accounts are still known in this browser.
    await strangers(admin)
    expect((await logIn(admin, device)).status).toBe(200)
  })

  it('can reset the password while strangers have used up the requests', async () => {
    const device = await knownBrowser()
    const ask = (cookie: string) =>
      accounts.post('forgot-password', { email: owner }, { headers: { cookie } })
    for (let i = 0; i < attemptLimits.perAccount; i += 1) await ask('')
    expect((await ask('')).status).toBe(429)
    expect((await ask(device)).status).toBe(202)
  })
})

describe('a device cookie', () => {
  it('is HttpOnly, lasts half a year, changes at each sign-in, and survives a log-out', async () => {
    const first = await logIn(owner)
    expect(setCookie(first)).toMatch(
      /^__Host-livery_device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const second = await logIn(owner, deviceOf(first))
    expect(deviceOf(second)).not.toBe(deviceOf(first))
    await strangers(owner)
    expect((await logIn(owner, deviceOf(first))).status).toBe(429)
    expect((await logIn(owner, deviceOf(second))).status).toBe(200)
  })

  it.each([
    ['of another account', () => knownBrowser(admin)],
    ['of another agency', () => knownBrowser(owner, '', { host: meridian })],
    ['that was made up', async () => `__Host-livery_device=${'a'.repeat(43)}`],
    ['without its prefix', async () => (await knownBrowser()).replace('__Host-', '')],
  ])('is ignored with %s', async (_, cookie) => {
    const device = await cookie()
    await strangers(owner)
    expect((await logIn(owner, device)).status).toBe(429)
  })

  it('is void after half a year without a sign-in', async () => {
    const device = await knownBrowser()
    now = new Date(now.getTime() + DEVICE_SECONDS * 1000)
    await strangers(owner)
    expect((await logIn(owner, device)).status).toBe(429)
  })

  it('grants no session and is set by no refusal, with or without an account', async () => {
    const device = await knownBrowser()
    expect((await app.call('/api/user/profile', { headers: { cookie: device } })).status).toBe(401)
    for (const email of [owner, 'nobody@test.example']) {
      const refused = await logIn(email, device, 'wrong')
      expect([refused.status, refused.headers.getSetCookie().join()]).toEqual([
        422,
        expect.not.stringContaining('device'),
      ])
    }
  })

  it('is set by the link of a sign-up and of an invitation', async () => {
    const nia = {
      firstName: 'Nia',
      lastName: 'New',
      email: 'nia@test.example',
      password: 'a good long password',
    }
    const joined = await accounts.join(nia)
    await strangers(nia.email)
    expect((await logIn(nia.email, deviceOf(joined), nia.password)).status).toBe(200)

    const email = 'ines@test.example'
    const invited = { firstName: 'Ines', lastName: 'Two', email, userType: 'SalesAgent' }
    const headers = { cookie: await app.signIn(owner) }
    await app.call('/api/users/agents', { method: 'POST', body: invited, headers })
    const token = await accounts.tokenFor(email)
    const taken = await accounts.post('new-password', { token, password: 'nine quiet herons' })
    await strangers(email)
    expect((await logIn(email, deviceOf(taken), 'nine quiet herons')).status).toBe(200)
  })
})

describe('a new password forgets every other browser', () => {
  it('when it is changed', async () => {
    const elsewhere = await knownBrowser()
    const cookie = await app.signIn(owner)
    const body = { current: testPassword, password: 'nine quiet herons' }
    const changed = await accounts.post('password', body, { headers: { cookie } })
    expect(changed.status).toBe(200)
    await strangers(owner)
    expect((await logIn(owner, elsewhere, body.password)).status).toBe(429)
    expect((await logIn(owner, deviceOf(changed), body.password)).status).toBe(200)
  })

  it('when a mailed link sets it', async () => {
    const elsewhere = await knownBrowser()
    await accounts.post('forgot-password', { email: owner })
    const body = { token: await accounts.tokenFor(owner), password: 'nine quiet herons' }
    const set = await accounts.post('new-password', body)
    await strangers(owner)
    expect((await logIn(owner, elsewhere, body.password)).status).toBe(429)
    expect((await logIn(owner, deviceOf(set), body.password)).status).toBe(200)
  })
})

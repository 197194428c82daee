import { beforeAll, describe, expect, it } from 'vitest'
import { passwordReasons } from '../../../../contract/password-rule.ts'
import { openTestApp, type TestApp, testNow, testPassword } from '../../../hosts/testing-app.ts'
import { testAccounts } from './testing-accounts.ts'

const chosen = 'seven sheep on a hill'

let now = testNow
let app: TestApp
let accounts: ReturnType<typeof testAccounts>
beforeAll(async () => {
  app = await openTestApp({ clock: () => now })
  accounts = testAccounts(app)
})

const isSignedIn = async (cookie: string) =>
  (await app.call('/api/user/session', { headers: { cookie } })).status === 200

describe('a forgotten password', () => {
  it('gets one answer for known and unknown addresses, and mail only for known ones', async () => {
    const known = await accounts.post('forgot-password', { email: 'Traveller@test.example' })
    const unknown = await accounts.post('forgot-password', { email: 'stranger@test.example' })
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
    expect(await accounts.mailsTo('stranger@test.example')).toEqual([])
    expect((await accounts.mailsTo('traveller@test.example'))[0]).toMatchObject({
      kind: 'reset',
      language: 'de',
      subject: 'Neues Passwort festlegen',
    })
  })

  it('is replaced by the link once: every session ends, and a new one starts', async () => {
    const before = await app.signIn('traveller@test.example')
    await accounts.post('forgot-password', { email: 'traveller@test.example' })
    const token = await accounts.tokenFor('traveller@test.example')
    const response = await accounts.post('new-password', { token, password: chosen })
    expect(await response.json()).toMatchObject({ session: { signedIn: true, userType: 'Traveller' } })
    expect(await isSignedIn(accounts.sessionCookie(response))).toBe(true)
    expect(await isSignedIn(before)).toBe(false)
    const email = 'traveller@test.example'
    expect((await accounts.post('login', { email, password: testPassword })).status).toBe(422)
    expect((await accounts.post('login', { email, password: chosen })).status).toBe(200)
    const again = await accounts.post('new-password', { token, password: 'another long password' })
    expect(await accounts.problemOf(again)).toEqual({ status: 422, code: 'token_invalid' })
    expect((await accounts.mailsTo(email))[0]).toMatchObject({ kind: 'passwordChanged' })
  })

  it.each([
    ['short', passwordReasons.short],
    ['Restricted@test.example', passwordReasons.email],
    ['qwertyuiop', passwordReasons.common],
  ])('is not replaced by %s, and the link remains valid', async (password, reason) => {
    await accounts.post('forgot-password', { email: 'restricted@test.example' })
    const token = await accounts.tokenFor('restricted@test.example')
    const response = await accounts.post('new-password', { token, password })
    expect(await accounts.problemOf(response)).toMatchObject({
      status: 422,
      errors: [{ field: 'password', reason }],
    })
    const agency = await accounts.peopleOf()
    expect(await agency.accountTokens.peek(token, 'reset')).not.toBeNull()
  })

  it('has a link that works once, for an hour, at its own agency', async () => {
    await accounts.post('forgot-password', { email: 'admin@test.example' })
    const token = await accounts.tokenFor('admin@test.example')
    const tries = [
      () => accounts.post('new-password', { token, password: chosen }, { host: 'meridian.localhost:4000' }),
      () => accounts.post('verify', { token }),
      () => accounts.post('handover', { token }),
      () => accounts.post('new-password', { token: "' or true --", password: chosen }),
    ]
    for (const attempt of tries) {
      expect(await accounts.problemOf(await attempt())).toEqual({ status: 422, code: 'token_invalid' })
    }
    now = new Date(testNow.getTime() + 3_600_000)
    expect((await accounts.post('new-password', { token, password: chosen })).status).toBe(422)
    now = testNow
    expect((await accounts.post('new-password', { token, password: chosen })).status).toBe(200)
    expect((await accounts.post('new-password', { token, password: chosen })).status).toBe(422)
  })

  it('is set by the newest link alone', async () => {
    const email = 'restricted@test.example'
    const links: string[] = []
    // The earlier mails of this file have used up the first fifteen minutes.
    now = new Date(testNow.getTime() + 20 * 60_000)
    for (let time = 0; time < 3; time += 1) {
      await accounts.post('forgot-password', { email })
      links.push(await accounts.tokenFor(email))
    }
    const [first, second, newest] = links
    expect(new Set(links).size).toBe(3)
    for (const token of [first, second]) {
      const refused = await accounts.post('new-password', { token, password: chosen })
      expect(await accounts.problemOf(refused)).toEqual({ status: 422, code: 'token_invalid' })
    }
    expect((await accounts.post('new-password', { token: newest, password: chosen })).status).toBe(200)
    now = testNow
  })

  it('verifies an address that was never verified', async () => {
    const email = 'unproved@test.example'
    await accounts.post('signup', {
      firstName: 'Uma',
      lastName: 'U',
      email,
      password: 'another long password',
    })
    await accounts.post('forgot-password', { email })
    const token = await accounts.tokenFor(email)
    expect((await accounts.post('new-password', { token, password: chosen })).status).toBe(200)
    expect((await accounts.post('login', { email, password: chosen })).status).toBe(200)
  })

  it('can be requested ten times in fifteen minutes, known or not', async () => {
    for (const email of ['sales@test.example', 'stranger-2@test.example']) {
      const statuses = []
      for (let i = 0; i < 11; i += 1)
        statuses.push((await accounts.post('forgot-password', { email })).status)
      expect(statuses).toEqual([...Array(10).fill(202), 429])
    }
  })
})

describe('an invitation', () => {
  const invite = (email: string, cookie: string, userType = 'SalesAgent') =>
    app.call('/api/users/agents', {
      method: 'POST',
      body: { email, firstName: 'Ines', lastName: 'Invited', userType },
      headers: { cookie },
    })

  it('mails a link that sets the first password and lets the agent in', async () => {
    const owner = await app.signIn('owner@test.example')
    expect((await invite('ines@test.example', owner)).ok).toBe(true)
    const [mail] = await accounts.mailsTo('ines@test.example')
    expect(mail).toMatchObject({ kind: 'invite', subject: 'Ada Test invites you to aurora' })
    expect(mail?.text).toContain('Your role: sales agent')
    const token = await accounts.tokenFor('ines@test.example')
    const response = await accounts.post('new-password', { token, password: chosen })
    expect(await response.json()).toMatchObject({ session: { userType: 'SalesAgent', isTravelAgent: true } })
    expect((await accounts.post('login', { email: 'ines@test.example', password: chosen })).status).toBe(200)
    expect((await accounts.mailsTo('ines@test.example')).map(({ kind }) => kind)).toEqual(['invite'])
  })

  it('makes a traveller an agent when accepted, and not by a sign-up', async () => {
    const email = 'willing@test.example'
    await accounts.join({
      ...{ firstName: 'Will', lastName: 'W', password: 'another long password' },
      email,
    })
    const owner = await app.signIn('owner@test.example')
    await invite(email, owner, 'Admin')
    const token = await accounts.tokenFor(email)
    const login = await accounts.post('login', { email, password: 'another long password' })
    expect(await login.json()).toMatchObject({ session: { userType: 'Traveller' } })
    const taken = await accounts.post('new-password', { token, password: chosen })
    expect(await taken.json()).toMatchObject({ session: { userType: 'Admin', isTravelAgent: true } })
    expect(await isSignedIn(accounts.sessionCookie(login))).toBe(false)
  })

  it('is not accepted by a sign-up: the account remains the invited person’s', async () => {
    const email = 'staff@test.example'
    await invite(email, await app.signIn('owner@test.example'), 'Admin')
    const token = await accounts.tokenFor(email)
    await accounts.post('signup', {
      firstName: 'Mal',
      lastName: 'M',
      email,
      password: 'another long password',
    })
    expect((await accounts.mailsTo(email))[0]).toMatchObject({ kind: 'accountExists' })
    await accounts.post('verification', { email })
    expect((await accounts.mailsTo(email))[0]).toMatchObject({ kind: 'accountExists' })
    expect((await accounts.post('login', { email, password: 'another long password' })).status).toBe(422)
    expect((await accounts.post('new-password', { token, password: chosen })).status).toBe(200)
  })
})

describe('a change of password', () => {
  let mine: TestApp
  let calls: ReturnType<typeof testAccounts>
  beforeAll(async () => {
    mine = await openTestApp()
    calls = testAccounts(mine)
  })
  const change = (cookie: string, body: object) => calls.post('password', body, { headers: { cookie } })

  it('needs a signed-in user', async () => {
    const response = await calls.post('password', { current: testPassword, password: chosen })
    expect(await calls.problemOf(response)).toEqual({ status: 401, code: 'unauthenticated' })
  })

  it('needs the current password, names the wrong field, and is limited to ten attempts', async () => {
    const cookie = await mine.signIn('sales@test.example')
    const body = { current: 'wrong', password: chosen }
    expect(await calls.problemOf(await change(cookie, body))).toEqual({
      status: 422,
      code: 'validation_failed',
      errors: [{ field: 'current', reason: 'is not the current password' }],
    })
    for (let i = 0; i < 9; i += 1) await change(cookie, body)
    const late = await change(cookie, { current: testPassword, password: chosen })
    expect([late.status, late.headers.has('retry-after')]).toEqual([429, true])
  })

  it('ends every other session, renews this one, and is mailed and audited', async () => {
    const [here, there] = [await mine.signIn('owner@test.example'), await mine.signIn('owner@test.example')]
    const response = await change(here, { current: testPassword, password: chosen })
    expect(response.status).toBe(200)
    const cookie = calls.sessionCookie(response)
    const status = async (held: string) =>
      (await mine.call('/api/user/session', { headers: { cookie: held } })).status
    expect([await status(cookie), await status(here), await status(there)]).toEqual([200, 401, 401])
    expect((await calls.mailsTo('owner@test.example'))[0]).toMatchObject({ kind: 'passwordChanged' })
    const { audit } = await calls.peopleOf()
    expect(await audit.latest(1)).toMatchObject([{ action: 'user.password' }])
  })

  it('voids the links that were mailed before it', async () => {
    const email = 'admin@test.example'
    await calls.post('forgot-password', { email })
    const token = await calls.tokenFor(email)
    await change(await mine.signIn(email), { current: testPassword, password: chosen })
    expect((await calls.post('new-password', { token, password: 'another long password' })).status).toBe(422)
  })

  it('also works if no mail can be sent', async () => {
    const config = { mode: 'production', development: false, trustedProxies: [], apiOrigin: null } as const
    const mute = await openTestApp({ config })
    const at = { host: 'www.aurora.example', headers: { origin: 'https://www.aurora.example' } }
    const { post, sessionCookie, mailsTo } = testAccounts(mute)
    const email = 'owner@test.example'
    const login = await post('login', { email, password: testPassword }, at)
    const headers = { ...at.headers, cookie: sessionCookie(login) }
    const response = await post('password', { current: testPassword, password: chosen }, { ...at, headers })
    expect(response.status).toBe(200)
    expect(await mailsTo(email)).toEqual([])
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { passwordReasons } from '../../../../contract/password-rule.ts'
import { mailLimits } from '../../../domain/accounts/mail-quota.ts'
import { openTestApp, type TestApp, testNow } from '../../../hosts/testing-app.ts'
import { testAccounts } from './testing-accounts.ts'

const password = 'seven sheep on a hill'
const theirs = 'another long password'
const nia = { firstName: 'Nia', lastName: 'New', email: 'nia@new.example', password }

let now = testNow
let app: TestApp
let accounts: ReturnType<typeof testAccounts>
beforeAll(async () => {
  app = await openTestApp({ clock: () => now })
  accounts = testAccounts(app)
})

let count = 0
/** A new person's sign-up, with the given differences. */
function somebody(part: Partial<typeof nia & { language: string }> = {}) {
  count += 1
  return { ...nia, email: `new-${count}@new.example`, ...part }
}

/** Everything in an answer except what belongs to this one call: its id and its cookies' values. */
async function wordsOf(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => !['x-request-id', 'set-cookie'].includes(name))
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, ''))
  const { instance: _, ...body } = (await response.json()) as Record<string, unknown>
  return JSON.stringify([response.status, headers, cookies, body])
}

describe('an invalid sign-up', () => {
  it.each([
    [{ password: 'short' }, 'password', 'must have at least 10 characters'],
    [{ password: 'x'.repeat(201) }, 'password', 'must have at most 200 characters'],
    [{ password: '1234567890' }, 'password', passwordReasons.common],
    [{ password: 'PassWord123' }, 'password', passwordReasons.common],
    [
      { email: 'long-name@new.example', password: 'Long-Name@new.example' },
      'password',
      passwordReasons.email,
    ],
    // Ten characters as typed, five as stored.
    [{ password: 'e\u0301'.repeat(5) }, 'password', passwordReasons.short],
    [{ email: 'nobody' }, 'email', 'must be an email address'],
    [{ email: 'a@b.co\r\nBcc: other@b.co' }, 'email', 'must be an email address'],
    [{ email: 'a@b.co,other@b.co' }, 'email', 'must be an email address'],
    [{ email: 'A <a@b.co>' }, 'email', 'must be an email address'],
    [{ email: '"a b"@b.co' }, 'email', 'must be an email address'],
    [{ email: `${'a'.repeat(250)}@b.co` }, 'email', 'must have at most 254 characters'],
  ])('%j is refused naming the field and the reason', async (part, field, reason) => {
    const response = await accounts.post('signup', somebody(part))
    expect(await accounts.problemOf(response)).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [{ field, reason }],
    })
  })

  it.each([
    { firstName: '' },
    { firstName: '  ' },
    { lastName: '<b>' },
    { firstName: 'A\nB' },
    { language: 'xx' },
  ])('%j is refused naming the field', async (part) => {
    const { errors } = await accounts.problemOf(await accounts.post('signup', somebody(part)))
    expect(errors?.[0]?.field).toBe(Object.keys(part)[0])
  })

  it.each([{ isHideSignupOption: true }, { isPlatformBrand: true }])(
    'is refused with 403 if the agency is %j',
    async (agency) => {
      const closed = testAccounts(await openTestApp({}, { aurora: agency }))
      expect(await closed.problemOf(await closed.post('signup', nia))).toEqual({
        status: 403,
        code: 'forbidden',
      })
    },
  )

  it('is refused with links and passwords at an agency with single sign-on only', async () => {
    const sso = { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false }
    const closed = testAccounts(await openTestApp({}, { aurora: { sso } }))
    const calls = [
      ['signup', nia],
      ['verify', { token: 'x' }],
      ['verification', { email: nia.email }],
      ['forgot-password', { email: nia.email }],
      ['new-password', { token: 'x', password }],
    ] as const
    for (const [path, body] of calls) expect((await closed.post(path, body)).status, path).toBe(403)
  })
})

describe('a site in production without SMTP_URL', () => {
  const config = { mode: 'production', development: false, trustedProxies: [], apiOrigin: null } as const

  it('answers 503 to calls that need mail, and stores nothing', async () => {
    const mute = await openTestApp({ config })
    const { post, problemOf, peopleOf } = testAccounts(mute)
    const at = { host: 'www.aurora.example', headers: { origin: 'https://www.aurora.example' } }
    for (const path of ['signup', 'verification', 'forgot-password']) {
      const response = await post(path, path === 'signup' ? nia : { email: nia.email }, at)
      expect(await problemOf(response)).toEqual({ status: 503, code: 'mail_unavailable' })
    }
    expect(await (await peopleOf()).users.findByEmail(nia.email)).toBeNull()
  })

  it('accepts them with SMTP_URL, with links to the agency’s own host', async () => {
    const settings = { config: { ...config, smtpUrl: 'smtp://127.0.0.1:1' } }
    const own = { aurora: { canonicalHost: 'www.aurora.example' } }
    const open = await openTestApp(settings, undefined, own)
    const { post, mailsTo } = testAccounts(open)
    const at = { host: 'www.aurora.example', headers: { origin: 'https://www.aurora.example' } }
    expect((await post('signup', nia, at)).status).toBe(202)
    expect((await mailsTo(nia.email))[0]?.text).toContain('https://www.aurora.example/verify?token=')
  })
})

describe('a sign-up', () => {
  it('starts no session, and mails a link that does', async () => {
    const body = somebody()
    const response = await accounts.post('signup', body)
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({ status: 'mailed' })
    expect(accounts.sessionCookie(response)).toBe('')
    const [mail] = await accounts.mailsTo(body.email)
    expect(mail).toMatchObject({ kind: 'verify', language: 'en', subject: 'Confirm your email address' })
    const token = await accounts.tokenFor(body.email)
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`http://aurora.localhost:4000/verify?token=${token}`)
    }

    const early = await accounts.post('login', { email: body.email, password })
    expect(await accounts.problemOf(early)).toEqual({ status: 422, code: 'invalid_credentials' })

    const here = { headers: { cookie: accounts.signUpCookie(response) } }
    const verified = await accounts.post('verify', { token }, here)
    expect(verified.headers.getSetCookie().join()).toContain('livery_signup=; Max-Age=0')
    expect(await verified.json()).toMatchObject({
      session: { signedIn: true, userType: 'Traveller', isTravelAgent: false, firstName: 'Nia' },
    })
    const cookie = accounts.sessionCookie(verified)
    expect((await app.call('/api/user/session', { headers: { cookie } })).status).toBe(200)
    expect((await accounts.post('login', { email: body.email, password })).status).toBe(200)
  })

  it('gets the same answer for every address, and so does the next log-in', async () => {
    const { users } = await accounts.peopleOf()
    const waiting = somebody()
    await accounts.post('signup', waiting)
    const asked = { ...somebody({ email: 'asked@new.example' }), userType: 'Admin' as const }
    await users.create({
      email: asked.email,
      firstName: 'A',
      lastName: 'B',
      userType: 'Admin',
      isRestricted: false,
      language: null,
      currency: null,
      passwordHash: null,
    })
    const out = await users.findByEmail('sales@test.example')
    await users.setAccess(out?.id ?? '', { isActive: false })
    const joined: string[] = []
    const refused: string[] = []
    const addresses = [
      'fresh@new.example',
      'owner@test.example',
      waiting.email,
      asked.email,
      out?.email ?? '',
    ]
    for (const email of addresses) {
      joined.push(await wordsOf(await accounts.post('signup', somebody({ email }))))
      refused.push(await wordsOf(await accounts.post('login', { email, password })))
    }
    await users.setAccess(out?.id ?? '', { isActive: true })
    expect(new Set(joined).size).toBe(1)
    expect(new Set(refused).size).toBe(1)
    expect(refused[0]).toContain('invalid_credentials')
    expect(await accounts.mailsTo('sales@test.example')).toEqual([])
  })

  it('with a taken address changes nothing and notifies its owner alone', async () => {
    const { users } = await accounts.peopleOf()
    const before = await users.findByEmail('owner@test.example')
    const asked = (await accounts.mailsTo('owner@test.example')).length
    await accounts.post('signup', somebody({ email: 'Owner@test.example', firstName: 'Mallory' }))
    expect(await users.findByEmail('owner@test.example')).toEqual(before)
    const [mail, ...earlier] = await accounts.mailsTo('owner@test.example')
    expect(earlier).toHaveLength(asked)
    expect(mail).toMatchObject({ kind: 'accountExists', language: 'de' })
    for (const path of ['/login', '/forgotpassword']) {
      expect(mail?.text).toContain(`http://aurora.localhost:4000${path}\n`)
    }
    expect(mail?.text).not.toContain('Mallory')
    expect((await accounts.post('login', { email: 'owner@test.example', password })).status).toBe(422)
  })

  it('by a stranger with the same address leaves the first one’s link and password unchanged', async () => {
    const body = somebody()
    const mine = await accounts.post('signup', body)
    const token = await accounts.tokenFor(body.email)
    await accounts.post('signup', { ...body, firstName: 'Mallory', password: theirs })
    const here = { headers: { cookie: accounts.signUpCookie(mine) } }
    const verified = await accounts.post('verify', { token }, here)
    expect(await verified.json()).toMatchObject({ session: { firstName: 'Nia' } })
    expect((await accounts.post('login', { email: body.email, password: theirs })).status).toBe(422)
    expect((await accounts.post('login', { email: body.email, password })).status).toBe(200)
  })

  it("by a stranger is void if its link is followed in the owner's browser", async () => {
    const body = somebody()
    const mine = await accounts.post('signup', body)
    await accounts.post('signup', { ...body, firstName: 'Mallory', password: theirs })
    const here = { headers: { cookie: accounts.signUpCookie(mine) } }
    const verified = await accounts.post('verify', { token: await accounts.tokenFor(body.email) }, here)
    expect(await verified.json()).toMatchObject({ session: { firstName: 'Nia' } })
    expect((await accounts.post('login', { email: body.email, password: theirs })).status).toBe(422)
    expect((await accounts.post('login', { email: body.email, password })).status).toBe(200)
  })

  it('by a stranger alone lets the address’s owner choose the password', async () => {
    const body = somebody({ firstName: 'Mallory', password: theirs })
    const stranger = { headers: { cookie: accounts.signUpCookie(await accounts.post('signup', body)) } }
    const token = await accounts.tokenFor(body.email)
    const other = await accounts.signUpCookie(await accounts.post('signup', somebody()))
    expect(await (await accounts.post('link', { token }, stranger)).json()).toMatchObject({
      data: { purpose: 'verify', needsPassword: false },
    })
    for (const cookie of ['', other, '__Host-livery_signup=short']) {
      const link = await accounts.post('link', { token }, { headers: { cookie } })
      expect(await link.json()).toMatchObject({ data: { purpose: 'verify', needsPassword: true } })
      for (let time = 0; time < 5; time += 1) {
        const elsewhere = await accounts.post('verify', { token }, { headers: { cookie } })
        expect(await accounts.problemOf(elsewhere)).toEqual({ status: 409, code: 'password_required' })
        expect(accounts.sessionCookie(elsewhere)).toBe('')
      }
    }
    const chosen = await accounts.post('new-password', { token, password })
    expect(await chosen.json()).toMatchObject({ session: { signedIn: true, userType: 'Traveller' } })
    expect((await accounts.post('login', { email: body.email, password: theirs })).status).toBe(422)
    expect((await accounts.post('login', { email: body.email, password })).status).toBe(200)
    for (const path of ['verify', 'new-password']) {
      const again = await accounts.post(
        path,
        path === 'verify' ? { token } : { token, password: theirs },
        stranger,
      )
      expect(await accounts.problemOf(again)).toEqual({ status: 422, code: 'token_invalid' })
    }
  })

  it('made twice in one browser is confirmed once by either link, as typed last', async () => {
    const body = somebody()
    const cookie = accounts.signUpCookie(await accounts.post('signup', body))
    const first = await accounts.tokenFor(body.email)
    now = new Date(testNow.getTime() + 1000)
    const again = await accounts.post('signup', { ...body, password: theirs }, { headers: { cookie } })
    expect(accounts.signUpCookie(again)).toBe(cookie)
    const second = await accounts.tokenFor(body.email)
    now = testNow
    const presses = [first, second].map((token) =>
      accounts.post('verify', { token }, { headers: { cookie } }),
    )
    const statuses = (await Promise.all(presses)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 422])
    expect((await accounts.post('login', { email: body.email, password: theirs })).status).toBe(200)
  })

  it('sets a cookie for this site alone, as long as the link is valid', async () => {
    const response = await accounts.post('signup', somebody())
    const mark = response.headers.getSetCookie().find((cookie) => cookie.includes('livery_signup='))
    expect(mark).toMatch(
      /^(?:__Host-)?livery_signup=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; (?:Secure; )?SameSite=Lax$/,
    )
  })

  it('carries no message to a stranger: a name that is not one is not greeted', async () => {
    const body = somebody({ firstName: 'Free money at evil.example/x' })
    await accounts.post('signup', body)
    const [mail] = await accounts.mailsTo(body.email)
    expect(mail?.text).toMatch(/^Hello,\n/)
    for (const part of [mail?.text, mail?.html, mail?.subject]) expect(part).not.toContain('evil')
  })

  it('stores the requested language and uses it', async () => {
    const body = somebody({ language: 'ar' })
    await accounts.post('signup', body, { headers: { 'accept-language': 'sv' } })
    expect((await accounts.mailsTo(body.email))[0]).toMatchObject({ language: 'ar' })
    const verified = await accounts.join({ ...somebody({ language: 'ar' }) })
    expect(verified.headers.getSetCookie().join()).toContain('livery_language=ar')
    const other = somebody()
    await accounts.post('signup', other, { headers: { 'accept-language': 'sv' } })
    expect((await accounts.mailsTo(other.email))[0]).toMatchObject({ language: 'sv' })
  })

  it('is valid at its own agency only', async () => {
    const body = somebody()
    const cookie = accounts.signUpCookie(await accounts.post('signup', body))
    const elsewhere = { host: 'meridian.localhost:4000' }
    const token = await accounts.tokenFor(body.email)
    const there = await accounts.post('verify', { token }, { ...elsewhere, headers: { cookie } })
    expect(there.status).toBe(422)
    expect((await accounts.post('verify', { token }, { headers: { cookie } })).status).toBe(200)
    expect((await accounts.post('login', { email: body.email, password }, elsewhere)).status).toBe(422)
  })

  it('is refused from the eleventh for one address, known or not', async () => {
    const limits = testAccounts(await openTestApp())
    const { attempts } = await limits.peopleOf()
    for (const email of ['unknown@new.example', 'owner@test.example']) {
      for (let i = 0; i < 9; i += 1) await attempts.begin('signUp', email, null)
      const statuses = []
      for (let i = 0; i < 2; i += 1) statuses.push((await limits.post('signup', { ...nia, email })).status)
      expect(statuses, email).toEqual([202, 429])
    }
  })

  it('is audited with its verification', async () => {
    const body = somebody()
    const { users, audit } = await accounts.peopleOf()
    await accounts.join(body)
    const actor = (await users.findByEmail(body.email))?.id
    expect(await audit.latest(2)).toMatchObject([
      { actor, action: 'user.verify' },
      { actor, action: 'user.signUp' },
    ])
  })
})

describe('the verification link', () => {
  it('is valid once, for 24 hours', async () => {
    const body = somebody()
    const here = { headers: { cookie: accounts.signUpCookie(await accounts.post('signup', body)) } }
    const token = await accounts.tokenFor(body.email)
    now = new Date(testNow.getTime() + 24 * 3_600_000)
    const late = [
      await accounts.post('verify', { token }, here),
      await accounts.post('new-password', { token, password }),
    ]
    now = testNow
    for (const response of late) {
      expect(await accounts.problemOf(response)).toEqual({ status: 422, code: 'token_invalid' })
    }
    expect((await accounts.post('verify', { token }, here)).status).toBe(200)
    const again = await accounts.post('verify', { token }, here)
    expect(await accounts.problemOf(again)).toEqual({ status: 422, code: 'token_invalid' })
    expect(accounts.sessionCookie(again)).toBe('')
  })

  it('does not sign in to an existing account', async () => {
    const { users, accountTokens } = await accounts.peopleOf()
    const owner = await users.findByEmail('owner@test.example')
    const token = await accountTokens.issue(owner?.id ?? '', 'verify')
    for (const path of ['verify', 'new-password']) {
      const response = await accounts.post(path, path === 'verify' ? { token } : { token, password })
      expect(await accounts.problemOf(response)).toEqual({ status: 422, code: 'token_invalid' })
    }
  })

  it('is mailed again to unverified addresses alone, with one answer for all', async () => {
    const body = somebody()
    const cookie = accounts.signUpCookie(await accounts.post('signup', body))
    const early = await accounts.tokenFor(body.email)
    const taken = (await accounts.mailsTo('admin@test.example')).length
    for (const email of [body.email, 'admin@test.example', 'unheard-of@new.example']) {
      const response = await accounts.post('verification', { email })
      expect([response.status, await response.json()]).toEqual([202, { status: 'mailed' }])
    }
    expect(await accounts.mailsTo(body.email)).toHaveLength(2)
    expect((await accounts.mailsTo('admin@test.example')).length).toBe(taken)
    const token = await accounts.tokenFor(body.email)
    expect((await accounts.post('verify', { token })).status).toBe(409)
    expect((await accounts.post('verify', { token: early })).status).toBe(409)
    expect((await accounts.post('verify', { token }, { headers: { cookie } })).status).toBe(200)
    expect((await accounts.post('login', { email: body.email, password })).status).toBe(200)
  })

  it('is mailed again after a log-in before its use, silently and within limits', async () => {
    const body = somebody()
    const cookie = accounts.signUpCookie(await accounts.post('signup', body))
    const before = await accounts.tokenFor(body.email)
    expect((await accounts.post('login', { email: body.email, password })).status).toBe(422)
    const token = await accounts.tokenFor(body.email)
    expect(token).not.toBe(before)
    for (let time = 0; time < 9; time += 1) await accounts.post('login', { email: body.email, password })
    expect((await accounts.post('login', { email: body.email, password })).status).toBe(429)
    expect(await accounts.mailsTo(body.email)).toHaveLength(mailLimits.perQuarterHour)
    // No answer reveals that there was anything to mail.
    expect((await accounts.post('verification', { email: body.email })).status).toBe(202)
    expect((await accounts.post('verify', { token }, { headers: { cookie } })).status).toBe(200)
  })

  it('ends the previous session of the browser', async () => {
    const before = await app.signIn('traveller@test.example')
    const body = somebody()
    const mark = accounts.signUpCookie(await accounts.post('signup', body))
    const token = await accounts.tokenFor(body.email)
    await accounts.post('verify', { token }, { headers: { cookie: `${before}; ${mark}` } })
    expect((await app.call('/api/user/session', { headers: { cookie: before } })).status).toBe(401)
  })
})

describe('a deactivated person', () => {
  it('learns it only after the right password, and their session has ended', async () => {
    const shut = await openTestApp()
    const { post, problemOf, peopleOf } = testAccounts(shut)
    const cookie = await shut.signIn('admin@test.example')
    const { users } = await peopleOf()
    const admin = await users.findByEmail('admin@test.example')
    await users.setAccess(admin?.id ?? '', { isActive: false })
    expect((await shut.call('/api/user/session', { headers: { cookie } })).status).toBe(401)
    const right = await post('login', { email: 'admin@test.example', password: 'correct horse battery' })
    expect(await problemOf(right)).toEqual({ status: 403, code: 'account_inactive' })
    const wrong = await post('login', { email: 'admin@test.example', password: 'something else' })
    expect(await problemOf(wrong)).toEqual({ status: 422, code: 'invalid_credentials' })
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { passwordReasons } from '../../contract/password-rule.ts'
import { openTestApp, type TestApp, testNow } from '../testing-app.ts'
import { testAccounts } from './testing-accounts.ts'

const password = 'seven sheep on a hill'
const nia = { firstName: 'Nia', lastName: 'New', email: 'nia@new.example', password }

let now = testNow
let app: TestApp
let accounts: ReturnType<typeof testAccounts>
beforeAll(async () => {
  app = await openTestApp({ clock: () => now })
  accounts = testAccounts(app)
})

let count = 0
/** A sign-up of somebody new, with what differs. */
function somebody(part: Partial<typeof nia & { language: string }> = {}) {
  count += 1
  return { ...nia, email: `new-${count}@new.example`, ...part }
}

describe('a sign-up that is not right', () => {
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
    // Ten characters as typed, five as they are stored.
    [{ password: 'e\u0301'.repeat(5) }, 'password', passwordReasons.short],
    [{ email: 'nobody' }, 'email', 'must be an e-mail address'],
    [{ email: 'a@b.co\r\nBcc: other@b.co' }, 'email', 'must be an e-mail address'],
    [{ email: 'a@b.co,other@b.co' }, 'email', 'must be an e-mail address'],
    [{ email: 'A <a@b.co>' }, 'email', 'must be an e-mail address'],
    [{ email: '"a b"@b.co' }, 'email', 'must be an e-mail address'],
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
    'because the agency is %j is refused with 403',
    async (agency) => {
      const closed = testAccounts(await openTestApp({}, { aurora: agency }))
      expect(await closed.problemOf(await closed.post('signup', nia))).toEqual({
        status: 403,
        code: 'forbidden',
      })
    },
  )

  it('at an agency with single sign-on only is refused, and so are links and passwords', async () => {
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

  it('answers 503 to what needs mail, and stores nothing of it', async () => {
    const mute = await openTestApp({ config })
    const { post, problemOf, peopleOf } = testAccounts(mute)
    const at = { host: 'www.aurora.example', headers: { origin: 'https://www.aurora.example' } }
    for (const path of ['signup', 'verification', 'forgot-password']) {
      const response = await post(path, path === 'signup' ? nia : { email: nia.email }, at)
      expect(await problemOf(response)).toEqual({ status: 503, code: 'mail_unavailable' })
    }
    expect(await (await peopleOf()).users.findByEmail(nia.email)).toBeNull()
  })

  it('with SMTP_URL takes them, and links lead to the agency’s own host', async () => {
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
  it('makes nobody signed in, and mails a link that does', async () => {
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
    expect(await accounts.problemOf(early)).toEqual({ status: 403, code: 'email_unverified' })
    const wrong = await accounts.post('login', { email: body.email, password: 'something else' })
    expect(await accounts.problemOf(wrong)).toEqual({ status: 422, code: 'invalid_credentials' })

    const verified = await accounts.post('verify', { token })
    expect(await verified.json()).toMatchObject({
      session: { signedIn: true, userType: 'Traveller', isTravelAgent: false, firstName: 'Nia' },
    })
    const cookie = accounts.sessionCookie(verified)
    expect((await app.call('/api/user/session', { headers: { cookie } })).status).toBe(200)
    expect((await accounts.post('login', { email: body.email, password })).status).toBe(200)
  })

  it('answers word for word alike for a new address, a taken one, a waiting one and one that was shut out', async () => {
    const { users } = await accounts.peopleOf()
    const waiting = somebody()
    await accounts.post('signup', waiting)
    const out = await users.findByEmail('sales@test.example')
    await users.setAccess(out?.id ?? '', { isActive: false })
    const answers = []
    for (const email of ['fresh@new.example', 'owner@test.example', waiting.email, 'sales@test.example']) {
      const response = await accounts.post('signup', somebody({ email }))
      const headers = [...response.headers].filter(([name]) => !['x-request-id', 'set-cookie'].includes(name))
      answers.push(JSON.stringify([response.status, headers, await response.text()]))
    }
    await users.setAccess(out?.id ?? '', { isActive: true })
    expect(new Set(answers).size).toBe(1)
    expect(await accounts.mailsTo('sales@test.example')).toEqual([])
  })

  it('with a taken address changes nothing of the account and tells its owner alone', async () => {
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

  it('that is made again before the link was followed holds what was typed last, and the earlier link is void', async () => {
    const body = somebody()
    await accounts.post('signup', body)
    const early = await accounts.tokenFor(body.email)
    await accounts.post('signup', { ...body, firstName: 'Noa', password: 'another long password' })
    expect((await accounts.post('verify', { token: early })).status).toBe(422)
    const verified = await accounts.post('verify', { token: await accounts.tokenFor(body.email) })
    expect(await verified.json()).toMatchObject({ session: { firstName: 'Noa' } })
    expect((await accounts.post('login', { email: body.email, password })).status).toBe(422)
  })

  it('carries no message to a stranger: what is no name is not greeted', async () => {
    const body = somebody({ firstName: 'Free money at evil.example/x' })
    await accounts.post('signup', body)
    const [mail] = await accounts.mailsTo(body.email)
    expect(mail?.text).toMatch(/^Hello,\n/)
    for (const part of [mail?.text, mail?.html, mail?.subject]) expect(part).not.toContain('evil')
  })

  it('speaks the language that was asked for, and keeps it', async () => {
    const body = somebody({ language: 'ar' })
    await accounts.post('signup', body, { headers: { 'accept-language': 'sv' } })
    expect((await accounts.mailsTo(body.email))[0]).toMatchObject({ language: 'ar' })
    const verified = await accounts.post('verify', { token: await accounts.tokenFor(body.email) })
    expect(verified.headers.getSetCookie().join()).toContain('livery_language=ar')
    const other = somebody()
    await accounts.post('signup', other, { headers: { 'accept-language': 'sv' } })
    expect((await accounts.mailsTo(other.email))[0]).toMatchObject({ language: 'sv' })
  })

  it('at one agency is none at another', async () => {
    const body = somebody()
    await accounts.post('signup', body)
    const elsewhere = { host: 'meridian.localhost:4000' }
    const token = await accounts.tokenFor(body.email)
    expect((await accounts.post('verify', { token }, elsewhere)).status).toBe(422)
    await accounts.post('verify', { token })
    expect((await accounts.post('login', { email: body.email, password }, elsewhere)).status).toBe(422)
  })

  it('is refused from the eleventh for one address on, whether it is known or not', async () => {
    const limits = testAccounts(await openTestApp())
    for (const email of ['unknown@new.example', 'owner@test.example']) {
      const statuses = []
      for (let i = 0; i < 11; i += 1) statuses.push((await limits.post('signup', { ...nia, email })).status)
      expect(statuses, email).toEqual([...Array(10).fill(202), 429])
    }
  })

  it('and its verification stand in the audit log', async () => {
    const body = somebody()
    const { users, audit } = await accounts.peopleOf()
    await accounts.post('signup', body)
    await accounts.post('verify', { token: await accounts.tokenFor(body.email) })
    const actor = (await users.findByEmail(body.email))?.id
    expect(await audit.latest(2)).toMatchObject([
      { actor, action: 'user.verify' },
      { actor, action: 'user.signUp' },
    ])
  })
})

describe('the link that proves an address', () => {
  it('is good once, for 24 hours, and for nothing else', async () => {
    const body = somebody()
    await accounts.post('signup', body)
    const token = await accounts.tokenFor(body.email)
    const elsewhere = await accounts.post('new-password', { token, password })
    expect(await accounts.problemOf(elsewhere)).toEqual({ status: 422, code: 'token_invalid' })
    now = new Date(testNow.getTime() + 24 * 3_600_000)
    const late = await accounts.post('verify', { token })
    now = testNow
    expect(await accounts.problemOf(late)).toEqual({ status: 422, code: 'token_invalid' })
    expect((await accounts.post('verify', { token })).status).toBe(200)
    const again = await accounts.post('verify', { token })
    expect(await accounts.problemOf(again)).toEqual({ status: 422, code: 'token_invalid' })
    expect(accounts.sessionCookie(again)).toBe('')
  })

  it('is mailed again to who waits for it, and to nobody else, with one answer', async () => {
    const body = somebody()
    await accounts.post('signup', body)
    const early = await accounts.tokenFor(body.email)
    const taken = (await accounts.mailsTo('admin@test.example')).length
    for (const email of [body.email, 'admin@test.example', 'unheard-of@new.example']) {
      const response = await accounts.post('verification', { email })
      expect([response.status, await response.json()]).toEqual([202, { status: 'mailed' }])
    }
    expect(await accounts.mailsTo(body.email)).toHaveLength(2)
    expect((await accounts.mailsTo('admin@test.example')).length).toBe(taken)
    expect((await accounts.post('verify', { token: early })).status).toBe(422)
    expect((await accounts.post('verify', { token: await accounts.tokenFor(body.email) })).status).toBe(200)
  })

  it('ends the session that was there before it', async () => {
    const before = await app.signIn('traveller@test.example')
    const body = somebody()
    await accounts.post('signup', body)
    const token = await accounts.tokenFor(body.email)
    await accounts.post('verify', { token }, { headers: { cookie: before } })
    expect((await app.call('/api/user/session', { headers: { cookie: before } })).status).toBe(401)
  })
})

describe('a person who was shut out', () => {
  it('is told so after the right password only, and their session has ended', async () => {
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

import { beforeAll, describe, expect, it } from 'vitest'
import type { Session } from '../../../../contract/session.ts'
import type { Agent } from '../../../../contract/types.ts'
import { hashPassword } from '../../../domain/accounts/password.ts'
import type { User } from '../../../domain/accounts/person.ts'
import { openTestApp, type TestApp, testNow, testPassword } from '../../../hosts/testing-app.ts'

let app: TestApp
let count = 0
const cookies = new Map<string, string>()

beforeAll(async () => {
  app = await openTestApp()
})

const records = async (slug = 'aurora') => app.store.forAgency(await app.agencyId(slug))

/** A new person for one test, who signs in with the common password. */
async function person(userType: User['userType'], more: Partial<User> = {}, slug = 'aurora') {
  const { users } = await records(slug)
  count += 1
  const user = await users.create({
    email: `person-${count}@test.example`,
    firstName: 'Pia',
    lastName: 'Test',
    language: null,
    currency: null,
    isRestricted: false,
    emailVerifiedAt: testNow,
    ...more,
    userType,
    passwordHash: await hashOfAll(),
  })
  if (user === null) throw new Error('the address is taken')
  return user
}

let hash: Promise<string> | undefined
function hashOfAll(): Promise<string> {
  hash ??= hashPassword(testPassword)
  return hash
}

async function as(name: string): Promise<Record<string, string>> {
  const email = name.includes('@') ? name : `${name}@test.example`
  const cookie = cookies.get(email) ?? (await app.signIn(email))
  cookies.set(email, cookie)
  return { cookie }
}

/** True if a sign-in starts a valid session. */
async function isLetIn(email: string): Promise<boolean> {
  const body = { email, password: testPassword }
  const reply = await app.call('/api/user/login', { method: 'POST', body })
  const cookie = reply.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const session = await app.call('/api/user/session', { headers: { cookie } })
  return session.status === 200 && ((await session.json()) as { session: Session }).session.signedIn
}

/** The token of the newest mail. */
async function latestToken(): Promise<string> {
  const [mail] = await (await records()).mails.latest(1)
  return /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Follows a mailed link and sets a password. */
function takeLink(token: string): Promise<Response> {
  const body = { token, password: 'seven sheep on a hill' }
  return app.call('/api/user/new-password', { method: 'POST', body })
}

async function change(who: string, id: string, body: object) {
  return app.call(`/api/users/agents/${id}`, { method: 'PATCH', body, headers: await as(who) })
}

async function invite(who: string, body: object) {
  return app.call('/api/users/agents', { method: 'POST', body, headers: await as(who) })
}

async function agentsOf(who: string): Promise<Agent[]> {
  const response = await app.call('/api/users/agents', { headers: await as(who) })
  return ((await response.json()) as { data: Agent[] }).data
}

const guest = (email: string, more: object = {}) => ({
  email,
  firstName: 'Nils',
  lastName: 'Holm',
  userType: 'SalesAgent',
  ...more,
})

describe('the agents of an agency', () => {
  it('are everybody who works for it and no traveller, without hashes or tokens', async () => {
    const agents = await agentsOf('owner')
    expect(agents.map(({ email }) => email)).toEqual(
      expect.arrayContaining(['owner@test.example', 'admin@test.example', 'sales@test.example']),
    )
    expect(agents.some(({ email }) => email === 'traveller@test.example')).toBe(false)
    expect(agents.filter(({ isSelf }) => isSelf).map(({ email }) => email)).toEqual(['owner@test.example'])
    expect(JSON.stringify(agents)).not.toMatch(/scrypt|token|password/i)
  })

  it.each([
    ['traveller', 403],
    ['sales', 403],
    ['restricted', 403],
    ['admin', 200],
    ['owner', 200],
  ])('are answered to a %s with %i', async (who, status) => {
    expect((await app.call('/api/users/agents', { headers: await as(who) })).status).toBe(status)
  })

  it("are 404 with one body for an id that is unknown, invalid, foreign or a traveller's", async () => {
    const foreign = await person('SalesAgent', {}, 'meridian')
    const traveller = await person('Traveller')
    const ids = [foreign.id, traveller.id, '00000000-0000-4000-8000-000000000000', 'nobody']
    const bodies = new Set<string>()
    for (const id of ids) {
      for (const response of [
        await app.call(`/api/users/agents/${id}`, { headers: await as('owner') }),
        await change('owner', id, { isActive: false }),
        await app.call(`/api/users/agents/${id}/invitation`, {
          method: 'POST',
          body: {},
          headers: await as('owner'),
        }),
      ]) {
        expect(response.status).toBe(404)
        const { instance: _, ...body } = (await response.json()) as { instance: string }
        bodies.add(JSON.stringify(body))
      }
    }
    expect(bodies.size).toBe(1)
    expect((await (await records('meridian')).users.find(foreign.id))?.isActive).toBe(true)
  })
})

describe('an invitation', () => {
  it('makes the person an agent without a password, and mails a link', async () => {
    const response = await invite('owner', guest('Nils@Test.example', { userType: 'Admin' }))
    const { data } = (await response.json()) as { data: Agent }
    expect([response.status, data]).toMatchObject([
      200,
      {
        email: 'nils@test.example',
        userType: 'Admin',
        status: 'invited',
        isSelf: false,
        isRestricted: false,
      },
    ])
    const { mails, accountTokens, audit } = await records()
    const [mail] = await mails.latest(1)
    expect(mail).toMatchObject({ kind: 'invite', recipient: 'nils@test.example' })
    const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(await accountTokens.peek(token, 'invite')).toMatchObject({ id: data.id })
    expect(await audit.latest(1)).toMatchObject([{ action: 'agent.invite', beforeHash: null }])
  })

  it('that is repeated voids the earlier link', async () => {
    const { data } = (await (await invite('owner', guest('again@test.example'))).json()) as { data: Agent }
    const { mails, accountTokens } = await records()
    const tokenOf = async () => /token=([\w-]+)/.exec((await mails.latest(1))[0]?.text ?? '')?.[1] ?? ''
    const first = await tokenOf()
    const again = await app.call(`/api/users/agents/${data.id}/invitation`, {
      method: 'POST',
      body: {},
      headers: await as('admin'),
    })
    expect(again.status).toBe(200)
    expect(await accountTokens.peek(first, 'invite')).toBeNull()
    expect(await accountTokens.peek(await tokenOf(), 'invite')).not.toBeNull()
  })

  it('is not sent to agents who have joined or were deactivated', async () => {
    const there = await person('SalesAgent')
    const out = await person('SalesAgent', { isActive: false })
    for (const { id } of [there, out]) {
      const path = `/api/users/agents/${id}/invitation`
      const response = await app.call(path, { method: 'POST', body: {}, headers: await as('owner') })
      expect(response.status).toBe(409)
    }
  })

  it('of an existing agent is 409 and names the field', async () => {
    const response = await invite('owner', guest('SALES@test.example'))
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { code: 'conflict', errors: [{ field: 'email' }] },
    ])
  })

  it('leaves a traveller unchanged until they accept, and can be withdrawn', async () => {
    const traveller = await person('Traveller')
    const response = await invite('owner', guest(traveller.email, { isRestricted: true }))
    expect(await response.json()).toMatchObject({
      data: { id: traveller.id, status: 'invited', userType: 'SalesAgent', isRestricted: true },
    })
    const { users } = await records()
    expect(await users.find(traveller.id)).toMatchObject({ userType: 'Traveller', isRestricted: false })
    expect((await agentsOf('owner')).some(({ id }) => id === traveller.id)).toBe(true)
    await users.takeInvitation(traveller.id)
    expect(await users.find(traveller.id)).toMatchObject({ userType: 'SalesAgent', isRestricted: true })

    const other = await person('Traveller')
    await invite('owner', guest(other.email))
    expect(await (await change('owner', other.id, { userType: 'Admin' })).json()).toMatchObject({
      data: { userType: 'Admin', status: 'invited' },
    })
    expect(await (await change('owner', other.id, { isActive: false })).json()).toMatchObject({
      data: { status: 'inactive' },
    })
    expect(await users.find(other.id)).toMatchObject({ userType: 'Traveller', isActive: true })
  })

  it('of a new person leaves nothing when it is withdrawn, and the address free', async () => {
    const email = 'withdrawn@test.example'
    const { data } = (await (await invite('owner', guest(email))).json()) as { data: Agent }
    const token = await latestToken()
    expect(await (await change('owner', data.id, { isActive: false })).json()).toMatchObject({
      data: { id: data.id, status: 'inactive' },
    })
    const { users, audit } = await records()
    expect(await audit.latest(1)).toMatchObject([
      { action: 'agent.change', beforeHash: expect.any(String), afterHash: null },
    ])
    expect(await users.findByEmail(email)).toBeNull()
    expect((await agentsOf('owner')).some(({ id }) => id === data.id)).toBe(false)
    expect((await takeLink(token)).status).toBe(422)
    expect((await invite('owner', guest(email))).status).toBe(200)
    expect((await takeLink(await latestToken())).status).toBe(200)
  })

  it('that was accepted cannot be withdrawn: the agent is deactivated', async () => {
    const came = await person('SalesAgent')
    expect((await change('owner', came.id, { isActive: false })).status).toBe(200)
    expect(await (await records()).users.find(came.id)).toMatchObject({ isActive: false })
  })

  it('shows what was typed and nothing of a traveller until they accept', async () => {
    const part = { firstName: 'Zenobia', lastName: 'Hidden', pictureHash: 'face' }
    const traveller = await person('Traveller', part)
    const seen = [
      await (await invite('owner', guest(traveller.email))).text(),
      await (await change('owner', traveller.id, { userType: 'Admin' })).text(),
      JSON.stringify((await agentsOf('owner')).find(({ id }) => id === traveller.id)),
      await (await app.call(`/api/users/agents/${traveller.id}`, { headers: await as('owner') })).text(),
      await (
        await app.call(`/api/users/agents/${traveller.id}/invitation`, {
          method: 'POST',
          body: {},
          headers: await as('owner'),
        })
      ).text(),
    ]
    const token = await latestToken()
    const again = await change('owner', traveller.id, { isActive: false })
    for (const answer of [...seen, await again.text()]) {
      expect(answer).toContain(guest('').firstName)
      expect(answer).not.toMatch(/Zenobia|Hidden|face/)
    }
    expect((await takeLink(token)).status).toBe(422)

    await invite('owner', guest(traveller.email))
    expect((await takeLink(await latestToken())).status).toBe(200)
    expect((await agentsOf('owner')).find(({ id }) => id === traveller.id)).toMatchObject({
      firstName: 'Zenobia',
      lastName: 'Hidden',
      profileImage: '/media/face.webp',
      status: 'active',
    })
  })

  it("survives a traveller's password reset, and is accepted by its own link alone", async () => {
    const traveller = await person('Traveller')
    await invite('owner', guest(traveller.email, { userType: 'Admin' }))
    const invitation = await latestToken()
    await app.call('/api/user/forgot-password', { method: 'POST', body: { email: traveller.email } })
    expect((await takeLink(await latestToken())).status).toBe(200)
    const { users } = await records()
    expect(await users.find(traveller.id)).toMatchObject({ userType: 'Traveller', invitedAs: 'Admin' })
    expect((await takeLink(invitation)).status).toBe(200)
    expect(await users.find(traveller.id)).toMatchObject({ userType: 'Admin', invitedAs: null })
  })

  it('of one address is 429 after ten in a quarter of an hour', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) {
      statuses.push((await invite('owner', guest('admin@test.example'))).status)
    }
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(409))
  })

  it.each([
    [{ email: 'no address' }, 'email'],
    [{ firstName: '  ' }, 'firstName'],
    [{ lastName: 'a'.repeat(81) }, 'lastName'],
    [{ firstName: 'Eve\r\nBcc: all@test.example' }, 'firstName'],
    [{ lastName: '<img>' }, 'lastName'],
    [{ userType: 'Traveller' }, 'userType'],
    [{ userType: 'Root' }, 'userType'],
    [{ isRestricted: 'yes' }, 'isRestricted'],
    [{ isDemo: true }, 'isDemo'],
  ])('with %j is 422 and names the field', async (wrong, field) => {
    const response = await invite('owner', guest('wrong@test.example', wrong))
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ field: expect.stringContaining(field) }] })
  })
})

describe('a simultaneous change during an invitation', () => {
  let meanwhile: () => Promise<unknown> = async () => undefined
  /** The same agencies on a server where a change happens between a call and its transaction. */
  async function during<Result>(what: typeof meanwhile, work: () => Promise<Result>): Promise<Result> {
    const usual = app
    const forAgency: TestApp['store']['forAgency'] = (id) => {
      const own = usual.store.forAgency(id)
      const begin: typeof own.attempts.begin = async (kind, ...rest) => {
        if (kind === 'invite') await meanwhile()
        return own.attempts.begin(kind, ...rest)
      }
      return { ...own, attempts: { ...own.attempts, begin } }
    }
    meanwhile = what
    app = await openTestApp({ store: { ...usual.store, forAgency } })
    try {
      return await work()
    } finally {
      app = usual
    }
  }
  const again = async (who: string, id: string) =>
    app.call(`/api/users/agents/${id}/invitation`, { method: 'POST', body: {}, headers: await as(who) })
  const newest = async () => (await (await records()).mails.latest(1))[0]?.id

  it.each([
    ['is no owner any more', { userType: 'Admin' }],
    ['is no manager any more', { userType: 'SalesAgent' }],
    ['was shut out', { isActive: false }],
  ] as const)('lets no caller make an owner who %s', async (_, access) => {
    const { users } = await records()
    const manager = await person('AgencyOwner')
    await as(manager.email)
    const waits = await person('SalesAgent', { emailVerifiedAt: null })
    await users.setAccess(waits.id, { userType: 'AgencyOwner' })
    const before = await newest()
    const demote = () => users.setAccess(manager.id, access)
    const email = `late-${count}@test.example`
    const first = await during(demote, () => invite(manager.email, guest(email, { userType: 'AgencyOwner' })))
    expect([401, 403]).toContain(first.status)
    expect(await users.findByEmail(email)).toBeNull()
    await users.setAccess(manager.id, { userType: 'AgencyOwner', isActive: true })
    const second = await during(demote, () => again(manager.email, waits.id))
    expect([401, 403]).toContain(second.status)
    expect(await newest()).toBe(before)
  })

  it('prevents the mail if the invitation was just withdrawn or accepted', async () => {
    const { users } = await records()
    const cases: [string, (id: string) => Promise<unknown>, number][] = [
      ['back@test.example', (id) => users.withdraw(id), 404],
      ['taken@test.example', (id) => users.markVerified(id), 409],
      [(await person('Traveller')).email, (id) => users.invite(id, null), 404],
      [(await person('Traveller')).email, (id) => users.takeInvitation(id), 409],
    ]
    for (const [email, change, status] of cases) {
      const { data } = (await (await invite('owner', guest(email))).json()) as { data: Agent }
      const before = await newest()
      const response = await during(
        () => change(data.id),
        () => again('owner', data.id),
      )
      expect([email, response.status]).toEqual([email, status])
      expect(await newest()).toBe(before)
    }
  })
})

describe('a change to an agent', () => {
  it('ends their sessions and is audited; a change of nothing does neither', async () => {
    const user = await person('SalesAgent')
    const theirs = await as(user.email)
    const { audit } = await records()
    await change('owner', user.id, { userType: 'SalesAgent', isRestricted: false })
    expect((await app.call('/api/user/session', { headers: theirs })).status).toBe(200)
    const [before] = await audit.latest(1)
    expect((await change('owner', user.id, { isRestricted: true })).status).toBe(200)
    expect((await app.call('/api/user/session', { headers: theirs })).status).toBe(401)
    const [entry] = await audit.latest(1)
    expect(entry).toMatchObject({ action: 'agent.change', actor: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(entry?.beforeHash).not.toBe(entry?.afterHash)
    expect(entry).not.toEqual(before)
  })

  it('deactivates a person and reactivates them', async () => {
    const user = await person('SalesAgent')
    expect(await (await change('admin', user.id, { isActive: false })).json()).toMatchObject({
      data: { status: 'inactive' },
    })
    expect(await isLetIn(user.email)).toBe(false)
    expect((await change('admin', user.id, { isActive: true })).status).toBe(200)
    expect(await isLetIn(user.email)).toBe(true)
  })

  it('cannot be made to oneself', async () => {
    for (const who of ['owner', 'admin']) {
      const me = (await agentsOf(who)).find(({ isSelf }) => isSelf)
      expect((await change(who, me?.id ?? '', { isRestricted: true })).status).toBe(403)
    }
  })

  it('needs an owner if it changes or makes an owner', async () => {
    const owner = await person('AgencyOwner')
    const sales = await person('SalesAgent')
    for (const body of [{ isActive: false }, { userType: 'SalesAgent' }, { isRestricted: true }]) {
      expect((await change('admin', owner.id, body)).status).toBe(403)
    }
    expect((await change('admin', sales.id, { userType: 'AgencyOwner' })).status).toBe(403)
    expect((await invite('admin', guest('boss@test.example', { userType: 'AgencyOwner' }))).status).toBe(403)
    expect((await change('owner', sales.id, { userType: 'AgencyOwner' })).status).toBe(200)
    expect((await change('owner', owner.id, { userType: 'Admin' })).status).toBe(200)
  })

  it('that leaves no active owner is 409 when two owners deactivate each other', async () => {
    const alone = await openTestApp()
    const { users } = alone.store.forAgency(await alone.agencyId('aurora'))
    const [first] = (await users.agents()).filter(({ userType }) => userType === 'AgencyOwner')
    const second = await users.create({
      email: 'second@test.example',
      firstName: 'Sam',
      lastName: 'Test',
      language: null,
      currency: null,
      isRestricted: false,
      emailVerifiedAt: testNow,
      userType: 'AgencyOwner',
      passwordHash: await hashOfAll(),
    })
    const shut = (id: string | undefined, cookie: string) =>
      alone.call(`/api/users/agents/${id}`, {
        method: 'PATCH',
        body: { isActive: false },
        headers: { cookie },
      })
    const cookies = [await alone.signIn('owner@test.example'), await alone.signIn('second@test.example')]
    const answers = await Promise.all([shut(second?.id, cookies[0] ?? ''), shut(first?.id, cookies[1] ?? '')])
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses[0]).toBe(200)
    expect([401, 409]).toContain(statuses[1])
    expect(
      (await users.agents()).filter((one) => one.userType === 'AgencyOwner' && one.isActive),
    ).toHaveLength(1)
  })

  it.each([[{}], [{ isActive: 'no' }], [{ userType: 'Traveller' }], [{ email: 'x@y.example' }], [[]]])(
    'to %j is 422',
    async (body) => {
      const user = await person('SalesAgent')
      const response = await change('owner', user.id, body)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ errors: expect.any(Array) })
    },
  )
})

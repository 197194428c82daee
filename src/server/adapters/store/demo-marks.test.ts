import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agencyScope } from '../../db/scope.ts'
import { hashPassword } from '../../domain/accounts/password.ts'
import { businessInfo, users } from '../../domain/accounts/people-schema.ts'
import type { ProvenPerson } from '../../domain/accounts/proven-person.ts'
import { mails } from '../../domain/mail/mail-schema.ts'
import { openTestApp, type TestApp, testNow, testPassword } from '../../hosts/testing-app.ts'
import type { AgencyRepositories } from './agency-repositories.ts'
import { createStore } from './create-store.ts'
import type { Store } from './store.ts'
import { openTestDatabase, silentLog, testBundle, testContent } from './testing.ts'
import { publishContent } from './testing-publish.ts'

const signedUp = 'me@signed-up.example'
const invited = 'me@invited.example'
const waiting = 'me@waiting.example'
const proven: ProvenPerson = {
  issuer: 'https://login.example',
  subject: 'me',
  email: 'me@provider.example',
  isEmailVerified: true,
  firstName: 'Mo',
  lastName: 'Provider',
}
const answers = {
  contactEmailId: 'me@demo.example',
  contactPhoneNumber: '+1 555 0100',
  hearBy: 'Google',
  hearByName: '',
  hqCountry: 'US',
  bookingVolume: '$1M+',
  useForBusiness: 'B2C website',
  productInterested: 'Hotels',
}
const clock = () => testNow

let demo: TestApp
let production: TestApp
let store: Store
let before: AgencyRepositories
let after: AgencyRepositories
const cookies: string[] = []
const tokens: string[] = []

beforeAll(async () => {
  const database = await openTestDatabase()
  const inDemo = await createStore(database, { demo: true, clock, log: silentLog })
  const { agencyId } = await inDemo.importTenant(testBundle('aurora', { hosts: ['www.aurora.example'] }))
  before = inDemo.forAgency(agencyId)
  await before.users.create({
    email: 'owner@aurora.example',
    userType: 'AgencyOwner',
    firstName: 'Omar',
    lastName: '',
    isRestricted: false,
    language: null,
    currency: null,
    emailVerifiedAt: testNow,
    passwordHash: await hashPassword(testPassword),
  })
  demo = await openTestApp({ store: inDemo })
  await useDemo()
  store = await createStore(database, { demo: false, clock, log: silentLog })
  after = store.forAgency(agencyId)
  const config = { mode: 'production', development: false, trustedProxies: [], apiOrigin: null } as const
  production = await openTestApp({ store, config })
})
afterAll(() => store.close())

async function post(path: string, body: object, cookie = ''): Promise<Response> {
  const response = await demo.call(path, { method: 'POST', body, headers: { cookie } })
  const set = response.headers.getSetCookie().find((one) => one.includes('livery_session='))
  if (set !== undefined) cookies.push(set.split(';')[0] ?? '')
  expect([path, response.ok]).toEqual([path, true])
  return response
}

async function tokenFor(recipient: string): Promise<string> {
  const mail = (await before.mails.latest(50)).find((one) => one.recipient === recipient)
  return /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** All ways to get a permanent account in a demo: a sign-up, an owner's invitation, a provider. */
async function useDemo(): Promise<void> {
  const password = 'a good long password'
  const names = { firstName: 'Mo', lastName: 'Demo' }
  await post('/api/user/signup', { ...names, email: signedUp, password })
  await post('/api/user/login', { email: 'owner@aurora.example', password: testPassword })
  const [owner = ''] = cookies
  for (const email of [invited, waiting]) {
    await post('/api/users/agents', { ...names, email, userType: 'AgencyOwner' }, owner)
  }
  await post('/api/user/new-password', { token: await tokenFor(invited), password })
  tokens.push(await tokenFor(signedUp), await tokenFor(waiting))
  expect(await before.identities.signIn(proven, { id: 'orchid', kind: 'sso' })).toMatchObject({
    user: { isDemo: true },
  })
  expect(await before.businessInfo.submit(answers)).toBe(true)
}

describe("a demo's database opened in production", () => {
  it('shows no person of it, whether seeded, signed up, invited or from a provider', async () => {
    expect(await before.users.agents()).toHaveLength(3)
    expect(await after.users.agents()).toEqual([])
    for (const email of ['owner@aurora.example', signedUp, invited, waiting, proven.email]) {
      expect((await before.users.findByEmail(email))?.isDemo, email).toBe(true)
      expect(await after.users.findByEmail(email), email).toBeNull()
    }
  })

  it('accepts none of its passwords, sessions and links', async () => {
    const host = 'www.aurora.example'
    expect(cookies.length).toBeGreaterThan(1)
    for (const cookie of cookies) {
      expect((await demo.call('/api/user/session', { headers: { cookie } })).status).toBe(200)
      const token = cookie.slice(cookie.indexOf('=') + 1)
      expect(await after.sessions.find(token)).toBeNull()
    }
    for (const token of tokens) {
      const body = { token, password: 'another good password' }
      for (const path of ['/api/user/new-password', '/api/user/verify']) {
        const sent = path.endsWith('verify') ? { token } : body
        expect((await production.call(path, { method: 'POST', host, body: sent })).status, path).toBe(422)
      }
    }
    const body = { email: invited, password: 'a good long password' }
    expect((await production.call('/api/user/login', { method: 'POST', host, body })).status).toBe(422)
  })

  it('neither shows nor sends its mails', async () => {
    const [mail] = await before.mails.latest(50)
    expect(mail).toBeDefined()
    expect(await after.mails.latest(50)).toEqual([])
    expect(await after.mails.find(mail?.id ?? 0)).toBeNull()
    expect(await store.agenciesWithMail()).toEqual([])
  })

  it('has no business information, and accepts a new submission', async () => {
    expect(await before.businessInfo.find()).toEqual(answers)
    expect(await after.businessInfo.find()).toBeNull()
    const real = { ...answers, contactEmailId: 'owner@real.example' }
    expect(await after.businessInfo.submit(real)).toBe(true)
    expect(await after.businessInfo.find()).toEqual(real)
    expect(await after.businessInfo.submit(answers)).toBe(false)
  })

  it('leaves every address and identity free for people in production', async () => {
    const fresh = { firstName: 'Real', lastName: '', isRestricted: false, language: null, currency: null }
    const person = { ...fresh, passwordHash: null, userType: 'AgencyOwner' } as const
    expect(await after.users.create({ ...person, email: invited })).toMatchObject({ isDemo: false })
    const known = await before.users.findByEmail(proven.email)
    const moved = { ...proven, email: 'me@moved.example' }
    const came = await after.identities.signIn(moved, { id: 'orchid', kind: 'sso' })
    expect(came).toMatchObject({ user: { isDemo: false, email: 'me@moved.example' } })
    expect('user' in came && came.user.id).not.toBe(known?.id)
    expect(await after.identities.signIn(moved, { id: 'orchid', kind: 'sso' })).toEqual(came)
    expect((await after.users.agents()).map(({ email }) => email)).toEqual([invited])
  })

  it('deletes the demo’s mails when it first writes another', async () => {
    const mail = { recipient: 'real@person.example', kind: 'reset', language: 'en', subject: 'Hello' }
    await after.mails.add({ ...mail, html: '<p>', text: 'Hello' })
    expect((await before.mails.latest(50)).map(({ recipient }) => recipient)).toEqual(['real@person.example'])
  })
})

describe("a demo's database from before rows were marked", () => {
  it('keeps its people, mails and business information out of production, and nothing later', async () => {
    const database = await openTestDatabase()
    const inDemo = await createStore(database, { demo: true, clock, log: silentLog })
    const { agencyId } = await inDemo.importTenant(testBundle('aurora'))
    const demos = inDemo.forAgency(agencyId)
    const owner = await demos.users.create({
      email: 'owner@aurora.example',
      userType: 'AgencyOwner',
      firstName: 'Omar',
      lastName: '',
      isRestricted: false,
      language: null,
      currency: null,
      emailVerifiedAt: testNow,
      passwordHash: null,
    })
    const { token } = await demos.sessions.create(owner?.id ?? '', 3600)
    const mail = { kind: 'reset', language: 'en', subject: 'Hello', html: '<p>', text: 'Hello' }
    await demos.mails.add({ ...mail, recipient: 'owner@aurora.example' })
    await demos.businessInfo.submit(answers)
    await agencyScope(
      database,
      agencyId,
    )(async (tx) => {
      await tx.update(users).set({ isDemo: false })
      await tx.update(mails).set({ isDemo: false, nextAttemptAt: testNow })
      await tx.update(businessInfo).set({ isDemo: false })
    })

    const open = async () =>
      (await createStore(database, { demo: false, clock, log: silentLog })).forAgency(agencyId)
    const real = await open()
    expect(await real.users.findByEmail('owner@aurora.example')).toBeNull()
    expect(await real.sessions.find(token)).toBeNull()
    expect(await real.mails.latest(9)).toEqual([])
    expect(await inDemo.agenciesWithMail()).toEqual([])
    expect(await real.businessInfo.find()).toBeNull()

    const person = { userType: 'AgencyOwner', firstName: 'Real', lastName: '', isRestricted: false } as const
    const rest = { language: null, currency: null, passwordHash: null }
    await real.users.create({ ...person, ...rest, email: 'real@aurora.example' })
    await real.businessInfo.submit(answers)
    const again = await open()
    expect(await again.users.agents()).toMatchObject([{ email: 'real@aurora.example', isDemo: false }])
    expect(await again.businessInfo.find()).toEqual(answers)
    await database.close()
  })
})

describe('a picture of one of the demo’s people', () => {
  it('is no file in production, where it is deleted with its person', async () => {
    const database = await openTestDatabase()
    const inDemo = await createStore(database, { demo: true, clock, log: silentLog })
    const { agencyId } = await inDemo.importTenant(testBundle('aurora'))
    const demos = inDemo.forAgency(agencyId)
    const details = {
      ...({ userType: 'Traveller', firstName: 'Mo', lastName: '', isRestricted: false } as const),
      language: null,
      currency: null,
      passwordHash: null,
    }
    const hashes: string[] = []
    for (const [index, name] of ['one', 'two', 'logo'].entries()) {
      const user = await demos.users.create({ ...details, email: `${name}@aurora.example` })
      const picture = { contentType: 'image/webp', bytes: new Uint8Array([index, 1, 2]) }
      hashes.push((await demos.portraits.set(user?.id ?? '', picture))?.pictureHash ?? '')
    }
    const [one = '', two = '', logo = ''] = hashes
    await publishContent(inDemo, agencyId, testContent({ logo: `/media/${logo}.webp` }), {
      note: '',
      actor: 'test',
    })
    const real = (await createStore(database, { demo: false, clock, log: silentLog })).forAgency(agencyId)
    expect(await demos.assets.find(one)).toMatchObject({ isPortrait: true })
    expect([await real.assets.find(one), await real.assets.find(two)]).toEqual([null, null])
    expect(await real.assets.find(logo)).toMatchObject({ contentType: 'image/webp' })

    for (const name of ['one', 'logo'])
      await real.users.create({ ...details, email: `${name}@aurora.example` })
    expect(await demos.assets.find(one)).toBeNull()
    expect(await real.assets.find(logo)).toMatchObject({ contentType: 'image/webp' })
    // A real person who chooses the same picture has it.
    const fresh = await real.users.create({ ...details, email: 'fresh@aurora.example' })
    await real.portraits.set(fresh?.id ?? '', { contentType: 'image/webp', bytes: new Uint8Array([1, 1, 2]) })
    expect(await real.assets.find(two)).toMatchObject({ isPortrait: true })
    await database.close()
  })
})

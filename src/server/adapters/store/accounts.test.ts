import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { agencyScope } from '../../db/scope.ts'
import { accountTokenLifetimes, accountTokenSeconds } from '../../domain/accounts/account-token-repository.ts'
import { LastOwner } from '../../domain/accounts/last-owner.ts'
import { accountTokens, users } from '../../domain/accounts/people-schema.ts'
import type { User } from '../../domain/accounts/person.ts'
import type { NewUser } from '../../domain/accounts/user-repository.ts'
import { mails } from '../../domain/mail/mail-schema.ts'
import type { AgencyRepositories } from './agency-repositories.ts'
import { createStore } from './create-store.ts'
import { waitingDays } from './platform-repository.ts'
import type { Store } from './store.ts'
import { openTestDatabase, silentLog, testBundle } from './testing.ts'

const start = new Date('2026-03-01T12:00:00Z')
let now = start
const clock = () => now
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)

let database: Database
let store: Store
let agencyId: string
let agency: AgencyRepositories
let other: AgencyRepositories
let otherId: string
let count = 0

beforeAll(async () => {
  database = await openTestDatabase()
  store = await createStore(database, { demo: false, clock, log: silentLog })
  agencyId = (await store.importTenant(testBundle('one'))).agencyId
  agency = store.forAgency(agencyId)
  otherId = (await store.importTenant(testBundle('two'))).agencyId
  other = store.forAgency(otherId)
})
beforeEach(() => {
  now = start
})
afterAll(() => store.close())

async function person(part: Partial<NewUser> = {}, at = agency): Promise<User> {
  count += 1
  const user = await at.users.create({
    email: `person-${count}@example.com`,
    passwordHash: null,
    userType: 'Traveller',
    isRestricted: false,
    firstName: 'Ada',
    lastName: 'Byron',
    language: null,
    currency: null,
    ...part,
  })
  if (user === null) throw new Error('the e-mail is taken')
  return user
}

const letter = {
  recipient: 'ada@example.com',
  kind: 'reset',
  language: 'en',
  subject: 'A new password',
  html: '<p>secret-link</p>',
  text: 'secret-link',
}

describe('a person', () => {
  it('is active and not yet verified after a sign-up', async () => {
    expect(await person()).toMatchObject({
      emailVerifiedAt: null,
      isActive: true,
      pictureHash: null,
      phone: '',
      isRewardWalletEnable: false,
    })
  })

  it('changes only in the given fields, and never through another agency', async () => {
    const { id } = await person()
    expect(
      await agency.users.update(id, { firstName: 'Eve', phone: '+45 1', currency: 'DKK' }),
    ).toMatchObject({
      firstName: 'Eve',
      lastName: 'Byron',
      phone: '+45 1',
      currency: 'DKK',
    })
    expect(await agency.users.update(id, {})).toMatchObject({ firstName: 'Eve' })
    expect(await other.users.update(id, { firstName: 'Mallory' })).toBeNull()
    expect(await agency.users.update("' or true", { firstName: 'Mallory' })).toBeNull()
  })

  it('is verified once, at a moment that does not change', async () => {
    const { id } = await person()
    await agency.users.markVerified(id)
    now = later(60)
    await agency.users.markVerified(id)
    expect((await agency.users.find(id))?.emailVerifiedAt).toEqual(start)
  })

  it('with a new password has no earlier link that would set one or sign in', async () => {
    const { id } = await person()
    const links = [
      await agency.accountTokens.issue(id, 'reset'),
      await agency.accountTokens.issue(id, 'invite'),
    ]
    const verify = await agency.accountTokens.issue(id, 'verify')
    await agency.users.setPassword(id, 'hash')
    expect(await agency.accountTokens.peek(links[0] ?? '', 'reset')).toBeNull()
    expect(await agency.accountTokens.peek(links[1] ?? '', 'invite')).toBeNull()
    expect(await agency.accountTokens.peek(verify, 'verify')).toBeNull()
  })

  it('keeps an open invitation, also with a new password, until it is withdrawn', async () => {
    const { id } = await person({ emailVerifiedAt: start })
    const asked = { userType: 'Admin', isRestricted: false, firstName: 'Ines', lastName: '' } as const
    await agency.users.invite(id, asked)
    const token = await agency.accountTokens.issue(id, 'invite')
    await agency.users.setPassword(id, 'hash')
    expect(await agency.accountTokens.peek(token, 'invite')).not.toBeNull()
    await agency.users.invite(id, null)
    expect(await agency.accountTokens.peek(token, 'invite')).toBeNull()
    expect(await agency.users.find(id)).toMatchObject({ invitedAs: null, invitedFirstName: '' })
  })

  it('waits after a sign-up until the address is verified, once, with the typed data', async () => {
    const { id, email } = await person()
    expect(await agency.users.waiting(email.toUpperCase())).toMatchObject({ id })
    expect(await other.users.waiting(email)).toBeNull()
    const typed = { passwordHash: 'hash', firstName: 'Nia', lastName: 'New', language: 'sv' }
    const { passwordHash: _, ...shown } = typed
    expect(await agency.users.confirm(id, typed)).toMatchObject({ ...shown, emailVerifiedAt: start })
    expect(await agency.users.waiting(email)).toBeNull()
    expect(await agency.users.confirm(id, { passwordHash: 'x', firstName: 'Mallory' })).toBeNull()
    expect(await agency.users.find(id)).toMatchObject({ firstName: 'Nia' })
    const staff = await person({ userType: 'SalesAgent' })
    expect(await agency.users.waiting(staff.email)).toBeNull()
  })

  it('with an unverified address is deleted after a month without link, provider or invitation', async () => {
    const [waiting, asked, known, agent, confirmed, mailed] = await Promise.all([
      person(),
      person(),
      person(),
      person({ userType: 'SalesAgent' }),
      person({ emailVerifiedAt: start }),
      person(),
    ])
    const offer = { userType: 'SalesAgent', isRestricted: false, firstName: 'Ada', lastName: '' } as const
    await agency.users.invite(asked.id, offer)
    const proven = {
      issuer: 'https://id.example',
      subject: '9',
      email: 'at@id.example',
      isEmailVerified: false,
    }
    await agency.identities.link(
      known.id,
      { ...proven, firstName: '', lastName: '' },
      { id: 'id', kind: 'sso' },
    )
    const all = [waiting, asked, known, agent, confirmed, mailed]
    const born = () => agencyScope(database, agencyId)((tx) => tx.update(users).set({ createdAt: start }))
    const left = async () => {
      await store.forgetPast()
      const found = await Promise.all(all.map(({ id }) => agency.users.find(id)))
      return all.map((_, index) => found[index] !== null)
    }
    await born()
    now = later(waitingDays * 86_400 - 1)
    await agency.accountTokens.issue(mailed.id, 'verify')
    expect(await left()).toEqual([true, true, true, true, true, true])
    now = later(waitingDays * 86_400)
    expect(await left()).toEqual([false, true, true, true, true, true])
    now = later(waitingDays * 86_400 + 86_400)
    expect(await left()).toEqual([false, true, true, true, true, false])
  })

  it('is among the agents unless a traveller, sorted by name', async () => {
    await person({ userType: 'SalesAgent', firstName: 'Zoe' }, other)
    await person({ userType: 'Admin', firstName: 'Abel' }, other)
    await person({}, other)
    expect((await other.users.agents()).map(({ firstName }) => firstName)).toEqual(['Abel', 'Zoe'])
  })
})

describe('the last active owner', () => {
  it('is neither demoted nor deactivated, while another person may be', async () => {
    const owner = await person({ userType: 'AgencyOwner', emailVerifiedAt: start })
    await expect(agency.users.setAccess(owner.id, { isActive: false })).rejects.toThrow(LastOwner)
    await expect(agency.users.setAccess(owner.id, { userType: 'Admin' })).rejects.toThrow(LastOwner)
    expect(await agency.users.find(owner.id)).toEqual(owner)
    const second = await person({ userType: 'AgencyOwner', emailVerifiedAt: start })
    expect(await agency.users.setAccess(owner.id, { userType: 'Admin' })).toMatchObject({ userType: 'Admin' })
    await expect(agency.users.setAccess(second.id, { isActive: false })).rejects.toThrow(LastOwner)
    expect(await agency.users.setAccess(owner.id, { isRestricted: true })).toMatchObject({
      isRestricted: true,
    })
  })

  it('is not replaced by an owner who was invited and has not accepted', async () => {
    const third = store.forAgency((await store.importTenant(testBundle('three'))).agencyId)
    const came = await person({ userType: 'AgencyOwner', emailVerifiedAt: start }, third)
    await person({ userType: 'AgencyOwner' }, third)
    await expect(third.users.setAccess(came.id, { isActive: false })).rejects.toThrow(LastOwner)
    await third.users.markVerified((await person({ userType: 'AgencyOwner' }, third)).id)
    expect(await third.users.setAccess(came.id, { isActive: false })).toMatchObject({ isActive: false })
  })

  it('remains when two owners deactivate each other at once', async () => {
    const [one, two] = [
      await person({ userType: 'AgencyOwner', emailVerifiedAt: start }, other),
      await person({ userType: 'AgencyOwner', emailVerifiedAt: start }, other),
    ]
    const outcomes = await Promise.allSettled([
      other.users.setAccess(one.id, { isActive: false }),
      other.users.setAccess(two.id, { isActive: false }),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a session', () => {
  it('of a deactivated person is invalid until they are reactivated', async () => {
    const { id } = await person()
    const { token } = await agency.sessions.create(id, 60)
    await agency.users.setAccess(id, { isActive: false }).catch(() => undefined)
    await person({ userType: 'AgencyOwner', emailVerifiedAt: start })
    await agency.users.setAccess(id, { isActive: false })
    expect(await agency.sessions.find(token)).toBeNull()
    await agency.users.setAccess(id, { isActive: true })
    expect(await agency.sessions.find(token)).toMatchObject({ user: { id } })
  })

  it('is listed with its browser, shortened and without the whole address', async () => {
    const { id } = await person()
    const client = { userAgent: `Browser\r\n${'x'.repeat(500)}`, address: '203.0.113.77' }
    const { token } = await agency.sessions.create(id, 600, client)
    const found = await agency.sessions.find(token)
    const [entry, ...rest] = await agency.sessions.list(id)
    expect(rest).toEqual([])
    expect(entry).toEqual({
      id: found?.id,
      createdAt: start,
      lastSeenAt: start,
      userAgent: `Browser ${'x'.repeat(192)}`,
      address: '203.0.113.0/24',
    })
    expect(JSON.stringify(entry)).not.toContain(token)
    now = later(600)
    expect(await agency.sessions.list(id)).toEqual([])
  })

  it('stores its last use every five minutes and not more often', async () => {
    const { id } = await person()
    const { token } = await agency.sessions.create(id, 3600)
    const seen = async (seconds: number) => {
      now = later(seconds)
      await agency.sessions.find(token)
      return (await agency.sessions.list(id))[0]?.lastSeenAt
    }
    expect(await seen(299)).toEqual(start)
    expect(await seen(300)).toEqual(later(300))
    expect(await seen(599)).toEqual(later(300))
  })

  it('is ended by its id only by its owner', async () => {
    const [mine, theirs] = [await person(), await person()]
    const { token } = await agency.sessions.create(mine.id, 60)
    const id = (await agency.sessions.find(token))?.id ?? ''
    expect(await agency.sessions.endById(theirs.id, id)).toBe(false)
    expect(await agency.sessions.endById(mine.id, 'no uuid')).toBe(false)
    expect(await agency.sessions.find(token)).not.toBeNull()
    expect(await agency.sessions.endById(mine.id, id)).toBe(true)
    expect(await agency.sessions.find(token)).toBeNull()
    expect(await agency.sessions.endById(mine.id, id)).toBe(false)
  })

  it("may outlive the person's other sessions", async () => {
    const { id } = await person()
    const kept = await agency.sessions.create(id, 60)
    const ended = await agency.sessions.create(id, 60)
    await agency.sessions.endAllOf(id, kept.token)
    expect(await agency.sessions.find(kept.token)).not.toBeNull()
    expect(await agency.sessions.find(ended.token)).toBeNull()
  })
})

describe('an account token', () => {
  it('is valid once, however many use it at the same moment', async () => {
    const user = await person()
    const token = await agency.accountTokens.issue(user.id, 'verify')
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(await agency.accountTokens.peek(token, 'verify')).toEqual(user)
    const uses = await Promise.all([1, 2, 3, 4].map(() => agency.accountTokens.redeem(token, 'verify')))
    expect(uses.filter((used) => used !== null)).toEqual([user])
    expect(await agency.accountTokens.peek(token, 'verify')).toBeNull()
  })

  it('is valid for its purpose and its agency alone', async () => {
    const { id } = await person()
    const token = await agency.accountTokens.issue(id, 'verify')
    expect(await agency.accountTokens.redeem(token, 'reset')).toBeNull()
    expect(await other.accountTokens.redeem(token, 'verify')).toBeNull()
    expect(await agency.accountTokens.redeem('', 'verify')).toBeNull()
    expect(await agency.accountTokens.redeem(token, 'verify')).not.toBeNull()
  })

  it.each(Object.entries(accountTokenSeconds))('to %s expires after %i seconds', async (name, seconds) => {
    const purpose = name as keyof typeof accountTokenSeconds
    const { id } = await person()
    const token = await agency.accountTokens.issue(id, purpose)
    now = later(seconds - 1)
    expect(await agency.accountTokens.peek(token, purpose)).not.toBeNull()
    now = later(seconds)
    expect(await agency.accountTokens.redeem(token, purpose)).toBeNull()
  })

  it('to invite ends with the next one, also with two simultaneous requests', async () => {
    const { id } = await person()
    const early = await agency.accountTokens.issue(id, 'invite')
    const pair = await Promise.all([
      agency.accountTokens.issue(id, 'invite'),
      agency.accountTokens.issue(id, 'invite'),
    ])
    const left = await Promise.all([early, ...pair].map((one) => agency.accountTokens.peek(one, 'invite')))
    expect(left.filter((one) => one !== null)).toHaveLength(1)
    expect(left[0]).toBeNull()
  })

  it.each(['verify', 'reset'] as const)(
    'to %s remains valid next to later ones, up to a limit',
    async (purpose) => {
      const { id } = await person()
      const links: string[] = []
      for (let count = 0; count <= accountTokenLifetimes[purpose]; count += 1) {
        now = later(count)
        links.push(await agency.accountTokens.issue(id, purpose))
      }
      const left = await Promise.all(links.map((one) => agency.accountTokens.peek(one, purpose)))
      expect(left.map((one) => one !== null)).toEqual([false, ...links.slice(1).map(() => true)])
    },
  )

  it("carries a sign-up's data in its browser, and none once the address is verified", async () => {
    const { id } = await person()
    const details = { passwordHash: 'hash', firstName: 'Nia', lastName: 'New', language: 'sv' }
    const token = await agency.accountTokens.issue(id, 'verify', { details, mark: 'mine' })
    const bare = await agency.accountTokens.issue(id, 'verify')
    expect(await agency.accountTokens.signUpOf(token)).toEqual(details)
    expect(await agency.accountTokens.signUpOf(bare)).toBeNull()
    expect(await agency.accountTokens.signUpFrom('mine', id)).toEqual(details)
    expect(await agency.accountTokens.signUpFrom('other', id)).toBeNull()
    expect(await agency.accountTokens.signUpFrom('mine', (await person()).id)).toBeNull()
    expect(await other.accountTokens.signUpFrom('mine', id)).toBeNull()
    const rows = await agencyScope(database, agencyId)((tx) => tx.select().from(accountTokens))
    expect(JSON.stringify(rows)).not.toContain('mine')
    await agency.users.markVerified(id)
    expect(await agency.accountTokens.peek(token, 'verify')).toBeNull()
    expect(await agency.accountTokens.redeem(token, 'verify')).toBeNull()
  })

  it('of a deactivated person is invalid', async () => {
    await person({ userType: 'AgencyOwner', emailVerifiedAt: start })
    const { id } = await person()
    const token = await agency.accountTokens.issue(id, 'reset')
    await agency.users.setAccess(id, { isActive: false })
    expect(await agency.accountTokens.peek(token, 'reset')).toBeNull()
    expect(await agency.accountTokens.redeem(token, 'reset')).toBeNull()
  })

  it('is stored as a hash, and deleted after its expiry', async () => {
    const { id } = await person()
    const token = await agency.accountTokens.issue(id, 'verify')
    const rows = () => agencyScope(database, agencyId)((tx) => tx.select().from(accountTokens))
    expect(JSON.stringify(await rows())).not.toContain(token)
    now = later(30 * 86_400)
    await agency.accountTokens.issue(id, 'reset')
    expect(await rows()).toHaveLength(1)
  })

  it("is deleted after its expiry with its sign-up's data, without another request", async () => {
    const { id } = await person({}, other)
    const details = { passwordHash: 'typed hash', firstName: 'Nia', lastName: 'New', language: null }
    await other.accountTokens.issue(id, 'verify', { details, mark: 'm' })
    await other.accountTokens.issue(id, 'invite')
    const kept = async () => {
      const rows = await agencyScope(database, otherId)((tx) => tx.select().from(accountTokens))
      return rows.filter(({ userId }) => userId === id).map(({ purpose }) => purpose)
    }
    now = later(86_400 - 1)
    await store.forgetPast()
    expect(await kept()).toHaveLength(2)
    now = later(86_400)
    await store.forgetPast()
    expect(await kept()).toEqual(['invite'])
  })

  it('is not made for a person of another agency or an unknown one', async () => {
    const { id } = await person({}, other)
    await expect(agency.accountTokens.issue(id, 'reset')).rejects.toThrow('does not belong to this agency')
    await expect(agency.accountTokens.issue('', 'reset')).rejects.toThrow(TypeError)
  })
})

describe('the outbox', () => {
  it('gives each mail to one sender, and to another only after the first does not report', async () => {
    await agency.mails.add(letter)
    const claims = await Promise.all([agency.mails.claim(300), agency.mails.claim(300)])
    const [mail, ...rest] = claims.filter((claim) => claim !== null)
    expect(rest).toEqual([])
    expect(mail).toMatchObject({ ...letter, attempts: 1, replyTo: null })
    now = later(300)
    expect(await agency.mails.claim(300)).toMatchObject({ id: mail?.id, attempts: 2 })
    await agency.mails.sent(mail?.id ?? 0)
  })

  it("deletes a mail's text once it is sent or given up", async () => {
    await agency.mails.add(letter)
    const first = await agency.mails.claim(300)
    await agency.mails.sent(first?.id ?? 0)
    await agency.mails.add(letter)
    const second = await agency.mails.claim(300)
    await agency.mails.failed(second?.id ?? 0, 'nobody there', later(60))
    expect(await agency.mails.find(second?.id ?? 0)).toMatchObject({
      text: 'secret-link',
      lastError: 'nobody there',
    })
    expect(await agency.mails.claim(300)).toBeNull()
    now = later(60)
    expect(await agency.mails.claim(300)).toMatchObject({ attempts: 2 })
    await agency.mails.failed(second?.id ?? 0, 'nobody there', null)
    now = later(86_400)
    expect(await agency.mails.claim(300)).toBeNull()
    const rows = await agencyScope(database, agencyId)((tx) => tx.select().from(mails))
    expect(JSON.stringify(rows)).not.toContain('secret-link')
    expect(await agency.mails.find(first?.id ?? 0)).toMatchObject({ sentAt: start, nextAttemptAt: null })
  })

  it('shows the newest first, of this agency alone, and deletes them after a month', async () => {
    await other.mails.add({ ...letter, subject: 'Other' })
    now = later(10)
    await other.mails.add({ ...letter, subject: 'Newer' })
    expect((await other.mails.latest(5)).map(({ subject }) => subject)).toEqual(['Newer', 'Other'])
    const [mail] = await other.mails.latest(1)
    expect(await agency.mails.find(mail?.id ?? 0)).toBeNull()
    expect(await other.mails.find(Number.NaN)).toBeNull()
    for (let left = 2; left > 0; left -= 1) {
      const claimed = await other.mails.claim(60)
      await other.mails.sent(claimed?.id ?? 0)
    }
    now = later(31 * 86_400)
    await other.mails.add({ ...letter, subject: 'Newest' })
    expect((await other.mails.latest(5)).map(({ subject }) => subject)).toEqual(['Newest'])
  })

  it('of the demo stores everything and sends nothing', async () => {
    const demo = await createStore(await openTestDatabase(), { demo: true, clock, log: silentLog })
    const { agencyId: demoId } = await demo.importTenant(testBundle('demo'))
    await demo.forAgency(demoId).mails.add(letter)
    expect(await demo.forAgency(demoId).mails.claim(60)).toBeNull()
    expect(await demo.forAgency(demoId).mails.latest(1)).toMatchObject([letter])
    await demo.close()
  })

  it('lists the agencies that have due mail', async () => {
    now = later(90 * 86_400)
    const { agencyId: busy } = await store.importTenant(testBundle('busy'))
    await store.importTenant(testBundle('quiet'))
    await store.forAgency(busy).mails.add(letter)
    expect(await store.agenciesWithMail()).toContain(busy)
    await store.forAgency(busy).mails.claim(60)
    expect(await store.agenciesWithMail()).not.toContain(busy)
  })
})

describe('a transaction of several repositories', () => {
  it('is stored whole', async () => {
    const { id } = await person()
    const token = await agency.transaction(async ({ users, accountTokens: tokens, mails: outbox, audit }) => {
      await users.update(id, { phone: '7' })
      await outbox.add(letter)
      await audit.append({ actor: id, action: 'user.test', beforeHash: null, afterHash: null })
      return tokens.issue(id, 'verify')
    })
    expect(await agency.accountTokens.redeem(token, 'verify')).toMatchObject({ phone: '7' })
  })

  it('leaves nothing when a part fails', async () => {
    const { id } = await person()
    const before = await agency.mails.latest(100)
    const work = agency.transaction(async ({ users, mails: outbox }) => {
      await users.update(id, { phone: '7' })
      await outbox.add(letter)
      throw new Error('stop')
    })
    await expect(work).rejects.toThrow('stop')
    expect(await agency.users.find(id)).toMatchObject({ phone: '' })
    expect(await agency.mails.latest(100)).toEqual(before)
  })
})

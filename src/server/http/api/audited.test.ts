import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '../../../contract/operations.gen.ts'
import type { Publication } from '../../../contract/types.ts'
import { sharpRaster } from '../../adapters/raster/sharp-raster.ts'
import type { AgencyRepositories } from '../../adapters/store/agency-repositories.ts'
import { zipOf } from '../../domain/site-settings/files/testing-zip.ts'
import { tenantFilesWith, testTenant } from '../../domain/tenant-folders/testing-tenant.ts'
import { openTestApp, type TestApp, testPassword } from '../../hosts/testing-app.ts'
import { hold, quoteOf } from './booking/testing-booking-flow.ts'
import { proposalRequest, propose } from './proposals/testing-proposals.ts'
import { operationCases } from './testing-operations.ts'

// Security, 20: every change of settings and people is in the audit log, written by the same transaction.

let app: TestApp
let agency: AgencyRepositories
let count = 0

beforeAll(async () => {
  app = await openTestApp({ raster: sharpRaster() })
  agency = app.store.forAgency(await app.agencyId('aurora'))
})

/** One call for each operation that changes something. */
const calls: Partial<Record<OperationId, () => Promise<Response>>> = {
  submitBusinessInfo: () => call('submitBusinessInfo', 'owner'),
  putMarkups: () =>
    call('putMarkups', 'owner', {
      headers: { 'if-match': '"0"' },
      body: { rules: [{ kind: 'percent', value: 15 }] },
    }),
  async answerIncident() {
    await agency.tasks.raise({ kind: 'unpaid', payload: {}, error: 'declined' })
    const [incident] = await agency.tasks.givenUp(1)
    return call('answerIncident', 'owner', { path: `/api/agency/incidents/${incident?.id}` })
  },
  inviteAgent: () => call('inviteAgent', 'owner', { body: invitation() }),
  inviteAgentAgain: async () =>
    call('inviteAgentAgain', 'owner', { path: `/api/users/agents/${await invited()}/invitation` }),
  changeAgent: async () =>
    call('changeAgent', 'owner', { path: `/api/users/agents/${(await person('sales')).id}` }),
  changeLanguage: () => call('changeLanguage', 'traveller'),
  updateProfile: () => call('updateProfile', 'traveller'),
  async putProfilePicture() {
    const blue = { width: 8, height: 8, channels: 3, background: '#2c7be5' } as const
    const data = (await sharp({ create: blue }).png().toBuffer()).toString('base64')
    return call('putProfilePicture', 'traveller', { body: { data } })
  },
  deleteProfilePicture: () => call('deleteProfilePicture', 'traveller'),
  async storePicture() {
    return call('storePicture', 'owner', { body: await logo() })
  },
  async cropPicture() {
    const stored = await call('storePicture', 'owner', { body: await logo() })
    const { address } = ((await stored.json()) as { data: { address: string } }).data
    return call('cropPicture', 'owner', { body: { address, x: 0, y: 0, width: 0.5, height: 1 } })
  },
  async importSettings() {
    const green = testTenant({}, { primaryColor: '#136f63' })
    return call('importSettings', 'owner', { body: await zipOf(tenantFilesWith({ 'tenant.json': green })) })
  },
  async removeIdentity() {
    const { id, email } = await person('traveller')
    const proven = { issuer: 'https://id.example', subject: '7', email, isEmailVerified: true }
    await agency.identities.link(
      id,
      { ...proven, firstName: 'Ada', lastName: 'Test' },
      { id: 'id', kind: 'social' },
    )
    const [identity] = await agency.identities.list(id)
    return call('removeIdentity', 'traveller', { path: `/api/user/identities/${identity?.id}` })
  },
  endOtherSessions: () => call('endOtherSessions', 'traveller'),
  async endSession() {
    const { id } = await person('traveller')
    await agency.sessions.create(id, 60)
    const [session] = await agency.sessions.list(id)
    return call('endSession', 'traveller', { path: `/api/user/sessions/${session?.id}` })
  },
  signUp: () => call('signUp'),
  async verifyEmail() {
    const mark = 'm'.repeat(43)
    const details = { passwordHash: 'hash', firstName: 'Nia', lastName: 'New', language: null }
    const token = await agency.accountTokens.issue(await created(), 'verify', { details, mark })
    const cookie = `__Host-livery_signup=${mark}`
    return call('verifyEmail', null, { body: { token }, cookie })
  },
  async setNewPassword() {
    const token = await agency.accountTokens.issue(await invited(), 'invite')
    return call('setNewPassword', null, { body: { token, password: 'a good long password' } })
  },
  async createProposal() {
    return call('createProposal', 'owner', { body: await proposalRequest(app, {}) })
  },
  async withdrawProposal() {
    const { id } = await propose(app, { cookie: await app.signIn('owner@test.example') })
    return call('withdrawProposal', 'owner', { path: `/api/proposals/${id}` })
  },
  async answerProposal() {
    const { id } = await propose(app, { cookie: await app.signIn('owner@test.example') })
    return call('answerProposal', 'traveller', { path: `/api/proposals/${id}/answer` })
  },
  async claimBooking() {
    const { booking, holder } = await hold(app, {}, await quoteOf(app, {}))
    const cookie = `${holder.cookie}; ${await app.signIn('traveller@test.example')}`
    return call('claimBooking', null, { path: `/api/bookings/${booking.reference}/claim`, cookie })
  },
  changeDraft: () => call('changeDraft', 'owner', changedName(0)),
  async discardDraft() {
    const revision = await edited()
    return call('discardDraft', 'owner', { headers: { 'if-match': `"${revision}"` } })
  },
  async publishDraft() {
    const revision = await edited()
    return call('publishDraft', 'owner', { body: { revision } })
  },
  async restoreVersion() {
    const reply = await call('publishDraft', 'owner', { body: { revision: await edited() } })
    const { publication } = ((await reply.json()) as { data: { publication: Publication } }).data
    const path = '/api/branding/versions/1/restore'
    return call('restoreVersion', 'owner', { path, body: { from: publication.version } })
  },
  async createSchedule() {
    const revision = await edited()
    return call('createSchedule', 'owner', { body: { revision, start: '2026-12-04T09:00:00' } })
  },
  changeSchedule: async () =>
    call('changeSchedule', 'owner', { path: `/api/branding/schedules/${await planned()}` }),
  endSchedule: async () =>
    call('endSchedule', 'owner', { path: `/api/branding/schedules/${await planned()}` }),
  createShare: () => call('createShare', 'owner'),
  async endShare() {
    const { share } = await agency.shares.create('For the board', 'Ada', 3600)
    return call('endShare', 'owner', { path: `/api/branding/shares/${share.id}` })
  },
  changePassword: () =>
    call('changePassword', 'admin', { body: { current: testPassword, password: 'a good long password' } }),
}

const person = async (name: string) => {
  const user = await agency.users.findByEmail(`${name}@test.example`)
  if (user === null) throw new Error(`there is no ${name}`)
  return user
}

async function call(
  id: OperationId,
  name: string | null = null,
  other: { path?: string; body?: unknown; cookie?: string; headers?: Record<string, string> } = {},
) {
  const { path, method } = operations[id]
  const {
    path: examplePath = path,
    body,
    cookie,
    headers,
  } = {
    cookie: undefined,
    ...operationCases[id],
    ...other,
  }
  const token = name && (await agency.sessions.create((await person(name)).id, 60)).token
  return app.call(examplePath, {
    method: method.toUpperCase(),
    body,
    headers: {
      ...headers,
      ...(token ? { cookie: `__Host-livery_session=${token}` } : cookie ? { cookie } : {}),
    },
  })
}

function changedName(revision: number) {
  count += 1
  const changes = [{ pointer: '/agency/agencyName', after: `Name ${count}` }]
  return { headers: { 'if-match': `"${revision}"` }, body: { changes } }
}

/** Changes the draft and returns its revision. */
async function edited(): Promise<number> {
  const revision = (await agency.drafts.find())?.revision ?? 0
  const response = await call('changeDraft', 'owner', changedName(revision))
  return ((await response.json()) as { data: { revision: number } }).data.revision
}

/** Schedules the draft and returns the schedule's id. */
async function planned(): Promise<string> {
  const body = { revision: await edited(), start: '2026-12-04T09:00:00' }
  const response = await call('createSchedule', 'owner', { body })
  return ((await response.json()) as { data: { schedule: { id: string } } }).data.schedule.id
}

function logo(): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 32, channels: 3, background: '#2c7be5' } })
    .png()
    .toBuffer()
}

function invitation() {
  count += 1
  return { email: `hand-${count}@test.example`, firstName: 'New', lastName: 'Hand', userType: 'SalesAgent' }
}

async function invited(): Promise<string> {
  const response = await call('inviteAgent', 'owner', { body: invitation() })
  return ((await response.json()) as { data: { id: string } }).data.id
}

async function created(): Promise<string> {
  count += 1
  const user = await agency.users.create({
    email: `new-${count}@test.example`,
    firstName: 'Nia',
    lastName: 'New',
    userType: 'Traveller',
    isRestricted: false,
    language: null,
    currency: null,
    passwordHash: 'hash',
  } as never)
  return user?.id ?? ''
}

const all = Object.keys(operations) as OperationId[]
const audited = all.flatMap((id) => {
  const action = operationCases[id].audited
  return typeof action === 'string' ? [[id, action] as const] : []
})

describe('the audit log', () => {
  it('is written by every operation with an effect, or the table gives the reason', () => {
    const unsafe = all.filter((id) => operations[id].method !== 'get')
    expect(unsafe.filter((id) => operationCases[id].audited === undefined)).toEqual([])
    expect(Object.keys(calls).toSorted()).toEqual(audited.map(([id]) => id).toSorted())
  })

  it.each(audited)('records what %s did, as %s, and the actor', async (id, action) => {
    const make = calls[id]
    if (make === undefined) throw new Error(`nothing here makes ${id} do anything`)
    const response = await make()
    expect(response.status, await response.clone().text()).toBeLessThan(300)
    const [entry] = await agency.audit.latest(1)
    expect(entry?.action).toBe(action)
    expect(entry?.beforeHash !== entry?.afterHash).toBe(operationCases[id].hashed === true)
    expect(await agency.users.find(entry?.actor ?? '')).not.toBeNull()
  })

  it('records the role before and after when a traveller accepts an invitation', async () => {
    const traveller = await created()
    await agency.users.markVerified(traveller)
    await agency.users.invite(traveller, {
      userType: 'AgencyOwner',
      isRestricted: false,
      firstName: 'Ada',
      lastName: '',
    })
    const token = await agency.accountTokens.issue(traveller, 'invite')
    await call('setNewPassword', null, { body: { token, password: 'a good long password' } })
    const joins = (await agency.audit.latest(5)).filter(({ action }) => action === 'agent.join')
    expect(joins).toHaveLength(1)
    expect(joins[0]).toMatchObject({ actor: traveller, beforeHash: expect.any(String) })
    expect(joins[0]?.beforeHash).not.toBe(joins[0]?.afterHash)
  })

  it("records a new agent's joining under the same action", async () => {
    const agent = await invited()
    const token = await agency.accountTokens.issue(agent, 'invite')
    await call('setNewPassword', null, { body: { token, password: 'a good long password' } })
    const theirs = (await agency.audit.latest(5)).filter(({ actor }) => actor === agent)
    expect(theirs.map(({ action }) => action)).toEqual(['user.password', 'agent.join'])
    expect(theirs[1]).toMatchObject({ beforeHash: null, afterHash: expect.any(String) })
  })

  it('records joining once, whichever mailed links the agent uses then and later', async () => {
    const agent = await invited()
    const invitation = await agency.accountTokens.issue(agent, 'invite')
    for (const password of ['a good long password', 'a better long password']) {
      const token = await agency.accountTokens.issue(agent, 'reset')
      const response = await call('setNewPassword', null, { body: { token, password } })
      expect(await response.json()).toMatchObject({ session: { userType: 'SalesAgent' } })
    }
    // The invitation is used up.
    const late = { token: invitation, password: 'another long password' }
    expect((await call('setNewPassword', null, { body: late })).status).toBe(422)
    const theirs = (await agency.audit.latest(10)).filter(({ actor }) => actor === agent)
    expect(theirs.map(({ action }) => action)).toEqual(['user.password', 'user.password', 'agent.join'])
    expect(theirs[2]).toMatchObject({ beforeHash: null, afterHash: expect.any(String) })
  })

  it('records joining when an invited traveller accepts, and not when they reset a password', async () => {
    // The second traveller's address is not verified yet; the first mailed link verifies it.
    const travellers = [await created(), await created()]
    await agency.users.markVerified(travellers[0] ?? '')
    for (const traveller of travellers) {
      const names = { firstName: 'Ada', lastName: '' }
      await agency.users.invite(traveller, { userType: 'Admin', isRestricted: false, ...names })
      const joins = async () =>
        (await agency.audit.latest(10)).filter(
          ({ actor, action }) => actor === traveller && action === 'agent.join',
        )
      for (const [purpose, userType, count] of [
        ['reset', 'Traveller', 0],
        ['invite', 'Admin', 1],
        ['reset', 'Admin', 1],
      ] as const) {
        const token = await agency.accountTokens.issue(traveller, purpose)
        const response = await call('setNewPassword', null, {
          body: { token, password: 'a good long password' },
        })
        expect(await response.json()).toMatchObject({ session: { userType } })
        expect(await joins()).toHaveLength(count)
      }
    }
    // The address is not verified; the invitation's link verifies it and makes the traveller an agent.
    const unproved = await created()
    await agency.users.invite(unproved, {
      userType: 'Admin',
      isRestricted: false,
      firstName: 'Ada',
      lastName: '',
    })
    const token = await agency.accountTokens.issue(unproved, 'invite')
    await call('setNewPassword', null, { body: { token, password: 'a good long password' } })
    const theirs = (await agency.audit.latest(10)).filter(({ actor }) => actor === unproved)
    expect(theirs.map(({ action }) => action)).toEqual(['user.password', 'agent.join'])
    expect(theirs[1]).toMatchObject({ beforeHash: expect.any(String) })
  })

  it('records the identity that was linked and unlinked with the same hash', async () => {
    const { id, email } = await person('admin')
    const proven = { issuer: 'https://id.example', subject: '8', email, isEmailVerified: true }
    await agency.identities.link(
      id,
      { ...proven, firstName: 'Ada', lastName: 'Test' },
      { id: 'id', kind: 'social' },
    )
    await agency.identities.removeSocial(id)
    const [unlinked, linked] = await agency.audit.latest(2)
    expect(linked).toMatchObject({ action: 'identity.link', beforeHash: null, afterHash: expect.any(String) })
    expect(unlinked).toMatchObject({
      action: 'identity.unlink',
      beforeHash: linked?.afterHash,
      afterHash: null,
    })
  })

  it('records nothing when a change is refused', async () => {
    const [before] = await agency.audit.latest(1)
    expect((await call('updateProfile', 'traveller', { body: { language: 'xx' } })).status).toBe(422)
    expect((await call('inviteAgent', 'owner')).status).toBe(409)
    expect(await agency.audit.latest(1)).toEqual([before])
  })
})

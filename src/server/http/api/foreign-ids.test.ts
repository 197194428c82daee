import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '../../../contract/operations.gen.ts'
import { sharpRaster } from '../../adapters/raster/sharp-raster.ts'
import { publishContent } from '../../adapters/store/testing-publish.ts'
import { openTestApp, type TestApp, testNow } from '../../hosts/testing-app.ts'
import { hold, quoteOf } from './booking/testing-booking-flow.ts'
import { propose } from './proposals/testing-proposals.ts'
import type { ForeignId } from './testing-operation-case.ts'
import { operationCases } from './testing-operations.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

// An id of another agency is answered exactly as an id that does not exist.

let app: TestApp
let owner: Record<string, string>
let ids: Record<Exclude<ForeignId, 'closedList'>, { foreign: string; unknown: string }>

const post = {
  slug: 'their-post',
  title: 'Theirs',
  summary: 'Theirs alone',
  image: '/scenes/beach/x.svg',
  publishedOn: '2026-01-01',
  readingMinutes: 1,
  content: '<p>Theirs</p>',
}

beforeAll(async () => {
  app = await openTestApp(
    { raster: sharpRaster() },
    { aurora: {}, meridian: {} },
    {
      meridian: {
        posts: [post],
        agencyTerms: [{ id: 'their-terms', title: 'Theirs', content: '<p>Theirs</p>' }],
        links: [{ id: 'their-link', to: '/about' }],
      },
    },
  )
  const { users, sessions, identities } = app.store.forAgency(await app.agencyId('meridian'))
  const agent = await users.create({
    email: 'their-agent@test.example',
    firstName: 'Tor',
    lastName: 'Theirs',
    language: null,
    currency: null,
    userType: 'SalesAgent',
    isRestricted: false,
    emailVerifiedAt: testNow,
    passwordHash: null,
  })
  if (agent === null) throw new Error('the address is free')
  await sessions.create(agent.id, 3600)
  const [session] = await sessions.list(agent.id)
  const theirOwner = (await users.findByEmail('owner@test.example'))?.id ?? ''
  const proven = { issuer: 'https://login.example', subject: '1', email: 'x@login.example' }
  await identities.link(
    theirOwner,
    { ...proven, isEmailVerified: true, firstName: '', lastName: '' },
    { id: 'orchid', kind: 'social' },
  )
  const [identity] = await identities.list(theirOwner)
  const { share } = await app.store
    .forAgency(await app.agencyId('meridian'))
    .shares.create('Theirs', 'Tor', 3600)
  const schedule = await app.store.forAgency(await app.agencyId('meridian')).schedules.plan({
    id: randomUUID(),
    by: { id: theirOwner, name: 'Tor' },
    note: '',
    changes: [],
    baseVersion: 1,
    origin: null,
    startsAt: new Date('2026-12-04'),
    endsAt: null,
  })
  const there = { host: 'meridian.localhost:4000' }
  const quote = await quoteOf(app, there)
  const { booking } = await hold(app, there, await quoteOf(app, there))
  const { tasks } = app.store.forAgency(await app.agencyId('meridian'))
  await tasks.raise({ kind: 'unpaid', payload: {}, error: 'theirs' })
  const [incident] = await tasks.givenUp(1)
  const cookie = await app.signIn('sales@test.example', there.host)
  const proposal = await propose(app, { ...there, cookie })
  ids = {
    quote: { foreign: quote.id, unknown: nobody },
    keyedBooking: { foreign: booking.reference, unknown: 'LV-AAAAAA' },
    keyedPayment: { foreign: booking.payment.reference ?? '', unknown: `sandbox_pi_${'0'.repeat(32)}` },
    incident: { foreign: String(incident?.id), unknown: '999999999' },
    proposal: { foreign: proposal.id, unknown: nobody },
    booking: { foreign: booking.reference, unknown: 'LV-AAAAAA' },
    agent: { foreign: agent.id, unknown: nobody },
    identity: { foreign: identity?.id ?? '', unknown: nobody },
    schedule: { foreign: schedule.id, unknown: nobody },
    share: { foreign: share.id, unknown: nobody },
    session: { foreign: session?.id ?? '', unknown: nobody },
    terms: { foreign: 'their-terms', unknown: 'no-terms' },
    post: { foreign: 'their-post', unknown: 'no-post' },
    link: { foreign: 'their-link', unknown: 'no-link' },
    version: { foreign: '2', unknown: '999' },
  }
  // Version numbers exist at every agency; this version exists only at the other one.
  const theirId = await app.agencyId('meridian')
  const theirs = await app.store.forAgency(theirId).drafts.find()
  if (theirs === null) throw new Error('meridian has published something')
  const renamed = { ...theirs.content, agency: { ...theirs.content.agency, agencyName: 'Renamed' } }
  await publishContent(app.store, theirId, renamed, { note: '', actor: 'system' })
  owner = { cookie: await app.signIn('owner@test.example') }
})

/** True if the operation's path has a second id, for a part of what the first id names. */
const hasInner = (id: OperationId) => (operations[id].path.match(/\{/g) ?? []).length > 1

const withId = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].path.includes('{'))

describe.each(withId)('%s', (id) => {
  const kind = operationCases[id].id

  async function answer(named: string, host = 'aurora.localhost:4000', headers = owner) {
    const { path, method } = operations[id]
    // The inner id does not exist anywhere.
    const inner = path.replace(/\{\w+\}/, named).replace(/\{\w+\}/g, nobody)
    const response = await app.call(inner, {
      method: method.toUpperCase(),
      body: operationCases[id].body,
      host,
      headers: { ...headers, ...operationCases[id].headers },
    })
    // A picture's answer is its status alone.
    const isJson = response.headers.get('content-type')?.includes('json')
    const { instance: _, ...body } = (isJson ? await response.json() : {}) as { instance?: string }
    return { status: response.status, body }
  }

  // A closed list is the same for every agency.
  if (kind !== undefined && kind !== 'closedList') {
    it('answers for another agency’s id as for one that does not exist', async () => {
      const { foreign, unknown } = ids[kind]
      const wanted = await answer(unknown)
      // An unknown link leads to a page that explains it.
      expect(wanted.status).toBe(kind === 'link' ? 200 : 404)
      expect(await answer(foreign)).toEqual(wanted)
      // The id exists at its own agency.
      const theirs = { cookie: await app.signIn('owner@test.example', 'meridian.localhost:4000') }
      const there = await answer(foreign, 'meridian.localhost:4000', theirs)
      // The inner id does not exist, but the answer differs from the one for an unknown outer id.
      if (hasInner(id)) return expect(there).not.toEqual(wanted)
      // The booking is known, and its item is not.
      if (id === 'answerQuestions') return expect(there.status).toBe(422)
      // These need more than the right agency: the session's user or a key.
      if (kind !== 'session' && !kind.startsWith('keyed')) expect([200, 409]).toContain(there.status)
    })
  }

  it('never answers a malformed id with 5xx', async () => {
    for (const odd of [
      '%00',
      '..%2f..',
      '%F0%9F%A7%B3',
      "'%20or%201=1--",
      'x'.repeat(300),
      '%ED%A0%80',
      '0',
    ]) {
      expect([200, 400, 404, 409, 422], odd).toContain((await answer(odd)).status)
    }
  })
})

import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '../../../contract/operations.gen.ts'
import { permissionsOf } from '../../../tenant/permissions.ts'
import { sharpRaster } from '../../adapters/raster/sharp-raster.ts'
import { agencyScope } from '../../db/scope.ts'
import { accountTokens, businessInfo, identities, users } from '../../domain/accounts/people-schema.ts'
import { sessionOf } from '../../domain/accounts/sessions/sessions.ts'
import { assets, auditLog } from '../../domain/agencies/agency-schema.ts'
import { mails } from '../../domain/mail/mail-schema.ts'
import { openTestApp, type TestApp } from '../../hosts/testing-app.ts'
import { operationCases } from './testing-operations.ts'

// A status shows that a call was refused; only the stored data shows that it had no effect.

let app: TestApp
let agencyId: string
/** Bodies that have an effect, for operations whose table row is refused. */
const bodies: Partial<Record<OperationId, unknown>> = {
  inviteAgent: { email: 'hand@new.example', firstName: 'New', lastName: 'Hand', userType: 'SalesAgent' },
}

beforeAll(async () => {
  app = await openTestApp(
    { raster: sharpRaster() },
    { aurora: { contactEmailId: 'desk@aurora.example' }, meridian: {} },
  )
  agencyId = await app.agencyId('aurora')
  const blue = { width: 8, height: 8, channels: 3, background: '#2c7be5' } as const
  const picture = await sharp({ create: blue }).png().toBuffer()
  bodies.putProfilePicture = { data: picture.toString('base64') }
})

const cookieOf = (token: string) => ({ cookie: `__Host-livery_session=${token}` })

async function sessionAs(name: string, slug = 'aurora'): Promise<string> {
  const agency = app.store.forAgency(await app.agencyId(slug))
  const user = await agency.users.findByEmail(`${name}@test.example`)
  return (await agency.sessions.create(user?.id ?? '', 3600)).token
}

function ask(id: OperationId, headers: Record<string, string>): Promise<Response> {
  const { path, method } = operations[id]
  const { path: examplePath = path, body, headers: own = {} } = operationCases[id]
  return app.call(examplePath, {
    method: method.toUpperCase(),
    body: bodies[id] ?? body,
    headers: { ...own, ...headers },
  })
}

/** All that is stored about an agency except its versions and sessions. */
function stored(): Promise<string> {
  return agencyScope(
    app.database,
    agencyId,
  )(async (tx) => {
    const rows = []
    for (const table of [users, identities, accountTokens, mails, auditLog, businessInfo])
      rows.push(await tx.select().from(table))
    const files = await tx.select({ hash: assets.hash }).from(assets)
    // Rows of a table have no guaranteed order.
    return JSON.stringify([...rows, files].map((found) => found.map((row) => JSON.stringify(row)).toSorted()))
  })
}

const unsafe = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method !== 'get')
const guarded = unsafe.filter((id) => operationCases[id].may !== 'anybody')

/** Headers of callers without a valid session: none, another agency's, an ended one and a forged one. */
async function strangers(): Promise<Record<string, string>[]> {
  const { sessions } = app.store.forAgency(agencyId)
  const ended = await sessionAs('owner')
  await sessions.end(ended)
  return [{}, ...[await sessionAs('owner', 'meridian'), ended, 'forged'].map(cookieOf)]
}

/** The roles without the permission that the table requires. */
async function notAllowed(id: OperationId): Promise<string[]> {
  const { may } = operationCases[id]
  if (may === 'anybody' || may === 'whoeverIsSignedIn') return []
  const { users: people } = app.store.forAgency(agencyId)
  const names = ['traveller', 'restricted', 'sales', 'admin']
  const found = await Promise.all(names.map((name) => people.findByEmail(`${name}@test.example`)))
  return names.filter((_, i) => {
    const user = found[i]
    const agency = { allowNonLoginFlow: true, academyUrl: '' }
    return user && !permissionsOf(sessionOf(user), agency).has(may)
  })
}

describe.each(guarded)('%s', (id) => {
  it('changes nothing when it is refused', async () => {
    const people = await Promise.all((await notAllowed(id)).map((name) => sessionAs(name)))
    const refused = [...(await strangers()), ...people.map(cookieOf)]
    const before = await stored()
    for (const headers of refused) {
      const { status } = await ask(id, headers)
      expect([401, 403]).toContain(status)
    }
    expect(await stored()).toBe(before)
  })
})

describe.each(unsafe)('%s', (id) => {
  it('changes nothing when another site sends it', async () => {
    const cookie = cookieOf(await sessionAs('owner'))
    const before = await stored()
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'x-requested-with': '' },
      { 'content-type': 'text/plain' },
    ]) {
      expect([403, 415]).toContain((await ask(id, { ...cookie, ...headers })).status)
    }
    expect(await stored()).toBe(before)
  })
})

describe('the effects of these calls', () => {
  it.each([
    ['askSupport', 202, 'desk@aurora.example'],
    ['inviteAgent', 200, 'hand@new.example'],
    ['putProfilePicture', 200, 'user.picture'],
    ['submitBusinessInfo', 200, 'businessInfo.submit'],
    ['updateProfile', 200, 'user.profile'],
  ] as const)('are stored when the caller has permission: %s', async (id, status, trace) => {
    const before = await stored()
    expect(before).not.toContain(trace)
    expect((await ask(id, cookieOf(await sessionAs('owner')))).status).toBe(status)
    const after = await stored()
    expect(after).toContain(trace)
  })

  it('are a picture file, an invited person with a mail, and a mail with a question', async () => {
    const { mails: outbox, users: people } = app.store.forAgency(agencyId)
    const owner = await people.findByEmail('owner@test.example')
    expect(await app.store.forAgency(agencyId).assets.find(owner?.pictureHash ?? '')).not.toBeNull()
    expect(await people.findByEmail('hand@new.example')).toMatchObject({ userType: 'SalesAgent' })
    const kinds = (await outbox.latest(10)).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['invite', 'support'])
  })
})

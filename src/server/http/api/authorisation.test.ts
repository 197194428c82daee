import { beforeAll, describe, expect, it } from 'vitest'
import { proofRuns } from '../../../../scripts/proof-cases.ts'
import type { JsonSchema } from '../../../contract/operation.ts'
import { type OperationId, operations, schemas } from '../../../contract/operations.gen.ts'
import type { UserType } from '../../../contract/types.ts'
import { permissionsOf } from '../../../tenant/permissions.ts'
import { sharpRaster } from '../../adapters/raster/sharp-raster.ts'
import { uncounted } from '../../adapters/store/testing-uncounted.ts'
import { sessionOf } from '../../domain/accounts/sessions/sessions.ts'
import { openTestApp, sellingAgencies, type TestApp, testNow } from '../../hosts/testing-app.ts'
import { neededPermissions } from '../request-context/needed-permissions.ts'
import { briefStreams } from '../request-context/testing-event-streams.ts'
import { operationCases } from './testing-operations.ts'

// Calls every operation of the contract as every kind of caller, so that no new operation is forgotten.

const people = {
  traveller: { userType: 'Traveller', isRestricted: false },
  restricted: { userType: 'SalesAgent', isRestricted: true },
  'restricted admin': { userType: 'Admin', isRestricted: true },
  sales: { userType: 'SalesAgent', isRestricted: false },
  admin: { userType: 'Admin', isRestricted: false },
  owner: { userType: 'AgencyOwner', isRestricted: false },
} as const satisfies Record<string, { userType: UserType; isRestricted: boolean }>
const names = Object.keys(people) as (keyof typeof people)[]

let app: TestApp
const ids = new Map<string, string>()
/** The token of an ended session, and of a deactivated agent. */
let ended: string
let shutOut: string

beforeAll(async () => {
  const { store, agencyId } = await openTestApp({}, sellingAgencies)
  app = {
    ...(await openTestApp({ streams: briefStreams, store: uncounted(store), raster: sharpRaster() }, {})),
    store,
    agencyId,
  }
  for (const slug of ['aurora', 'meridian']) {
    for (const name of names) ids.set(`${slug} ${name}`, await createPerson(slug, name, people[name]))
  }
  const { sessions, users } = store.forAgency(await app.agencyId('aurora'))
  ended = await sessionAs('owner')
  await sessions.end(ended)
  const deactivated = await createPerson('aurora', 'deactivated', people.sales)
  shutOut = (await sessions.create(deactivated, 3600)).token
  await users.setAccess(deactivated, { isActive: false })
})

async function createPerson(slug: string, name: string, role: (typeof people)[keyof typeof people]) {
  const user = await app.store.forAgency(await app.agencyId(slug)).users.create({
    email: `${name.replaceAll(' ', '-')}@matrix.example`,
    firstName: 'Mo',
    lastName: 'Matrix',
    language: null,
    currency: null,
    emailVerifiedAt: testNow,
    passwordHash: null,
    ...role,
  })
  return user?.id ?? ''
}

/** A fresh session for each call, since some calls end it; created without a password. */
async function sessionAs(name: keyof typeof people, slug = 'aurora'): Promise<string> {
  const { sessions } = app.store.forAgency(await app.agencyId(slug))
  return (await sessions.create(ids.get(`${slug} ${name}`) ?? '', 3600)).token
}

const lasting = new Map<string, Promise<string>>()

/** One session for all calls that are refused, of another person, whose sessions no accepted call ends. */
function lastingSessionAs(name: keyof typeof people, slug = 'aurora'): Promise<string> {
  const key = `${slug} ${name}`
  const opened =
    lasting.get(key) ??
    app.agencyId(slug).then(async (agencyId) => {
      const { sessions } = app.store.forAgency(agencyId)
      return (await sessions.create(await createPerson(slug, `other ${name}`, people[name]), 3600)).token
    })
  lasting.set(key, opened)
  return opened
}

const cookieOf = (token: string) => ({ cookie: `__Host-livery_session=${token}` })

async function ask(
  id: OperationId,
  headers: Record<string, string> = {},
  query = '',
  other: { body?: unknown } = {},
) {
  const { path, method } = operations[id]
  const { path: examplePath = path, body, headers: own = {} } = operationCases[id]
  return app.call(`${examplePath}${query && `${examplePath.includes('?') ? '&' : '?'}${query}`}`, {
    method: method.toUpperCase(),
    body,
    ...other,
    headers: { ...own, ...headers },
  })
}

/**
 * Gives every case in a proof. In `npm test` it gives one of `step` cases, and others to the next operation, so that
 * each case is tried on many operations.
 */
function inTurn<Case>(id: OperationId, cases: readonly Case[], step: number): readonly Case[] {
  const turn = Object.keys(operations).indexOf(id)
  const every = proofRuns({ few: step, all: 1 })
  return cases.filter((_, index) => (index + turn) % every === 0)
}

/** The status that a role gets by the table. */
function expected(id: OperationId, name: keyof typeof people | 'anonymous'): number {
  const { may, status } = operationCases[id]
  const granted = status ?? 200
  if (may === 'anybody') return granted
  if (name === 'anonymous') return 401
  if (may === 'whoeverIsSignedIn') return granted
  const session = sessionOf({ ...people[name], firstName: 'Mo' })
  const agency = { allowNonLoginFlow: true, academyUrl: '' }
  return permissionsOf(session, agency).has(may) ? granted : 403
}

describe('the table of operations', () => {
  it('has a row for each operation of the contract and no others', () => {
    expect(Object.keys(operationCases).toSorted()).toEqual(Object.keys(operations).toSorted())
  })

  it('has the permissions that the server checks before each call', () => {
    for (const [id, { may }] of Object.entries(operationCases)) {
      const needed = neededPermissions[id as OperationId]
      if (may === 'whoeverIsSignedIn') expect(['page.account', 'page.profile'], id).toContain(needed)
      else expect(needed, id).toBe(may === 'anybody' ? null : may)
    }
  })

  it('names what another agency could have by the id of each path', () => {
    const withId = Object.values(operations).filter(({ path }) => path.includes('{'))
    expect(withId.filter(({ id }) => operationCases[id as OperationId].id === undefined)).toEqual([])
  })

  it('names the counter of each operation that takes a secret or sends a mail', () => {
    const secrets = ['password', 'current', 'token', 'email']
    const takes = Object.values(operations).filter(({ requestBody }) =>
      secrets.some((name) => fieldsOf(requestBody?.schema).includes(name)),
    )
    expect(takes.length).toBeGreaterThan(7)
    expect(takes.filter(({ id }) => operationCases[id as OperationId].counted === undefined)).toEqual([])
  })
})

describe.each(Object.keys(operations) as OperationId[])('%s', (id) => {
  it('answers each role as the table says', async () => {
    const answers: Record<string, number> = {}
    const wanted: Record<string, number> = {}
    for (const name of ['anonymous', ...names] as const) {
      const session = expected(id, name) >= 400 ? lastingSessionAs : sessionAs
      const response = await ask(id, name === 'anonymous' ? {} : cookieOf(await session(name)))
      answers[name] = response.status
      wanted[name] = expected(id, name)
      const text = await response.text()
      if (!mayKnowWholesale(name)) expect(text, name).not.toMatch(/baseRate|taxAndFee/)
    }
    expect(answers).toEqual(wanted)
  })

  it('refuses callers without permission before it reads what they sent', async () => {
    const people = (['anonymous', ...names] as const).filter((name) => expected(id, name) >= 400)
    for (const name of people) {
      const refused = expected(id, name)
      if (refused !== 401 && refused !== 403) continue
      const headers = name === 'anonymous' ? {} : cookieOf(await lastingSessionAs(name))
      const sent = operations[id].method === 'get' ? [undefined] : inTurn(id, [{}, { x: 1 }, [], null], 4)
      for (const body of sent) {
        const response = await ask(id, headers, 'x=1', { body })
        expect([name, response.status], JSON.stringify(body)).toEqual([name, refused])
      }
    }
  })

  it('refuses a session that is forged, ended, of another agency or of a deactivated agent', async () => {
    const foreign = await lastingSessionAs('owner', 'meridian')
    const { takesEndedSession } = operationCases[id]
    const anonymous = expected(id, 'anonymous')
    const wanted = takesEndedSession ? anonymous : 401
    const ways: ((token: string) => [Record<string, string>, number])[] = [
      (token) => [cookieOf(token), wanted],
      (token) => [{ 'x-access-token': token }, wanted],
      // Sign-in is optional there: the invalid session counts as none and gives no rights.
      (token) => [{ ...cookieOf(token), 'x-auth-optional': 'true' }, anonymous],
    ]
    for (const token of [foreign, ...inTurn(id, [ended, shutOut, 'f'.repeat(43)], 3)]) {
      const [byCookie, ...others] = ways
      // The session of another agency is tried as a cookie at every operation.
      const tried = token === foreign && byCookie ? [byCookie, ...inTurn(id, others, 2)] : inTurn(id, ways, 3)
      for (const way of tried) {
        const [headers, status] = way(token)
        expect((await ask(id, headers)).status, Object.keys(headers).join()).toBe(status)
      }
    }
    // A cookie that does not have the form of a token carries none.
    for (const text of inTurn(id, ['forged', `${ended}.${ended}`, 'a%0D%0Ab'], 3)) {
      expect((await ask(id, cookieOf(text))).status).toBe(anonymous)
    }
  })

  it('takes a planted xsessionid for no session', async () => {
    const token = await lastingSessionAs('owner')
    const planted: [Record<string, string>, string?][] = [
      [{}, `xsessionid=${token}`],
      [{ 'x-session-id': token }],
      [{ cookie: `livery_visit=${token}` }],
    ]
    for (const [headers, query] of inTurn(id, planted, 3))
      expect((await ask(id, headers, query)).status).toBe(expected(id, 'anonymous'))
  })
})

const unsafe = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method !== 'get')

describe.each(unsafe)('%s', (id) => {
  it('refuses a call from another site with the owner’s cookie', async () => {
    const cookie = cookieOf(await lastingSessionAs('owner'))
    const evil: [Record<string, string>, number][] = [
      [{ origin: 'https://evil.example' }, 403],
      [{ origin: 'http://meridian.localhost:4000' }, 403],
      [{ origin: 'null' }, 403],
      [{ origin: '' }, 403],
      [{ 'sec-fetch-site': 'cross-site' }, 403],
      [{ 'sec-fetch-site': 'same-site' }, 403],
      [{ 'sec-fetch-site': 'none' }, 403],
      [{ 'x-requested-with': '' }, 403],
      [{ 'x-requested-with': 'XMLHttpRequest' }, 403],
      [{ 'content-type': 'text/plain' }, 415],
      [{ 'content-type': 'application/x-www-form-urlencoded' }, 415],
      [{ 'content-type': '' }, 415],
    ]
    for (const [headers, status] of inTurn(id, evil, 4)) {
      const response = await ask(id, { ...cookie, ...headers })
      expect([response.status, response.headers.getSetCookie().join()], JSON.stringify(headers)).toEqual([
        status,
        expect.not.stringContaining('livery_session'),
      ])
    }
    // The session still works, so nothing has happened.
    expect((await app.call('/api/user/session', { headers: cookie })).status).toBe(200)
  })
})

/** The field names of a body, with references resolved. */
function fieldsOf(schema: JsonSchema | undefined): string[] {
  const named = /^#\/components\/schemas\/(.+)$/.exec(String(schema?.$ref ?? ''))?.[1]
  if (named !== undefined) return fieldsOf(schemas[named])
  return Object.keys((schema?.properties as object | undefined) ?? {})
}

function mayKnowWholesale(name: string): boolean {
  return ['sales', 'admin', 'owner'].includes(name)
}

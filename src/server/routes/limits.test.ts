import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '../../contract/operations.gen.ts'
import { sharpRaster } from '../brand/sharp-raster.ts'
import { attemptLimits } from '../store/attempts.ts'
import { openTestApp, type TestApp, testNow } from '../testing-app.ts'
import { operationCases } from './testing-operations.ts'

// Whatever takes a secret or makes a mail is counted; which operations do is known from the contract (authorisation.test.ts).

let app: TestApp
let owner: string
let now = testNow
/** Of every operation another one, so that none uses up another's. */
let address = 0

beforeAll(async () => {
  app = await openTestApp(
    { raster: sharpRaster(), clock: () => now },
    { aurora: { contactEmailId: 'desk@aurora.example' }, meridian: {} },
  )
  owner = await app.signIn('owner@test.example')
})

// Each test begins when what was tried in the one before counts no longer.
beforeEach(() => {
  now = new Date(now.getTime() + (attemptLimits.windowSeconds + 1) * 1000)
})

const counted = (Object.keys(operations) as OperationId[]).filter((id) => operationCases[id].counted)

describe.each(counted)('%s', (id) => {
  const { counted: kind, may } = operationCases[id]

  async function attempt(remoteAddress: string) {
    const { path, method } = operations[id]
    const { path: asked = path, body } = operationCases[id]
    return app.call(asked.replace('none/', `${await invitedId()}/`), {
      ...{ method: method.toUpperCase(), body, info: { remoteAddress } },
      headers: may === 'anybody' ? {} : { cookie: owner },
    })
  }

  it(`is 429 with Retry-After past ${attemptLimits.perAddress} attempts from an address, and there alone`, async () => {
    if (kind === undefined) throw new Error(`${id} is counted as nothing`)
    address += 1
    const [crowded, calm] = [`198.51.100.${address}`, `203.0.113.${address}`]
    const { attempts } = app.store.forAgency(await app.agencyId('meridian'))
    for (let time = 0; time < attemptLimits.perAddress; time += 1) {
      await attempts.begin(kind, `somebody-${id}-${time}`, crowded)
    }
    const refused = await attempt(crowded)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'rate_limited' })
    expect((await attempt(calm)).status).not.toBe(429)
  })

  it(`answers ${attemptLimits.perAccount} attempts at one account or token as ever and is 429 then, from wherever`, async () => {
    const statuses: number[] = []
    for (let time = 0; time <= attemptLimits.perAccount; time += 1) {
      address += 1
      statuses.push((await attempt(`192.0.2.${address % 250}`)).status)
    }
    expect(statuses).toEqual([...Array(attemptLimits.perAccount).fill(usual(id)), 429])
  })
})

/** What this test's requests get where they are not refused: the matrix's, but here the agency has an address and the agent exists. */
function usual(id: OperationId): number {
  if (id === 'askSupport') return 202
  return id === 'inviteAgentAgain' ? 200 : (operationCases[id].status ?? 200)
}

let invited: Promise<string> | undefined

/** Somebody who can be asked again, and whose first invitation is none of the ten. */
function invitedId(): Promise<string> {
  invited ??= app.agencyId('aurora').then(async (agencyId) => {
    const user = await app.store.forAgency(agencyId).users.create({
      ...{ email: 'limits@test.example', firstName: 'Lim', lastName: 'It', userType: 'SalesAgent' },
      ...{ isRestricted: false, language: null, currency: null, passwordHash: null },
    })
    return user?.id ?? ''
  })
  return invited
}

import { desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '../../../contract/operations.gen.ts'
import { agencyScope } from '../../db/scope.ts'
import { type AttemptKind, attemptLimits } from '../../domain/accounts/attempts.ts'
import { signInAttempts } from '../../domain/accounts/people-schema.ts'
import { openTestApp, type TestApp, testNow } from '../../hosts/testing-app.ts'
import { operationCases } from './testing-operations.ts'

// Every operation that takes a secret or sends a mail is counted; authorisation.test.ts finds them in the contract.

let app: TestApp
let owner: string
let now = testNow
/** Each operation has its own address, so that none uses up another's limit. */
let address = 0

beforeAll(async () => {
  app = await openTestApp(
    { clock: () => now },
    { aurora: { contactEmailId: 'desk@aurora.example' }, meridian: {} },
  )
  owner = await app.signIn('owner@test.example')
})

// Each test starts after the attempts of the previous one have expired.
beforeEach(() => {
  now = new Date(now.getTime() + (attemptLimits.windowSeconds + 1) * 1000)
})

const counted = (Object.keys(operations) as OperationId[]).filter((id) => operationCases[id].counted)

describe.each(counted)('%s', (id) => {
  const { counted: kind, may, isCountedByKey } = operationCases[id]

  async function attempt(remoteAddress: string) {
    const { path, method } = operations[id]
    const { path: examplePath = path, body } = operationCases[id]
    return app.call(examplePath.replace('none/', `${await invitedId()}/`), {
      method: method.toUpperCase(),
      body,
      info: { remoteAddress },
      headers: may === 'anybody' ? {} : { cookie: owner },
    })
  }

  const past = `past ${attemptLimits.perAddress} attempts from an address`
  const title = isCountedByKey
    ? `takes no count of addresses, so that ${past} colleagues go on`
    : `is 429 with Retry-After ${past}, and there alone`
  it(title, async () => {
    if (kind === undefined) throw new Error(`${id} is counted as nothing`)
    address += 1
    const [crowded, calm] = [`198.51.100.${address}`, `203.0.113.${address}`]
    const { attempts } = app.store.forAgency(await app.agencyId('aurora'))
    await attempts.begin(kind, `somebody-${id}`, crowded)
    await repeat('aurora', kind, attemptLimits.perAddress - 2, (time) => ({ accountHash: `${id}-${time}` }))
    expect((await attempt(crowded)).status).not.toBe(429)
    const refused = await attempt(crowded)
    if (isCountedByKey) {
      expect(refused.status).not.toBe(429)
      return
    }
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'rate_limited' })
    expect((await attempt(calm)).status).not.toBe(429)
  })

  it(`answers ${attemptLimits.perAccount} attempts at one account or token as ever and is 429 then, from wherever`, async () => {
    if (kind === undefined) throw new Error(`${id} is counted as nothing`)
    const fromElsewhere = async () => {
      address += 1
      return (await attempt(`192.0.2.${address % 250}`)).status
    }
    const first = await fromElsewhere()
    await repeat('aurora', kind, attemptLimits.perAccount - 2, (time) => ({ address: `${id}-${time}` }))
    expect([first, await fromElsewhere(), await fromElsewhere()]).toEqual([usual(id), usual(id), 429])
  })
})

/**
 * Repeats the latest attempt of the kind in the database, each time with another account or address. Real calls and
 * their hashes would take a minute.
 */
async function repeat(
  slug: string,
  kind: AttemptKind,
  times: number,
  differing: (time: number) => { accountHash: string } | { address: string },
): Promise<void> {
  await agencyScope(
    app.database,
    await app.agencyId(slug),
  )(async (tx) => {
    const ofKind = eq(signInAttempts.kind, kind)
    const newest = desc(signInAttempts.id)
    const [latest] = await tx.select().from(signInAttempts).where(ofKind).orderBy(newest).limit(1)
    if (latest === undefined) throw new Error(`no ${kind} was counted`)
    const { id: _, ...row } = latest
    await tx
      .insert(signInAttempts)
      .values(Array.from({ length: times }, (_, time) => ({ ...row, ...differing(time) })))
  })
}

/** The status of an allowed request: the table's, except that here the agency has an address and the agent exists. */
function usual(id: OperationId): number {
  if (id === 'askSupport') return 202
  return id === 'inviteAgentAgain' ? 200 : (operationCases[id].status ?? 200)
}

let invited: Promise<string> | undefined

/** An invited person whose first invitation is not one of the counted attempts. */
function invitedId(): Promise<string> {
  invited ??= app.agencyId('aurora').then(async (agencyId) => {
    const user = await app.store.forAgency(agencyId).users.create({
      email: 'limits@test.example',
      firstName: 'Lim',
      lastName: 'It',
      userType: 'SalesAgent',
      isRestricted: false,
      language: null,
      currency: null,
      passwordHash: null,
    })
    return user?.id ?? ''
  })
  return invited
}

import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../hosts/testing-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
})

async function issue(email: string, purpose: 'verify' | 'reset' | 'invite' | 'handover'): Promise<string> {
  const { users, accountTokens } = app.store.forAgency(await app.agencyId('aurora'))
  const user =
    (await users.findByEmail(email)) ??
    (await users.create({
      email,
      firstName: 'Wim',
      lastName: 'W',
      userType: 'Traveller',
      isRestricted: false,
      language: null,
      currency: null,
      passwordHash: null,
    }))
  return accountTokens.issue(user?.id ?? '', purpose)
}

const ask = (token: unknown, host?: string) =>
  app.call('/api/user/link', { method: 'POST', body: { token }, ...(host ? { host } : {}) })

describe('the purpose of a mailed link', () => {
  it.each(['', null, 1, 'a'.repeat(201), ['x']])('is not returned for %j', async (token) => {
    expect((await ask(token)).status).toBe(422)
  })

  it('is null for a token that is unknown, used, foreign, needless or a handover', async () => {
    const { accountTokens } = app.store.forAgency(await app.agencyId('aurora'))
    const used = await issue('traveller@test.example', 'reset')
    await accountTokens.redeem(used, 'reset')
    const own = await issue('owner@test.example', 'reset')
    const handover = await issue('owner@test.example', 'handover')
    const proved = await issue('owner@test.example', 'verify')
    for (const response of [
      await ask('never'),
      await ask(used),
      await ask(own, 'meridian.localhost:4000'),
      await ask(handover),
      await ask(proved),
    ]) {
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({ data: null })
    }
  })

  it.each([
    ['reset', 'traveller@test.example', 'Traveller'],
    ['invite', 'sales@test.example', 'SalesAgent'],
    ['verify', 'waiting@test.example', 'Traveller'],
  ] as const)('is returned without using the link: %s', async (purpose, email, userType) => {
    const token = await issue(email, purpose)
    for (let i = 0; i < 12; i += 1) {
      expect(await (await ask(token)).json()).toEqual({
        data: { purpose, email, userType, needsPassword: true, disconnects: [] },
      })
    }
  })

  it('is limited against guessing', async () => {
    const statuses = []
    for (let i = 0; i < 11; i += 1) statuses.push((await ask('guess')).status)
    expect(statuses.at(-1)).toBe(429)
  })
})

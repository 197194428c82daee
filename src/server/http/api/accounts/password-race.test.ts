import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../../../domain/accounts/password.ts'
import type { UserRepository } from '../../../domain/accounts/user-repository.ts'
import { openTestApp, type TestApp, testPassword } from '../../../hosts/testing-app.ts'
import { testAccounts } from './testing-accounts.ts'

const email = 'sales@test.example'
const chosen = 'seven sheep on a hill'

let app: TestApp
let accounts: ReturnType<typeof testAccounts>
let former: string
let other: string
/** Runs between the next check of a password and the use of its result. */
let meanwhile: (() => Promise<void>) | null = null

beforeAll(async () => {
  const { store, agencyId } = await openTestApp()
  const forAgency = (id: string) => {
    const agency = store.forAgency(id)
    const authenticate: UserRepository['authenticate'] = async (address, password) => {
      const known = await agency.users.authenticate(address, password)
      const happens = meanwhile
      meanwhile = null
      await happens?.()
      return known
    }
    return { ...agency, users: { ...agency.users, authenticate } }
  }
  app = { ...(await openTestApp({ store: { ...store, forAgency } }, {})), store, agencyId }
  accounts = testAccounts(app)
  former = await hashPassword(testPassword)
  other = await hashPassword('another long password')
})
beforeEach(() => set(former))

async function set(passwordHash: string): Promise<void> {
  const { users, sessions } = await accounts.peopleOf()
  const id = (await users.findByEmail(email))?.id ?? ''
  await users.setPassword(id, passwordHash)
  await sessions.endAllOf(id)
}

describe('a password set during the check of the previous one', () => {
  it('refuses the previous one', async () => {
    meanwhile = () => set(other)
    const response = await accounts.post('login', { email, password: testPassword })
    expect(await accounts.problemOf(response)).toEqual({ status: 422, code: 'invalid_credentials' })
    expect(accounts.sessionCookie(response)).toBe('')
    const { users, sessions } = await accounts.peopleOf()
    expect(await sessions.list((await users.findByEmail(email))?.id ?? '')).toEqual([])
  })

  it('is not replaced by a caller who knew the previous one', async () => {
    const cookie = await app.signIn(email)
    meanwhile = () => set(other)
    const body = { current: testPassword, password: chosen }
    const response = await accounts.post('password', body, { headers: { cookie } })
    expect(await accounts.problemOf(response)).toMatchObject({
      status: 422,
      errors: [{ field: 'current', reason: 'is not the current password' }],
    })
    expect((await accounts.post('login', { email, password: 'another long password' })).status).toBe(200)
  })
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UserRepository } from '../../domain/accounts/user-repository.ts'
import { openTestApp, type TestApp, testPassword } from '../../hosts/testing-app.ts'
import { overloaded } from '../../kernel/limits/overloaded.ts'

let app: TestApp
let cookie: string
/** What checking a password throws in place of a result, or null. */
let fails: (() => Promise<never>) | null = null

beforeAll(async () => {
  const { store, agencyId } = await openTestApp()
  const forAgency = (id: string) => {
    const agency = store.forAgency(id)
    const authenticate: UserRepository['authenticate'] = (email, password) =>
      fails === null ? agency.users.authenticate(email, password) : fails()
    return { ...agency, users: { ...agency.users, authenticate } }
  }
  app = { ...(await openTestApp({ store: { ...store, forAgency } }, {})), store, agencyId }
  cookie = await app.signIn('sales@test.example')
})
beforeEach(() => {
  fails = null
})

const login = () =>
  app.call('/api/user/login', {
    method: 'POST',
    body: { email: 'traveller@test.example', password: testPassword },
  })
const change = (current: string) =>
  app.call('/api/user/password', {
    method: 'POST',
    body: { current, password: 'another good password' },
    headers: { cookie },
  })

describe('an attempt that failed because of the server', () => {
  it('does not count: after a dozen such attempts the traveller can sign in', async () => {
    fails = () => Promise.reject(overloaded(5))
    for (let time = 0; time < 12; time += 1) expect((await login()).status).toBe(503)
    fails = null
    expect((await login()).status).toBe(200)
  })

  it('does not count if the database was unreachable', async () => {
    fails = () => Promise.reject(new Error('the connection was lost'))
    for (let time = 0; time < 12; time += 1) expect((await login()).status).toBe(500)
    fails = null
    expect((await login()).status).toBe(200)
  })

  it('does not count when the password is changed', async () => {
    fails = () => Promise.reject(overloaded(5))
    for (let time = 0; time < 12; time += 1) expect((await change(testPassword)).status).toBe(503)
    fails = null
    expect((await change('wrong')).status).toBe(422)
  })
})

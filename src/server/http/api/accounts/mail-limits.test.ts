import { beforeAll, describe, expect, it } from 'vitest'
import { mailLimits, signUpMailCeiling } from '../../../domain/accounts/mail-quota.ts'
import { openTestApp, type TestApp, testNow } from '../../../hosts/testing-app.ts'
import { testAccounts } from './testing-accounts.ts'

let app: TestApp
let accounts: ReturnType<typeof testAccounts>
let now = testNow
const meridian = 'meridian.localhost:4000'

beforeAll(async () => {
  app = await openTestApp({ clock: () => now }, { aurora: {}, meridian: {}, third: {} })
  accounts = testAccounts(app)
})

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const forgotten = async (email: string, host?: string) => {
  const response = await accounts.post('forgot-password', { email }, host ? { host } : {})
  return [response.status, await response.json()]
}
const signUp = (email: string, host?: string) => {
  const body = { firstName: 'Lea', lastName: 'Late', email, password: 'a good long password', language: 'en' }
  return accounts.post('signup', body, host ? { host } : {})
}
const mailed = [202, { status: 'mailed' }]

describe('mails that anyone can trigger', () => {
  it('are limited to three in fifteen minutes and six an hour per agency, silently', async () => {
    const email = 'sales@test.example'
    const sent = async () => (await accounts.mailsTo(email)).length
    for (let time = 0; time < 4; time += 1) expect(await forgotten(email)).toEqual(mailed)
    expect(await sent()).toBe(mailLimits.perQuarterHour)
    later(16)
    for (let time = 0; time < 4; time += 1) expect(await forgotten(email)).toEqual(mailed)
    expect(await sent()).toBe(mailLimits.perHour)
    later(16)
    await forgotten(email)
    expect(await sent()).toBe(mailLimits.perHour)
    later(60)
    await forgotten(email)
    expect(await sent()).toBe(mailLimits.perHour + 1)
  })

  it('do not block a password reset by sign-ups or by resets at another agency', async () => {
    const email = 'owner@test.example'
    for (let time = 0; time < 4; time += 1) {
      await signUp(email)
      await signUp(email, meridian)
      await forgotten(email, meridian)
    }
    expect((await accounts.mailsTo(email)).map(({ kind }) => kind)).not.toContain('reset')
    expect(await forgotten(email)).toEqual(mailed)
    const link = await accounts.post('link', { token: await accounts.tokenFor(email) })
    expect(await link.json()).toMatchObject({ data: { purpose: 'reset', email } })
  })

  it('have a limit over all agencies for sign-ups and confirmations', async () => {
    const email = 'everywhere@new.example'
    const hosts = ['aurora.localhost:4000', meridian, 'third.localhost:4000']
    for (const host of hosts)
      for (let time = 0; time < 4; time += 1) expect((await signUp(email, host)).status).toBe(202)
    const sent = await Promise.all(
      ['aurora', 'meridian', 'third'].map(async (slug) => (await accounts.mailsTo(email, slug)).length),
    )
    expect(sent).toEqual([mailLimits.perQuarterHour, mailLimits.perQuarterHour, 0])
    expect(signUpMailCeiling.perQuarterHour).toBe(2 * mailLimits.perQuarterHour)
    later(16)
    await signUp(email, hosts[2])
    expect(await accounts.mailsTo(email, 'third')).toHaveLength(1)
  })

  it('do not count if they were not sent', async () => {
    const email = 'late@new.example'
    for (let time = 0; time < 5; time += 1) await forgotten(email, meridian)
    await signUp(email)
    expect(await accounts.mailsTo(email)).toHaveLength(1)
  })

  it('leave the newest mailed link valid if the limit stops another', async () => {
    const email = 'admin@test.example'
    for (let time = 0; time < 3; time += 1) await forgotten(email)
    const token = await accounts.tokenFor(email)
    for (let time = 0; time < 5; time += 1) await forgotten(email)
    const link = await accounts.post('link', { token })
    expect(await link.json()).toMatchObject({ data: { purpose: 'reset', email } })
  })
})

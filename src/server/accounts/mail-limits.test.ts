import { beforeAll, describe, expect, it } from 'vitest'
import { mailLimits } from '../store/mail-allowance.ts'
import { openTestApp, type TestApp, testNow } from '../testing-app.ts'
import { testAccounts } from './testing-accounts.ts'

let app: TestApp
let accounts: ReturnType<typeof testAccounts>
let now = testNow
const meridian = 'meridian.localhost:4000'

beforeAll(async () => {
  app = await openTestApp({ clock: () => now })
  accounts = testAccounts(app)
})

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const forgotten = async (email: string, host?: string) => {
  const response = await accounts.post('forgot-password', { email }, host ? { host } : {})
  return [response.status, await response.json()]
}
const mailed = [202, { status: 'mailed' }]

describe('mails that anybody can have sent to an address', () => {
  it('are three in a quarter of an hour and six in an hour, at all agencies together; nobody is told of those left out', async () => {
    const email = 'sales@test.example'
    const sent = async () =>
      (await accounts.mailsTo(email)).length + (await accounts.mailsTo(email, 'meridian')).length
    for (let time = 0; time < 3; time += 1) {
      expect(await forgotten(email)).toEqual(mailed)
      expect(await forgotten(email, meridian)).toEqual(mailed)
    }
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

  it('are used up by none that was not sent', async () => {
    const email = 'late@new.example'
    for (let time = 0; time < 5; time += 1) await forgotten(email, meridian)
    const body = {
      firstName: 'Lea',
      lastName: 'Late',
      email,
      password: 'a good long password',
      language: 'en',
    }
    await accounts.post('signup', body)
    expect(await accounts.mailsTo(email)).toHaveLength(1)
  })

  it('leave what was mailed before as good as it was', async () => {
    const email = 'admin@test.example'
    for (let time = 0; time < 3; time += 1) await forgotten(email)
    const token = await accounts.tokenFor(email)
    for (let time = 0; time < 5; time += 1) await forgotten(email)
    const link = await accounts.post('link', { token })
    expect(await link.json()).toMatchObject({ data: { purpose: 'reset', email } })
  })
})

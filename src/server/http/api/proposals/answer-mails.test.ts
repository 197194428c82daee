import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { languageCodes, localeOf } from '../../../../tenant/language.ts'
import { documentTexts } from '../../../domain/documents/document-texts.ts'
import { mailTextIn } from '../../../domain/mail/mail-text.ts'
import { openTestApp, type TestApp, testNow } from '../../../hosts/testing-app.ts'
import type { Visitor } from '../booking/testing-booking-flow.ts'
import { stayOf } from '../booking/testing-booking-flow.ts'
import { propose, say as sayTo } from './testing-proposals.ts'

let app: TestApp
let agent: Visitor
let owner: Visitor

beforeEach(async () => {
  app = await openTestApp({}, { aurora: { languages: [...languageCodes] } })
  agent = { cookie: await app.signIn('sales@test.example') }
  owner = { cookie: await app.signIn('owner@test.example') }
})

const records = async () => app.store.forAgency(await app.agencyId('aurora'))
const execute = (text: string) => app.database.transaction((tx) => tx.execute(sql.raw(text)))
const say = (id: string, answer: string) => sayTo(app, id, answer)
const mails = async () =>
  (await (await records()).mails.latest(50)).filter(({ kind }) => kind.startsWith('proposal'))
const sent = async () => (await mails()).map(({ kind, recipient }) => `${kind} ${recipient}`).toSorted()
const change = async (email: string, values: { isActive?: boolean; userType?: 'Traveller' }) => {
  const { users } = await records()
  await users.setAccess((await users.findByEmail(email))?.id ?? '', values)
}

describe('a client’s answer to a proposal', () => {
  it.each([
    ['accept', 'proposalAccepted'],
    ['decline', 'proposalDeclined'],
  ])('%s is mailed to the agent and to the owner', async (answer, kind) => {
    const made = await propose(app, agent)
    expect((await say(made.id, answer)).status).toBe(200)
    expect(await sent()).toEqual([`${kind} owner@test.example`, `${kind} sales@test.example`])
  })

  it.each(languageCodes)(
    'is mailed in the reader’s language, with client, stay, price and link (%s)',
    async (code) => {
      const { users } = await records()
      await users.setLanguage((await users.findByEmail('sales@test.example'))?.id ?? '', code)
      const made = await propose(app, agent)
      await say(made.id, 'accept')
      const mail = (await mails()).find(({ recipient }) => recipient === 'sales@test.example')
      const hotel = stayOf(made).hotel.name
      const published = await app.store.agencyBySlug('aurora')
      if (!mail || !published) throw new Error('it is mailed')
      expect(mail.language).toBe(code)
      expect(mail.subject).toBe(mailTextIn(code)('proposalAccepted.subject', { title: hotel }))
      const { day, money } = documentTexts({ language: code, locale: localeOf(code, published.agency) })
      for (const part of [
        hotel,
        'Tor Vik',
        day(stayOf(made).stay.start),
        day(stayOf(made).stay.end),
        money(made.proposedTotal),
        day(made.validUntil),
        `http://aurora.localhost:4000/booknow/hotels/deal/${made.id}`,
      ]) {
        expect(mail.text).toContain(part)
      }
      const { net = 0, markup = 0, currency = 'USD' } = made.price ?? {}
      expect(net * markup).toBeGreaterThan(0)
      for (const secret of [net, markup]) {
        expect(`${mail.text} ${mail.html}`).not.toContain(money({ amount: secret, currency }))
      }
    },
  )

  it('is mailed once, also when repeated or sent at the same moment', async () => {
    const made = await propose(app, agent)
    const answers = await Promise.all([
      say(made.id, 'accept'),
      say(made.id, 'accept'),
      say(made.id, 'accept'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await say(made.id, 'accept')).data.state).toBe('accepted')
    expect(await sent()).toHaveLength(2)
    await say(made.id, 'decline')
    expect((await say(made.id, 'accept')).status).toBe(409)
    expect(await sent()).toHaveLength(4)
  })

  it('is mailed once to an owner who made the proposal', async () => {
    const made = await propose(app, owner)
    await say(made.id, 'accept')
    expect(await sent()).toEqual(['proposalAccepted owner@test.example'])
  })

  it.each([
    ['inactive', { isActive: false }],
    ['no agent any more', { userType: 'Traveller' }],
  ] as const)('is not mailed to an agent who is %s', async (_, values) => {
    const made = await propose(app, agent)
    await change('sales@test.example', values)
    await say(made.id, 'accept')
    expect(await sent()).toEqual(['proposalAccepted owner@test.example'])
  })

  it('is mailed to every active owner and to no inactive one', async () => {
    const { users } = await records()
    const name = { firstName: 'Bo', lastName: 'Test', language: 'sv', currency: null }
    const another = { ...name, userType: 'AgencyOwner', isRestricted: false, passwordHash: null } as const
    await users.create({ ...another, email: 'second@test.example', emailVerifiedAt: testNow })
    await users.create({ ...another, email: 'invited@test.example', emailVerifiedAt: null })
    await change('owner@test.example', { isActive: false })
    const made = await propose(app, agent)
    await say(made.id, 'decline')
    expect(await sent()).toEqual([
      'proposalDeclined sales@test.example',
      'proposalDeclined second@test.example',
    ])
  })

  it('is stored together with its mails or not at all', async () => {
    const made = await propose(app, agent)
    await execute(`create function no_mail() returns trigger language plpgsql as
      $$ begin raise exception 'the server is gone'; end $$`)
    await execute('create trigger no_mail before insert on mails for each row execute function no_mail()')
    await say(made.id, 'accept')
    const stored = async () => (await (await records()).proposals.find(made.id))?.state
    expect(await stored()).toBe('open')
    await execute('drop function no_mail cascade')
    expect((await say(made.id, 'accept')).status).toBe(200)
    expect([await stored(), (await sent()).length]).toEqual(['accepted', 2])
  })

  it('is never mailed to people of another agency', async () => {
    const both = await openTestApp()
    const made = await propose(both, { cookie: await both.signIn('sales@test.example') })
    expect((await sayTo(both, made.id, 'accept')).status).toBe(200)
    const other = both.store.forAgency(await both.agencyId('meridian'))
    expect(await other.mails.latest(10)).toEqual([])
  })
})

import { randomUUID } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { agencyScope } from '../../db/scope.ts'
import { testOctoRecord } from '../../domain/octo/testing-octo-record.ts'
import type { QuotedItem } from '../../domain/products/spine/quoted-item.ts'
import { schedules } from '../../domain/site-settings/branding-schema.ts'
import type { AgencyRepositories } from './agency-repositories.ts'
import type { Store } from './store.ts'
import { testBundle } from './testing.ts'
import { testBooking } from './testing-booking.ts'
import { testProposal } from './testing-proposal.ts'
import { testSandboxPayment } from './testing-sandbox-payment.ts'

const testMail = {
  recipient: 'a@b.example',
  kind: 'reset',
  language: 'en',
  subject: 'Subject',
  html: '<p>html</p>',
  text: 'text',
}
const svg = { contentType: 'image/svg+xml', bytes: new TextEncoder().encode('<svg/>') }

/**
 * Makes an agency with rows in every table and returns its id, so that an empty answer never comes from an empty
 * table.
 */
export async function fillAgency(database: Database, store: Store, slug: string): Promise<string> {
  const { agencyId } = await store.importTenant(
    testBundle(slug, { assets: [svg], hosts: [`${slug}.example`] }),
  )
  const agency = store.forAgency(agencyId)
  const person = {
    userType: 'Admin',
    isRestricted: false,
    language: null,
    currency: null,
  } as const
  const user = await agency.users.create({
    ...person,
    email: 'a@b.example',
    firstName: 'A',
    lastName: 'B',
    passwordHash: null,
  })
  await agency.sessions.create(user?.id ?? '', 60)
  await agency.accountTokens.issue(user?.id ?? '', 'reset')
  await agency.devices.remember('a@b.example', null)
  await agency.identities.signIn(
    {
      issuer: 'https://login.example',
      subject: '1',
      email: 'c@b.example',
      isEmailVerified: true,
      firstName: 'C',
      lastName: 'D',
    },
    { id: 'orchid', kind: 'social' },
  )
  await agency.ssoAttempts.begin(
    { stateHash: 'hash', provider: 'staff', nonce: 'n', codeVerifier: 'v', returnTo: '/', links: null },
    '192.0.2.1',
    600,
  )
  await agency.mails.add(testMail)
  await agency.shares.create('For the board', 'A', 60)
  await agency.attempts.begin('signIn', 'x@b.example', '192.0.2.1')
  await agency.businessInfo.submit({
    contactEmailId: 'a@b.example',
    contactPhoneNumber: '',
    hearBy: 'Google',
    hearByName: '',
    hqCountry: 'US',
    bookingVolume: '$1M+',
    useForBusiness: 'B2C website',
    productInterested: 'Hotels',
  })
  await agency.markups.change({
    ...{ revision: 0, rules: [{ kind: 'percent', value: 9 }], by: { id: 'owner', name: 'Ada' } },
  })
  await edit(database, store, agencyId)
  await trade(store, agencyId)
  return agencyId
}

/** A person got a quote, booked and paid; a capture is still open. */
async function trade(store: Store, agencyId: string): Promise<void> {
  const agency = store.forAgency(agencyId)
  const personId = randomUUID()
  await agency.quotes.create({ product: 'hotel', snapshot: {}, visit: null, personId })
  const { id: bookingId, items } = await agency.bookings.create(testBooking({ personId }))
  await change(agency, { bookingId, itemId: items[0]?.id ?? '' })
  const money = { amount: 1, currency: 'DKK' }
  const paid = { ...money, id: randomUUID(), bookingId, gateway: 'sandbox', actor: personId }
  await agency.payments.create(paid)
  await agency.payments.move(paid.id, { event: 'authorise', actor: 'gateway' })
  await agency.payments.move(paid.id, { event: 'capture', amount: 1, actor: 'system' })
  const back = { gatewayReference: 're_1', amount: 1, state: 'succeeded', isOurs: true } as const
  await agency.payments.noteRefund(paid.id, { ...back, actor: 'system' })
  const payment = testSandboxPayment({ webhookDueAt: new Date().toISOString() })
  await agency.sandboxPayments.change(payment.gatewayReference, () => ({ payment, result: null }))
  await agency.idempotency.begin({ operation: 'book', caller: 'c', key: 'k', bodyHash: 'b' })
  await agency.tasks.enqueue({ kind: 'capture', payload: {} })
  await agency.credits.add({ ...money, personId, reason: 'goodwill', bookingId })
  await agency.proposals.create(testProposal({ personId }))
  await agency.octoBookings('').save(testOctoRecord({ uuid: randomUUID() }))
  await agency.promotions.save({
    ...{
      code: 'CODE',
      kind: 'fixed',
      value: 1,
      currency: 'DKK',
      validUntil: null,
      products: [],
      minimum: null,
    },
  })
}

/** The traveller requested an amendment of the stay, and the property changed it too. */
async function change(
  { amendments, supplierChanges }: AgencyRepositories,
  of: { bookingId: string; itemId: string },
): Promise<void> {
  const was = {} as QuotedItem
  const costs = { due: 0, refund: 0, period: { start: '', end: '' } }
  await amendments.create({ ...of, id: randomUUID(), snapshot: { was, becomes: was, ...costs } }, 60)
  await supplierChanges.create({
    ...{ ...of, reference: 'change-1', respondBy: new Date() },
    snapshot: { was, becomes: was, answers: ['accept'], unlessAnswered: 'accept' },
  })
}

/** The owner published once, changed the draft since, and made a plan. */
async function edit(database: Database, store: Store, agencyId: string): Promise<void> {
  const { drafts: own, publications: published } = store.forAgency(agencyId)
  const first = await own.find()
  if (first === null) throw new Error('nothing was published')
  const editor = { id: 'owner', name: 'Ada' }
  const renamed = (agencyName: string) => ({
    ...first.settings,
    agency: { ...first.settings.agency, agencyName },
  })
  const changes = [{ pointer: '/agency/agencyName', after: 'Renamed' }]
  await own.change({ revision: 0, changes, settings: renamed('Renamed'), editor })
  const content = { ...first.content, agency: { ...first.content.agency, agencyName: 'Renamed' } }
  const receipt = { fields: changes, pages: [], authors: [] }
  await published.publishDraft({ revision: 1, content, editor, note: '', receipt })
  await own.change({ revision: 2, changes, settings: renamed('Again'), editor })
  await agencyScope(
    database,
    agencyId,
  )((tx) =>
    tx.insert(schedules).values({
      ...{ agencyId, id: randomUUID(), personId: 'owner', personName: 'Ada', note: '' },
      ...{ createdAt: new Date(), startsAt: new Date(), document: first.settings, baseVersion: 1 },
    }),
  )
}

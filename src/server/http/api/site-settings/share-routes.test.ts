import { expect, it } from 'vitest'
import { silentLog } from '../../../adapters/store/testing.ts'
import { openTestApp, testNow } from '../../../hosts/testing-app.ts'
import { shareRoutes } from './share-routes.ts'

it('has an audit entry for the person who made and ended the link, operators included', async () => {
  const app = await openTestApp({}, { aurora: {} })
  const agency = await app.store.agencyBySlug('aurora')
  if (agency === null) throw new Error('there is no aurora')
  const repositories = app.store.forAgency(agency.id)
  const { createShare, endShare } = shareRoutes({
    ofAgency: () => repositories,
    clock: () => testNow,
    store: app.store,
    log: silentLog,
  })
  const session = {
    signedIn: true,
    isTravelAgent: true,
    isRestrictedAgent: false,
    userType: 'AgencyOwner',
    email: 'ada@operator.example',
    firstName: 'Ada',
  }
  const call = {
    agency,
    session,
    signedIn: { userId: null, session, upstreamToken: 'secret' },
    caller: { origin: 'https://www.aurora.example' },
    body: { label: 'Board', days: 7 },
  }
  const made = (await createShare(call as never)) as { data: { share: { id: string; createdBy: string } } }
  expect(made.data.share.createdBy).toBe('Ada')
  await endShare({ ...call, path: { id: made.data.share.id } } as never)
  expect((await repositories.audit.latest(2)).map(({ action, actor }) => [action, actor])).toEqual([
    ['share.end', 'ada@operator.example'],
    ['share.create', 'ada@operator.example'],
  ])
})

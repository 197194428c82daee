import { describe, expect, it } from 'vitest'
import { agencyMenu, type MenuAgency, type MenuEntry, markComing, profileMenu } from './agency-menu.ts'
import type { PolicySession } from './permissions.ts'
import { resolveRoute } from './resolve-route.ts'

const agency: MenuAgency = {
  allowNonLoginFlow: true,
  academyUrl: 'https://academy.example/start',
  supportMode: 'page',
  bookingMenuItemOptions: [{ title: 'Cars', active: true }],
}
const traveller: PolicySession = {
  signedIn: true,
  isTravelAgent: false,
  isRestrictedAgent: false,
  userType: 'Traveller',
}
const agentOf = (userType: 'AgencyOwner' | 'Admin' | 'SalesAgent'): PolicySession => ({
  signedIn: true,
  isTravelAgent: true,
  isRestrictedAgent: false,
  userType,
  isRewardWalletEnable: true,
})
const ids = (entries: readonly MenuEntry[]) => entries.map(({ id }) => id)
const paths = (entries: readonly MenuEntry[]) => Object.fromEntries(entries.map(({ id, path }) => [id, path]))
const settingsOf = (session: PolicySession) =>
  agencyMenu(session, agency).find(({ id }) => id === 'settings')?.entries ?? []

describe('agents’ side menu', () => {
  // §2.6.5
  it('has every entry of spec §2.6 in its order', () => {
    expect(ids(agencyMenu(agentOf('AgencyOwner'), agency))).toEqual([
      'dashboard',
      'bookNow',
      'clients',
      'agents',
      'bookings',
      'proposals',
      'settings',
      'wallet',
      'academy',
      'dealLink',
      'applications',
      'customizeTheme',
      'payments',
      'support',
      'searches',
    ])
  })

  it('leads to the paths of spec §2.2, and Book Now to the first active engine', () => {
    expect(paths(agencyMenu(agentOf('Admin'), agency))).toMatchObject({
      dashboard: '/dashboard',
      bookNow: '/booknow/cars',
      clients: '/users/clients',
      wallet: '/wallet/details',
      applications: '/applications',
      support: '/settings/support',
    })
    expect(paths(settingsOf(agentOf('Admin')))).toEqual({
      profile: '/settings/profile',
      website: '/settings/website',
      markup: '/settings/agency',
      payment: '/settings/payment',
      product: '/settings/product',
    })
  })

  it('links only to paths that the site knows', () => {
    const everything = agencyMenu(agentOf('AgencyOwner'), agency).flatMap((entry) => [
      entry,
      ...(entry.entries ?? []),
    ])
    for (const { path } of everything.filter(({ isElsewhere }) => !isElsewhere)) {
      const route = resolveRoute({
        path,
        remotes: [],
        environment: 'prod',
        agency: { ...agency, displayTopDestinations: false },
        session: { signedIn: true, isTravelAgent: true },
      })
      expect(route.kind, path).not.toBe('redirect')
    }
  })

  // §6.10
  it('disables markup, website, payment and product settings for a SalesAgent, but not the profile (spec §6)', () => {
    expect(settingsOf(agentOf('SalesAgent')).map(({ id, state }) => `${id} ${state}`)).toEqual([
      'profile shown',
      'website disabled',
      'markup disabled',
      'payment disabled',
      'product disabled',
    ])
    for (const type of ['AgencyOwner', 'Admin'] as const)
      expect(settingsOf(agentOf(type)).every(({ state }) => state === 'shown')).toBe(true)
  })

  // §6.13, §6.15
  it('hides entries without permission (spec §6)', () => {
    const ofSales = ids(
      agencyMenu({ ...agentOf('SalesAgent'), isRewardWalletEnable: false }, { ...agency, academyUrl: '' }),
    )
    for (const id of ['wallet', 'academy', 'agents', 'customizeTheme'] as const)
      expect(ofSales).not.toContain(id)
    expect(ofSales).toContain('clients')
  })

  it('opens the academy through this site, in a new tab', () => {
    expect(agencyMenu(agentOf('SalesAgent'), agency).filter(({ isElsewhere }) => isElsewhere)).toEqual([
      { id: 'academy', path: '/academy', state: 'shown', isElsewhere: true },
    ])
  })
})

describe('menus of people whose accounts an operator’s own API stores', () => {
  const elsewhere = { keptBy: 'operator' } as const
  const all = (session: PolicySession) => [
    ...agencyMenu(session, agency).flatMap((entry) => [entry, ...(entry.entries ?? [])]),
    ...profileMenu(session, agency),
  ]

  it.each([traveller, agentOf('AgencyOwner'), agentOf('Admin'), agentOf('SalesAgent')])(
    'have everything except profile and agents: $userType',
    (session) => {
      const left = ids(all(session)).filter((id) => !['profile', 'agents'].includes(id))
      expect(ids(all({ ...session, ...elsewhere }))).toEqual(left)
      expect(ids(all(session))).toContain('profile')
      const theirs = all({ ...session, ...elsewhere }).map(({ path }) => path)
      expect(theirs).not.toContain('/settings/profile')
    },
  )
})

describe('entries whose page does not exist yet', () => {
  const built = ['/dashboard', '/settings/profile', '/settings/website', '/deal-link']
  const statesOf = (session: PolicySession) => {
    const menu = markComing(agencyMenu(session, agency), (path) => built.includes(path))
    const all = menu.flatMap((entry) => [entry, ...(entry.entries ?? [])])
    return Object.fromEntries(all.map(({ id, state }) => [id, state]))
  }

  it('stay in the order of spec §2.6 and are marked, while the others have links', () => {
    const session = agentOf('AgencyOwner')
    expect(ids(markComing(agencyMenu(session, agency), () => false))).toEqual(
      ids(agencyMenu(session, agency)),
    )
    expect(statesOf(session)).toMatchObject({ clients: 'coming', support: 'coming', markup: 'coming' })
    expect(statesOf(session)).toMatchObject({ dashboard: 'shown', settings: 'shown', website: 'shown' })
  })

  it('exclude pages that another site answers and pages closed to the role', () => {
    expect(statesOf(agentOf('SalesAgent'))).toMatchObject({ academy: 'shown', website: 'disabled' })
  })

  it('include the deal link, whose page needs a deal’s name in its address', () => {
    expect(statesOf(agentOf('SalesAgent'))).toMatchObject({ dealLink: 'coming' })
  })
})

describe('travellers’ menu', () => {
  // §2.6.7, §6.3
  it('is Dashboard, Book Now, My Trips, profile, support (spec §2.6, §6)', () => {
    expect(agencyMenu(traveller, agency).map(({ id, path }) => [id, path])).toEqual([
      ['dashboard', '/mytrip/dashboard'],
      ['bookNow', '/booknow/cars'],
      ['trips', '/mytrip/mytrips'],
      ['profile', '/mytrip/profile'],
      ['support', '/mytrip/support'],
    ])
  })

  // §6.13
  it('has the wallet if the traveller has one', () => {
    expect(paths(agencyMenu({ ...traveller, isRewardWalletEnable: true }, agency))).toMatchObject({
      wallet: '/mytrip/wallet',
    })
  })

  // §6.14
  it('opens the chat instead of the support page if the agency chooses so, for travellers only', () => {
    const chatting = { ...agency, supportMode: 'chat' as const }
    const supportOf = (session: PolicySession) =>
      agencyMenu(session, chatting).find(({ id }) => id === 'support')
    expect(supportOf(traveller)).toMatchObject({ opensChat: true })
    expect(supportOf(agentOf('Admin'))).not.toHaveProperty('opensChat')
  })

  it('is empty for a visitor', () => {
    expect(agencyMenu({ ...traveller, signedIn: false }, agency)).toEqual([])
    expect(profileMenu({ ...traveller, signedIn: false }, agency)).toEqual([])
  })
})

describe('menu at the user’s name', () => {
  // §6.5
  it('leads a travel agent to the Command Center, the profile and support (spec §6)', () => {
    expect(paths(profileMenu(agentOf('SalesAgent'), agency))).toEqual({
      commandCentre: '/dashboard',
      profile: '/settings/profile',
      support: '/settings/support',
    })
  })

  // §6.7, §6.12
  it('shows Website Settings only to an AgencyOwner or Admin (spec §6)', () => {
    for (const type of ['AgencyOwner', 'Admin'] as const)
      expect(paths(profileMenu(agentOf(type), agency))).toMatchObject({ website: '/settings/website' })
    expect(ids(profileMenu(agentOf('SalesAgent'), agency))).not.toContain('website')
  })

  it('is the whole menu of a traveller', () => {
    expect(profileMenu(traveller, agency)).toEqual(agencyMenu(traveller, agency))
  })
})

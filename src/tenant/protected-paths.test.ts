import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agencyMenu, type MenuAgency, profileMenu } from './agency-menu.ts'
import { catalogue } from './catalogue.ts'
import type { PolicySession } from './permissions.ts'
import { mayOpen, neededAt, protectedPaths } from './protected-paths.ts'
import { publicPages } from './sign-in.ts'

const agency: MenuAgency = {
  allowNonLoginFlow: true,
  academyUrl: 'https://academy.example/start',
  supportMode: 'page',
  bookingMenuItemOptions: [{ title: 'Cars', active: true }],
}
const visitor: PolicySession = { signedIn: false, isTravelAgent: false, isRestrictedAgent: false }
const traveller: PolicySession = { ...visitor, signedIn: true, userType: 'Traveller' }
const agentOf = (userType: 'AgencyOwner' | 'Admin' | 'SalesAgent'): PolicySession => ({
  signedIn: true,
  isTravelAgent: true,
  isRestrictedAgent: false,
  userType,
})
const everybody: PolicySession[] = [
  traveller,
  { ...traveller, isRewardWalletEnable: true },
  agentOf('SalesAgent'),
  { ...agentOf('SalesAgent'), isRestrictedAgent: true },
  agentOf('Admin'),
  { ...agentOf('AgencyOwner'), isRewardWalletEnable: true },
  { ...traveller, keptBy: 'operator' },
  { ...agentOf('AgencyOwner'), keptBy: 'operator' },
]

describe('table of protected paths', () => {
  it('has every path that spec §2.2 reserves and that the menus link to', () => {
    const theirs = catalogue.filter((path) => /^\/(?:mytrip|settings|users|wallet)\//.test(path))
    expect(theirs.length).toBeGreaterThan(14)
    const inMenus = everybody.flatMap((session) => [
      ...agencyMenu(session, agency).flatMap((entry) => [entry, ...(entry.entries ?? [])]),
      ...profileMenu(session, agency),
    ])
    // Booking is open to everyone; a deal link is for its recipient; the academy is another site.
    const open = ['bookNow', 'dealLink', 'academy']
    const paths = [...theirs, ...inMenus.filter(({ id }) => !open.includes(id)).map(({ path }) => path)]
    for (const path of paths) expect(neededAt(path), path).not.toEqual([])
  })

  it('names only paths that the site knows, and none twice', () => {
    const patterns = protectedPaths.map(([pattern]) => pattern)
    expect(new Set(patterns).size).toBe(patterns.length)
    for (const pattern of patterns)
      expect(
        catalogue.some((path) => path === pattern || path.startsWith(`${pattern}/`)),
        pattern,
      ).toBe(true)
  })

  it('leaves open the public pages, the pages for signing in and out, and every engine', () => {
    const open = ['/', '/logout', '/verify', '/newPassword', '/sso', '/deal-link', '/destination', '/mytrips']
    const engines = catalogue.filter((path) => path.startsWith('/booknow/'))
    for (const path of [...publicPages, ...open, ...engines]) expect(neededAt(path), path).toEqual([])
  })

  it('opens each path only to users whose menu links to it', () => {
    for (const session of everybody) {
      const entries = agencyMenu(session, agency).flatMap((entry) => [entry, ...(entry.entries ?? [])])
      for (const { path, state } of entries) {
        expect(mayOpen(path, session, agency), `${session.userType} ${path}`).toBe(state !== 'disabled')
      }
    }
  })

  it('admits no visitor, whatever flags they have without a session', () => {
    for (const [pattern] of protectedPaths) {
      for (const session of everybody)
        expect(mayOpen(pattern, { ...session, signedIn: false }, agency), pattern).toBe(false)
    }
  })

  it('opens support, but no page of people, to accounts that an operator’s own API stores', () => {
    for (const session of [traveller, agentOf('AgencyOwner')]) {
      const external = { ...session, keptBy: 'operator' } as const
      for (const path of ['/mytrip/profile', '/settings/profile', '/users/agents', '/users/agents/view/7'])
        expect(mayOpen(path, external, agency), path).toBe(false)
      for (const path of ['/mytrip/support', '/settings/support'])
        expect(mayOpen(path, external, agency), path).toBe(true)
    }
  })

  it('separates travellers and agents, even with a wallet', () => {
    const rich = { isRewardWalletEnable: true }
    expect(mayOpen('/mytrip/wallet', { ...traveller, ...rich }, agency)).toBe(true)
    expect(mayOpen('/mytrip/wallet', traveller, agency)).toBe(false)
    expect(mayOpen('/mytrip/wallet', { ...agentOf('Admin'), ...rich }, agency)).toBe(false)
    expect(mayOpen('/wallet/details', { ...agentOf('Admin'), ...rich }, agency)).toBe(true)
    expect(mayOpen('/wallet/details', { ...traveller, ...rich }, agency)).toBe(false)
  })

  it.each([
    '/settings/website/',
    '/Settings/Website',
    '//settings//website',
    '/%73ettings/website',
    '/settings/website/anything/below',
    '/settings/nobody-thought-of-it',
    '/users/clients/view/7',
    '/mytrip/x',
    '/wallet',
  ])('covers every spelling of a path and everything below it: %s', (path) => {
    expect(mayOpen(path, visitor, agency)).toBe(false)
    expect(mayOpen(path, path.includes('ebsite') ? agentOf('SalesAgent') : traveller, agency)).toBe(
      path.startsWith('/mytrip'),
    )
  })

  it('admits no visitor by anything appended to a path', () => {
    const rest = fc.array(fc.oneof(fc.constantFrom('..', '.', '%2e%2e', '%2f', ';x', ''), fc.string()), {
      maxLength: 5,
    })
    fc.assert(
      fc.property(fc.constantFrom(...protectedPaths), rest, ([pattern], parts) => {
        expect(mayOpen([pattern, ...parts].join('/'), visitor, agency)).toBe(false)
      }),
    )
  })
})

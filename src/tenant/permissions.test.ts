import { describe, expect, it } from 'vitest'
import { type Permission, type PolicyAgency, type PolicySession, permissionsOf } from './permissions.ts'

const agency: PolicyAgency = { allowNonLoginFlow: true, academyUrl: '' }
const visitor: PolicySession = { signedIn: false, isTravelAgent: false, isRestrictedAgent: false }
const traveller: PolicySession = { ...visitor, signedIn: true, userType: 'Traveller' }
const agentOf = (
  userType: 'AgencyOwner' | 'Admin' | 'SalesAgent',
  isRestrictedAgent = false,
): PolicySession => ({
  signedIn: true,
  isTravelAgent: true,
  isRestrictedAgent,
  userType,
})
const owner = agentOf('AgencyOwner')
const admin = agentOf('Admin')
const sales = agentOf('SalesAgent')
const restricted = agentOf('SalesAgent', true)

const may = (session: PolicySession, permission: Permission, change: Partial<PolicyAgency> = {}) =>
  permissionsOf(session, { ...agency, ...change }).has(permission)
const allOf = (session: PolicySession, start: string, change: Partial<PolicyAgency> = {}) =>
  [...permissionsOf(session, { ...agency, ...change })].filter((one) => one.startsWith(start))

describe('the policy (spec §6, the table row by row)', () => {
  // §6.1
  it('shows an anonymous visitor only prices, and only if the agency allows the non-login flow', () => {
    expect([...permissionsOf(visitor, agency)]).toEqual(['prices.see', 'prices.promise'])
    expect([...permissionsOf(visitor, { ...agency, allowNonLoginFlow: false })]).toEqual([])
  })

  // §6.2
  it('shows a logged-in traveller discount, retail price, traveller price and savings, whatever visitors see', () => {
    for (const allowNonLoginFlow of [true, false]) {
      expect(allOf(traveller, 'prices.', { allowNonLoginFlow })).toEqual(['prices.see', 'prices.savings'])
    }
  })

  it('gives a logged-in traveller their account and trips, but no agents’ page', () => {
    expect(allOf(traveller, 'page.')).toEqual(['page.account', 'page.profile', 'page.trips'])
    expect(allOf(traveller, 'settings.')).toEqual([])
  })

  // §6.4
  it.each([owner, admin, sales])(
    'also shows a travel agent wholesale rate and agency markup: $userType',
    (agent) => {
      expect(allOf(agent, 'prices.')).toEqual(['prices.see', 'prices.savings', 'prices.agent'])
      expect(may(agent, 'page.commandCentre')).toBe(true)
      expect(may(agent, 'page.trips')).toBe(false)
    },
  )

  // §6.6
  it.each(['AgencyOwner', 'Admin', 'SalesAgent'] as const)(
    'hides agent-only price lines, markup rules and agent management from a restricted agent: %s',
    (userType) => {
      const agent = agentOf(userType, true)
      expect(allOf(agent, 'prices.')).toEqual(['prices.see', 'prices.savings'])
      expect(may(agent, 'agents.manage')).toBe(false)
      const lost = ['prices.agent', 'settings.markup', 'agents.manage', 'bookings.change']
      const whole = [...permissionsOf(agentOf(userType), agency)].filter((one) => !lost.includes(one))
      expect([...permissionsOf(agent, agency)]).toEqual(whole)
    },
  )

  // §6.7
  it('lets an AgencyOwner change every setting, manage agents and submit the business information', () => {
    for (const permission of everySetting) expect(may(owner, permission)).toBe(true)
    expect(may(owner, 'agents.manage')).toBe(true)
    expect(may(owner, 'businessInfo.submit')).toBe(true)
  })

  it('shows the subscription page only to the AgencyOwner', () => {
    expect(may(owner, 'page.subscription')).toBe(true)
    for (const other of [visitor, traveller, admin, sales, restricted])
      expect(may(other, 'page.subscription')).toBe(false)
  })

  // §6.9
  it('lets an Admin do everything that is not reserved for the owner', () => {
    const ofOwner = [...permissionsOf(owner, agency)]
    const ownersAlone = ['businessInfo.submit', 'page.subscription']
    expect([...permissionsOf(admin, agency)]).toEqual(ofOwner.filter((one) => !ownersAlone.includes(one)))
  })

  // §6.15
  it('gives a SalesAgent no settings, theme or agents', () => {
    expect(allOf(sales, 'settings.')).toEqual([])
    for (const permission of ['menu.customizeTheme', 'agents.manage'] as const)
      expect(may(sales, permission)).toBe(false)
    expect(may(sales, 'menu.settings')).toBe(true)
  })

  // §6.12
  it('shows Website Settings only to agents of type AgencyOwner or Admin', () => {
    const permitted = [visitor, traveller, owner, admin, sales, restricted].filter((one) =>
      may(one, 'settings.website'),
    )
    expect(permitted).toEqual([owner, admin])
  })

  // §6.13
  it('shows the wallet only with isRewardWalletEnable', () => {
    for (const session of [traveller, owner, sales, restricted]) {
      expect(may(session, 'menu.wallet')).toBe(false)
      expect(may({ ...session, isRewardWalletEnable: true }, 'menu.wallet')).toBe(true)
    }
    expect(may({ ...visitor, isRewardWalletEnable: true }, 'menu.wallet')).toBe(false)
  })

  it('shows the academy only to agents, and only if the agency has one', () => {
    const academyUrl = 'https://academy.example'
    expect(may(sales, 'menu.academy')).toBe(false)
    expect(may(sales, 'menu.academy', { academyUrl })).toBe(true)
    expect(may(traveller, 'menu.academy', { academyUrl })).toBe(false)
  })

  it.each([traveller, owner, admin, sales, restricted])(
    'removes only profile and people if an operator’s own API stores the accounts: $userType',
    (person) => {
      const here = [...permissionsOf(person, agency)]
      const elsewhere = [...permissionsOf({ ...person, keptBy: 'operator' }, agency)]
      const operatorOnly = ['page.profile', 'agents.manage']
      expect(elsewhere).toEqual(here.filter((one) => !operatorOnly.includes(one)))
      expect(here).toContain('page.profile')
    },
  )

  // §6.11
  it('grants nothing for any flag without a session', () => {
    const flags = { ...owner, signedIn: false, isRewardWalletEnable: true }
    expect([...permissionsOf(flags, agency)]).toEqual(['prices.see', 'prices.promise'])
  })

  it('gives an agent of an unknown type no rights', () => {
    const { userType: _none, ...unknown } = owner
    expect([...permissionsOf(unknown, agency)]).toEqual([...permissionsOf(sales, agency)])
  })
})

const everySetting = ['settings.website', 'settings.markup', 'settings.payment', 'settings.product'] as const

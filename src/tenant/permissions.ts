import type { Session } from '../contract/session.ts'
import { visiblePrices } from './visible-prices.ts'

/** Entries of the agents' side menu in the order of spec §2.6. */
export const agentMenu = [
  ...(['dashboard', 'bookNow', 'clients', 'agents', 'bookings', 'proposals', 'settings', 'wallet'] as const),
  ...(['academy', 'dealLink', 'applications', 'customizeTheme', 'payments', 'support', 'searches'] as const),
] as const

export type AgentMenuId = (typeof agentMenu)[number]

/** Everything that a user may be allowed to see or do: a closed list. */
export type Permission =
  /** Prices at all; what logging in saves; retail price, discount and savings; wholesale rate and markup. */
  | `prices.${'see' | 'promise' | 'savings' | 'agent'}`
  /**
   * The pages for everyone with an account, for travellers' trips, for the agents' Command Center, and the
   * subscription page.
   */
  | `page.${'account' | 'trips' | 'commandCentre' | 'subscription'}`
  /** To see and change one's own profile, sign-in methods and sessions. */
  | 'page.profile'
  /** To read the page of a menu entry. */
  | `menu.${Exclude<AgentMenuId, 'agents'> | 'trips'}`
  /** To change the agency's settings. */
  | `settings.${'website' | 'markup' | 'payment' | 'product'}`
  /** To see the agency's agents, invite agents and change their roles. */
  | 'agents.manage'
  | 'businessInfo.submit'
  /** To see and resolve booking incidents. */
  | 'bookings.incidents'
  /** To pay, hold, release and cancel bookings of others at the agency. */
  | 'bookings.change'

/** The agency's fields that the policy reads. */
export interface PolicyAgency {
  allowNonLoginFlow: boolean
  /** Empty if the agency has no academy. */
  academyUrl: string
}

export type PolicySession = Pick<
  Session,
  'signedIn' | 'isTravelAgent' | 'isRestrictedAgent' | 'userType' | 'isRewardWalletEnable' | 'keptBy'
>

type Rule = readonly [Permission, boolean]

/**
 * Returns everything that a user may see and do at an agency. It is the product's only policy: the server's calls and
 * pages, the menus and the browser all use it. Pure. Source: spec §6.
 */
export function permissionsOf(session: PolicySession, agency: PolicyAgency): ReadonlySet<Permission> {
  const rules = [...priceRules(session, agency), ...(session.signedIn ? personRules(session, agency) : [])]
  return new Set(rules.flatMap(([permission, isGiven]) => (isGiven ? [permission] : [])))
}

function priceRules(session: PolicySession, agency: PolicyAgency): Rule[] {
  const { see, savings, agent } = visiblePrices(session, agency)
  return [
    ['prices.see', see],
    ['prices.promise', see && !savings],
    ['prices.savings', savings],
    ['prices.agent', agent],
  ]
}

function personRules(session: PolicySession, agency: PolicyAgency): Rule[] {
  return [
    ['page.account', true],
    ['page.profile', isStoredHere(session)],
    ['menu.dashboard', true],
    ['menu.bookNow', true],
    ['menu.support', true],
    ['menu.wallet', session.isRewardWalletEnable === true],
    ...(session.isTravelAgent ? agentRules(session, agency) : travellerRules),
  ]
}

const travellerRules: Rule[] = [
  ['page.trips', true],
  ['menu.trips', true],
]

function agentRules(session: PolicySession, agency: PolicyAgency): Rule[] {
  const { userType, isRestrictedAgent } = session
  const isOwner = userType === 'AgencyOwner'
  const leads = isOwner || userType === 'Admin'
  const managesAgents = leads && !isRestrictedAgent && isStoredHere(session)
  // An agent who may not see the markup in prices may not see its rules either.
  const managesMarkup = leads && !isRestrictedAgent
  return [
    ['page.commandCentre', true],
    ['page.subscription', isOwner],
    ['menu.clients', true],
    ['menu.bookings', true],
    ['bookings.change', !isRestrictedAgent],
    ['menu.proposals', true],
    ['menu.settings', true],
    ['menu.academy', agency.academyUrl !== ''],
    ['menu.dealLink', true],
    ['menu.applications', true],
    ['menu.customizeTheme', leads],
    ['menu.payments', true],
    ['menu.searches', true],
    ['settings.website', leads],
    ['settings.markup', managesMarkup],
    ['settings.payment', leads],
    ['settings.product', leads],
    ['agents.manage', managesAgents],
    ['businessInfo.submit', isOwner],
    ['bookings.incidents', leads],
  ]
}

/** What an operator's own API stores is shown and changed there; this site offers none of it. */
function isStoredHere({ keptBy }: PolicySession): boolean {
  return keptBy === undefined
}

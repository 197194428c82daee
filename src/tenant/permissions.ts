import type { Session } from '../contract/session.ts'
import { visiblePrices } from './visible-prices.ts'

/** Entries of the agents' side menu in the order of spec §2.6. */
export const agentMenu = [
  ...(['dashboard', 'bookNow', 'clients', 'agents', 'bookings', 'proposals', 'settings', 'wallet'] as const),
  ...(['academy', 'dealLink', 'applications', 'customizeTheme', 'payments', 'support', 'searches'] as const),
] as const

export type AgentMenuId = (typeof agentMenu)[number]

/** Everything that somebody may be allowed to see or do: a closed list of words. */
export type Permission =
  /** Prices at all; retail price, discount and savings; wholesale rate and markup. */
  | `prices.${'see' | 'savings' | 'agent'}`
  /** The pages for everybody with an account, of a traveller's trips, of the agents' command centre. */
  | `page.${'account' | 'trips' | 'commandCentre' | 'subscription'}`
  /** To see and change one's own profile, sign-on and sessions. */
  | 'page.profile'
  /** To read what an entry of the menus leads to. */
  | `menu.${Exclude<AgentMenuId, 'agents'> | 'trips'}`
  /** To change the agency's settings. */
  | `settings.${'website' | 'markup' | 'payment' | 'product'}`
  /** To read who works for the agency, to invite agents and to change their roles. */
  | 'agents.manage'
  | 'businessInfo.submit'
  /** To see what of bookings needs a person, and to say what becomes of it. */
  | 'bookings.incidents'
  /** To pay, hold, release and cancel what others booked at the agency. */
  | 'bookings.change'

/** What the policy reads of an agency. */
export interface PolicyAgency {
  allowNonLoginFlow: boolean
  /** Empty where the agency has none. */
  academyUrl: string
}

export type PolicySession = Pick<
  Session,
  'signedIn' | 'isTravelAgent' | 'isRestrictedAgent' | 'userType' | 'isRewardWalletEnable' | 'keptBy'
>

type Rule = readonly [Permission, boolean]

/**
 * Takes who is asking and their agency, and gives everything they may see and do. The one policy of the product: the
 * server's calls and pages, the menus and the browser all ask it. Pure. Source: spec §6.
 */
export function permissionsOf(session: PolicySession, agency: PolicyAgency): ReadonlySet<Permission> {
  const rules = [...priceRules(session, agency), ...(session.signedIn ? personRules(session, agency) : [])]
  return new Set(rules.flatMap(([permission, isGiven]) => (isGiven ? [permission] : [])))
}

function priceRules(session: PolicySession, agency: PolicyAgency): Rule[] {
  const { see, savings, agent } = visiblePrices(session, agency)
  return [
    ['prices.see', see],
    ['prices.savings', savings],
    ['prices.agent', agent],
  ]
}

function personRules(session: PolicySession, agency: PolicyAgency): Rule[] {
  return [
    ['page.account', true],
    ['page.profile', isKeptHere(session)],
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
  const managesAgents = leads && !isRestrictedAgent && isKeptHere(session)
  // A markup that is hidden in prices is hidden in rules too.
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

/** What an operator's own API keeps is shown and changed there: this site has nothing of it to offer. */
function isKeptHere({ keptBy }: PolicySession): boolean {
  return keptBy === undefined
}

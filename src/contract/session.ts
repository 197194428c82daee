/** The current user. The token itself never reaches the browser (security, 4). */
export interface Session {
  signedIn: boolean
  isTravelAgent: boolean
  isRestrictedAgent: boolean
  userType?: 'Traveller' | 'AgencyOwner' | 'Admin' | 'SalesAgent'
  firstName?: string
  lastName?: string
  email?: string
  /** The user's preferred currency, ISO 4217. */
  currency?: string
  /** A path of this site, or an https address from an operator's API. */
  profileImage?: string
  isRewardWalletEnable?: boolean
  /** Set if the operator's system stores the account: profile, people and sessions are then managed there. */
  keptBy?: 'operator'
}

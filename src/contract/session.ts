/** Who is asking. The token itself never reaches the browser (security, 4). */
export interface Session {
  signedIn: boolean
  isTravelAgent: boolean
  isRestrictedAgent: boolean
  userType?: 'Traveller' | 'AgencyOwner' | 'Admin' | 'SalesAgent'
  firstName?: string
  lastName?: string
  email?: string
  /** The one the person prefers, ISO 4217. */
  currency?: string
  /** A path of this site, or an https address that an operator's API gave. */
  profileImage?: string
  isRewardWalletEnable?: boolean
  /** Who keeps the account where it is not this site: profile, people and sessions are then looked after there. */
  keptBy?: 'operator'
}

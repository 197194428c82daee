import { requiresSso } from '../../../tenant/requires-sso.ts'
import { activeServices } from '../../../tenant/services.ts'
import type { StoredBusinessInfo } from '../accounts/business-info-repository.ts'
import { hashPassword } from '../accounts/password.ts'
import type { NewUser } from '../accounts/user-repository.ts'
import type { AgencyContent } from '../agencies/agency-content.ts'
import type { TenantBundle } from '../tenant-folders/tenant-bundle.ts'
import { type DemoName, demoEmail, demoPassword } from './demo-account.ts'

type DemoPerson = Pick<
  NewUser,
  'userType' | 'isRestricted' | 'firstName' | 'lastName' | 'isRewardWalletEnable'
> & { name: DemoName }

// There are no mailboxes at .example, so demo people are verified; the date is the same at every import.
const emailVerifiedAt = new Date('2025-01-01T00:00:00Z')

/**
 * One for each role of spec §6. Its 'travel agent' is any agent; the demo's is neither owner nor restricted nor a
 * SalesAgent, whose settings are disabled, so that the whole row shows. One traveller and one agent have a wallet
 * (isRewardWalletEnable).
 */
export const demoPeople: readonly DemoPerson[] = [
  { name: 'traveller', userType: 'Traveller', isRestricted: false, firstName: 'Tessa', lastName: 'Marlow' },
  {
    name: 'member',
    userType: 'Traveller',
    isRestricted: false,
    firstName: 'Mina',
    lastName: 'Solberg',
    isRewardWalletEnable: true,
  },
  { name: 'owner', userType: 'AgencyOwner', isRestricted: false, firstName: 'Omar', lastName: 'Lindqvist' },
  {
    name: 'admin',
    userType: 'Admin',
    isRestricted: false,
    firstName: 'Ada',
    lastName: 'Ferreira',
    isRewardWalletEnable: true,
  },
  { name: 'agent', userType: 'Admin', isRestricted: false, firstName: 'Anton', lastName: 'Keller' },
  { name: 'sales', userType: 'SalesAgent', isRestricted: false, firstName: 'Selma', lastName: 'Okafor' },
  { name: 'restricted', userType: 'SalesAgent', isRestricted: true, firstName: 'Rui', lastName: 'Castelo' },
]

/**
 * Returns a tenant's bundle with the demo's people if the agency is active and allows passwords. Only for demo mode.
 * The hash is computed on demand, because it is costly, and shared.
 */
export async function withDemoPeople(
  bundle: TenantBundle,
  passwordHash: () => Promise<string>,
): Promise<TenantBundle> {
  const { slug, content } = bundle
  if (!takesPasswords(content)) return bundle
  const settings = {
    language: null,
    currency: null,
    passwordHash: await passwordHash(),
    emailVerifiedAt,
  }
  const people = demoPeople.map(({ name, ...person }) => ({
    ...person,
    ...settings,
    email: demoEmail(name, slug),
  }))
  const info = businessInfoOf(content)
  return { ...bundle, people, ...(info === null ? {} : { businessInfo: info }) }
}

/** Returns the hash of the demo's password, computed on the first call. */
export function demoPasswordHash(): () => Promise<string> {
  let hash: Promise<string> | undefined
  return () => {
    hash ??= hashPassword(demoPassword)
    return hash
  }
}

function takesPasswords({ agency }: AgencyContent): boolean {
  return !requiresSso(agency)
}

/** Owners of subscribed agencies have submitted it already; an owner who has not subscribed yet gets the form (spec §5). */
function businessInfoOf({ agency }: AgencyContent): StoredBusinessInfo | null {
  if (!agency.isSubscribed || agency.contactEmailId === '') return null
  return {
    contactEmailId: agency.contactEmailId,
    contactPhoneNumber: agency.contactPhoneNumber,
    hearBy: 'Google',
    hearByName: '',
    hqCountry: agency.defaultCountry,
    bookingVolume: '$100k-$500k',
    useForBusiness: 'B2C website',
    productInterested: activeServices(agency)
      .map(({ interest }) => interest)
      .join(','),
  }
}

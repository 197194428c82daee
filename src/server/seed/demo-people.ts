import { hashPassword } from '../store/password.ts'
import type { ResolvedAgency } from '../store/resolved-agency.ts'
import type { Store } from '../store/store.ts'
import type { NewUser } from '../store/user-repository.ts'

/** Published in the README, which is why demo people do not exist in production mode. */
export const demoPassword = 'livery-demo-1'

type DemoPerson = Pick<NewUser, 'userType' | 'isRestricted' | 'firstName' | 'lastName'> & { name: string }

/** One for each role of spec §6, at `<name>@<slug>.example`. */
export const demoPeople: readonly DemoPerson[] = [
  { name: 'traveller', userType: 'Traveller', isRestricted: false, firstName: 'Tessa', lastName: 'Marlow' },
  { name: 'owner', userType: 'AgencyOwner', isRestricted: false, firstName: 'Omar', lastName: 'Lindqvist' },
  { name: 'admin', userType: 'Admin', isRestricted: false, firstName: 'Ada', lastName: 'Ferreira' },
  { name: 'agent', userType: 'Admin', isRestricted: false, firstName: 'Anton', lastName: 'Keller' },
  { name: 'sales', userType: 'SalesAgent', isRestricted: false, firstName: 'Selma', lastName: 'Okafor' },
  { name: 'restricted', userType: 'SalesAgent', isRestricted: true, firstName: 'Rui', lastName: 'Castelo' },
]

/**
 * Adds the demo's people to every agency that is active and lets people in by password, where they are missing; gives
 * how many were added. Only for demo mode, where the store knows them.
 */
export async function seedDemoPeople(store: Store): Promise<number> {
  let passwordHash: Promise<string> | undefined
  let added = 0
  for (const { slug } of await store.agencies()) {
    const agency = await store.agencyBySlug(slug)
    if (agency === null || !takesPasswords(agency)) continue
    const { users } = store.forAgency(agency.id)
    for (const { name, ...person } of demoPeople) {
      const email = `${name}@${slug}.example`
      if ((await users.findByEmail(email)) !== null) continue
      // Costly by design, and the same password for all.
      passwordHash ??= hashPassword(demoPassword)
      const settings = { language: null, currency: null, isDemo: true }
      const user = await users.create({ ...person, ...settings, email, passwordHash: await passwordHash })
      if (user === null) continue
      added += 1
      if (person.userType === 'AgencyOwner') await fillInBusinessInfo(store, agency)
    }
  }
  return added
}

function takesPasswords({ agency: { status, sso } }: ResolvedAgency): boolean {
  return status === 'Active' && (!sso.isSSOEnabled || sso.isDirectLoginAllowedForSSOUsers)
}

/** Owners of subscribed agencies told the platform long ago; who has not subscribed yet meets the question (spec §5). */
async function fillInBusinessInfo(store: Store, { id, agency }: ResolvedAgency): Promise<void> {
  if (!agency.isSubscribed || agency.contactEmailId === '') return
  const { businessInfo } = store.forAgency(id)
  if ((await businessInfo.find()) !== null) return
  await businessInfo.save({
    contactEmailId: agency.contactEmailId,
    contactPhoneNumber: agency.contactPhoneNumber,
    hearBy: 'Google',
    hearByName: '',
    hqCountry: agency.country === '' ? agency.defaultCountry : agency.country,
    bookingVolume: '$100k-$500k',
    useForBusiness: 'B2C website',
    productInterested: agency.bookingMenuItemOptions
      .filter(({ active }) => active)
      .map(({ title }) => (title === 'Air Travel' ? 'Flights' : title))
      .join(','),
  })
}

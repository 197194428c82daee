import type { AgencyRepositories } from '../../adapters/store/agency-repositories.ts'
import type { Promotion } from '../../domain/booking/promotion-repository.ts'
import { demoEmail } from '../../domain/demo/demo-account.ts'
import { demoPeople } from '../../domain/demo/demo-people.ts'

const everywhere = { validUntil: null, products: [] }

const demoPromotions: readonly Promotion[] = [
  { ...everywhere, code: 'WELCOME10', kind: 'percent', value: 1000, currency: null, minimum: null },
  { ...everywhere, code: 'CITY25', kind: 'fixed', value: 2500, currency: 'USD', minimum: 20_000 },
]

const demoCredit = { amount: 12_000, currency: 'USD', reason: 'welcome', bookingId: null }

/**
 * Adds the demo's promotions to an agency, and credits to its travellers with a wallet. Only for demo mode. Codes
 * that the agency changed stay, and travellers who ever had credits get no more.
 */
export async function seedDemoSavings(agency: AgencyRepositories, slug: string): Promise<void> {
  await agency.transaction(async ({ promotions, credits, users }) => {
    for (const promotion of demoPromotions) await promotions.add(promotion)
    for (const { name, userType, isRewardWalletEnable } of demoPeople) {
      if (userType !== 'Traveller' || !isRewardWalletEnable) continue
      const person = await users.findByEmail(demoEmail(name, slug))
      if (person !== null) await credits.addFirst({ ...demoCredit, personId: person.id })
    }
  })
}

import type { Database } from '../../db/database.ts'
import { openPglite } from '../../db/pglite-database.ts'
import { prepareDatabase } from '../../db/prepared-database.ts'
import { lendDatabase } from '../../db/test-databases.ts'
import { testingEngine } from '../../db/testing-engine.ts'
import type { AgencyContent } from '../../domain/agencies/agency-content.ts'
import type { TenantBundle } from '../../domain/tenant-folders/tenant-bundle.ts'
import type { Log } from '../../kernel/log/log.ts'
import { createStore, type StoreOptions } from './create-store.ts'
import type { Store } from './store.ts'

export const silentLog: Log = { info() {}, warn() {}, error() {} }

/** An empty, migrated database in memory for one test; its dump is made once and reused between runs. */
export function openTestDatabase(): Promise<Database> {
  return lendDatabase(async () =>
    openPglite({ dump: await prepareDatabase(), engine: await testingEngine() }),
  )
}

/** An empty store in memory, by default in demo mode and in a database that nothing else uses. */
export async function openTestStore(
  options: Partial<StoreOptions> = {},
  database?: Database,
): Promise<Store> {
  return createStore(database ?? (await openTestDatabase()), {
    demo: true,
    clock: () => new Date(),
    log: silentLog,
    ...options,
  })
}

/** Plain, valid content of an agency; tests change the relevant fields. */
export function testContent(agency: Partial<AgencyContent['agency']> = {}): AgencyContent {
  return {
    agency: {
      agencyName: 'Test Travel',
      subdomain: 'test',
      logo: '/media/0123456789abcdef.svg',
      logoMobile: '/media/0123456789abcdef.svg',
      favicon: '/media/0123456789abcdef.svg',
      metaData: { title: 'Test Travel', description: 'Trips', keywords: 'trips' },
      status: 'Active',
      defaultLanguage: 'en',
      defaultCountry: 'US',
      primaryColor: '#2c7be5',
      isSubscribed: true,
      returnUrl: '',
      sso: { isSSOEnabled: false, isDirectLoginAllowedForSSOUsers: true },
      allowNonLoginFlow: true,
      isHideLoginOption: false,
      isHideSignupOption: false,
      hideHeaderforDealProposal: false,
      displayTopDestinations: false,
      bookingMenuItemOptions: [{ title: 'Hotels', active: true }],
      currentPaymentGateway: 'sandbox',
      isAbousUsEnable: false,
      aboutUsEnableTitle: '',
      isFaqEnable: false,
      faqEnableTitle: '',
      privacyPolicy: '',
      cookiesPolicy: '',
      disclaimer: '',
      userTermsAndConditions: '',
      publishedPages: [],
      socialLinks: {},
      contactPhoneNumber: '',
      contactEmailId: '',
      displaySupportPhoneFooter: true,
      displayAddressFooter: true,
      addressLine1: '',
      city: '',
      state: '',
      country: '',
      zipCode: '',
      analytics: { isEnabled: false },
      showAcceptedPayments: true,
      savingsPopup: true,
      supportMode: 'page',
      academyUrl: '',
      defaultCurrency: 'USD',
      isPlatformBrand: false,
      analyticsConsentRegions: [],
      thirdParties: [],
      theme: { mode: 'auto', radius: 'medium', typePairing: 'modern' },
      home: {
        headline: 'Go somewhere',
        subline: 'Anywhere',
        scene: 'beach',
        place: { name: 'Miami', latitude: 25.77, longitude: -80.19 },
      },
      languages: ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'],
      ...agency,
    },
    navigation: [{ label: 'Book Now', path: '/booknow/hotels' }],
    about: { isEnabled: false, title: '', content: '' },
    faq: { isEnabled: false, headerMessage: '', questions: [] },
    currencies: null,
    destinations: [],
    agencyTerms: [],
    cancellationPolicies: [],
    posts: [],
    identityProviders: [],
  }
}

/** A bundle as the seed makes one; its folder hash is new each time the content differs. */
export function testBundle(slug: string, part: Partial<Omit<TenantBundle, 'slug'>> = {}): TenantBundle {
  const content = part.content ?? testContent({ agencyName: slug, subdomain: slug })
  return { slug, hosts: [], assets: [], content, folderHash: JSON.stringify(content), ...part }
}

import { productEntry, products } from '../../src/contract/products.ts'
import type { BookingServiceTitle, LanguageCode, TenantFile } from '../../src/contract/types.ts'
import { drawLogo, drawTile } from './draw-logo.ts'
import { type GivenLogo, secondColor } from './logo-colors.ts'
import { starterTexts } from './starter-texts.ts'

/** What is known of a tenant before it has a folder. */
export interface NewTenant {
  slug: string
  name: string
  hosts: readonly string[]
  /** The first is the site's default. */
  languages: readonly LanguageCode[]
  country: string
  currency: string
  engines: readonly BookingServiceTitle[]
  /** `#rrggbb`; from the logo if there is one. */
  color: string
  logo: GivenLogo | null
}

const SCHEMA = '../../src/contract/tenant.schema.json'
const pages = ['privacy', 'cookies', 'disclaimer', 'terms'] as const

/** Returns a folder's files: a site that runs at once, with placeholder texts for the agency to replace. */
export async function newTenantFiles(
  tenant: NewTenant,
  mode: 'auto' | 'light' | 'dark' = 'auto',
): Promise<Map<string, Buffer>> {
  const { name, languages, logo } = tenant
  const [language = 'en'] = languages
  const texts = starterTexts[language]
  const color = logo?.palette[0] ?? tenant.color
  const drawn = logo === null ? await drawLogo(name, color) : null
  const logoFile = logo?.file ?? 'logo.svg'
  const isIconToo = logo?.isSquare === true
  const email = `hello@${tenant.hosts[0]?.replace(/^www\./, '') ?? `${tenant.slug}.example`}`
  const favicon = isIconToo ? logoFile : 'favicon.svg'
  const json = { $schema: SCHEMA, ...fileOf({ ...tenant, color }, { email, logoFile, favicon, mode }) }
  const page = `<p>${escaped(texts.unwritten.replace('{email}', email))}</p>\n`
  return new Map([
    ['tenant.json', Buffer.from(`${JSON.stringify(json, null, 2)}\n`)],
    [logoFile, logo?.bytes ?? Buffer.from(drawn?.logo ?? '')],
    ...(isIconToo ? [] : [[favicon, Buffer.from(drawn?.favicon ?? (await drawTile(name, color)))] as const]),
    ...pages.map((one) => [`pages/${one}.html`, Buffer.from(page)] as const),
  ])
}

interface Dependencies {
  email: string
  logoFile: string
  favicon: string
  mode: 'auto' | 'light' | 'dark'
}

function fileOf(tenant: NewTenant, { email, logoFile, favicon, mode }: Dependencies): TenantFile {
  const { name, hosts, languages, country, currency, engines, color, logo } = tenant
  const [language = 'en'] = languages
  const { headline, subline, description } = starterTexts[language]
  const second = logo && secondColor(logo.palette)
  const [first] = products.filter(({ title }) => engines.includes(title))
  return {
    ...(hosts.length > 0 && { hosts: [...hosts] }),
    agency: {
      agencyName: name,
      logo: `./${logoFile}`,
      logoMobile: `./${logoFile}`,
      favicon: `./${favicon}`,
      metaData: { title: name, description: description.replace('{name}', name), keywords: '' },
      defaultLanguage: language,
      defaultCountry: country,
      primaryColor: color,
      bookingMenuItemOptions: products.map(({ title }) => ({ title, active: engines.includes(title) })),
      privacyPolicy: './pages/privacy.html',
      cookiesPolicy: './pages/cookies.html',
      disclaimer: './pages/disclaimer.html',
      userTermsAndConditions: './pages/terms.html',
      contactEmailId: email,
      displaySupportPhoneFooter: false,
      displayAddressFooter: false,
      displayTopDestinations: false,
      defaultCurrency: currency,
      theme: { mode, ...(second ? { secondaryColor: second } : {}) },
      home: { headline, subline, scene: 'beach' },
      languages: [...languages],
    },
    navigation: [{ label: 'Book Now', path: first?.path ?? productEntry('hotel').path }],
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

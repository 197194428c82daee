import type { bookingVolumes, businessUsages, hearSources } from '../../contract/business-info-options.gen.ts'
import { productEntry } from '../../contract/products.ts'
import type { BusinessInfo } from '../../contract/types.ts'
import { isEmailAddress } from '../../tenant/is-email-address.ts'
import { isPresent } from '../../tenant/is-present.ts'

/** The products that 'All' selects, in the order of spec §5. */
export const productInterests = (['resort', 'hotel', 'flight', 'car', 'activity', 'cruise'] as const).map(
  (product) => productEntry(product).interest,
)

// Text keys of the options; their values are the contract's.
export const engineKeys = {
  Resorts: 'service.resorts',
  Hotels: 'service.hotels',
  Flights: 'business.flights',
  Cars: 'service.cars',
  Activities: 'service.activities',
  Cruises: 'business.cruises',
} as const satisfies Record<ProductInterest, string>

export const volumeKeys = {
  '$0 Just getting started': 'business.volumeNone',
  'Under $100k': 'business.volumeUnder100',
  '$100k-$500k': 'business.volumeUnder500',
  '$500k-$1M': 'business.volumeUnder1000',
  '$1M+': 'business.volumeOver1000',
} as const satisfies Record<(typeof bookingVolumes)[number], string>

export const usageKeys = {
  'B2C website': 'business.usageB2c',
  'B2B platform for clients': 'business.usageB2b',
  'API integrated with own product': 'business.usageApi',
} as const satisfies Record<(typeof businessUsages)[number], string>

export const sourceKeys = {
  'Social Media': 'business.heardSocial',
  'Peer referral': 'business.heardPeer',
  Google: 'business.heardGoogle',
  'Customer Support Manager': 'business.heardManager',
  Other: 'business.heardOther',
} as const satisfies Record<(typeof hearSources)[number], string>

/** State of the form. */
export interface BusinessDraft {
  email: string
  phone: string
  engines: readonly ProductInterest[]
  volume: (typeof bookingVolumes)[number] | ''
  usage: (typeof businessUsages)[number] | ''
  heardBy: (typeof hearSources)[number] | ''
  /** The name of the source; empty for Google. */
  heardFrom: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

export const emptyDraft: BusinessDraft = {
  email: '',
  phone: '',
  engines: [],
  volume: '',
  usage: '',
  heardBy: '',
  heardFrom: '',
  country: '',
}

/** Returns the text key of an e-mail address's error, or null. Source: spec §5. */
export function emailFault(email: string): 'business.emailRequired' | 'business.emailInvalid' | null {
  if (!isPresent(email)) return 'business.emailRequired'
  return isEmailAddress(email.trim()) ? null : 'business.emailInvalid'
}

/**
 * Returns a phone number in the contract's form: digits of any script become 0 to 9, and other characters are
 * dropped.
 */
export function phoneOf(text: string): string {
  const digits = text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
  return digits.replace(/[^0-9+() ./-]/g, '').slice(0, 32)
}

/** Adds or removes an engine, keeping the product's order. */
export function toggled(engines: readonly ProductInterest[], engine: ProductInterest): ProductInterest[] {
  return productInterests.filter((one) => engines.includes(one) !== (one === engine))
}

/** 'All' selects all six engines; if all are selected, it selects none. Source: spec §5. */
export function toggledAll(engines: readonly ProductInterest[]): readonly ProductInterest[] {
  return engines.length === productInterests.length ? [] : productInterests
}

/**
 * Returns the payload, or null while something is missing: an email, a booking engine, an annual volume, a business
 * usage, a how-heard option with its detail (except Google) and an HQ country. Source: spec §5, §3 (payload).
 */
export function businessInfoOf(draft: BusinessDraft): BusinessInfo | null {
  const { engines, volume, usage, heardBy, country } = draft
  const heardFrom = heardBy === 'Google' ? '' : draft.heardFrom.trim()
  const hasDetail = heardBy === 'Google' || heardFrom !== ''
  if (emailFault(draft.email) || engines.length === 0 || !hasDetail || !country) return null
  if (volume === '' || usage === '' || heardBy === '') return null
  return {
    contactEmailId: draft.email.trim(),
    contactPhoneNumber: phoneOf(draft.phone).trim(),
    hearBy: heardBy,
    hearByName: heardFrom,
    hqCountry: country,
    bookingVolume: volume,
    useForBusiness: usage,
    productInterested: productInterests.filter((one) => engines.includes(one)).join(','),
  }
}

export type ProductInterest = (typeof productInterests)[number]

import { isProduct } from '../../contract/products.ts'

/**
 * The places of texts on the site, in the order in which visitors meet them. The first word of a text's key decides;
 * `*` takes the rest of a part, and `product` stands for any product.
 */
const groups = {
  header: ['header', 'common', 'trail'],
  menu: ['menu', 'role'],
  home: ['hero', 'trust', 'savings'],
  search: ['search', 'service', 'search › *'],
  deals: ['deal', 'deals', 'near', 'product › deal'],
  hotels: ['hotel › *', 'booking › *'],
  activities: ['activity › *'],
  cars: ['car › *'],
  flights: ['flight › *'],
  checkout: ['booking › checkout', 'product › checkout'],
  payment: ['booking › payment', 'product › payment'],
  confirmation: ['booking › confirmation', 'product › confirmation'],
  trips: [
    'booking › trips',
    'booking › booked',
    'booking › bookingState',
    'booking › wallet',
    'product › trips',
    'product › booked',
    'product › wallet',
  ],
  bookings: ['booking › bookings', 'booking › incidents'],
  destinations: ['destinations', 'gems', 'seo › *'],
  articles: ['blog', 'share'],
  pages: ['about', 'faq'],
  policies: ['policy', 'terms', 'cancellation'],
  footer: ['footer', 'social', 'payment'],
  consent: ['consent'],
  support: ['support', 'chat'],
  login: ['login', 'logout', 'sso'],
  signup: ['signup', 'verify', 'account'],
  password: ['password', 'newPassword', 'forgot', 'mailed', 'link'],
  profile: ['profile', 'picture', 'sessions', 'identities'],
  dashboard: ['dashboard'],
  agents: ['agents', 'markups'],
  business: ['business', 'subscription'],
  offers: [
    'dealLink',
    'proposal',
    'expiry',
    'booking › proposal',
    'booking › propose',
    'product › proposal',
    'product › propose',
  ],
  notices: ['late', 'errors', 'unavailable', 'forbidden', 'remote', 'agency'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** `other` is for texts that belong to no group yet. */
export type WordingGroup = keyof typeof groups | 'other'

const ids = Object.keys(groups) as (keyof typeof groups)[]

/** Every group, in the order of the list. */
export const wordingGroups: readonly WordingGroup[] = [...ids, 'other']

/** Returns the group of a text by its part (`shell`, or a part's name) and its key. */
export function findWordingGroup(part: string, key: string): WordingGroup {
  const [first = ''] = key.split('.')
  const named = (wanted: string) => ids.find((id) => groups[id].some((name) => name === wanted))
  if (part === 'shell') return named(first) ?? 'other'
  const ofAny = isProduct(part) ? 'product' : part
  return named(`${ofAny} › ${first}`) ?? named(`${part} › *`) ?? 'other'
}

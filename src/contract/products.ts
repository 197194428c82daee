import type { components } from './api.gen.ts'

/** Key of a product, as used by quotes, bookings, markups and suppliers. */
export type Product = components['schemas']['Product']

/** The facts of a product that are the same for every agency: names, addresses, icon. */
export interface ProductEntry {
  readonly product: Product
  /** The booking engine, by its name in the agency's booking menu (spec §3). */
  readonly title: components['schemas']['BookingServiceTitle']
  /** The deals tab, by its value in `?tab=` (spec §2.4). */
  readonly tab: string
  /** Other values of `?tab=` that select this product. */
  readonly aliases: readonly string[]
  /** The product, by its name in the owner's business information (spec §5). */
  readonly interest: string
  /** Path of the search page. */
  readonly path: string
  readonly checkoutPath: string
  /** Route patterns of the pages that confirm a booking; none if the spec names none. */
  readonly confirmationPaths: readonly string[]
  /**
   * Route pattern of a proposal's page, which is also its link. The spec names that of hotels; the others follow it.
   */
  readonly proposalPath: `${string}/:proposalId`
  /** Whether the home page shows deals for it (spec §5). */
  readonly hasDeals: boolean
  /** A name of `ui/icon-paths.ts`. */
  readonly icon: string
}

/** The one table of the six products, in the order of the deals tabs. Source: spec §2.2, §2.4, §2.5, §5. */
export const products = [
  {
    product: 'hotel',
    title: 'Hotels',
    tab: 'Hotels',
    aliases: ['Hotel'],
    interest: 'Hotels',
    path: '/booknow/hotels',
    checkoutPath: '/booknow/hotels/checkout',
    confirmationPaths: ['/booknow/hotels/confirm-payment'],
    proposalPath: '/booknow/hotels/deal/:proposalId',
    hasDeals: true,
    icon: 'hotels',
  },
  {
    product: 'flight',
    title: 'Air Travel',
    tab: 'Air Travel',
    aliases: ['Flights'],
    interest: 'Flights',
    path: '/booknow/flights',
    checkoutPath: '/booknow/flights/checkout',
    confirmationPaths: ['/booknow/flights/confirmation'],
    proposalPath: '/booknow/flights/deal/:proposalId',
    hasDeals: false,
    icon: 'flights',
  },
  {
    product: 'resort',
    title: 'Resorts',
    tab: 'Resorts',
    aliases: ['Resort'],
    interest: 'Resorts',
    path: '/booknow/resort',
    checkoutPath: '/booknow/resort/checkout',
    confirmationPaths: [],
    proposalPath: '/booknow/resort/deal/:proposalId',
    hasDeals: true,
    icon: 'resorts',
  },
  {
    product: 'car',
    title: 'Cars',
    tab: 'Car Rentals',
    aliases: ['Cars'],
    interest: 'Cars',
    path: '/booknow/cars',
    checkoutPath: '/booknow/cars/checkout',
    confirmationPaths: ['/booknow/cars/confirm-payment'],
    proposalPath: '/booknow/cars/deal/:proposalId',
    hasDeals: true,
    icon: 'cars',
  },
  {
    product: 'activity',
    title: 'Activities',
    tab: 'Activities',
    aliases: ['Activity'],
    interest: 'Activities',
    path: '/booknow/activities',
    checkoutPath: '/booknow/activities/bookings/checkout',
    confirmationPaths: ['/booknow/activities/confirmation/:referenceNumber'],
    proposalPath: '/booknow/activities/deal/:proposalId',
    hasDeals: true,
    icon: 'activities',
  },
  {
    product: 'cruise',
    title: 'Cruise',
    tab: 'Cruise',
    aliases: ['Cruises'],
    interest: 'Cruises',
    path: '/booknow/cruise',
    checkoutPath: '/booknow/cruise/checkout',
    confirmationPaths: ['/booknow/cruise/confirmation/:referenceNumber'],
    proposalPath: '/booknow/cruise/deal/:proposalId',
    hasDeals: false,
    icon: 'cruise',
  },
] as const satisfies readonly ProductEntry[]

type Entries = (typeof products)[number]

/** The entry of one product, with the literal types of its row. */
export type EntryOf<P extends Product> = Extract<Entries, { product: P }>

/** Returns the entry of a product. */
export function productEntry<P extends Product>(product: P): EntryOf<P> {
  return products.find((entry): entry is EntryOf<P> => entry.product === product) as EntryOf<P>
}

/** Whether a text is the key of a product. */
export function isProduct(text: string): text is Product {
  return products.some(({ product }) => product === text)
}

/** Returns the address of a product's proposal; null for an unknown product. */
export function proposalAddress(product: string, id: string): string | null {
  const entry = products.find((one) => one.product === product)
  return entry ? entry.proposalPath.replace(':proposalId', encodeURIComponent(id)) : null
}

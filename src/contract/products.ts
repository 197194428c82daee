import type { components } from './api.gen.ts'

/** Key of a product, as quotes, bookings, markups and suppliers name it. */
export type Product = components['schemas']['Product']

/** What is the same about a product for every agency: its names, its addresses, its icon. */
export interface ProductEntry {
  readonly product: Product
  /** The booking engine, as the agency's booking menu names it (spec §3). */
  readonly title: components['schemas']['BookingServiceTitle']
  /** The deals tab, as written to `?tab=` (spec §2.4). */
  readonly tab: string
  /** Other values of `?tab=` that select this product. */
  readonly aliases: readonly string[]
  /** The product, as the owner's business information names it (spec §5). */
  readonly interest: string
  /** Where a search begins. */
  readonly path: string
  readonly checkoutPath: string
  /** Pages that confirm a booking, as route patterns; none where the spec names none. */
  readonly confirmationPaths: readonly string[]
  /** The page of a proposal, which is its link, as a route pattern; the spec names that of hotels, and the others are like it. */
  readonly proposalPath: `${string}/:proposalId`
  /** Whether the home page shows deals of it (spec §5). */
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

/** The entry of one product, with the literals of its row. */
export type EntryOf<P extends Product> = Extract<Entries, { product: P }>

/** Gives the entry of a product. */
export function productEntry<P extends Product>(product: P): EntryOf<P> {
  return products.find((entry): entry is EntryOf<P> => entry.product === product) as EntryOf<P>
}

/** Whether a text is the key of a product. */
export function isProduct(text: string): text is Product {
  return products.some(({ product }) => product === text)
}

/** Gives the address of a proposal of a product; null for a product that the table does not have. */
export function proposalAddress(product: string, id: string): string | null {
  const entry = products.find((one) => one.product === product)
  return entry ? entry.proposalPath.replace(':proposalId', encodeURIComponent(id)) : null
}

/** Words of the gallery: a tool of the demo, in English, and no part of any agency's download. */
export const galleryTexts = {
  all: 'All',
  at: (agency: string) => ` at ${agency}`,
  broken: 'Not imported until mended',
  brokenButServed: 'Not imported until mended; what was imported before is served',
  find: 'Find an agency',
  findHint: 'Name, slug or headline',
  engine: 'Engine',
  mark: 'Kind',
  marks: {
    members: 'Prices after log-in',
    sso: 'Single sign-on only',
    inactive: 'Inactive',
    platform: 'Platform’s own brand',
    rtl: 'Right to left',
    broken: 'To be mended',
  },
  more: (count: number) => (count === 1 ? '1 more' : `${count} more`),
  none: 'No agency is like that.',
  shown: (count: number, total: number) =>
    count === total ? `${total} agencies` : `${count} of ${total} agencies`,
  showAll: 'Show all',
  heading: 'Every agency in its own livery',
  hidesPrices: 'Prices after log-in',
  inactive: 'Inactive',
  platformBrand: "The platform's own brand",
  /** By the name before the @ of each of the demo's people: their type, and what theirs adds. Spec §1 knows three types of agents. */
  roles: {
    traveller: { title: 'Traveller', sees: 'Prices and savings' },
    member: { title: 'Member', sees: 'Savings and a wallet' },
    agent: { title: 'Agent (an Admin)', sees: 'Wholesale, settings' },
    restricted: { title: 'Restricted sales agent', sees: 'Retail prices' },
    sales: { title: 'Sales agent', sees: 'Wholesale' },
    admin: { title: 'Admin', sees: 'Wholesale, settings, wallet' },
    owner: { title: 'Owner', sees: 'Wholesale, settings, subscription' },
  } as Readonly<Record<string, { title: string; sees: string }>>,
  signInAs: 'Sign in as…',
  ssoOnly: 'Single sign-on only',
  subheading:
    'One platform, many travel agencies. Each answers at an address of its own, in its own colours, language and rules.',
  visit: (agency: string) => `Open ${agency}`,
} as const

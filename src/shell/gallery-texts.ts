/** Words of the gallery: a tool of the demo, in English, and no part of any agency's download. */
export const galleryTexts = {
  at: (agency: string) => ` at ${agency}`,
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

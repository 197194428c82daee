/** Texts of the gallery and the bar in a static preview: demo tools in English, not part of any agency's download. */
export const previewTexts = {
  note: 'This is a preview. It runs only in this browser. Nobody else sees what you book, change or publish here, and no supplier receives it.',
  startAnew: 'Reset the preview',
} as const
/** Texts of the gallery: a demo tool in English, not part of any agency's download. */
export const galleryTexts = {
  all: 'All',
  at: (agency: string) => ` at ${agency}`,
  broken: 'Not imported until fixed',
  brokenButServed: 'Not imported until fixed; the version before is still shown',
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
    broken: 'Needs fixing',
  },
  more: (count: number) => (count === 1 ? '1 more' : `${count} more`),
  none: 'No agencies match.',
  shown: (count: number, total: number) =>
    count === total ? `${total} agencies` : `${count} of ${total} agencies`,
  showAll: 'Show all',
  heading: 'Every agency in its own livery',
  hidesPrices: 'Prices after log-in',
  inactive: 'Inactive',
  platformBrand: "The platform's own brand",
  /** By the name before the @ of each demo user: the user type and its extras. Spec §1 knows three types of agents. */
  roles: {
    traveller: { title: 'Traveller', sees: 'Prices and savings' },
    member: { title: 'Member', sees: 'Savings and a wallet' },
    agent: { title: 'Agent (an Admin)', sees: 'Wholesale, settings' },
    restricted: { title: 'Restricted sales agent', sees: 'Retail prices' },
    sales: { title: 'Sales agent', sees: 'Wholesale' },
    admin: { title: 'Admin', sees: 'Wholesale, settings, wallet' },
    owner: { title: 'Owner', sees: 'Wholesale, settings, subscription' },
  } as Readonly<Record<string, { title: string; sees: string }>>,
  signInAs: 'Log in as…',
  ssoOnly: 'Single sign-on only',
  subheading: 'One platform, many travel agencies. Each has its own colours, language and rules.',
  visit: (agency: string) => `Open ${agency}`,
} as const

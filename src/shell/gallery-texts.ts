/** Words of the gallery: a tool of the demo, in English, and no part of any agency's download. */
export const galleryTexts = {
  heading: 'Every agency in its own livery',
  hidesPrices: 'Prices after log-in',
  inactive: 'Inactive',
  platformBrand: "The platform's own brand",
  ssoOnly: 'Single sign-on only',
  subheading:
    'One platform, many travel agencies. Each answers at an address of its own, in its own colours, language and rules.',
  visit: (agency: string) => `Open ${agency}`,
} as const

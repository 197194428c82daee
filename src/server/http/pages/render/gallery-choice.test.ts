import { describe, expect, it } from 'vitest'
import type { GalleryTenant } from '../../../../contract/gallery.ts'
import { chosenGallery } from './gallery-choice.ts'

const tenant = (slug: string, more: Partial<GalleryTenant> = {}): GalleryTenant => ({
  slug,
  name: slug,
  tagline: '',
  href: '/',
  logo: '',
  image: '',
  thumbnail: null,
  palette: [],
  services: [],
  language: 'en',
  isInactive: false,
  isSsoOnly: false,
  hidesPrices: false,
  isPlatformBrand: false,
  signIn: null,
  ...more,
})
const tenants = [
  tenant('varde', { name: 'Varde & Vind', tagline: 'Fjørds bring søvn', services: ['Cruise'] }),
  tenant('duroob', { name: 'Duroob', language: 'ar', services: ['Hotels', 'Cruise'] }),
  tenant('north', { name: 'Café Nórth', isSsoOnly: true, hidesPrices: true }),
]
const broken = [
  {
    slug: 'acme',
    problems: [{ place: 'tenants/acme/tenant.json:1:1', text: 'is no JSON' }],
    isServed: false,
  },
  { slug: 'north', problems: [], isServed: true },
]
const asked = (query: string) => {
  const { tenants: shown, broken: faulty } = chosenGallery(tenants, broken, new URLSearchParams(query))
  return [...shown.map(({ slug }) => slug), ...faulty.map(({ slug }) => `!${slug}`)].join(' ')
}

describe('the gallery', () => {
  it.each([
    ['', 'varde duroob north !acme !north'],
    ['q=VIND', 'varde'],
    ['q=cafe+north', 'north'],
    ['q=fjørds', 'varde'],
    ['q=acm', '!acme'],
    ['engine=Cruise', 'varde duroob'],
    ['engine=Cruise&mark=rtl', 'duroob'],
    ['mark=sso', 'north'],
    ['mark=members', 'north'],
    ['mark=broken', 'north !acme !north'],
    ['mark=inactive', ''],
    ['q=nobody', ''],
    // An unknown value does not filter.
    ['engine=Rockets&mark=__proto__', 'varde duroob north !acme !north'],
  ])('for %j shows %j', (query, shown) => {
    expect(asked(query)).toBe(shown)
  })

  it('offers the existing engines and kinds, each with its count', () => {
    const { engines, marks, total } = chosenGallery(tenants, broken, new URLSearchParams())
    expect(engines).toEqual([
      { engine: 'Cruise', count: 2 },
      { engine: 'Hotels', count: 1 },
    ])
    expect(marks).toEqual([
      { mark: 'members', count: 1 },
      { mark: 'sso', count: 1 },
      { mark: 'rtl', count: 1 },
      { mark: 'broken', count: 2 },
    ])
    expect(total).toBe(4)
  })
})

import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { products } from '../../contract/products.ts'
import { createText } from '../../platform/text.ts'
import accountTexts from '../account/text/en.json' with { type: 'json' }
import { TopDestinations } from '../destinations.tsx'
import pageTexts from '../pages/text/en.json' with { type: 'json' }
import frameTexts from '../text/en.json' with { type: 'json' }
import { DealsSection } from './deals-section.tsx'
import { GalleryPage } from './gallery-page.tsx'
import { HomeHero, TrustStrip } from './home-hero.tsx'
import { InactiveModal } from './inactive-modal.tsx'
import { SearchPanel } from './search-panel.tsx'

const t = createText('en', { shell: { ...frameTexts, ...pageTexts, ...accountTexts } }).getFixedT(
  null,
  'shell',
)
const [hotels] = products
const destination = {
  id: 'a',
  name: 'A',
  country: 'NO',
  latitude: 1,
  longitude: 1,
  summary: '',
  image: '/a.svg',
} as const
const deal = {
  rating: 4,
  link: '/x',
  hotel: { hotelDetails: { heroImage: '/a', name: 'A', distance: 1, distanceFrom: 'B' } },
}

const components: Record<string, ReactNode> = {
  hero: (
    <HomeHero headline="Go" subline="Now" image="/a.svg">
      <SearchPanel t={t} services={products} forms={{ Hotels: <p>search</p> }} />
    </HomeHero>
  ),
  deals: (
    <DealsSection
      {...{
        t,
        services: products,
        selected: hotels,
        device: 'phone',
        language: 'en',
        loginHref: '/login',
        subheading: '',
      }}
      onSelect={() => {}}
      money={(amount) => amount}
      prices={{ see: true, savings: true, agent: false }}
      state={{ kind: 'loaded', deals: [{ service: 'Hotels', deal }] }}
    />
  ),
  destinations: (
    <TopDestinations
      t={t}
      destinations={[{ ...destination, scene: 'beach', isTop: true, isHiddenGem: false }]}
      hrefOf={() => '/destination'}
      countryName={(code) => code}
      allHref="/destination"
    />
  ),
  trust: <TrustStrip t={t} hasManyServices showsPrices isReachable />,
  gallery: (
    <GalleryPage
      t={t}
      broken={[
        { slug: 'b', problems: [{ place: 'b/tenant.json:1:1', text: 'is no JSON' }], isServed: false },
      ]}
      filter={{ text: '', engine: 'Hotels', mark: '' }}
      engines={[{ engine: 'Hotels', count: 1 }]}
      marks={[{ mark: 'broken', count: 1 }]}
      resetHref={null}
      total={2}
      tenants={[
        {
          slug: 'a',
          name: 'A',
          tagline: '',
          href: '/',
          logo: '/l',
          thumbnail: '/home',
          image: '/i',
          palette: ['#ffffff'],
          services: [],
          flags: [],
          signIn: { action: '/demo/sign-in', names: ['owner'] },
        },
      ]}
    />
  ),
  inactive: <InactiveModal t={t} session={{ signedIn: false, isTravelAgent: false }} />,
}

describe("server's markup", () => {
  it.each(Object.entries(components))(
    'has no style attribute in %s, which the content security policy forbids',
    (_, part) => {
      const html = renderToString(part)
      expect(html.length).toBeGreaterThan(50)
      expect(html).not.toMatch(/\sstyle=/)
    },
  )

  it("shows the inactive agency's sentence in an open dialog before any script runs", () => {
    const html = renderToString(components.inactive)
    expect(html).toMatch(/<dialog open/)
    expect(html).toContain('Agency is inactive, Please contact the administrator')
  })
})

import { expect, it } from 'vitest'
import { brandLogoUrl } from './brand-logo.ts'
import { carProviders } from './cars/car-providers.ts'
import { sampleShipLines } from './cruises/ship-lines.ts'
import { sampleLogo } from './sample-logo.ts'

const names = [...carProviders, ...sampleShipLines].map(({ name }) => name)

it('has a distinct logo at the address of every provider and line', () => {
  const logos = names.map((name) => sampleLogo(brandLogoUrl(name)))
  for (const logo of logos) expect(logo).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/)
  expect(new Set(logos).size).toBe(names.length)
})

it('escapes an ampersand in a name for XML', () => {
  expect(sampleLogo(brandLogoUrl('Quay & Pier'))).toContain('>Quay &amp; Pier<')
})

it.each([
  '/sample-logos/nobody.svg',
  '/sample-logos/../x.svg',
  '/sample-logos/ROWAWAY.svg',
  '/',
  '/sample-logos/.svg',
])('has none at %j', (path) => {
  expect(sampleLogo(path)).toBeNull()
})

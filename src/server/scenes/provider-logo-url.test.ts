import { describe, expect, it } from 'vitest'
import { parseProviderLogoUrl, providerLogoUrl } from './provider-logo-url.ts'

describe('the address of a provider logo', () => {
  it('is made from the words of the name and reads back as the name', () => {
    expect(providerLogoUrl('Kestrel Drive')).toBe('/scenes/logo/kestrel-drive.svg')
    expect(parseProviderLogoUrl(providerLogoUrl('Kestrel Drive'))).toBe('Kestrel Drive')
  })

  it('stays legal for any name', () => {
    for (const name of [
      'Åre & Söner',
      '',
      '東京',
      'a'.repeat(300),
      'One Two Three Four Five Six Seven',
      '../..',
      'a- -b',
    ]) {
      expect(parseProviderLogoUrl(providerLogoUrl(name))).not.toBeNull()
    }
  })

  it.each([
    '/scenes/logo/.svg',
    '/scenes/logo/A.svg',
    '/scenes/logo/a--b.svg',
    '/scenes/logo/-a.svg',
    '/scenes/logo/a.svg?x',
    '/scenes/logo/a.svg\n',
    '/scenes/logo/a/b.svg',
    '/scenes/logo/a%20b.svg',
    `/scenes/logo/${'a'.repeat(90)}.svg`,
    '/scenes/beach/a.svg',
  ])('refuses %s', (pathname) => {
    expect(parseProviderLogoUrl(pathname)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import type { PageAgency } from '../../contract/page.ts'
import { previewAgency } from './preview-agency.ts'

const place = { name: 'Lisbon', latitude: 1, longitude: 2 }
const published = {
  id: 'a',
  version: 7,
  subdomain: 'aurora',
  isSubscribed: true,
  isFaqEnable: true,
  publishedPages: ['/about'],
  agencyName: 'Aurora',
  defaultCurrency: 'EUR',
  languages: ['en', 'pt'],
  chatWidget: { url: 'https://chat.example' },
  timeZone: 'Europe/Lisbon',
  home: { heroTitle: 'Go', place },
} as unknown as PageAgency

describe('agency in a preview', () => {
  it('is the draft, with the values that the server derives and the platform sets', () => {
    const agency = { agencyName: 'Boreal', languages: ['en'], home: {}, privacyPolicy: '<p>Long</p>' }
    expect(previewAgency(published, { agency })).toEqual({
      id: 'a',
      version: 7,
      subdomain: 'aurora',
      isSubscribed: true,
      isFaqEnable: true,
      publishedPages: ['/about'],
      defaultCurrency: 'EUR',
      agencyName: 'Boreal',
      languages: ['en'],
      home: { place },
    })
  })

  it('has the published values if the draft contains no agency', () => {
    expect(previewAgency(published, {})).toBe(published)
    // What every page needs.
    expect(previewAgency(published, { agency: {} }).languages).toEqual(['en', 'pt'])
  })
})

import { describe, expect, it } from 'vitest'
import type { FieldError } from '../../contract/types.ts'
import { validateTenant } from './validate-tenant.ts'

/** A tenant file with as little in it as is allowed, changed by `agency` and `more`. */
function tenantFile(agency: object = {}, more: object = {}): unknown {
  return {
    agency: {
      agencyName: 'Harbour & Pine',
      logo: './logo.svg',
      logoMobile: './logo-mobile.svg',
      favicon: './favicon.svg',
      metaData: { title: 'Harbour & Pine', description: '', keywords: '' },
      defaultLanguage: 'en',
      defaultCountry: 'DK',
      primaryColor: '#2c7be5',
      bookingMenuItemOptions: [{ title: 'Hotels', active: true }],
      home: { headline: 'Out to sea', subline: '', scene: 'harbour' },
      ...agency,
    },
    navigation: [],
    ...more,
  }
}

function errorsOf(json: unknown): readonly FieldError[] {
  const check = validateTenant(json)
  return check.ok ? [] : check.errors
}

describe('validateTenant', () => {
  it.each([undefined, null, [], 'x', 1])('refuses %j', (json) => {
    expect(errorsOf(json)).toEqual([{ field: 'tenant.json', reason: 'must be an object' }])
  })

  it('names everything that is missing', () => {
    expect(errorsOf({})).toEqual([
      { field: 'agency', reason: 'is missing' },
      { field: 'navigation', reason: 'is missing' },
    ])
  })

  it.each<[object, string, string]>([
    [{ isAboutUsEnable: true }, 'agency.isAboutUsEnable', 'is not a known field'],
    [
      { primaryColour: '#000000' },
      'agency.primaryColour',
      'is not a known field; did you mean primaryColor?',
    ],
    [{ primaryColor: 'blue' }, 'agency.primaryColor', 'must be a colour written #rrggbb, such as #2c7be5'],
    [{ primaryColor: '#fff;}' }, 'agency.primaryColor', 'must be a colour written #rrggbb, such as #2c7be5'],
    [{ status: 'inactive' }, 'agency.status', 'must be one of Active, Inactive; did you mean Inactive?'],
    [
      { returnUrl: 'javascript:alert(1)' },
      'agency.returnUrl',
      'must be an https address, a path on this site that begins with one slash, or empty',
    ],
    [
      { returnUrl: '//evil.example' },
      'agency.returnUrl',
      'must be an https address, a path on this site that begins with one slash, or empty',
    ],
    [
      { returnUrl: '/\\evil.example' },
      'agency.returnUrl',
      'must be an https address, a path on this site that begins with one slash, or empty',
    ],
    [
      { logo: './../../etc/passwd' },
      'agency.logo',
      "must name a file in the tenant's folder, such as ./logo.svg, without ..",
    ],
    [
      { logo: '/etc/passwd' },
      'agency.logo',
      "must name a file in the tenant's folder, such as ./logo.svg, without ..",
    ],
    [
      { logo: './a/../b.svg' },
      'agency.logo',
      "must name a file in the tenant's folder, such as ./logo.svg, without ..",
    ],
    [
      { socialLinks: { tiktok: 'http://x.example' } },
      'agency.socialLinks.tiktok',
      'must be an https, mailto or tel address, or a path on this site that begins with one slash',
    ],
    [
      { bookingMenuItemOptions: [{ title: 'Hotel', active: true }] },
      'agency.bookingMenuItemOptions[0].title',
      'must be one of Hotels, Air Travel, Resorts, Cars, Activities, Cruise; did you mean Hotels?',
    ],
    [{ theme: { css: 'body{}' } }, 'agency.theme.css', 'is not a known field'],
    [{ theme: { radius: '4px' } }, 'agency.theme.radius', 'must be one of none, small, medium, large, full'],
    [{ languages: ['da'] }, 'agency.languages', 'must contain the defaultLanguage, en'],
    [{ languages: ['en', 'en'] }, 'agency.languages', 'must not have the same entry twice'],
    [{ supportMode: 'chat' }, 'agency.chatWidget', 'is missing; supportMode chat opens it'],
    [
      {
        bookingMenuItemOptions: [
          { title: 'Cars', active: true },
          { title: 'Cars', active: false },
        ],
      },
      'agency.bookingMenuItemOptions[1].title',
      'repeats Cars',
    ],
  ])('refuses %j', (agency, field, reason) => {
    expect(errorsOf(tenantFile(agency))).toEqual([{ field, reason }])
  })

  it.each([
    'localhost',
    'A.example',
    'a.example:80',
    'a..example',
    '-a.example',
    'a.example.',
    'https://a.example',
    'a b.example',
  ])('refuses the host %j', (host) => {
    expect(errorsOf(tenantFile({}, { hosts: [host] }))).toEqual([
      {
        field: 'hosts[0]',
        reason: 'must be a lower-case host name with a dot and without port, such as travel.example',
      },
    ])
  })

  it.each(['__proto__', 'constructor', 'toString'])('refuses the key %s', (key) => {
    const agency = JSON.parse(`{"${key}":{"status":"Inactive"}}`)
    expect(errorsOf(tenantFile(agency))).toEqual([{ field: `agency.${key}`, reason: 'is not a known field' }])
  })

  it('fills in what is left out', () => {
    const check = validateTenant(tenantFile())
    expect(check.ok && check.tenant).toMatchObject({
      hosts: [],
      destinations: [],
      agency: {
        status: 'Active',
        returnUrl: '',
        allowNonLoginFlow: true,
        showAcceptedPayments: true,
        savingsPopup: true,
        supportMode: 'page',
        isPlatformBrand: false,
        sso: { isSSOEnabled: false, isDirectLoginAllowedForSSOUsers: false },
        analytics: { isEnabled: false },
        theme: { mode: 'auto', radius: 'medium', typePairing: 'modern' },
        thirdParties: [],
      },
    })
  })
})

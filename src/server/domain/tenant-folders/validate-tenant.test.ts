import { describe, expect, it } from 'vitest'
import type { FieldError } from '../../../contract/types.ts'
import { validateTenant } from './validate-tenant.ts'

/** A minimal tenant file, changed by `agency` and `more`. */
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

const provider = {
  id: 'orchid',
  kind: 'social',
  name: 'Orchid',
  issuer: 'https://login.orchid.example',
  clientId: 'livery',
} as const
const httpsIssuer =
  'must be an https address without user, query or fragment, such as https://login.example.com; http is for localhost, in demo and development only'

const markup = { kind: 'percent', value: 8 }

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
    [
      { theme: { css: 'body{}' } },
      'agency.theme.css',
      'is not a known field; allowed: mode, radius, typePairing, density, elevation, secondaryColor, neutralTint',
    ],
    [{ theme: { radius: '4px' } }, 'agency.theme.radius', 'must be one of none, small, medium, large, full'],
    [{ languages: ['da'] }, 'agency.languages', 'must contain the defaultLanguage, en'],
    [{ languages: ['en', 'en'] }, 'agency.languages', 'must not have the same entry twice'],
    [{ supportMode: 'chat' }, 'agency.chatWidget', 'is missing; supportMode chat opens it'],
    [
      { chatWidget: { url: 'javascript:alert(1)', label: 'Chat' } },
      'agency.chatWidget.url',
      'must be an https address',
    ],
    [{ academyUrl: '/academy' }, 'agency.academyUrl', 'must be an https address, or empty'],
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

  const post = {
    slug: 'first',
    title: 'First',
    summary: 'A first one.',
    scene: 'lake',
    publishedOn: '2025-06-24',
    content: './posts/first.html',
  } as const
  const link = { id: 'a', to: '/about' }
  const terms = { id: 'groups', title: 'Groups', content: './pages/groups.html' }

  it.each<[string, object, string, string]>([
    ['two articles with one slug', { posts: [post, post] }, 'posts[1].slug', 'repeats first'],
    ['two links with one id', { links: [link, link] }, 'links[1].id', 'repeats a'],
    ...[
      '/url/b',
      '/URL/b',
      '/deal-link?dealLinkId=b',
      '//evil.example',
      'http://x.example',
      'javascript:alert(1)',
    ].map((to): [string, object, string, string] => [
      `a link to ${to}`,
      { links: [{ ...link, to }] },
      'links[0].to',
      'must be an https address or a path on this site that is no stored link: one stored link (/url/… or /deal-link) must not lead to another or to itself',
    ]),
    [
      'a link with an invalid last day',
      { links: [{ ...link, expiresOn: 'tomorrow' }] },
      'links[0].expiresOn',
      'must be a real date written YYYY-MM-DD',
    ],
    [
      'two markup rules about the same',
      { markups: [markup, { ...markup, value: 9 }] },
      'markups[1]',
      'has the same product, destination and audience as an earlier rule',
    ],
    [
      'a markup rule for an unknown country',
      { markups: [{ ...markup, country: 'XX' }] },
      'markups[0].country',
      'must be a country',
    ],
    ['two terms with one id', { agencyTerms: [terms, terms] }, 'agencyTerms[1].id', 'repeats groups'],
    [
      'an article with an invalid date',
      { posts: [{ ...post, publishedOn: '2025-02-30' }] },
      'posts[0].publishedOn',
      'must be a real date written YYYY-MM-DD',
    ],
    [
      'an article with an invalid slug',
      { posts: [{ ...post, slug: 'Two Words' }] },
      'posts[0].slug',
      'must be lower-case letters, digits and inner hyphens, 40 at most',
    ],
    [
      'an article whose text is not a file of the folder',
      { posts: [{ ...post, content: 'https://elsewhere.example/a.html' }] },
      'posts[0].content',
      "must name a file in the tenant's folder, such as ./logo.svg, without ..",
    ],
    [
      'an article without a picture',
      { posts: [{ ...post, scene: undefined }] },
      'posts[0].scene',
      'is missing',
    ],
    [
      'conditions of a cruise line without a page',
      { cancellationPolicies: { carnvial: './pages/carnival.html' } },
      'cancellationPolicies.carnvial',
      'is not a known field; did you mean carnival?',
    ],
    [
      'conditions of an unknown cruise line',
      { cancellationPolicies: { royal: './pages/royal.html' } },
      'cancellationPolicies.royal',
      'is not a known field; allowed: royal-caribbean, carnival, mcl, celebrity, disney',
    ],
    [
      'texts in a language that the site does not offer',
      { wording: { xx: {} } },
      'wording.xx',
      'is not a known field; allowed: en, pt, es, da, no, de, ar, fr, sv',
    ],
    ...(
      [
        ['an issuer over http', { issuer: 'http://login.example' }, 'issuer', httpsIssuer],
        [
          'an issuer that only starts like this machine',
          { issuer: 'http://localhost.evil.example' },
          'issuer',
          httpsIssuer,
        ],
        ['an issuer with a password', { issuer: 'https://me:secret@login.example' }, 'issuer', httpsIssuer],
        ['an issuer with a query', { issuer: 'https://login.example?tenant=1' }, 'issuer', httpsIssuer],
        ['an issuer that is a script', { issuer: 'javascript:alert(1)' }, 'issuer', httpsIssuer],
        [
          'an issuer that cannot be reached',
          { issuer: 'https://[login' },
          'issuer',
          'is no address that can be asked',
        ],
        [
          'a provider’s id in capitals',
          { id: 'Staff' },
          'id',
          'must be up to 31 of a-z and 0-9, a letter first',
        ],
        [
          'a provider’s id with a hyphen',
          { id: 'a-b' },
          'id',
          'must be up to 31 of a-z and 0-9, a letter first',
        ],
        [
          'a client id with a space',
          { clientId: 'a b' },
          'clientId',
          'must be the client id that the provider gave, without spaces',
        ],
        ['scopes without openid', { scopes: ['email'] }, 'scopes', 'must contain openid'],
        ['another kind of provider', { kind: 'saml' }, 'kind', 'must be one of sso, social'],
        [
          'a secret in the file',
          { clientSecret: 'x' },
          'clientSecret',
          'is not a known field; allowed: id, kind, name, issuer, clientId, scopes, trustsEmail',
        ],
        [
          'an own sign-on that is switched off',
          { kind: 'sso' },
          'kind',
          'is sso, and agency.sso.isSSOEnabled is not true',
        ],
      ] as const
    ).map(([what, part, field, reason]): [string, object, string, string] => [
      what,
      { identityProviders: [{ ...provider, ...part }] },
      `identityProviders[0].${field}`,
      reason,
    ]),
    [
      'a supplier that is not connected',
      { suppliers: { hotel: 'north' } },
      'suppliers.hotel',
      'is north, which is not connected here; connected: sample, octo',
    ],
    [
      'a supplier that does not sell the product',
      { suppliers: { hotel: 'octo' } },
      'suppliers.hotel',
      'is octo, which does not sell this product; it sells activity',
    ],
    [
      'a supplier for an unknown product',
      { suppliers: { train: 'sample' } },
      'suppliers.train',
      'is not a known field; allowed: hotel, flight, resort, car, activity, cruise',
    ],
    [
      'an invalid supplier’s name',
      { suppliers: { hotel: 'Sample Inc.' } },
      'suppliers.hotel',
      'must be the name of a supplier, up to 40 of a-z, 0-9 and -, a letter first',
    ],
    [
      'two providers with one id',
      { identityProviders: [provider, provider] },
      'identityProviders[1].id',
      'repeats orchid',
    ],
  ])('refuses %s', (_what, part, field, reason) => {
    const file = JSON.parse(JSON.stringify(tenantFile({}, part)))
    expect(errorsOf(file)).toEqual([{ field, reason }])
  })

  it.each(['__proto__', 'constructor', 'toString'])('refuses the key %s', (key) => {
    const agency = JSON.parse(`{"${key}":{"status":"Inactive"}}`)
    expect(errorsOf(tenantFile(agency))).toEqual([{ field: `agency.${key}`, reason: 'is not a known field' }])
  })

  it('refuses social providers if the agency’s own sign-on is the only method', () => {
    const sso = { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false }
    expect(errorsOf(tenantFile({ sso }, { identityProviders: [provider] }))).toEqual([
      {
        field: 'identityProviders[0].kind',
        reason: "is social, and agency.sso lets people in by the agency's own sign-on alone",
      },
    ])
  })

  it('asks a provider for openid, email and profile by default, even one on this machine', () => {
    const issuer = 'http://localhost:4400/northfold'
    const check = validateTenant(tenantFile({}, { identityProviders: [{ ...provider, issuer }] }))
    expect(check.ok && check.tenant.identityProviders).toEqual([
      { ...provider, issuer, scopes: ['openid', 'email', 'profile'] },
    ])
  })

  it('fills in what is left out', () => {
    const check = validateTenant(tenantFile())
    expect(check.ok && check.tenant).toMatchObject({
      hosts: [],
      destinations: [],
      agencyTerms: [],
      cancellationPolicies: {},
      posts: [],
      agency: {
        status: 'Active',
        returnUrl: '',
        allowNonLoginFlow: true,
        showAcceptedPayments: true,
        savingsPopup: true,
        supportMode: 'page',
        academyUrl: '',
        isPlatformBrand: false,
        sso: { isSSOEnabled: false, isDirectLoginAllowedForSSOUsers: false },
        analytics: { isEnabled: false },
        theme: { mode: 'auto', radius: 'medium', typePairing: 'modern' },
        thirdParties: [],
      },
    })
  })
})

import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TenantFile } from '../../../contract/types.ts'
import { sharpRaster } from '../../adapters/raster/sharp-raster.ts'
import { readTenantBundle } from './read-tenant-bundle.ts'
import type { TenantBundle } from './tenant-bundle.ts'
import { readTenantFolders } from './tenant-folder.ts'
import type { TenantProblem } from './tenant-problem.ts'
import {
  makeTenantsDir,
  plainSvg,
  type TestFiles,
  tenantFilesWith,
  testTenant,
  writeTenant,
} from './testing-tenant.ts'

let tenantsDir: string

beforeEach(() => {
  tenantsDir = makeTenantsDir()
})
afterEach(() => rmSync(tenantsDir, { recursive: true }))

async function result(files: TestFiles, slug = 'test') {
  writeTenant(tenantsDir, slug, files)
  const [folder] = readTenantFolders(tenantsDir)
  if (folder === undefined) throw new Error('no folder was read')
  return readTenantBundle(folder, sharpRaster())
}

async function bundle(files: TestFiles): Promise<TenantBundle> {
  const made = await result(files)
  if (!made.ok) throw new Error(JSON.stringify(made.problems))
  return made.bundle
}

async function problems(files: TestFiles, slug = 'test'): Promise<readonly TenantProblem[]> {
  const made = await result(files, slug)
  return made.ok ? [] : made.problems
}

describe('a tenant’s folder', () => {
  it('names the host for search engines: the given one, its first, or none', async () => {
    const hosts = ['a.example', 'www.a.example']
    const hostFor = async (part: Parameters<typeof testTenant>[0]) =>
      (await bundle(tenantFilesWith({ 'tenant.json': testTenant(part) }))).content.canonicalHost
    expect(await hostFor({ hosts, canonicalHost: 'www.a.example' })).toBe('www.a.example')
    expect(await hostFor({ hosts })).toBe('a.example')
    expect(await hostFor({})).toBeUndefined()
  })

  // §9.9
  it('becomes content with every default in place', async () => {
    const { content, hosts, slug } = await bundle(tenantFilesWith())
    expect({ slug, hosts }).toEqual({ slug: 'test', hosts: [] })
    expect(content.agency).toMatchObject({
      agencyName: 'Test Travel',
      subdomain: 'test',
      status: 'Active',
      isSubscribed: true,
      returnUrl: '',
      sso: { isSSOEnabled: false, isDirectLoginAllowedForSSOUsers: false },
      allowNonLoginFlow: true,
      currentPaymentGateway: 'sandbox',
      isAbousUsEnable: false,
      aboutUsEnableTitle: '',
      isFaqEnable: false,
      faqEnableTitle: '',
      privacyPolicy: '',
      socialLinks: {},
      analytics: { isEnabled: false },
      showAcceptedPayments: true,
      savingsPopup: true,
      supportMode: 'page',
      academyUrl: '',
      defaultCurrency: 'USD',
      isPlatformBrand: false,
      analyticsConsentRegions: [],
      thirdParties: [],
      theme: { mode: 'auto', radius: 'medium', typePairing: 'modern' },
      languages: ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'],
    })
    expect(content).toMatchObject({
      about: { isEnabled: false, title: '', content: '' },
      faq: { isEnabled: false, headerMessage: '', questions: [] },
      currencies: null,
      destinations: [],
    })
  })

  it('turns pictures into files with an address by their content', async () => {
    const { content, assets } = await bundle(tenantFilesWith())
    expect(content.agency.logo).toMatch(/^\/media\/[0-9a-f]{16}\.svg$/)
    expect(content.agency.favicon).toBe(content.agency.logo)
    expect(new TextDecoder().decode(assets[0]?.bytes)).toBe(plainSvg)
    expect(assets[0]?.contentType).toBe('image/svg+xml')
  })

  it('includes the pages as clean HTML and derives the agency’s flags from them', async () => {
    const tenant = testTenant(
      {
        about: { isEnabled: true, title: 'Who we are', image: './about.svg', content: './pages/about.html' },
        faq: {
          isEnabled: true,
          title: 'Questions',
          headerMessage: 'Ask us',
          questions: [{ question: 'Why <b>?', answer: '<p onclick="x()">Because</p>' }],
        },
      },
      { privacyPolicy: './pages/privacy.html' },
    )
    const { content } = await bundle(
      tenantFilesWith({
        'tenant.json': tenant,
        'about.svg': plainSvg,
        'pages/about.html': '\ufeff<h2>Us</h2><script>x()</script>',
        'pages/privacy.html': '<p>Private</p>\n',
      }),
    )
    expect(content.about).toEqual({
      isEnabled: true,
      title: 'Who we are',
      image: content.agency.logo,
      content: '<h2>Us</h2>',
    })
    expect(content.faq).toEqual({
      isEnabled: true,
      headerMessage: 'Ask us',
      questions: [{ question: 'Why <b>?', answer: '<p>Because</p>' }],
    })
    expect(content.agency).toMatchObject({
      isAbousUsEnable: true,
      aboutUsEnableTitle: 'Who we are',
      isFaqEnable: true,
      faqEnableTitle: 'Questions',
      privacyPolicy: '<p>Private</p>',
    })
  })

  // §9.11
  it.each([
    ['MX', 'MXN'],
    ['DE', 'EUR'],
    ['NO', 'NOK'],
  ])('in %s uses %s as its currency if it names none', async (defaultCountry, currency) => {
    const { content } = await bundle(tenantFilesWith({ 'tenant.json': testTenant({}, { defaultCountry }) }))
    expect(content.agency.defaultCurrency).toBe(currency)
  })

  it('is about the largest city of its country if it names no place', async () => {
    const named = testTenant(
      {},
      {
        home: {
          headline: 'Go',
          subline: '',
          scene: 'beach',
          place: { name: 'Ålesund', latitude: 62.47, longitude: 6.15 },
        },
      },
    )
    const { content } = await bundle(tenantFilesWith({ 'tenant.json': named }))
    expect(content.agency.home.place.name).toBe('Ålesund')
    const { content: unnamed } = await bundle(
      tenantFilesWith({ 'tenant.json': testTenant({}, { defaultCountry: 'NO' }) }),
    )
    expect(unnamed.agency.home.place).toMatchObject({ name: 'Oslo' })
  })

  it('gives each destination its own id, written without accents, and a picture', async () => {
    const place = { country: 'BR', latitude: 0, longitude: 0, summary: '', scene: 'beach' } as const
    const names = ['São Paulo', 'Sao Paulo', 'Tromsø', '東京']
    const tenant = testTenant({ destinations: names.map((name) => ({ ...place, name })) })
    const { content } = await bundle(tenantFilesWith({ 'tenant.json': tenant }))
    expect(content.destinations.map(({ id, image, isTop }) => [id, image, isTop])).toEqual([
      ['sao-paulo', '/scenes/beach/sao-paulo.svg?c=tropical', false],
      ['sao-paulo-2', '/scenes/beach/sao-paulo-2.svg?c=tropical', false],
      ['tromso', '/scenes/beach/tromso.svg?c=tropical', false],
      ['place', '/scenes/beach/place.svg?c=tropical', false],
    ])
  })
})

describe('what an agency publishes in addition to its settings', () => {
  const post = { title: 'T', summary: 'S', scene: 'lake', content: './posts/a.html' } as const
  const place = { name: 'A', country: 'NO', latitude: 62, longitude: 6, summary: '', scene: 'beach' } as const

  it('is cleaned, and listed among the agency’s published pages', async () => {
    const tenant = testTenant(
      {
        agencyTerms: [{ id: 'groups', title: 'Groups', content: './pages/groups.html' }],
        cancellationPolicies: { disney: './pages/line.html', carnival: './pages/line.html' },
        posts: [
          { ...post, slug: 'older', publishedOn: '2025-01-31' },
          { ...post, slug: 'newer', publishedOn: '2025-02-01', timeOfDay: 'dawn', climate: 'nordic' },
          { ...post, slug: 'same-day', publishedOn: '2025-02-01' },
        ],
        destinations: [{ ...place, isHiddenGem: true }],
      },
      { userTermsAndConditions: './pages/terms.html' },
    )
    const { content } = await bundle(
      tenantFilesWith({
        'tenant.json': tenant,
        'pages/terms.html': '<p onclick="x()">Terms</p>',
        'pages/groups.html': '<p>Groups</p><script>x()</script>',
        'pages/line.html': '<p style="color:red">30 days</p>',
        'posts/a.html': `<p>${'word '.repeat(600)}</p><iframe src="https://x.example"></iframe>`,
      }),
    )
    expect(content.agency.userTermsAndConditions).toBe('<p>Terms</p>')
    expect(content.agency.publishedPages).toEqual([
      'user-terms',
      'cancellation-policies',
      'blog',
      'hidden-gems',
    ])
    expect(content.agencyTerms).toEqual([{ id: 'groups', title: 'Groups', content: '<p>Groups</p>' }])
    expect(content.cancellationPolicies).toEqual([
      { line: 'carnival', content: '<p>30 days</p>' },
      { line: 'disney', content: '<p>30 days</p>' },
    ])
    expect(content.posts.map(({ slug, image, readingMinutes }) => [slug, image, readingMinutes])).toEqual([
      ['newer', '/scenes/lake/newer.svg?t=dawn&c=nordic', 3],
      ['same-day', '/scenes/lake/same-day.svg', 3],
      ['older', '/scenes/lake/older.svg', 3],
    ])
    expect(content.posts[0]?.content).not.toContain('iframe')
    expect(content.destinations[0]?.isHiddenGem).toBe(true)
  })

  it('has none of these pages if nothing is written', async () => {
    const tenant = testTenant({ cancellationPolicies: { mcl: './empty.html' }, destinations: [place] })
    const { content } = await bundle(
      tenantFilesWith({ 'tenant.json': tenant, 'empty.html': ' \n<script>x()</script>' }),
    )
    expect(content.agency.publishedPages).toEqual([])
    expect(content.cancellationPolicies).toEqual([])
  })

  it('names an article’s missing file', async () => {
    const tenant = testTenant({ posts: [{ ...post, slug: 'a', publishedOn: '2025-01-31' }] })
    expect(await problems(tenantFilesWith({ 'tenant.json': tenant }))).toEqual([
      {
        file: 'tenant.json',
        field: 'posts[0].content',
        reason: 'names ./posts/a.html, which does not exist',
      },
    ])
  })
})

describe('a destination’s picture', () => {
  it.each([
    ['Rovaniemi', 'FI', 66.5039, 25.7294, 'forest', 'nordic'],
    ['Salalah', 'OM', 17.0194, 54.0897, 'mountain', 'arid'],
    ['Oaxaca', 'MX', 17.0732, -96.7266, 'old-town', 'tropical'],
    ['Miami', 'US', 25.7743, -80.1937, 'harbour', 'tropical'],
  ] as const)('shows the climate of %s', async (name, country, latitude, longitude, scene, climate) => {
    const place = { name, country, latitude, longitude, scene, summary: '' }
    const { content } = await bundle(
      tenantFilesWith({ 'tenant.json': testTenant({ destinations: [place] }) }),
    )
    expect(content.destinations[0]?.image).toBe(`/scenes/${scene}/${name.toLowerCase()}.svg?c=${climate}`)
  })
})

describe('a raster picture in a tenant’s folder', () => {
  const blue = sharp({ create: { width: 64, height: 32, channels: 3, background: '#136f63' } })

  it.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
    'is drawn again as WebP if it is a %s',
    async (kind) => {
      const name = `logo.${kind}`
      const tenant = testTenant({}, { logo: `./${name}` })
      const sent = await blue
        .clone()
        .withExif({ IFD0: { Copyright: 'Hidden Name' } })
        .toFormat(kind)
        .toBuffer()
      const { content, assets } = await bundle(tenantFilesWith({ 'tenant.json': tenant, [name]: sent }))
      expect(content.agency.logo).toMatch(/^\/media\/[0-9a-f]{16}\.webp$/)
      const asset = assets.find(({ contentType }) => contentType === 'image/webp')
      expect(Buffer.from(asset?.bytes ?? []).toString('latin1')).not.toMatch(/Hidden Name|EXIF/)
      expect(await sharp(asset?.bytes).metadata()).toMatchObject({ format: 'webp', width: 64, height: 32 })
    },
  )

  it('stays unchanged if it is a plain WebP of its size', async () => {
    const sent = await blue.clone().webp({ quality: 50 }).toBuffer()
    const tenant = testTenant({}, { logo: './logo.webp' })
    const { assets } = await bundle(tenantFilesWith({ 'tenant.json': tenant, 'logo.webp': sent }))
    expect(Buffer.from(assets[0]?.bytes ?? [])).toEqual(sent)
  })

  it('loses trailing data and animation', async () => {
    const behind = Buffer.concat([await blue.clone().webp().toBuffer(), Buffer.from('<script>')])
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 32, height: 32, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    const tenant = testTenant({}, { logo: './logo.webp', favicon: './favicon.webp' })
    const files = tenantFilesWith({ 'tenant.json': tenant, 'logo.webp': behind, 'favicon.webp': moving })
    const { assets } = await bundle(files)
    expect(assets.map(({ bytes }) => Buffer.from(bytes).includes('<script>'))).not.toContain(true)
    for (const { bytes, contentType } of assets) {
      if (contentType === 'image/webp') expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1)
    }
  })
})

describe('what is wrong in a tenant’s folder', () => {
  it('is reported with line and column if tenant.json is not JSON', async () => {
    expect(await problems(tenantFilesWith({ 'tenant.json': '{\n  "agency": {},\n}' }))).toEqual([
      { file: 'tenant.json', field: '', reason: 'line 3, column 1: a name in double quotes should be here' },
    ])
  })

  it('is reported by field if tenant.json does not match its schema, all at once', async () => {
    const tenant = {
      ...testTenant(),
      navigation: [{ label: 'x', path: 'javascript:x()' }],
      extra: 1,
    } as TenantFile
    const found = await problems(tenantFilesWith({ 'tenant.json': tenant }))
    expect(found.map(({ file }) => file)).toEqual(['tenant.json', 'tenant.json'])
    expect(found.map(({ field }) => field).toSorted()).toEqual(['extra', 'navigation[0].path'])
  })

  it('is reported together with all missing files', async () => {
    const tenant = testTenant(
      {
        about: { isEnabled: true, title: 'Us', content: './pages/about.html' },
        cancellationPolicies: { carnival: './pages/../carnival.html' },
      },
      { logo: './marks/logo.svg', primaryColor: 'blue' },
    )
    const found = await problems(tenantFilesWith({ 'tenant.json': tenant }))
    expect(found.map(({ field, reason }) => `${field} ${reason}`).toSorted()).toEqual([
      'about.content names ./pages/about.html, which does not exist',
      'agency.logo names ./marks/logo.svg, which does not exist',
      'agency.primaryColor must be a colour written #rrggbb, such as #2c7be5',
      "cancellationPolicies.carnival must name a file in the tenant's folder, such as ./logo.svg, without ..",
    ])
  })

  it.each([
    ['tenant.json is missing', { 'readme.txt': 'x' }, 'tenant.json', '', 'is missing'],
    [
      'a file is missing',
      tenantFilesWith({ 'tenant.json': testTenant({}, { logo: './pictures/logo.svg' }) }),
      'tenant.json',
      'agency.logo',
      'names ./pictures/logo.svg, which does not exist',
    ],
    [
      'a file is outside the folder',
      tenantFilesWith({ 'tenant.json': testTenant({}, { logo: './a/../../other/logo.svg' }) }),
      'tenant.json',
      'agency.logo',
      "must name a file in the tenant's folder, such as ./logo.svg, without ..",
    ],
    [
      'it names no place of its deals, in a country without a city',
      tenantFilesWith({ 'tenant.json': testTenant({}, { defaultCountry: 'BV' }) }),
      'tenant.json',
      'agency.home.place',
      'is missing, and BV has no city to use instead',
    ],
    [
      'a picture is not a picture file',
      tenantFilesWith({ 'tenant.json': testTenant({}, { logo: './logo.bmp' }), 'logo.bmp': 'x' }),
      'tenant.json',
      'agency.logo',
      'names ./logo.bmp; it must be a .svg, .png, .jpg, .webp, .gif or .avif file',
    ],
    [
      'a picture does not match its name',
      tenantFilesWith({ 'tenant.json': testTenant({}, { logo: './logo.png' }), 'logo.png': plainSvg }),
      'logo.png',
      'agency.logo',
      'is not a PNG, JPEG, WebP, GIF or AVIF picture',
    ],
    [
      'a picture is broken',
      tenantFilesWith({
        'tenant.json': testTenant({}, { logo: './logo.gif' }),
        'logo.gif': 'GIF89a and no more',
      }),
      'logo.gif',
      'agency.logo',
      'is not a whole picture',
    ],
    [
      'a picture has a script',
      tenantFilesWith({ 'favicon.svg': plainSvg.replace('<path', '\n<script/><path') }),
      'favicon.svg',
      'agency.favicon',
      'line 2: has <script>, which is not allowed in a logo',
    ],
    [
      'a picture is too large',
      tenantFilesWith({ 'favicon.svg': plainSvg.padEnd(100_001) }),
      'favicon.svg',
      'agency.favicon',
      'has 100001 bytes; at most 100000 are allowed',
    ],
    [
      'a page is not UTF-8',
      tenantFilesWith({
        'tenant.json': testTenant({}, { disclaimer: './disclaimer.html' }),
        'disclaimer.html': new Uint8Array([0x66, 0xfc, 0x72]),
      }),
      'disclaimer.html',
      'agency.disclaimer',
      'is not UTF-8 text',
    ],
    [
      'a page is too long for the contract',
      tenantFilesWith({
        'tenant.json': testTenant({}, { disclaimer: './disclaimer.html' }),
        'disclaimer.html': 'x'.repeat(60_001),
      }),
      'disclaimer.html',
      'agency.disclaimer',
      'has 60001 characters; at most 60000 are allowed',
    ],
    [
      'a text has a NUL, which the database cannot store',
      tenantFilesWith({ 'tenant.json': testTenant({}, { agencyName: 'A\u0000' }) }),
      'tenant.json',
      '',
      'has a text with a NUL or half a character: "A\\u0000"',
    ],
    [
      'a host is one of the demo’s own',
      tenantFilesWith({ 'tenant.json': testTenant({ hosts: ['a.example', 'b.localhost'] }) }),
      'tenant.json',
      'hosts[1]',
      'ends in .localhost; the demo gives each agency its own there',
    ],
    [
      'the canonical host is not one of its hosts',
      tenantFilesWith({ 'tenant.json': testTenant({ hosts: ['a.example'], canonicalHost: 'b.example' }) }),
      'tenant.json',
      'canonicalHost',
      "is b.example, which is not one of the agency's hosts",
    ],
  ])('is reported when %s', async (_name, files, file, field, reason) => {
    expect(await problems(files)).toEqual([{ file, field, reason }])
  })

  it.each(['/.//evil.example', '/%2Fevil.example', '/a/..//evil.example', '/%5cevil.example'])(
    'is an address that only looks like a path of the site: %s',
    async (to) => {
      const tenant = testTenant({ links: [{ id: 'x', to }] }, { returnUrl: to })
      const found = await problems(tenantFilesWith({ 'tenant.json': tenant }))
      expect(found.map(({ field }) => field)).toEqual(['agency.returnUrl', 'links[0].to'])
      expect(found[0]?.reason).toContain('leads off the site by a trick')
    },
  )

  it.each(['AW-123456789', 'UA-123456-1', 'GTM-ABC123'])(
    'is a Google tag that counts no visits: %s',
    async (tag) => {
      const analytics = { isEnabled: true, googleAnalyticsId: tag }
      const found = await problems(tenantFilesWith({ 'tenant.json': testTenant({}, { analytics }) }))
      expect(found).toMatchObject([{ file: 'tenant.json', field: 'agency.analytics.googleAnalyticsId' }])
      expect(found[0]?.reason).toMatch(
        /^must be a tag of Google Analytics 4 such as G-ABC123; .*AW- tags are for advertising/,
      )
    },
  )

  it('is reported when the folder’s name is no subdomain', async () => {
    const [problem] = await problems(tenantFilesWith(), 'My Agency')
    expect(problem).toMatchObject({ file: '', field: '' })
    expect(problem?.reason).toContain('the agency’s subdomain')
  })

  it('is a link that leads out of the folder, which is not followed', async () => {
    const files = tenantFilesWith()
    delete files['logo.svg']
    mkdirSync(join(tenantsDir, 'test'))
    symlinkSync('/etc/hostname', join(tenantsDir, 'test', 'logo.svg'))
    const reasons = (await problems(files)).map(({ reason }) => reason)
    expect(reasons).toEqual(Array(2).fill('names ./logo.svg, which does not exist'))
  })
})

describe('the hash of a folder', () => {
  const hash = () => readTenantFolders(tenantsDir)[0]?.hash

  it('changes with a byte, a name and a new file, and with nothing else', () => {
    writeTenant(tenantsDir, 'test', { a: 'xy', b: 'z' })
    const first = hash()
    writeTenant(tenantsDir, 'test', { '.hidden': '1' })
    expect(hash()).toBe(first)
    writeTenant(tenantsDir, 'test', { a: 'x', b: 'yz' })
    const moved = hash()
    writeTenant(tenantsDir, 'test', { c: '' })
    expect(new Set([first, moved, hash()]).size).toBe(3)
  })
})

import { SaxesParser } from 'saxes'
import { beforeAll, describe, expect, it } from 'vitest'
import { testBundle, testContent } from '../../../adapters/store/testing.ts'
import type { AgencyContent } from '../../../domain/agencies/agency-content.ts'
import { openTestApp, type TestApp } from '../../../hosts/testing-app.ts'
import { sitemapXml } from './discovery-routes.ts'

const hostile = `O'Neil & "Søn" </script><b>\u2028`
const remotes = [
  { name: 'booking', entry: '/remotes/booking/entry.js', styles: [], routes: ['/booknow/hotels'] },
]

let app: TestApp

async function publish(slug: string, hosts: string[], content: Partial<AgencyContent>): Promise<void> {
  const whole = { ...testContent({ agencyName: slug, subdomain: slug }), ...content }
  await app.store.importTenant(testBundle(slug, { content: whole, hosts }))
}

beforeAll(async () => {
  app = await openTestApp({ remotes })
  await publish('canon', ['a.example', 'www.a.example'], {
    canonicalHost: 'www.a.example',
    agency: testContent({
      subdomain: 'canon',
      agencyName: hostile,
      isAbousUsEnable: true,
      defaultLanguage: 'es',
      languages: ['es', 'en', 'ar'],
    }).agency,
  })
  await publish('asleep', ['asleep.example'], {
    canonicalHost: 'asleep.example',
    agency: testContent({ subdomain: 'asleep', status: 'Inactive' }).agency,
  })
})

const text = async (path: string, host = 'a.example') => (await app.call(path, { host })).text()
interface Entry {
  location: string
  lastModified: string
  links: Record<string, string>
}

/** The entries of a sitemap; throws if it is not XML. */
function entriesOf(source: string): Entry[] {
  const entries: Entry[] = []
  const parser = new SaxesParser()
  let text = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes: { hreflang = '', href = '' } }) => {
    text = ''
    if (name === 'url') entries.push({ location: '', lastModified: '', links: {} })
    if (name === 'xhtml:link') Object.assign(entries.at(-1)?.links ?? {}, { [hreflang]: href })
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('closetag', ({ name }) => {
    const entry = entries.at(-1)
    if (entry && name === 'loc') entry.location = text
    if (entry && name === 'lastmod') entry.lastModified = text
  })
  parser.write(source).close()
  return entries
}

describe('robots.txt', () => {
  it('disallows personal pages and names the sitemap at the canonical host', async () => {
    const response = await app.call('/robots.txt', { host: 'a.example' })
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const lines = (await response.text()).split('\n')
    expect(lines[0]).toBe('User-agent: *')
    for (const line of ['Disallow: /mytrip/', 'Disallow: /booknow/*/checkout', 'Allow: /'])
      expect(lines).toContain(line)
    expect(lines).toContain('Sitemap: https://www.a.example/sitemap.xml')
  })

  it('allows a demo host, and names the sitemap there if the agency has no host', async () => {
    const robots = await text('/robots.txt', 'aurora.localhost:4000')
    expect(robots).not.toMatch(/^Disallow: \/$/m)
    expect(robots).toContain('Sitemap: http://aurora.localhost:4000/sitemap.xml')
  })

  it('disallows everything of an inactive agency, which has no sitemap', async () => {
    expect(await text('/robots.txt', 'asleep.example')).toBe('User-agent: *\nDisallow: /\n')
    expect(await text('/sitemap.xml', 'asleep.example')).not.toContain('<url>')
  })

  it('does not exist at a host without an agency', async () => {
    expect((await app.call('/robots.txt', { host: 'nobody.example' })).status).toBe(404)
  })
})

describe('sitemap.xml', () => {
  it('lists every page in every language, with all its alternates and the default', async () => {
    const response = await app.call('/sitemap.xml', { host: 'a.example' })
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const entries = entriesOf(await response.text())
    const paths = ['/', '/booknow/hotels', '/about']
    const suffixes = ['', '?lng=en', '?lng=ar']
    expect(entries.map(({ location }) => location)).toEqual(
      paths.flatMap((path) => suffixes.map((suffix) => `https://www.a.example${path}${suffix}`)),
    )
    for (const { location, lastModified, links } of entries) {
      expect(Object.keys(links)).toEqual(['es', 'en', 'ar', 'x-default'])
      expect(Object.values(links)).toContain(location)
      expect(links['x-default']).toBe(links.es)
      expect(lastModified).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })

  it('dates an article by its own day, and other pages by the version', async () => {
    const post = {
      title: 'Slow boats',
      summary: 'Why.',
      image: '/scenes/ship/slow.svg',
      readingMinutes: 2,
      content: '<p>They are slow.</p>',
    }
    const posts = [
      { ...post, slug: 'slow-boats', publishedOn: '2025-06-24' },
      { ...post, slug: 'undated', publishedOn: '' },
    ]
    const agency = testContent({ subdomain: 'writes' }).agency
    await publish('writes', ['writes.example'], { canonicalHost: 'writes.example', agency, posts })
    const daysOf = async () =>
      new Map(
        entriesOf(await text('/sitemap.xml', 'writes.example')).map(({ location, lastModified }) => [
          location.replace('https://writes.example', ''),
          lastModified,
        ]),
      )
    const days = await daysOf()
    expect(days.get('/blog?id=slow-boats')).toBe('2025-06-24')
    expect(days.get('/blog?id=undated')).toBe(days.get('/'))
    expect(days.get('/')).not.toBe('2025-06-24')
    // The cache belongs to one version: a new version shows at once.
    await publish('writes', ['writes.example'], {
      canonicalHost: 'writes.example',
      agency,
      posts: [{ ...post, slug: 'slow-boats', publishedOn: '2025-07-01' }],
    })
    const next = await daysOf()
    expect([next.get('/blog?id=slow-boats'), next.has('/blog?id=undated')]).toEqual(['2025-07-01', false])
  })

  it("escapes XML's special characters", () => {
    const agency = { defaultLanguage: 'en', languages: ['en', 'pt'] } as const
    const path = `/blog/share?slug=a&x='"<>`
    const site = 'https://a.example'
    const xml = sitemapXml({
      agency: { ...agency, languages: [...agency.languages] },
      site,
      paths: [path],
      lastModified: new Date(0),
    })
    expect(entriesOf(xml).map(({ location }) => location)).toEqual([site + path, `${site}${path}&lng=pt`])
  })
})

describe('the web manifest', () => {
  it('has the agency’s name, language, colours and icons', async () => {
    const response = await app.call('/manifest.webmanifest', { host: 'a.example' })
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    const manifest = await response.json()
    expect(manifest).toMatchObject({
      id: '/',
      name: hostile,
      lang: 'es',
      dir: 'ltr',
      start_url: '/',
      display: 'standalone',
    })
    expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/)
    const icons: { sizes: string; purpose: string }[] = manifest.icons
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      'any any',
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
  })
})

describe('a file at a stable address', () => {
  it.each(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'])(
    '%s supports revalidation, and HEAD sends no body',
    async (path) => {
      const first = await app.call(path, { host: 'a.example' })
      const etag = first.headers.get('etag') ?? ''
      expect(etag).toMatch(/^W\/"/)
      expect(first.headers.get('cache-control')).toContain('must-revalidate')
      const again = await app.call(path, { host: 'a.example', headers: { 'if-none-match': etag } })
      expect([again.status, await again.text()]).toEqual([304, ''])
      const head = await app.call(path, { host: 'a.example', method: 'HEAD' })
      expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
    },
  )
})

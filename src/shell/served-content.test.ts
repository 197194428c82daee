import { beforeAll, describe, expect, it } from 'vitest'
import type { PageContext, PageOutput } from '../contract/page.ts'
import { testBundle, testContent } from '../server/adapters/store/testing.ts'
import { anonymousSession } from '../server/domain/accounts/sessions/sessions.ts'
import { openTestApp, type TestApp, testNow } from '../server/hosts/testing-app.ts'
import { pageContext } from '../server/http/request-context/page-context.ts'
import { loaded, renderPage } from './entry-server.tsx'

const host = 'www.writes.example'
const post = {
  slug: 'slow-boats',
  title: 'Slow boats',
  summary: 'Why we take them.',
  image: '/scenes/ship/slow-boats.svg?t=dawn',
  publishedOn: '2025-06-24',
  readingMinutes: 2,
  author: 'Ada Lind',
  content: '<p>They are slow.</p>',
}
const place = {
  name: 'Odda',
  id: 'odda',
  country: 'NO',
  latitude: 60.07,
  longitude: 6.55,
  summary: 'A fjord that ends in a glacier.',
  scene: 'mountain',
  image: '/scenes/mountain/odda.svg?c=nordic',
  isTop: false,
  isHiddenGem: true,
} as const

let app: TestApp
let context: PageContext
beforeAll(async () => {
  await loaded
  app = await openTestApp()
  const plain = testContent({ agencyName: 'Writes', userTermsAndConditions: '<p>You travel slowly.</p>' })
  const content = {
    ...plain,
    agencyTerms: [{ id: 'groups', title: 'Groups', content: '<p>Ten people or more.</p>' }],
    cancellationPolicies: [{ line: 'celebrity', content: '<p>Ninety days.</p>' } as const],
    posts: [post],
    destinations: [place],
  }
  await app.store.importTenant(testBundle('writes', { content, hosts: [host] }))
  const found = await app.store.agencyBySlug('writes')
  if (!found) throw new Error('The content was not imported.')
  const url = new URL(`https://${host}/`)
  context = pageContext({
    cookies: null,
    userAgent: null,
    url,
    agency: found.agency,
    wording: {},
    currencies: ['USD'],
    session: anonymousSession,
    clock: () => testNow,
    demo: false,
  })
})

async function serve(url: string): Promise<PageOutput & { kind: 'page' }> {
  const output = await renderPage({
    context,
    url,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      return app.call(`${pathname}${search}`, { host })
    },
    remotes: [],
    environment: 'prod',
  })
  if (output.kind !== 'page') throw new Error(`${url} leads to ${output.location}`)
  return output
}

describe("served HTML of an agency's own texts (issue, ‘Being found’)", () => {
  it.each([
    ['/user-terms-and-conditions', 'Terms and Conditions · Writes', 'You travel slowly.'],
    ['/agency-terms-and-conditions/groups', 'Groups · Writes', 'Ten people or more.'],
    ['/cancellation-policy', 'Cancellation policies · Writes', 'Read the policy'],
    ['/cancellation-policy/celebrity', 'Celebrity: cancellation policy · Writes', 'Ninety days.'],
    ['/blog', 'Blog · Writes', 'Why we take them.'],
    ['/blog?id=slow-boats', 'Slow boats · Writes', 'They are slow.'],
    [
      '/hidden-gems-round-the-world',
      'Hidden gems round the world · Writes',
      'A fjord that ends in a glacier.',
    ],
    ['/destination/share?id=odda', 'Odda · Writes', 'A fjord that ends in a glacier.'],
  ])('contains the text of %s under its own title, for search engines', async (url, title, words) => {
    const { head, body, noindex, status } = await serve(url)
    expect({ title: head.title, noindex, status }).toEqual({ title, noindex: false, status: 200 })
    expect(body).toContain(words)
  })

  const noArticle = 'This article could not be found.'
  it.each([
    ['/agency-terms-and-conditions/weddings', 'This agency has not published this page yet.'],
    ['/cancellation-policy/disney', 'This agency has not published this page yet.'],
    ['/privacy-policy', 'This agency has not published this page yet.'],
    ['/blog?id=unknown', noArticle],
    ['/blog/share?id=unknown', noArticle],
    ['/blog?id=%3Cscript%3Ealert(1)%3C/script%3E', noArticle],
    [`/blog?id=${'a'.repeat(10_000)}`, noArticle],
    ['/destination/share?id=atlantis', 'This place could not be found.'],
    ['/agency-terms-and-conditions/%zz', 'This agency has not published this page yet.'],
  ])('answers 404 for %s with a not-found text', async (url, words) => {
    const { body, noindex, status } = await serve(url)
    expect({ noindex, status }).toEqual({ noindex: true, status: 404 })
    expect(body).toContain(words)
    expect(body).not.toContain('Something went wrong')
  })

  it('shows the existing article below an unknown part of its address', async () => {
    expect((await serve('/blog?id=unknown')).body).toContain('Slow boats')
    expect((await serve('/destination/share?id=atlantis')).body).toContain('Odda')
  })

  it.each(['/blog?id=', '/blog?id=%20', '/destination/share', '/destination/share?id='])(
    'shows the list for %s without requesting an item',
    async (url) => {
      const { body, status } = await serve(url)
      expect(status).toBe(200)
      expect(body).not.toMatch(/This (article|place) could not be found/)
    },
  )

  it("keeps an article's share page out of search engines, and shows it", async () => {
    const { body, noindex, status } = await serve('/blog/share?id=slow-boats')
    expect({ noindex, status }).toEqual({ noindex: true, status: 200 })
    expect(body).toContain('They are slow.')
  })

  it('describes an article by type, author and date', async () => {
    const { head } = await serve('/blog?id=slow-boats')
    expect(head).toMatchObject({
      description: 'Why we take them.',
      type: 'article',
      image: '/scenes/ship/slow-boats.svg?t=dawn&crop=hero',
      canonical: '/blog?id=slow-boats',
    })
    expect(head.jsonLd?.[0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Slow boats',
      datePublished: '2025-06-24',
      author: { '@type': 'Person', name: 'Ada Lind' },
      publisher: { '@type': 'TravelAgency', name: 'Writes' },
    })
  })

  it('describes a place by its location', async () => {
    const { head } = await serve('/destination/share?id=odda')
    expect(head.canonical).toBe('/destination/share?id=odda')
    expect(head.jsonLd?.[0]).toMatchObject({
      '@type': 'TouristDestination',
      geo: { latitude: 60.07, longitude: 6.55 },
    })
  })

  it("never contains the policy texts in another page's state", async () => {
    const { queries } = await serve('/blog')
    expect(JSON.stringify([context, queries])).not.toContain('You travel slowly.')
  })
})

describe('page whose data failed to load', () => {
  const failing = async (status: number) =>
    new Response('{"code":"x","detail":""}', {
      status,
      headers: { 'content-type': 'application/problem+json' },
    })
  const statusOf = (url: string, fetch: () => Promise<Response>) =>
    renderPage({ context, url, fetch, remotes: [], environment: 'prod' }).then(({ status }) => status)
  const agesOf = (url: string, status: number) =>
    renderPage({
      context,
      url,
      fetch: () => failing(status),
      remotes: [],
      environment: 'prod',
    }).then((output) => (output.kind === 'page' ? output.maxAge : null))

  it.each(['/', '/blog', '/agency-terms-and-conditions/groups'])(
    '%s is not cached, since a retry may succeed',
    async (url) => {
      for (const status of [500, 503, 504, 429]) expect(await agesOf(url, status), `${status}`).toBe(0)
    },
  )

  it.each([
    '/blog',
    '/blog?id=slow-boats',
    '/destination/share?id=odda',
    '/hidden-gems-round-the-world',
    '/agency-terms-and-conditions/groups',
    '/cancellation-policy',
    '/cancellation-policy/celebrity',
    '/privacy-policy',
    '/user-terms-and-conditions',
    '/deal-link?dealLinkId=a',
  ])('%s answers 503 instead of 404 while its own data is unavailable', async (url) => {
    expect(await statusOf(url, () => failing(500))).toBe(503)
    expect(await statusOf(url, () => Promise.reject(new TypeError('no answer')))).toBe(503)
  })

  it('answers normally if only the data of the frame or the deals is missing', async () => {
    expect(await statusOf('/', () => failing(500))).toBe(200)
    expect(await statusOf('/login', () => failing(500))).toBe(200)
  })

  it('is cached if the answer is that there is nothing', async () => {
    expect(await agesOf('/agency-terms-and-conditions/groups', 404)).toBe(3600)
    expect((await serve('/agency-terms-and-conditions/weddings')).maxAge).toBe(3600)
    expect((await serve('/blog')).maxAge).toBe(3600)
    expect((await serve('/')).maxAge).toBe(300)
  })
})

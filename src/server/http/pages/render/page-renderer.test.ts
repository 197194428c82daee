import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PageInput, PageOutput } from '../../../../contract/page.ts'
import type { Session } from '../../../../contract/session.ts'
import type { Agency } from '../../../../contract/types.ts'
import { asStored, within } from '../../../../tenant/stored-target.ts'
import { testContent } from '../../../adapters/store/testing.ts'
import { anonymousSession } from '../../../domain/accounts/sessions/sessions.ts'
import { resolveAgency } from '../../../domain/agencies/resolved-agency.ts'
import { createFairLimiter } from '../../../kernel/limits/fair-limiter.ts'
import type { ShellAssets } from '../../assets/shell-assets.ts'
import { REPEATABLE_HEADER } from './answer-page.ts'
import { createPageCache } from './page-cache.ts'
import { createPageRenderer, type PageRendererDependencies } from './page-renderer.ts'
import { joinParts } from './remote-parts.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
let now = noon
let rendered: PageInput[] = []
let output: (input: PageInput) => PageOutput
const cache = createPageCache(10_000_000)

const fontsOf = (pairing: string) => ({
  css: `/assets/type-${pairing}.css`,
  preload: { latin: [`/assets/${pairing}-latin.woff2`], arabic: [`/assets/${pairing}-arabic.woff2`] },
  rules: `@font-face{font-family:"${pairing}";src:url(/assets/${pairing}-latin.woff2)}`,
})

const assets: ShellAssets = {
  entry: '/assets/shell-1.js',
  scripts: ['/assets/shell-1.js', '/assets/react-1.js'],
  styles: ['/assets/style-1.css'],
  pages: { home: ['/assets/home-1.js'] },
  texts: { en: ['/assets/en-1.js'], ar: ['/assets/ar-1.js'] },
  pageTexts: { en: ['/assets/en-2.js'] },
  wordTexts: { 'account/text/en': ['/assets/en-3.js'], 'menus/text/en': ['/assets/en-4.js'] },
  menus: { person: ['/assets/menus-1.js'], agent: ['/assets/side-menu-1.js'] },
  remoteHost: ['/assets/remote-page-1.js'],
  fonts: {
    modern: fontsOf('modern'),
    editorial: fontsOf('editorial'),
    friendly: fontsOf('friendly'),
    classic: fontsOf('classic'),
    technical: fontsOf('technical'),
    elegant: fontsOf('elegant'),
    expressive: fontsOf('expressive'),
    arabic: fontsOf('arabic'),
  },
  imports: { react: '/assets/shared-react-1.js' },
  integrity: { '/assets/shell-1.js': 'sha384-SHELL', '/assets/home-1.js': 'sha384-HOME' },
  bar: { start: '/demo/bar/bar-1.js', integrity: { '/demo/bar/bar-1.js': 'sha384-BAR' } },
}

let hasStripeKeys = false
const dependencies: PageRendererDependencies = {
  assets,
  remotes: joinParts([]),
  renderPage: async (input) => {
    rendered.push(input)
    return output(input)
  },
  queryParametersOf: () => ['tab', 'lat'],
  cache,
  limiter: createFairLimiter({ concurrency: 4, queue: 4, retryAfterSeconds: 1 }),
  clock: () => new Date(now),
  environment: 'prod',
  demo: true,
  allowRemoteImages: false,
  currenciesOf: async () => ['USD', 'EUR'],
  hasStripeKeys: () => hasStripeKeys,
}
const renderPage = createPageRenderer(dependencies)

function ask(
  path: string,
  change: {
    version?: number
    prices?: number
    session?: Session
    theme?: Agency['theme']
    currentPaymentGateway?: Agency['currentPaymentGateway']
    headers?: Record<string, string>
  } = {},
  render = renderPage,
) {
  const identity = {
    id: '00000000-0000-4000-8000-000000000001',
    slug: 'aurora',
    version: change.version ?? 1,
    publishedAt: new Date(noon),
    markups: { revision: change.prices ?? 0, rules: [] },
  }
  return render({
    request: new Request(`http://aurora.localhost:4000${path}`, { headers: change.headers ?? {} }),
    agency: resolveAgency(
      identity,
      testContent({
        subdomain: 'aurora',
        ...(change.theme && { theme: change.theme }),
        ...(change.currentPaymentGateway && { currentPaymentGateway: change.currentPaymentGateway }),
      }),
    ),
    session: change.session ?? anonymousSession,
    fetch: async () => new Response('{}'),
    origin: 'https://aurora.example',
  })
}

beforeEach(() => {
  now = noon
  rendered = []
  cache.drop(null)
  output = () => ({
    kind: 'page',
    status: 200,
    head: { title: 'Home </title><script>', description: '"d"', keywords: '' },
    preloads: '',
    body: '<p>body</p>',
    queries: { hostile: '</script><script>alert(1)</script>' },
    page: 'home',
    remote: null,
    maxAge: 300,
  })
})

const fontsIn = (html: string) =>
  new Set(Array.from(html.matchAll(/\/assets\/([\w-]+)\.woff2/g), ([, name]) => name))

describe('the document', () => {
  it('has theme, metadata, data and markup, none of which can end its element early', async () => {
    const html = await (await ask('/')).text()
    expect(html).toContain('--primary-color:')
    expect(html).toContain('<title>Home &#60;/title&#62;&#60;script&#62;</title>')
    expect(html).toContain('<div id="root"><p>body</p></div>')
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('<link rel="canonical" href="/">')
  })

  it('satisfies its own policy: inline styles and import map by hash, no style attribute', async () => {
    const response = await ask('/')
    const policy = response.headers.get('content-security-policy') ?? ''
    const html = await response.text()
    const inline = [
      ...html.matchAll(/<style id="livery-theme">(.*?)<\/style>|<script type="importmap">(.*?)<\/script>/gs),
    ]
    expect(inline).toHaveLength(2)
    for (const [, style, map] of inline) {
      const hash = createHash('sha256')
        .update(style ?? map ?? '')
        .digest('base64')
      expect(policy).toContain(`'sha256-${hash}'`)
    }
    expect(html).not.toMatch(/<[a-z]+[^>]* style=/)
  })

  it('allows Stripe on the checkout of an agency that takes cards with it, and nowhere else', async () => {
    const stripe = { version: 31, currentPaymentGateway: 'stripe' as const }
    const headersOf = async (path: string, change: Parameters<typeof ask>[1]) =>
      (await ask(path, change)).headers
    const checkout = await headersOf('/booknow/hotels/checkout', stripe)
    const policy = checkout.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com/)
    expect(policy).toMatch(
      /frame-src 'self'[^;]* https:\/\/js\.stripe\.com [^;]*https:\/\/hooks\.stripe\.com/,
    )
    expect(policy).toMatch(/connect-src 'self'[^;]* https:\/\/api\.stripe\.com/)
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types dompurify livery default")
    expect(checkout.get('integrity-policy')).toBeNull()
    expect(checkout.get('permissions-policy')).toContain('payment=(self "https://js.stripe.com")')
    for (const [path, change] of [
      ['/', stripe],
      ['/booknow/hotels', stripe],
      ['/booknow/hotels/confirm-payment', stripe],
      ['/booknow/hotels/checkout', { version: 32, currentPaymentGateway: 'sandbox' as const }],
    ] as const) {
      const headers = await headersOf(path, change)
      expect(headers.get('content-security-policy')).not.toContain('stripe')
      expect(headers.get('permissions-policy')).toBeNull()
    }
  })

  describe('of a deployment with a part from another origin', () => {
    const cdn = 'https://cdn.example'
    const remotes = joinParts([
      {
        part: { name: 'booking', entry: `${cdn}/entry-1.js`, styles: [], routes: ['/booknow/*'] },
        integrity: { [`${cdn}/entry-1.js`]: 'sha384-ENTRY' },
      },
    ])
    const withPart = () =>
      createPageRenderer({ ...dependencies, remotes, cache: createPageCache(100_000), hasBar: true })

    it('allows that origin on the pages of the part alone, and requires a hash of each script there', async () => {
      const show = withPart()
      const home = await ask('/', {}, show)
      expect(home.headers.get('content-security-policy')).not.toContain(cdn)
      expect(home.headers.get('integrity-policy')).toBeNull()
      const booking = await ask('/booknow/hotels', {}, show)
      expect(booking.headers.get('content-security-policy')).toMatch(
        /script-src 'self'[^;]* https:\/\/cdn\.example/,
      )
      expect(booking.headers.get('integrity-policy')).toBe('blocked-destinations=(script)')
      const html = await booking.text()
      expect(html).toContain(`"${cdn}/entry-1.js":"sha384-ENTRY"`)
      expect(html).toContain('<link rel="modulepreload" href="/assets/home-1.js" integrity="sha384-HOME"')
      expect(html).toContain('src="/assets/shell-1.js" integrity="sha384-SHELL"')
      expect(html).toContain('<script type="module" src="/demo/bar/bar-1.js" integrity="sha384-BAR"')
    })

    it('sends no integrity policy to WebKit, which would block scripts, but to all others', async () => {
      const safari =
        'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15'
      const chrome = 'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Safari/537.36'
      const show = withPart()
      const answered = async (userAgent: string) => {
        const { headers } = await ask('/booknow/hotels', { headers: { 'user-agent': userAgent } }, show)
        return [headers.get('x-livery-cache'), headers.get('integrity-policy')]
      }
      expect(await answered(safari)).toEqual(['miss', null])
      expect(await answered(chrome)).toEqual(['hit', 'blocked-destinations=(script)'])
      expect(await answered(safari)).toEqual(['hit', null])
    })

    it('keeps the card form’s scripts free of the integrity policy, since they have no hash', async () => {
      const stripe = { version: 34, currentPaymentGateway: 'stripe' as const }
      const { headers } = await ask('/booknow/hotels/checkout', stripe, withPart())
      expect(headers.get('integrity-policy')).toBeNull()
    })
  })

  it('allows Stripe on a checkout while its keys exist, for payments begun before a change', async () => {
    hasStripeKeys = true
    const sandbox = { version: 33, currentPaymentGateway: 'sandbox' as const }
    const policyOf = async (path: string) =>
      (await ask(path, sandbox)).headers.get('content-security-policy') ?? ''
    expect(await policyOf('/booknow/hotels/checkout?reference=LV-1')).toContain('https://js.stripe.com')
    expect(await policyOf('/booknow/hotels')).not.toContain('stripe')
    hasStripeKeys = false
    cache.drop(null)
    expect(await policyOf('/booknow/hotels/checkout?reference=LV-1')).not.toContain('stripe')
  })

  it('starts no script before the page is painted: all of them wait in a template', async () => {
    const html = await (await ask('/')).text()
    const [, waiting = ''] = /<template id="livery-scripts">(.*?)<\/template>/.exec(html) ?? []
    expect(waiting.match(/<link rel="modulepreload"|<script type="module"/g)?.length).toBeGreaterThan(2)
    expect(html.replace(waiting, '')).not.toMatch(/modulepreload|<script type="module"|<script[^>]* src=/)
  })

  it('waits for the first view’s stylesheet alone, which the whole one follows', async () => {
    const firstView = { style: '/assets/first-view-1.css', pages: ['home'] }
    const show = createPageRenderer({
      ...dependencies,
      assets: { ...dependencies.assets, firstView },
      cache: createPageCache(10_000),
    })
    const sheets = (html: string) =>
      [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, url]) => url)
    const html = await (await ask('/', {}, show)).text()
    const [start = '', waiting = ''] = html.split('<template id="livery-scripts">')
    expect(sheets(start)).toEqual([firstView.style])
    expect(sheets(waiting)).toEqual(dependencies.assets.styles)
    const still = await (await ask('/?still', {}, show)).text()
    expect(sheets(still)).toEqual([firstView.style, ...dependencies.assets.styles])
  })

  it('names files of the bar if there is one, and nowhere else', async () => {
    expect(await (await ask('/')).text()).not.toContain('/demo/bar/')
    const withBar = createPageRenderer({ ...dependencies, cache: createPageCache(10_000), hasBar: true })
    const html = await (await ask('/', {}, withBar)).text()
    expect(html).toContain('<script type="module" src="/demo/bar/bar-1.js"')
    const still = await (await ask('/?still', {}, withBar)).text()
    expect(still).not.toContain('/demo/bar/')
  })

  it('of a static view loads no script, and is cached separately', async () => {
    const living = await (await ask('/')).text()
    const still = await (await ask('/?still')).text()
    expect(still).toContain('<p>body</p>')
    expect(still).toContain('rel="stylesheet"')
    expect(still).not.toMatch(/modulepreload|type="module"|importmap|livery-state/)
    expect(await (await ask('/')).text()).toBe(living)
  })

  it('names and preloads the fonts of the agency’s own type pairing and of no other', async () => {
    const html = await (await ask('/', { version: 21, theme: { typePairing: 'elegant' } })).text()
    expect(fontsIn(html)).toEqual(new Set(['elegant-latin']))
    expect(html).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/assets/elegant-latin.woff2" crossorigin>',
    )
    expect(html).toContain('@font-face{font-family:"elegant"')
  })

  it('preloads Arabic fonts if the page is in Arabic, and nowhere else', async () => {
    const theme = { typePairing: 'classic' } as const
    const html = await (await ask('/?lng=ar', { version: 22, theme })).text()
    expect(html).toContain('href="/assets/classic-arabic.woff2" crossorigin>')
    expect(html).not.toContain('href="/assets/classic-latin.woff2"')
  })

  it('has the default pairing if the agency names none', async () => {
    expect(fontsIn(await (await ask('/', { version: 23, theme: {} })).text())).toEqual(
      new Set(['modern-latin']),
    )
  })

  it('preloads exactly what this page starts with, without hashes of files of this origin', async () => {
    const html = await (await ask('/')).text()
    expect(html).toContain('<link rel="modulepreload" href="/assets/home-1.js"')
    expect(html).toContain('src="/assets/shell-1.js"')
    expect(html).not.toContain('integrity')
    expect(html).toContain('/assets/en-1.js')
    expect(html).not.toContain('/assets/ar-1.js')
  })

  it('excludes search engines from a page that asks for it, and from no other', async () => {
    expect(await (await ask('/')).text()).not.toContain('noindex')
    const page = output
    output = (input) => ({ ...page(input), noindex: true }) as PageOutput
    expect(await (await ask('/kit')).text()).toContain('<meta name="robots" content="noindex">')
  })

  it('of a page whose data failed has Retry-After', async () => {
    expect((await ask('/')).headers.get('retry-after')).toBeNull()
    const page = output
    output = (input) => ({ ...page(input), status: 503, maxAge: 0 }) as PageOutput
    const response = await ask('/blog')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
  })

  it('leaves the policy texts to their own pages', async () => {
    await ask('/')
    expect(rendered[0]?.context.agency).not.toHaveProperty('privacyPolicy')
  })
})

describe('the context of a rendered page', () => {
  const contextOf = async (path: string, headers: Record<string, string> = {}) => {
    await ask(path, { headers })
    return rendered.at(-1)?.context
  }

  // §2.4.6
  it('prefers language and currency in the query to the cookie', async () => {
    const headers = { cookie: 'livery_language=fr; livery_currency=EUR' }
    expect(await contextOf('/about', headers)).toMatchObject({ language: 'fr', currency: 'EUR' })
    expect(await contextOf('/about?lng=ar&currency=usd', headers)).toMatchObject({
      language: 'ar',
      currency: 'USD',
    })
  })

  it("has the agency's default language on a first visit, whatever the browser prefers (spec §4)", async () => {
    await ask('/', { headers: { 'accept-language': 'fr, ar;q=0.9' } })
    expect(rendered[0]?.context.language).toBe('en')
  })

  // §4.28
  it('derives the currency again on the home path (spec §4)', async () => {
    expect(await contextOf('/', { cookie: 'livery_currency=EUR' })).toMatchObject({ currency: 'USD' })
  })

  // §9.27
  it('has the device of the user agent', async () => {
    expect(await contextOf('/', { 'user-agent': 'iPhone Mobile' })).toMatchObject({ device: 'phone' })
  })
})

describe('the page cache', () => {
  it('answers an anonymous page again without rendering', async () => {
    await ask('/')
    const again = await ask('/')
    expect(again.headers.get('x-livery-cache')).toBe('hit')
    expect(rendered).toHaveLength(1)
  })

  it('ignores query parameters that the page does not declare', async () => {
    await ask('/')
    await ask('/?utm_source=x&gclid=y')
    expect(rendered).toHaveLength(1)
    await ask('/?tab=Cars')
    expect(rendered).toHaveLength(2)
  })

  it('is not confused by a value that spells another parameter', async () => {
    await ask('/?tab=Hotels%26lat%3D1')
    await ask('/?tab=Hotels&lat=1')
    expect(rendered).toHaveLength(2)
  })

  it('marks an address with undeclared parameters as not cacheable', async () => {
    expect((await ask('/?utm_source=x')).headers.get(REPEATABLE_HEADER)).toBeNull()
    expect((await ask('/?tab=Cars&lng=en')).headers.get(REPEATABLE_HEADER)).not.toBeNull()
  })

  it('contains nothing of the requested host or port', async () => {
    const html = await (await ask('/about')).text()
    expect(html).not.toContain('aurora.example')
  })

  it('works after any number of requested paths', async () => {
    for (let i = 0; i < 2100; i++) await ask(`/url/${i}`)
    rendered = []
    await ask('/faqs')
    await ask('/faqs')
    expect(rendered).toHaveLength(1)
  })

  it('separates languages, currencies, devices, versions and prices', async () => {
    await ask('/')
    await ask('/?lng=ar')
    await ask('/?currency=EUR')
    await ask('/', { headers: { 'user-agent': 'iPhone Mobile' } })
    await ask('/', { version: 2 })
    await ask('/', { prices: 1 })
    expect(rendered).toHaveLength(6)
  })

  it('never stores or serves a page of a signed-in user', async () => {
    const session = { ...anonymousSession, signedIn: true }
    expect((await ask('/', { session })).headers.get(REPEATABLE_HEADER)).toBeNull()
    await ask('/')
    await ask('/', { session })
    expect(rendered).toHaveLength(3)
  })

  it('lasts as long as the page says, and never past the day of its deals', async () => {
    expect((await ask('/')).headers.get(REPEATABLE_HEADER)).toBe(String(noon + 300_000))
    now = Date.parse('2026-11-21T23:59:00Z')
    cache.drop(null)
    expect((await ask('/')).headers.get(REPEATABLE_HEADER)).toBe(String(Date.parse('2026-11-22T00:00:00Z')))
  })

  it('does not store a page that forbids it', async () => {
    const page = output
    output = (input) => ({ ...page(input), maxAge: 0 }) as PageOutput
    await ask('/')
    await ask('/')
    expect(rendered).toHaveLength(2)
  })
})

it('redirects as the route table says, and stores nothing', async () => {
  output = () => ({ kind: 'redirect', status: 302, location: within('/errors') })
  const response = await ask('/nowhere')
  expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
    302,
    '/errors',
    'no-store',
  ])
})

it('treats a path that looks like a host as a path', async () => {
  const html = await (await ask('//evil.example/x')).text()
  expect(html).toContain('<link rel="canonical" href="/evil.example/x">')
})

it.each([
  ['/blog?id=żółw', '/blog?id=%C5%BC%C3%B3%C5%82w'],
  ['/مدونة#\u{1f3d6}', '/%D9%85%D8%AF%D9%88%D9%86%D8%A9#%F0%9F%8F%96'],
  ['https://münchen.example/é?a=%20b', 'https://m%C3%BCnchen.example/%C3%A9?a=%20b'],
  ['/a b\ud800', '/a%20b%EF%BF%BD'],
])('writes a redirect to %s in characters that a header allows', async (location, written) => {
  output = () => ({ kind: 'redirect', status: 302, location: asStored(location) })
  expect((await ask('/url/a')).headers.get('location')).toBe(written)
})

import { describe, expect, it } from 'vitest'
import { proofCases } from '../../scripts/proof-cases.ts'
import { REPEATABLE_HEADER } from '../server/http/pages/render/answer-page.ts'
import { shellPages } from '../tenant/route-table.ts'
import { testServer } from './testing-server.ts'

const hasHeader = (html: string) => /<header[ >]/.test(html)
const hasFooter = (html: string) => /<footer[ >]/.test(html)
const hasMenu = (html: string) => html.includes('aria-label="Main"')

describe("parameters of a page's address", () => {
  const server = testServer('aurora', (content) => ({
    ...content,
    agency: { ...content.agency, hideHeaderforDealProposal: true },
    links: [
      { id: 'summer', to: '/destination?from=card#top' },
      { id: 'partner', to: 'https://partner.example/aurora' },
      { id: 'late', to: '/about', expiresOn: '2026-03-09' },
      { id: 'today', to: '/about', expiresOn: '2026-03-10' },
      { id: 'igloo', to: '/booknow/hotels/search?lat=1#rooms' },
    ],
  }))
  const ask = (address: string, headers?: Record<string, string>) => server().ask(address, headers)
  const leadsTo = async (address: string) => {
    const { status, headers } = await ask(address)
    return [status, headers.get('location')]
  }

  // §2.4.8, §4.33
  it('hideHeader=true hides the header in the HTML already, and the visit remembers it', async () => {
    expect(hasHeader((await ask('/about')).html)).toBe(true)
    const hidden = await ask('/about?hideHeader=true')
    expect(hasHeader(hidden.html)).toBe(false)
    expect(hasFooter(hidden.html)).toBe(true)
    expect(hidden.cookies).toEqual([expect.stringMatching(/^livery_hide_header=1;/)])
    expect(hidden.headers.get('cache-control')).toContain('no-store')
    expect(hidden.headers.get(REPEATABLE_HEADER)).toBeNull()
    const cookie = 'livery_hide_header=1'
    const next = await ask('/faqs', { cookie })
    expect(next.headers.get(REPEATABLE_HEADER)).not.toBeNull()
    expect(hasHeader(next.html)).toBe(false)
    expect(next.cookies).toEqual([])
    expect(hasHeader((await ask('/faqs?hideHeader=false', { cookie })).html)).toBe(true)
  })

  // §2.4.8
  it('hideFooter=true hides the footer, and the visit remembers it', async () => {
    const hidden = await ask('/about?hideFooter=true')
    expect([hasHeader(hidden.html), hasFooter(hidden.html)]).toEqual([true, false])
    expect(hidden.cookies).toEqual([expect.stringMatching(/^livery_hide_footer=1;/)])
    expect(hasFooter((await ask('/about', { cookie: 'livery_hide_footer=1' })).html)).toBe(false)
  })

  it('pages with something hidden are cached separately', async () => {
    await ask('/disclaimer?hideHeader=true&hideFooter=true')
    const plain = await ask('/disclaimer')
    expect([hasHeader(plain.html), hasFooter(plain.html)]).toEqual([true, true])
    await ask('/privacy-policy')
    const hidden = await ask('/privacy-policy', { cookie: 'livery_hide_header=1' })
    expect(hasHeader(hidden.html)).toBe(false)
  })

  // §2.4.4, §4.32
  it.each(['dealLinkId=nothing', 'id=7', 'proposalId=7', 'checkout=true'])(
    '%s hides the header items but not the logo from anonymous visitors, where configured',
    async (query) => {
      const { html } = await ask(`/about?${query}`)
      expect([hasHeader(html), hasMenu(html)]).toEqual([true, false])
      expect(html).toContain('Aurora Vesper: home')
      expect(hasMenu((await ask('/about')).html)).toBe(true)
    },
  )

  // §2.4.7
  it('xsessionid sets the session id if it is well-formed', async () => {
    const { cookies, headers } = await ask('/about?xsessionid=visit-from-mail')
    expect(cookies).toEqual([expect.stringMatching(/^livery_visit=visit-from-mail;/)])
    expect(headers.get('cache-control')).toContain('no-store')
    expect((await ask('/about?xsessionid=%3Cscript%3E')).cookies).toEqual([])
    expect((await ask('/about')).cookies).toEqual([])
  })

  // §2.4.6
  it('lng selects the language', async () => {
    expect((await ask('/about?lng=ar')).html).toContain('<html lang="ar" dir="rtl"')
    expect((await ask('/about?lng=xx')).html).toContain('<html lang="en" dir="ltr"')
  })

  // §2.4.5
  it('currency selects the currency, or code its country; conflicting values do no harm', async () => {
    const currencyOf = async (query: string) => /"currency":"(\w+)"/.exec((await ask(`/?${query}`)).html)?.[1]
    expect(await currencyOf('currency=eur')).toBe('EUR')
    expect(await currencyOf('currency=EUR&code=FR')).toBe('EUR')
    expect(await currencyOf('currency=EUR&code=%3Cscript%3E')).toBe('EUR')
    expect(await currencyOf('currency=ZZZ&code=FR')).toBe('EUR')
    expect(await currencyOf('currency=ZZZ&code=ZZ')).toBe('USD')
  })

  it('tab selects the deals tab', async () => {
    const { html } = await ask('/?tab=Activities')
    expect(html).toMatch(/aria-selected="true"[^>]*>(?:<[^>]+>|[^<])*?Activities/)
  })

  it('lat and long search hotels near a place, airportLat and airportLong cars', async () => {
    const near = (await ask('/?tab=Hotels&lat=38.72&long=-9.14')).html
    expect(near).toContain('"latitude":38.72')
    const cars = (await ask('/?tab=Car%20Rentals&airportLat=38.77&airportLong=-9.13&lat=1&long=1')).html
    expect(cars).toContain('"pickupLatitude":38.77')
  })

  // §2.2.1
  it('/url/{id} leads to its stored target, also outside the site', async () => {
    expect(await leadsTo('/url/summer')).toEqual([302, '/destination?from=card#top'])
    expect(await leadsTo('/URL/summer/')).toEqual([302, '/destination?from=card#top'])
    expect(await leadsTo('/url/partner')).toEqual([302, 'https://partner.example/aurora'])
    expect(await leadsTo('/url/partner?to=https://evil.example')).toEqual([
      302,
      'https://partner.example/aurora',
    ])
  })

  it('/url/{id} leads to /expiry after its last day, and to /errors for an unknown name', async () => {
    expect(await leadsTo('/url/late')).toEqual([302, '/expiry'])
    expect(await leadsTo('/url/today')).toEqual([302, '/about'])
    for (const id of ['nothing', 'https:%2F%2Fevil.example', '..%2fx', '%E0%A4%A', 'x'.repeat(3000), '%00']) {
      expect(await leadsTo(`/url/${id}`), id).toEqual([302, '/errors'])
    }
  })

  it("an unknown link and another agency's get the same answer", async () => {
    const link = async (id: string) => {
      const { status, html } = await ask(`/api/links/${id}`)
      return [status, JSON.parse(html).data]
    }
    expect(await link('summer')).toEqual([
      200,
      { id: 'summer', to: '/destination?from=card#top', isExpired: false },
    ])
    expect(await link('late')).toEqual([200, { id: 'late', to: '/expiry', isExpired: true }])
    // A link of meridian's, and an unknown one.
    expect(await link('handout')).toEqual([200, null])
    expect(await link('nothing')).toEqual([200, null])
    for (const id of ['%00', '%3Cscript%3E', 'x'.repeat(65), '..%2f'])
      expect((await ask(`/api/links/${id}`)).status, id).toBeGreaterThanOrEqual(400)
    for (const id of ['%00', '%3Cscript%3E', 'x'.repeat(65), '..%2f'])
      expect((await ask(`/api/links/${id}`)).status, id).toBeLessThan(500)
  })

  // §2.4.4
  it('dealLinkId opens the stored deal with isFromDeal=true added, and stays in the address', async () => {
    expect(await leadsTo('/deal-link?dealLinkId=igloo')).toEqual([
      302,
      '/booknow/hotels/search?lat=1&dealLinkId=igloo&isFromDeal=true#rooms',
    ])
    // Another site learns only that it is a deal.
    expect(await leadsTo('/deal-link?dealLinkId=partner')).toEqual([
      302,
      'https://partner.example/aurora?isFromDeal=true',
    ])
    expect(await leadsTo('/deal-link?dealLinkId=late')).toEqual([302, '/expiry'])
  })

  it('a stored link keeps its dealLinkId within the site', async () => {
    const target = '/destination?from=card&dealLinkId=igloo#top'
    expect(await leadsTo('/url/summer?dealLinkId=igloo')).toEqual([302, target])
    expect(await leadsTo('/url/partner?dealLinkId=igloo')).toEqual([302, 'https://partner.example/aurora'])
    expect(await leadsTo('/url/late?dealLinkId=igloo')).toEqual([302, '/expiry'])
    for (const hostile of ['', '%3Cscript%3E', '%0d%0aSet-Cookie:a', 'x'.repeat(65)])
      expect((await leadsTo(`/url/today?dealLinkId=${hostile}`))[1], hostile).toBe('/about')
  })

  it.each([
    '/deal-link',
    '/deal-link?dealLinkId=',
    '/deal-link?dealLinkId=nothing',
    '/Deal-Link/?dealLinkId=%00',
  ])('shows on %s that the deal cannot be opened, and what to do', async (address) => {
    const { status, html } = await ask(address)
    expect(status).toBe(404)
    expect(html).toContain('This deal cannot be opened')
    expect(html).toContain('mailto:hello@auroravesper.example')
    expect(html).toContain('noindex')
  })

  // §2.2.1
  it.each(['/expiry', '/expired', '/Expiry/'])('shows on %s that the link has expired', async (path) => {
    const { status, html } = await ask(path)
    expect(status).toBe(410)
    expect(html).toContain('This link has expired')
    expect(html).toContain('mailto:hello@auroravesper.example')
  })

  // §2.1.15
  it.each([
    ['/disapproveProposal?id=1&token=2', 'Nothing has been declined'],
    ['/allowAgentProposal?id=1&token=2', 'Nothing has been approved'],
  ])('shows %s without header and footer, and states that nothing happened', async (address, sentence) => {
    const { status, html } = await ask(address)
    expect(status).toBe(404)
    expect([hasHeader(html), hasFooter(html)]).toEqual([false, false])
    expect(html).toContain('This proposal cannot be found')
    expect(html).toContain(sentence)
  })

  it('/login has the slim footer', async () => {
    const { html } = await ask('/login')
    expect(hasFooter(html)).toBe(true)
    expect(html).not.toContain('Useful Links')
    expect((await ask('/about')).html).toContain('Useful Links')
  })

  it('an unmatched path leads to /errors, which is not found and links home', async () => {
    expect(await leadsTo('/no/such/page')).toEqual([302, '/errors'])
    const { status, html } = await ask('/errors')
    expect(status).toBe(404)
    expect(html).toContain('The page you&#x27;re looking for is not found.')
    expect(html).toContain('Take me home')
  })

  // §2.2.1
  it.each(['/ABOUT', '/about/', '//about', '/%61bout'])('treats %s as /about', async (path) => {
    const { status, html } = await ask(path)
    expect(status).toBe(200)
    expect(html).toContain('About Aurora Vesper')
  })
})

describe('agency with single sign-on only', () => {
  const server = testServer('northfold')
  const home = 'https://inside.northfold.example/travel'

  it.each([
    ['/login', home],
    ['/Signup/', home],
    ['/login?redirect=https://evil.example', home],
    ['/login?plum=true', `${home}?navigateTo=%2Flogin%3Fplum%3Dtrue`],
    ['/signup?dealLinkId=7', `${home}?navigateTo=%2Fsignup%3FdealLinkId%3D7`],
    ['/login?redirect=/a?b&plum=true', `${home}?navigateTo=%2Fa%3Fb`],
    ['/login?redirect=%2Fdashboard', `${home}?navigateTo=%2Fdashboard`],
    ['/signup?redirect=%2Fdeal-link%3FdealLinkId%3D7', `${home}?navigateTo=%2Fdeal-link%3FdealLinkId%3D7`],
    ['/signup?redirect=%2F%5Cevil.example', home],
    ['/login?redirect=//evil.example', home],
    ['/login?redirect=/.//evil.example', home],
    ['/login?redirect=', home],
  ])(
    '%s leads to its return URL, with navigateTo for plum, deal links and redirects (spec §4)',
    async (address, to) => {
      const { status, headers } = await server().ask(address)
      expect([status, headers.get('location')]).toEqual([302, to])
    },
  )

  it.each(['/forgotpassword', '/forgot-password', '/verify', '/verify?token=x', '/newPassword?token=x'])(
    '%s, a form for an address or password, redirects to single sign-on',
    async (address) => {
      const { status, headers } = await server().ask(address)
      expect([status, headers.get('location')]).toEqual([302, '/sso'])
    },
  )
})

describe('absurd and hostile values', () => {
  const server = testServer('meridian')
  const parameters = [
    'tab',
    'lat',
    'long',
    'airportLat',
    'airportLong',
    'lng',
    'currency',
    'code',
    'xsessionid',
    'hideHeader',
    'hideFooter',
    'dealLinkId',
    'proposalId',
    'id',
    'plum',
    'correlationId',
    'token',
    'redirect',
    'checkout',
    'isFromDeal',
    'tenant',
    'constructor',
    '__proto__',
  ]
  const values = [
    '',
    'x'.repeat(10_000),
    'NaN',
    'Infinity',
    '-Infinity',
    '1e999',
    '-0',
    '%',
    '91',
    '0x10',
    '%00',
    '%0d%0aa:b',
    "'%20OR%201=1--",
    '%E0%A4%A',
    '%3Cscript%3Ealert(1)%3C/script%3E',
    '%%%',
    '%ff%fe',
    '%ED%A0%80',
    '\ud800',
    '%F0%9F%98%80'.repeat(50),
    '../../etc/passwd',
    '%22onload%3D%22alert(1)',
    'undefined',
    'true&hideHeader=true',
    '[object%20Object]',
    '{{7*7}}',
    '%E2%80%AE',
    '//evil.example',
    'javascript:alert(1)',
  ]
  const some = [...new Set([...proofCases(values, 1), '%0d%0aa:b', '\ud800', '//evil.example'])]

  /** Follows redirects inside the site as a browser would. */
  async function arrive(address: string) {
    let answer = await server().ask(address)
    for (let hops = 0; hops < 3 && answer.status === 302; hops++) {
      const location = answer.headers.get('location') ?? ''
      expect(location, address.slice(0, 80)).toMatch(/^\/(?!\/)/)
      answer = await server().ask(location)
    }
    return answer
  }

  // §2.4.4
  it.each(parameters)('of %s are ignored or clamped, and never an error page', async (name) => {
    for (const value of some) {
      for (const path of proofCases(['/', '/about', '/login'], 1)) {
        const address = `${path}?${name}=${value}`
        const { status, html, headers } = await arrive(address)
        expect(status, address.slice(0, 120)).toBe(200)
        expect(html, address.slice(0, 120)).not.toMatch(/<script>alert|onload="alert/)
        expect(html).not.toContain('Something went wrong.</h1>')
        for (const cookie of headers.getSetCookie()) expect(cookie).not.toMatch(/[\r\n]|alert/)
      }
    }
  })

  it('of repeated parameters count once', async () => {
    for (const name of proofCases(parameters, 5)) {
      const query = Array.from({ length: 50 }, (_, i) => `${name}=${i}`).join('&')
      expect((await arrive(`/?${query}`)).status, name).toBe(200)
    }
    expect((await arrive(`/?${parameters.map((name) => `${name}=1&${name}=2`).join('&')}`)).status).toBe(200)
  })

  const patterns = [
    ...new Set([...Object.values(shellPages).flat(), '/booknow/hotels/search', '/destination', '/signup']),
  ].filter((pattern) => pattern !== shellPages.logout)

  it.each(proofCases(patterns, 12))(
    'all at once on %s are ignored or clamped, and never a failure',
    async (pattern) => {
      const path = pattern.replaceAll(/:\w+/g, 'x')
      for (const value of proofCases(values, 2).filter((one) => one.length < 1000)) {
        const query = [...parameters, 'slug', 'destination', 'start', 'end', 'rooms', 'adults', 'childAges']
          .filter((name) => name !== 'tenant')
          .map((name) => `${name}=${value}`)
          .join('&')
        const { status, html } = await arrive(`${path}?${query}`)
        expect([200, 404, 410], `${path}?…=${value}`).toContain(status)
        expect(html, value).not.toMatch(/<script>alert|onload="alert/)
      }
    },
  )

  it('of link parameters lead to their designed states', async () => {
    for (const value of some) {
      const deal = await arrive(`/deal-link?dealLinkId=${value}`)
      expect([404, 200], value.slice(0, 40)).toContain(deal.status)
      const proposal = await arrive(`/disapproveProposal?id=${value}&token=${value.slice(0, 50)}`)
      expect(proposal.status, value.slice(0, 40)).toBe(404)
      expect(proposal.html).toContain('This proposal cannot be found')
    }
  })

  it('in the path lead to /errors at worst', async () => {
    const paths = [
      '%00',
      '%E0%A4%A',
      '..%2f..',
      '%2e%2e/x',
      'x'.repeat(3000),
      '\ud800',
      '%ED%A0%80',
      '<script>',
      ';a=1',
    ]
    for (const path of proofCases(paths, 3)) {
      const bases = [
        '/',
        '/url/',
        '/booknow/',
        '/agency-terms-and-conditions/',
        '/cancellation-policy/',
      ] as const
      for (const base of proofCases(bases, 3)) {
        const { status } = await arrive(`${base}${path}`)
        expect([200, 404], `${base}${path.slice(0, 20)}`).toContain(status)
      }
    }
  })
})

describe('deal link of an agency that hides header items on deal proposals (jolt)', () => {
  const server = testServer('jolt')

  it('leads to a page served with the bare header', async () => {
    const link = await server().ask('/deal-link?dealLinkId=lisbon')
    expect(link.status).toBe(302)
    const { status, html } = await server().ask(link.headers.get('location') ?? '')
    expect([status, hasHeader(html), hasMenu(html)]).toEqual([200, true, false])
    expect(hasMenu((await server().ask('/')).html)).toBe(true)
  })
})

describe("served head of a remote part's page", () => {
  const server = testServer('aurora', (content) => ({
    ...content,
    canonicalHost: 'www.aurora.example',
    wording: { en: { 'seo/top.heading': 'Northern favourites' } },
  }))
  const headOf = async (address: string) => {
    const { html } = await server().ask(address)
    return {
      title: /<title>(.*?)<\/title>/.exec(html)?.[1],
      shared: /property="og:title" content="(.*?)"/.exec(html)?.[1],
      isHidden: html.includes('<meta name="robots" content="noindex">'),
      languages: html.includes('hreflang='),
    }
  }

  it.each([
    ['/destination', 'Destinations · Aurora Vesper'],
    ['/top-destination', 'Northern favourites · Aurora Vesper'],
    ['/booknow/hotels', 'Hotels · Aurora Vesper'],
    ['/Destination/?lng=de', 'Reiseziele · Aurora Vesper'],
  ])('names %s before any script runs', async (address, title) => {
    expect(await headOf(address)).toEqual({ title, shared: title, isHidden: false, languages: true })
  })

  it.each([
    ['/booknow/hotels/search?lat=1&long=2', 'Hotels · Aurora Vesper'],
    ['/login', 'Log In · Aurora Vesper'],
    ['/logout', 'Log Out · Aurora Vesper'],
  ])('keeps %s, which has no content, from search engines in every language', async (address, title) => {
    expect(await headOf(address)).toEqual({ title, shared: title, isHidden: true, languages: false })
  })
})

describe('sign-up at an agency without sign-up', () => {
  const server = testServer('aurora', (content) => ({
    ...content,
    agency: { ...content.agency, isHideSignupOption: true },
  }))
  const leadsTo = async (address: string) => (await server().ask(address)).headers.get('location')

  it('is log-in, with the redirect of sign-up', async () => {
    expect(await leadsTo('/signup')).toBe('/login')
    expect(await leadsTo('/signup?redirect=%2Fmytrip%2Fprofile%3Fa%3D1')).toBe(
      '/login?redirect=%2Fmytrip%2Fprofile%3Fa%3D1',
    )
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/%2f%2fevil.example'])(
    'passes on no address of another site: %s',
    async (hostile) => {
      expect(await leadsTo(`/signup?redirect=${encodeURIComponent(hostile)}`)).toBe('/login')
    },
  )
})

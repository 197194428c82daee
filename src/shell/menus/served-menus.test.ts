import { describe, expect, it } from 'vitest'
import { REPEATABLE_HEADER } from '../../server/http/pages/render/answer-page.ts'
import { testServer } from '../testing-server.ts'

const sideMenu = (html: string) => /<nav[^>]*data-side-menu.*?<\/nav>/s.exec(html)?.[0] ?? ''
const namesOf = (html: string) =>
  [...html.matchAll(/<span class="min-w-0 flex-1[^"]*">([^<]+)/g)].map(([, name]) => name)
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href]) => href)

describe('menus in the served HTML', () => {
  const server = testServer('meridian')
  const arrived = testServer('meridian', undefined, [
    { name: 'late', routes: ['/users/clients', '/settings/website'] },
  ])

  // §2.6.5
  it('show agents every entry in the order of spec §2.6 (the wallet only by its flag)', async () => {
    const cookie = await server().signIn('owner')
    const { status, html } = await server().ask('/dashboard', { cookie })
    expect(status).toBe(200)
    expect(namesOf(sideMenu(html))).toEqual([
      'Dashboard',
      'Book Now',
      'Clients',
      'Agents',
      'Bookings',
      'Proposals',
      'Settings',
      'Profile',
      'Website Settings',
      'Markup Settings',
      'Payment Settings',
      'Product Settings',
      'Academy',
      'Deal Link',
      'Applications',
      'Customize Theme',
      'Payments',
      'Support',
      'Searches',
    ])
    expect(sideMenu(html)).toMatch(/href="\/academy"[^>]*target="_blank"[^>]*rel="noopener"/)
    expect(sideMenu(html)).toMatch(
      /href="\/dashboard"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/dashboard"/,
    )
  })

  it('link only to pages that something answers, as the dashboard does', async () => {
    const cookie = await server().signIn('owner')
    const { html } = await server().ask('/dashboard', { cookie })
    const website = ['/settings/website', '/settings/website/brand', '/settings/agency']
    const own = ['/settings/profile', ...website, '/academy', '/settings/support']
    const leading = ['/users/agents', '/bookings', '/proposals', ...own]
    expect(linksOf(sideMenu(html)).toSorted()).toEqual(
      ['/dashboard', '/booknow/hotels', ...leading].toSorted(),
    )
    const dashboard = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
    expect(
      linksOf(dashboard)
        .filter((href) => !href?.startsWith('/booknow/'))
        .toSorted(),
    ).toEqual(leading.toSorted())
    // Missing pages are marked as such.
    expect(sideMenu(html).match(/Not available yet/g)).toHaveLength(7)
    for (const href of linksOf(sideMenu(html)).filter((one) => one !== '/academy'))
      expect((await server().ask(href ?? '', { cookie })).status, href).toBe(200)
  })

  it('show the wallet to its owners, on its own side', async () => {
    const member = await server().ask('/mytrip/dashboard', { cookie: await server().signIn('member') })
    const admin = await server().ask('/dashboard', { cookie: await server().signIn('admin') })
    expect(namesOf(sideMenu(admin.html))).toContain('Wallet')
    expect([member.status, sideMenu(member.html)]).toEqual([200, ''])
  })

  it("link to a part's pages as soon as it answers them", async () => {
    const cookie = await arrived().signIn('owner')
    const { html } = await arrived().ask('/dashboard', { cookie })
    expect(linksOf(sideMenu(html))).toEqual(expect.arrayContaining(['/users/clients', '/settings/website']))
    expect(sideMenu(html).match(/Not available yet/g)).toHaveLength(6)
  })

  it('are on every page of an agent, except sign-in pages and those without header', async () => {
    const cookie = await server().signIn('agent')
    for (const path of ['/about', '/booknow/hotels', '/settings/payment', '/mytrip/dashboard'])
      expect(sideMenu((await server().ask(path, { cookie })).html), path).not.toBe('')
    for (const path of ['/login', '/disapproveProposal', '/about?hideHeader=true'])
      expect(sideMenu((await server().ask(path, { cookie })).html), path).toBe('')
  })

  it.each(['owner', 'restricted', 'traveller'])(
    "leave the %s dashboard and log-out without a header, and a visitor's page unchanged",
    async (name) => {
      const cookie = await server().signIn(name)
      const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? ''
      const path = name === 'traveller' ? '/mytrip/dashboard' : '/dashboard'
      for (const address of [
        '/about?hideHeader=true',
        `/faqs?hideHeader=true&hideFooter=true`,
        '/errors?hideHeader=true',
      ])
        expect(linksOf(main((await server().ask(address, { cookie })).html)), address).toEqual(
          expect.arrayContaining([path, '/logout']),
        )
      expect(linksOf(main((await server().ask('/about', { cookie })).html))).not.toContain('/logout')
      expect((await server().ask('/about?hideHeader=true')).html).not.toContain('href="/logout"')
      // The header stays hidden for the whole visit, which ends with the session.
      const visit = { cookie: `${cookie}; livery_hide_header=1` }
      expect(linksOf(main((await server().ask('/faqs', visit)).html))).toContain('/logout')
    },
  )

  it('never reach a traveller or a visitor, whatever their cookies', async () => {
    const cookie = await server().signIn('traveller')
    for (const headers of [{ cookie }, { cookie: 'livery_menu=collapsed' }, {}])
      expect((await server().ask('/about', headers)).html).not.toContain('data-side-menu')
  })

  // §2.6.6
  it('keep their stored state: the cookie is read before rendering', async () => {
    const cookie = await server().signIn('sales')
    const expanded = (await server().ask('/about', { cookie })).html
    expect(sideMenu(expanded)).not.toContain('data-collapsed=')
    const collapsed = (await server().ask('/about', { cookie: `${cookie}; livery_menu=collapsed` })).html
    expect(sideMenu(collapsed)).toMatch(/^<nav[^>]*data-collapsed="true"/)
    expect(
      sideMenu((await server().ask('/about', { cookie: `${cookie}; livery_menu=x` })).html),
    ).not.toContain('data-collapsed=')
  })

  it("leave visitors' pages unchanged, cached and without menu texts", async () => {
    const { html, headers } = await server().ask('/about', { cookie: 'livery_menu=collapsed' })
    expect(html).not.toContain('isMenuCollapsed')
    expect(headers.get(REPEATABLE_HEADER)).not.toBeNull()
  })

  // §6.10
  it('show a SalesAgent the settings without their addresses', async () => {
    const cookie = await server().signIn('sales')
    const menu = sideMenu((await server().ask('/dashboard', { cookie })).html)
    for (const path of ['/settings/website', '/settings/agency', '/settings/payment', '/settings/product'])
      expect(linksOf(menu)).not.toContain(path)
    expect(menu.match(/Not available for your role/g)).toHaveLength(4)
  })
})

describe('pages for signed-in users', () => {
  const server = testServer('jolt')
  const arrive = async (path: string, name?: string) => {
    const { status, headers, html } = await server().ask(
      path,
      name ? { cookie: await server().signIn(name) } : {},
    )
    return { status, location: headers.get('location'), html, headers }
  }

  it.each(['/dashboard', '/mytrip/dashboard', '/subscription'])(
    'redirect an anonymous visitor from %s to log-in and back, and are never cached',
    async (path) => {
      const { status, location, headers } = await arrive(path)
      expect(status).toBe(302)
      expect(location).toBe(`/login?redirect=${encodeURIComponent(path)}`)
      expect(headers.get(REPEATABLE_HEADER)).toBeNull()
    },
  )

  it('lead back to this site only, whatever the address', async () => {
    for (const path of ['//dashboard?redirect=//evil.example', '/dashboard/?redirect=https://evil.example']) {
      const { location } = await arrive(path)
      const back = new URL(location ?? '', 'https://here.example').searchParams.get('redirect') ?? ''
      expect(back).toMatch(/^\/dashboard\?redirect=/)
    }
  })

  // §6.5
  it.each([
    ['/dashboard', 'traveller', 403],
    ['/dashboard', 'sales', 200],
    ['/dashboard', 'restricted', 200],
    ['/mytrip/dashboard', 'traveller', 200],
    ['/mytrip/dashboard', 'owner', 403],
    ['/subscription', 'owner', 200],
    ['/subscription', 'admin', 403],
    ['/subscription', 'traveller', 403],
  ] as const)('answer %s to the %s with %i', async (path, name, wanted) => {
    const { status, html, headers } = await arrive(path, name)
    expect(status).toBe(wanted)
    expect(html.includes('You do not have access to this page')).toBe(wanted === 403)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(headers.get(REPEATABLE_HEADER)).toBeNull()
  })

  // §2.6.4, §6.8
  it("link the logo to the subscription page for an unsubscribed agency's owner, otherwise home", async () => {
    const logoOf = (html: string) => /<header.*?<a[^>]*href="(?!#)([^"]+)"/s.exec(html)?.[1]
    expect(logoOf((await arrive('/about', 'owner')).html)).toBe('/subscription')
    for (const name of ['admin', 'sales', 'traveller', undefined])
      expect(logoOf((await arrive('/about', name)).html), name).toBe('/')
  })

  // §6.18
  it('redirect a travel agent from / to /booknow/hotels with menus (spec §2.1)', async () => {
    for (const name of ['owner', 'sales', 'restricted']) {
      expect(await arrive('/', name)).toMatchObject({ status: 302, location: '/booknow/hotels' })
    }
    expect(sideMenu((await arrive('/booknow/hotels', 'sales')).html)).not.toBe('')
    expect((await arrive('/', 'traveller')).status).toBe(200)
  })

  it('tell only the owner of an unsubscribed agency in the command centre', async () => {
    expect((await arrive('/dashboard', 'owner')).html).toContain('is not subscribed yet')
    expect((await arrive('/dashboard', 'admin')).html).not.toContain('is not subscribed yet')
  })
})

describe('content policy of an agency with a chat', () => {
  const frames = async (cookie: string, server: () => ReturnType<ReturnType<typeof testServer>>) =>
    /frame-src ([^;]*)/.exec(
      (await server().ask('/about', { cookie })).headers.get('content-security-policy') ?? '',
    )?.[1]
  const chatting = testServer('patio-bugambilia')
  const writing = testServer('meridian')

  it("allows the chat's frame on its pages, and on no other agency's", async () => {
    expect(await frames('', chatting)).toBe("'self' https://chat.patiobugambilia.example")
    expect(await frames('', writing)).toBe("'self'")
  })

  it('loads nothing of the chat with the page', async () => {
    const { html } = await chatting().ask('/mytrip/dashboard', {
      cookie: await chatting().signIn('traveller'),
    })
    expect(html).not.toContain('<iframe')
    expect(html).not.toMatch(/(?:src|href)="https:\/\/chat\./)
  })
})

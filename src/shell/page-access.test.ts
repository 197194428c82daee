import { describe, expect, it } from 'vitest'
import { proofCases } from '../../scripts/proof-cases.ts'
import { type DemoName, demoNames } from '../server/domain/demo/demo-account.ts'
import { catalogue } from '../tenant/catalogue.ts'
import { cruiseLines } from '../tenant/cruise-lines.ts'
import { protectedPaths } from '../tenant/protected-paths.ts'
import { shellPages } from '../tenant/route-table.ts'
import { testServer } from './testing-server.ts'

// Tests every path of the route table with every role, so that no new path is forgotten.

/**
 * The status for every visitor; or for the roles that may open the path, while visitors log in first and other roles
 * get 403.
 */
type Row = number | { may: readonly DemoName[]; status: number; to?: string }

const agents = ['agent', 'restricted', 'sales', 'admin', 'owner'] as const
const leading = ['agent', 'admin', 'owner'] as const
const travellers = ['traveller', 'member'] as const
const only = (may: readonly DemoName[], status = 200) => ({ may, status })

/** Protected paths that nothing answers yet: the page for what this deployment does not have. */
const notYet = 404

/** One row per path: a new path states here who may open it, independently of the policy's code. */
const rows: Readonly<Record<string, Row>> = {
  '/about': 200,
  '/faqs': 200,
  '/privacy-policy': 200,
  '/cookies-policy': 200,
  '/disclaimer': 200,
  '/user-terms-and-conditions': 200,
  '/agency-terms-and-conditions/:id': 404,
  '/cancellation-policy': 200,
  '/blog': 200,
  '/blog/share': 200,
  '/destination/share': 200,
  '/hidden-gems-round-the-world': 200,
  '/login': 200,
  '/logout': 200,
  '/signup': 200,
  '/verify': 200,
  '/forgotpassword': 200,
  '/forgot-password': 200,
  '/newPassword': 200,
  '/errors': 404,
  '/kit': 200,
  '/expiry': 410,
  '/expired': 410,
  '/deal-link': 404,
  '/disapproveProposal': 404,
  '/allowAgentProposal': 404,
  '/destination': 200,
  '/top-destination': 200,
  '/booknow/hotels': 200,
  '/booknow/hotels/search': 200,
  '/booknow/hotels/search-details': 200,
  '/booknow/hotels/hotel-details': 200,
  '/booknow/hotels/checkout': 200,
  '/booknow/hotels/confirm-payment': 200,
  '/booknow/hotels/deal': 200,
  '/booknow/hotels/deal/:proposalId': 200,
  '/mytrip/profile': only(demoNames),
  '/settings/profile': only(demoNames),
  '/mytrip/support': only(demoNames),
  '/settings/support': only(demoNames),
  '/mytrip/dashboard': only(travellers),
  '/mytrip/mytrips': only(travellers),
  '/mytrip/wallet': only(['member']),
  '/dashboard': only(agents),
  '/subscription': only(['owner']),
  '/users/agents': only(leading),
  '/users/agents/view/:id': only(leading, 404),
  '/users/clients': only(agents, notYet),
  '/bookings': only(agents),
  '/proposals': only(agents),
  '/applications': only(agents, notYet),
  '/payments': only(agents, notYet),
  '/searches': only(agents, notYet),
  '/wallet/details': only(['admin']),
  '/settings/website': only(leading),
  '/settings/website/:panel': only(leading),
  '/settings/agency': only(leading),
  '/settings/payment': only(leading, notYet),
  '/settings/product': only(leading, notYet),
  '/settings/theme': { ...only(leading, 302), to: '/settings/website/brand' },
}

/** Addresses that redirect, with their target by role. */
const leadingOn: Readonly<Record<string, (name: DemoName | 'visitor') => string | null>> = {
  '/': (name) => (agents.some((one) => one === name) ? '/booknow/hotels' : null),
  '/url/:id': () => '/errors',
  '/sso': (name) => (name === 'visitor' ? null : '/'),
  '/social': (name) => (name === 'visitor' ? null : '/'),
}

/** Paths with values of their own: service pages that nothing answers yet, and the agency's cruise line texts. */
const written = ['royal-caribbean', 'celebrity']
const ofKinds = new Map<string, Row>([
  ...catalogue
    .filter((path) => path.startsWith('/booknow/') && !(path in rows))
    .map((path) => [path, notYet] as const),
  ...cruiseLines.map((line) => [`/cancellation-policy/${line}`, written.includes(line) ? 200 : 404] as const),
])

const named = (pattern: string) => pattern.replace(/:\w+/g, 'none')
const patterns = [...new Set([...Object.values(shellPages).flat(), ...catalogue])].filter(
  // Listed line by line in the catalogue.
  (pattern) => pattern !== shellPages['cancellation-policy'],
)

const isProtected = (pattern: string) => typeof rows[pattern] === 'object'
/** The paths that every role is tried at. The others give everyone the same answer, except a few. */
const perRole = [
  ...patterns.filter((pattern) => isProtected(pattern) || pattern in leadingOn),
  ...proofCases(
    patterns.filter((pattern) => !isProtected(pattern) && !(pattern in leadingOn)),
    2,
  ),
]
/** All paths except those of products and cruise lines that no deployment has. */
const perVisitor = patterns.filter(
  (pattern) => ![notYet, 404].some((row) => row === ofKinds.get(pattern)) || perRole.includes(pattern),
)

/** Roles that see wholesale rate and markup (spec §6). */
const knowing: readonly string[] = ['agent', 'sales', 'admin', 'owner']

interface Expected {
  status: number
  location: string | null
}

function expectedOf(pattern: string, name: DemoName | 'visitor'): Expected {
  const to = leadingOn[pattern]?.(name)
  if (to) return { status: 302, location: to }
  if (pattern in leadingOn) return { status: 200, location: null }
  const row = rows[pattern] ?? ofKinds.get(pattern)
  if (row === undefined) throw new Error(`The path ${pattern} has no row with its permitted roles.`)
  if (typeof row === 'number') return { status: row, location: null }
  if (name !== 'visitor') {
    const mayOpen = row.may.includes(name)
    return { status: mayOpen ? row.status : 403, location: (mayOpen && row.to) || null }
  }
  return { status: 302, location: `/login?redirect=${encodeURIComponent(named(pattern))}` }
}

describe('access table', () => {
  it('has exactly one row for every path of the site', () => {
    const known = [...Object.keys(rows), ...Object.keys(leadingOn), ...ofKinds.keys()]
    expect(known.toSorted()).toEqual(patterns.toSorted())
  })

  it('restricts every protected path', () => {
    for (const [pattern] of protectedPaths) {
      const those = patterns.filter((path) => path === pattern || path.startsWith(`${pattern}/`))
      for (const path of those) expect(rows[path], path).toHaveProperty('may')
    }
  })
})

describe('every path of the site', () => {
  // Not subscribed, so that the subscription page is the owner's alone.
  const server = testServer('aurora', (content) => ({
    ...content,
    agency: { ...content.agency, isSubscribed: false },
  }))

  it.each(['visitor', ...demoNames] as const)(
    'answers the %s with the page, the log-in redirect or the 403 page',
    async (name) => {
      const cookie: Record<string, string> = name === 'visitor' ? {} : { cookie: await server().signIn(name) }
      for (const pattern of name === 'visitor' ? perVisitor : perRole) {
        const { status, headers, html } = await server().ask(named(pattern), cookie)
        const label = `${name} at ${pattern}`
        expect({ status, location: headers.get('location') }, label).toEqual(expectedOf(pattern, name))
        expect(html.includes('You do not have access to this page'), label).toBe(status === 403)
        // A refused browser must not learn which code the page would load.
        if (status === 403) expect(html, label).toContain('"page":null')
        expect(headers.get('cache-control'), label).not.toMatch(/public/)
        if (isProtected(pattern)) expect(headers.get('cache-control'), label).toMatch(/no-store/)
        if (!knowing.includes(name)) expect(html, label).not.toMatch(/"(?:baseRate|taxAndFee)"/)
      }
    },
  )
})

describe('protected path of a remote part', () => {
  const claims = ['/settings/payment', '/users/clients', '/users/clients/:id', '/mytrip/*', '/settings/new']
  const server = testServer('aurora', undefined, [{ name: 'late', routes: claims }])
  const askAs = async (name: DemoName | null, path: string) => {
    const { status, headers, html } = await server().ask(
      path,
      name ? { cookie: await server().signIn(name) } : {},
    )
    const hasPart = /<link[^>]*\/remotes\/late\/entry\.js/.test(html)
    return { status, location: headers.get('location'), hasPart, html }
  }

  it.each([
    ['/settings/payment/', '/settings/payment'],
    ['/Settings//Payment?x=1', '/settings/payment?x=1'],
    ['/users/clients/7', '/users/clients/7'],
    ['/mytrip/anything', '/mytrip/anything'],
    ['/settings/new', '/settings/new'],
  ])('requires visitors to log in: %s', async (path, back) => {
    expect(await askAs(null, path)).toMatchObject({
      status: 302,
      location: `/login?redirect=${encodeURIComponent(back)}`,
    })
  })

  it.each([
    ['sales', '/settings/payment'],
    ['restricted', '/SETTINGS/payment/'],
    ['traveller', '/users/clients/7'],
    ['traveller', '/settings/new'],
    ['owner', '/mytrip/anything'],
    ['traveller', '/mytrip/wallet/history'],
  ] as const)('shows the %s the 403 page at %s, without the part', async (name, path) => {
    const { status, hasPart, html } = await askAs(name, path)
    expect([status, hasPart]).toEqual([403, false])
    expect(html).toContain('<h1')
    expect(html).toMatch(/<title>You do not have access to this page/)
    expect(html).toContain('<meta name="robots" content="noindex">')
  })

  it.each([
    ['admin', '/settings/payment'],
    ['sales', '/users/clients/7'],
    ['member', '/mytrip/wallet/history'],
    ['traveller', '/mytrip/anything'],
  ] as const)('opens for the %s at %s', async (name, path) => {
    expect(await askAs(name, path)).toMatchObject({ status: 200, location: null, hasPart: true })
  })
})

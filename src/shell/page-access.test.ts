import { describe, expect, it } from 'vitest'
import { type DemoName, demoNames } from '../server/seed/demo-account.ts'
import { catalogue } from '../tenant/catalogue.ts'
import { type Permission, permissionsOf } from '../tenant/permissions.ts'
import { type ShellPage, shellPages } from '../tenant/route-table.ts'
import { testServer } from './testing-server.ts'

// Every page of the route table meets every role, so that a new one cannot be forgotten.

type May = 'anybody' | Permission

/** One row for every page of the shell: whoever adds one says here who may see it. */
const pageCases: Readonly<Record<ShellPage, May>> = {
  home: 'anybody',
  about: 'anybody',
  faqs: 'anybody',
  'privacy-policy': 'anybody',
  'cookies-policy': 'anybody',
  disclaimer: 'anybody',
  'user-terms-and-conditions': 'anybody',
  'agency-terms': 'anybody',
  'cancellation-policies': 'anybody',
  'cancellation-policy': 'anybody',
  blog: 'anybody',
  'blog-share': 'anybody',
  'destination-share': 'anybody',
  'hidden-gems': 'anybody',
  login: 'anybody',
  sso: 'anybody',
  social: 'anybody',
  logout: 'anybody',
  signup: 'anybody',
  profile: 'page.account',
  support: 'page.account',
  verify: 'anybody',
  'forgot-password': 'anybody',
  'new-password': 'anybody',
  errors: 'anybody',
  kit: 'anybody',
  expiry: 'anybody',
  'stored-link': 'anybody',
  'deal-link': 'anybody',
  proposal: 'anybody',
  agents: 'menu.agents',
  agent: 'menu.agents',
  'command-centre': 'page.commandCentre',
  'traveller-dashboard': 'page.trips',
  subscription: 'page.subscription',
}

const roles = {
  traveller: { userType: 'Traveller', isTravelAgent: false, isRestrictedAgent: false },
  agent: { userType: 'Admin', isTravelAgent: true, isRestrictedAgent: false },
  restricted: { userType: 'SalesAgent', isTravelAgent: true, isRestrictedAgent: true },
  sales: { userType: 'SalesAgent', isTravelAgent: true, isRestrictedAgent: false },
  admin: { userType: 'Admin', isTravelAgent: true, isRestrictedAgent: false },
  owner: { userType: 'AgencyOwner', isTravelAgent: true, isRestrictedAgent: false },
} as const satisfies Record<DemoName, object>

const named = (pattern: string) =>
  pattern.replace(':id', 'none').replace(':line', 'carnival').replace(/:\w+/g, 'x')
const patternsOf = (page: ShellPage) => [shellPages[page]].flat().map(named)
const pages = Object.keys(shellPages) as ShellPage[]

describe('every page of the shell', () => {
  // Not subscribed, so that the page for it is one for its owner.
  const server = testServer('aurora', (content) => ({
    ...content,
    agency: { ...content.agency, isSubscribed: false },
  }))

  it('has a row that says who may see it', () => {
    expect(Object.keys(pageCases).toSorted()).toEqual(pages.toSorted())
  })

  it.each(pages)(
    '%s leads an anonymous visitor to log in and back, or is there for anybody',
    async (page) => {
      for (const path of patternsOf(page)) {
        const { status, headers, html } = await server().ask(path)
        if (pageCases[page] === 'anybody') expect([200, 302, 404, 410], path).toContain(status)
        else {
          expect(status, path).toBe(302)
          expect(headers.get('location')).toBe(`/login?redirect=${encodeURIComponent(path)}`)
        }
        expect(html).not.toMatch(/"(?:baseRate|taxAndFee)"/)
      }
    },
  )

  it.each(demoNames)('answers %s with the page or the 403 state, as the policy says', async (name) => {
    const cookie = await server().signIn(name)
    const agency = { allowNonLoginFlow: true, isSubscribed: false, academyUrl: '' }
    const permissions = permissionsOf({ signedIn: true, ...roles[name] }, agency)
    for (const page of pages) {
      const may = pageCases[page]
      for (const path of patternsOf(page)) {
        const { status, html, headers } = await server().ask(path, { cookie })
        const isIn = may === 'anybody' || permissions.has(may)
        if (isIn) expect([200, 302, 404, 410], `${name} at ${path}`).toContain(status)
        else expect(status, `${name} at ${path}`).toBe(403)
        if (may !== 'anybody') expect(headers.get('location')).toBeNull()
        expect(headers.get('cache-control'), `${name} at ${path}`).not.toMatch(/public/)
        if (!permissions.has('prices.agent')) expect(html).not.toMatch(/"(?:baseRate|taxAndFee)"/)
      }
    }
  })
})

describe('every path of the catalogue beside them', () => {
  const server = testServer('aurora')
  const shellPaths = new Set(pages.flatMap((page) => [shellPages[page]].flat()))
  const others = catalogue.filter((pattern) => ![...shellPaths].some((own) => own === pattern))

  it.each(['anonymous', ...demoNames] as const)(
    'answers %s without failing, and tells of wholesale rate and markup only who may see them',
    async (name) => {
      const headers = name === 'anonymous' ? {} : { cookie: await server().signIn(name) }
      const mayKnow = name !== 'anonymous' && roles[name].isTravelAgent && !roles[name].isRestrictedAgent
      for (const pattern of others) {
        const { status, html } = await server().ask(named(pattern), headers)
        expect(status, pattern).toBeLessThan(500)
        if (!mayKnow) expect(html, pattern).not.toMatch(/"(?:baseRate|taxAndFee)"/)
      }
    },
  )
})

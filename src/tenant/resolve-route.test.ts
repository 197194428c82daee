import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { products } from '../contract/products.ts'
import { catalogue } from './catalogue.ts'
import { resolveRoute } from './resolve-route.ts'
import type { RouteInput } from './route-table.ts'

const remotes = [
  { name: 'booking', routes: ['/booknow/hotels', '/booknow/hotels/search'] },
  { name: 'seo', routes: ['/destination', '/top-destination'] },
]
const all = products.map(({ title }) => ({ title, active: true }))

function route(path: string, change: Partial<RouteInput> = {}) {
  return resolveRoute({
    agency: { bookingMenuItemOptions: all, displayTopDestinations: true },
    session: { signedIn: false, isTravelAgent: false },
    environment: 'prod',
    remotes,
    ...change,
    path,
  })
}

describe('route table (spec §2.1, §2.2)', () => {
  it('gives the shell its own pages', () => {
    expect(route('/')).toEqual({ kind: 'page', page: 'home' })
    expect(route('/faqs')).toEqual({ kind: 'page', page: 'faqs' })
    expect(route('/errors')).toEqual({ kind: 'page', page: 'errors' })
  })

  // §2.1.9
  it('gives a remote part the routes of its manifest', () => {
    expect(route('/booknow/hotels/search')).toEqual({ kind: 'remote', remote: 'booking' })
    expect(route('/destination')).toEqual({ kind: 'remote', remote: 'seo' })
  })

  it('finds a page despite trailing slashes, any case and needless encoding', () => {
    const known = ['/mytrip/wallet/', '/wallet/details/', '/MyTrip//Wallet', '/%6dytrip/wallet']
    for (const path of known) expect(route(path), path).toEqual({ kind: 'unavailable' })
    expect(route('/settings/website/')).toEqual({ kind: 'page', page: 'website' })
    expect(route('/Expired/')).toEqual({ kind: 'page', page: 'expiry' })
    expect(route('//')).toEqual({ kind: 'page', page: 'home' })
    expect(route('/about%2Fx')).toEqual({ kind: 'redirect', to: '/errors' })
  })

  it('gives stored links, deal links, expired links and proposals to the shell', () => {
    expect(route('/url/summer')).toEqual({ kind: 'page', page: 'stored-link' })
    expect(route('/deal-link')).toEqual({ kind: 'page', page: 'deal-link' })
    for (const path of ['/expiry', '/expired']) expect(route(path)).toEqual({ kind: 'page', page: 'expiry' })
    for (const path of ['/disapproveProposal', '/allowAgentProposal'])
      expect(route(path)).toEqual({ kind: 'page', page: 'proposal' })
  })

  it('has an answer for every path, and never redirects in a circle', () => {
    const part = fc.constantFrom(
      ...['/', '//', '%2f', '%', '..', '*', ':id', 'booknow', 'resort', 'URL', 'destination'],
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string({ maxLength: 8 })), { maxLength: 8 }), (parts) => {
        const answer = route(`/${parts.join('')}`)
        expect(['page', 'remote', 'redirect', 'unavailable']).toContain(answer.kind)
        if (answer.kind === 'redirect') expect(route(answer.to).kind).not.toBe('redirect')
      }),
    )
  })

  // §2.1.9
  it('redirects an unmatched path to /errors', () => {
    for (const path of [
      '/nowhere',
      '/booknow',
      '/booknow/trains',
      '/about/x',
      '/%00',
      `/${'a/'.repeat(500)}`,
    ]) {
      expect(route(path)).toEqual({ kind: 'redirect', to: '/errors' })
    }
  })

  it('has /kit only in the demo; elsewhere it is an unknown path', () => {
    expect(route('/kit', { demo: true })).toEqual({ kind: 'page', page: 'kit' })
    expect(route('/kit')).toEqual({ kind: 'redirect', to: '/errors' })
    expect(route('/kit', { demo: false })).toEqual({ kind: 'redirect', to: '/errors' })
    expect(route('/kit/x', { demo: true })).toEqual({ kind: 'redirect', to: '/errors' })
  })

  // §2.1.5
  it('has no destination pages for an agency that does not show top destinations', () => {
    const agency = { bookingMenuItemOptions: all, displayTopDestinations: false }
    expect(route('/destination', { agency })).toEqual({ kind: 'redirect', to: '/errors' })
    expect(route('/top-destination', { agency })).toEqual({ kind: 'redirect', to: '/errors' })
  })

  // §2.1.6
  it('has /booknow/resort and its sub-paths only when the Resorts item is active', () => {
    const agency = {
      bookingMenuItemOptions: all.filter(({ title }) => title !== 'Resorts'),
      displayTopDestinations: true,
    }
    expect(route('/booknow/resort/search', { agency })).toEqual({ kind: 'redirect', to: '/errors' })
    expect(route('/booknow/resort/search').kind).toBe('unavailable')
  })

  it('reports a service as unavailable if the agency has switched it off', () => {
    const agency = { bookingMenuItemOptions: [], displayTopDestinations: true }
    for (const path of [
      '/booknow/hotels',
      '/BookNow/hotels',
      '//booknow/hotels',
      '/booknow//hotels/search/',
    ]) {
      expect(route(path, { agency }), path).toEqual({ kind: 'unavailable' })
    }
  })

  it('keeps a booking’s page open if the agency has switched its product off', () => {
    const agency = { bookingMenuItemOptions: [], displayTopDestinations: true }
    const remotes = [{ name: 'booking', routes: ['/booknow/hotels/*'] }]
    const page = { kind: 'remote', remote: 'booking' }
    expect(route('/booknow/hotels/confirm-payment', { agency, remotes })).toEqual(page)
    expect(route('/BookNow/hotels//confirm-payment/', { agency, remotes })).toEqual(page)
    for (const path of ['/booknow/hotels/search', '/booknow/hotels/checkout', '/booknow/hotels/confirm'])
      expect(route(path, { agency, remotes }), path).toEqual({ kind: 'unavailable' })
  })

  // §2.2.8
  it('has conditions pages for the five cruise lines only (spec §2.2)', () => {
    for (const line of ['royal-caribbean', 'carnival', 'mcl', 'celebrity', 'disney', 'Disney']) {
      expect(route(`/cancellation-policy/${line}`)).toEqual({ kind: 'page', page: 'cancellation-policy' })
    }
    expect(route('/cancellation-policy/')).toEqual({ kind: 'page', page: 'cancellation-policies' })
    for (const path of ['titanic', '__proto__', '%00', 'disney/more', 'a'.repeat(10_000)]) {
      expect(route(`/cancellation-policy/${path}`)).toEqual({ kind: 'redirect', to: '/errors' })
    }
  })

  // §2.2.1, §2.2.2, §2.2.3, §2.2.4, §2.2.5, §2.2.6, §2.2.7, §2.2.9, §2.2.10, §2.2.11
  it('never answers a path of the catalogue with /errors', () => {
    for (const pattern of catalogue) {
      const path = pattern.replaceAll(/:\w+/g, 'x1')
      expect(route(path), path).not.toEqual({ kind: 'redirect', to: '/errors' })
    }
  })

  // §2.1.12
  it('applies the legacy redirects only outside prod, qa, uat and dev', () => {
    for (const environment of ['prod', 'qa', 'uat', 'dev']) {
      expect(route('/blog/share', { environment })).toEqual({ kind: 'page', page: 'blog-share' })
    }
    expect(route('/x/blog/share', { environment: 'local' })).toEqual({ kind: 'redirect', to: '/blog' })
    expect(route('/destination/share/1', { environment: 'local' })).toEqual({
      kind: 'redirect',
      to: '/destination',
    })
  })

  // §2.1.13, §6.18
  it('sends a travel agent from / to hotels if signed in, else to the login', () => {
    expect(route('/', { session: { signedIn: true, isTravelAgent: true } })).toEqual({
      kind: 'redirect',
      to: '/booknow/hotels',
    })
    expect(route('/', { session: { signedIn: false, isTravelAgent: true } })).toEqual({
      kind: 'redirect',
      to: '/login?redirect=%2Fbooknow%2Fhotels',
    })
  })

  it('sends an inactive agency’s agent from / to the Command Center, which is open there', () => {
    const agency = { bookingMenuItemOptions: all, displayTopDestinations: true, status: 'Inactive' } as const
    const session = { signedIn: true, isTravelAgent: true }
    expect(route('/', { agency, session })).toEqual({ kind: 'redirect', to: '/dashboard' })
  })
})

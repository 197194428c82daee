import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { type RouteRowsInput, routeRows } from './route-rows.ts'

const remotes = [
  { name: 'booking', routes: ['/booknow/hotels', '/booknow/hotels/search'] },
  { name: 'seo', routes: ['/destination', '/top-destination'] },
]
const agency = {
  bookingMenuItemOptions: [{ title: 'Hotels', active: true } as const],
  displayTopDestinations: false,
  sso: { isSSOEnabled: false, isDirectLoginAllowedForSSOUsers: false },
  returnUrl: 'https://members.example',
}
const rows = (change: Partial<RouteRowsInput> = {}) =>
  routeRows({ agency, remotes, environment: 'prod', ...change })
const row = (pattern: string, change: Partial<RouteRowsInput> = {}) =>
  rows(change).find((one) => one.pattern === pattern)

describe('list of an agency’s routes', () => {
  it('has every route of the catalogue once, and the answer for any other path', () => {
    const patterns = rows().map(({ pattern }) => pattern)
    for (const pattern of catalogue) expect(patterns).toContain(pattern)
    expect(new Set(patterns).size).toBe(patterns.length)
    expect(rows().at(-1)).toMatchObject({ pattern: '/*', answer: '→ /errors' })
  })

  it('names who answers', () => {
    expect(row('/expired')?.answer).toBe('shell: expiry')
    expect(row('/booknow/hotels/search')?.answer).toBe('booking part')
    expect(row('/booknow/hotels/checkout')?.answer).toBe('not available here')
    expect(row('/cancellation-policy/mcl')?.answer).toBe('shell: cancellation-policy')
  })

  it('names the flag or engine that a route depends on, with its state', () => {
    expect(row('/booknow/hotels')).toMatchObject({ under: 'Hotels: on', answer: 'booking part' })
    expect(row('/booknow/resort')).toMatchObject({ under: 'Resorts: off', answer: '→ /errors' })
    expect(row('/destination')).toMatchObject({ under: 'displayTopDestinations: off', answer: '→ /errors' })
    const shown = { ...agency, displayTopDestinations: true }
    expect(row('/destination', { agency: shown })?.answer).toBe('seo part')
    expect(row('/about')?.under).toBe('')
  })

  it('marks the ten public pages of spec §2.3, two of them under both names', () => {
    expect(
      rows()
        .filter(({ isPublic }) => isPublic)
        .map(({ pattern }) => pattern)
        .sort(),
    ).toEqual([
      '/about',
      '/cookies-policy',
      '/disclaimer',
      '/expired',
      '/expiry',
      '/faqs',
      '/forgot-password',
      '/forgotpassword',
      '/login',
      '/privacy-policy',
      '/signup',
      '/user-terms-and-conditions',
    ])
  })

  it('marks pages without header and footer, and pages with the slim footer', () => {
    expect(row('/disapproveProposal')).toMatchObject({ header: 'none', footer: 'none' })
    expect(row('/sso')).toMatchObject({ header: 'whole', footer: 'slim' })
    expect(row('/')).toMatchObject({ header: 'whole', footer: 'whole' })
  })

  it('leads from log-in and sign-up to the agency’s own site with single sign-on only', () => {
    const alone = { ...agency, sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false } }
    for (const path of ['/login', '/signup'])
      expect(row(path, { agency: alone })?.answer).toBe('→ https://members.example')
    expect(row('/login')?.answer).toBe('shell: login')
  })

  it('depends on the environment: legacy redirects only outside prod, qa, uat and dev', () => {
    expect(row('/blog/share', { environment: 'local' })?.answer).toBe('→ /blog')
    expect(row('/destination/share', { environment: 'local' })?.answer).toBe('→ /destination')
    expect(row('/destination/share')?.answer).not.toContain('→')
  })
})

// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { proofCases } from '../../scripts/proof-cases.ts'
import { createApiClient } from '../api/client.ts'
import type { PageContext } from '../contract/page.ts'
import { testBundle } from '../server/adapters/store/testing.ts'
import { internalPath } from '../tenant/internal-path.ts'
import { within } from '../tenant/stored-target.ts'
import { guardedPage } from './guarded-page.tsx'
import * as loader from './remote/load-remote.ts'
import { testSite } from './testing-site.tsx'
import { loginHref } from './visitor-page-guard.tsx'

// Records whether a part's code was requested; the loader is real, and remembers the parts of earlier files.
const importModule = vi.fn<(url: string) => Promise<unknown>>()
const { loadRemote } = loader
const requested = vi.spyOn(loader, 'loadRemote')
beforeAll(() => {
  requested.mockImplementation((remote) => loadRemote(remote, importModule))
})
beforeEach(() => {
  requested.mockClear()
  importModule.mockReset()
  importModule.mockResolvedValue({
    part: {
      name: 'late',
      routes: [{ path: '/users/*', component: () => <h1>Everybody’s secrets</h1>, title: 'x' }],
      loadText: async () => ({}),
    },
  })
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const forbidden = () => heading('You do not have access to this page')

const Nothing = () => null

/** Follows a link inside the app, without a server. */
async function go(path: string): Promise<void> {
  await act(async () => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  })
}

describe('inside the app, without a server request', () => {
  const site = testSite('aurora', undefined, [{ name: 'late', routes: ['/users/*'] }])

  it.each(
    proofCases(['/users/clients/7?tab=1', '/settings/profile', '/settings/website', '/mytrip/mytrips'], 1),
  )('a visitor is led from %s to log-in and back', async (path) => {
    await site().show('/about')
    await go(path)
    await waitFor(() => expect(location.pathname).toBe('/login'))
    expect(new URLSearchParams(location.search).get('redirect')).toBe(path)
    expect(requested).not.toHaveBeenCalled()
  })

  it.each(
    proofCases(
      [
        ['traveller', '/users/clients/7'],
        ['traveller', '/settings/website'],
        ['traveller', '/dashboard'],
        ['sales', '/settings/payment/'],
        ['sales', '/Users/Agents'],
        ['owner', '/mytrip/mytrips'],
      ],
      3,
    ),
  )('the %s sees the 403 page at %s, and nothing behind it is requested', async (name, path) => {
    await site().signIn(name)
    // A page without texts besides the frame's, if the role has one.
    await site().show(name === 'traveller' ? '/' : '/about')
    const requests = vi.spyOn(globalThis, 'fetch')
    await go(path)
    expect(await forbidden()).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^You do not have access to this page/))
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toBeVisible()
    expect(requested).not.toHaveBeenCalled()
    const paths = requests.mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)))
    expect(paths.filter((url) => /agents/i.test(url))).toEqual([])
    requests.mockRestore()
    await go('/about')
    await waitFor(() => expect(document.title).not.toMatch(/^You do not have access/))
  })

  it('a permitted user sees the part at its path', async () => {
    await site().signIn('sales')
    await site().show('/users/clients/7')
    expect(await heading('Everybody’s secrets')).toBeVisible()
    await go('/users/agents/x')
    expect(await forbidden()).toBeVisible()
    await go('/users/clients/8')
    expect(await heading('Everybody’s secrets')).toBeVisible()
  })
})

describe('inside the app of an agency with single sign-on only', () => {
  const site = testSite('aurora', (content) => ({
    ...content,
    agency: {
      ...content.agency,
      sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false },
      returnUrl: 'https://own.example/in',
    },
  }))

  it("a visitor is led to the agency's own site", async () => {
    await site().show('/about')
    const replace = vi.fn()
    history.pushState(null, '', '/settings/profile')
    vi.stubGlobal('location', { ...location, replace })
    await act(async () => void dispatchEvent(new PopStateEvent('popstate')))
    await waitFor(() => expect(replace).toHaveBeenCalledWith('https://own.example/in'))
    vi.unstubAllGlobals()
  })
})

describe('log-in link', () => {
  const agency = { ...testBundle('aurora').content.agency, id: 'x', version: 1 } as PageContext['agency']
  const page = { agency } as PageContext
  const from = (path: string, query = '') => loginHref({ page, path, search: new URLSearchParams(query) })

  it('returns to the page with path and query, whatever else the address has', () => {
    expect(from('/settings//Website/', 'id=7')).toBe('/login?redirect=%2Fsettings%2Fwebsite%3Fid%3D7')
  })

  it.each([
    ['//evil.example/secrets', ''],
    ['/secrets', 'redirect=https://evil.example'],
    ['/secrets', 'redirect=//evil.example&redirect=/%5Cevil.example'],
    ['/\\evil.example', 'next=//evil.example'],
    ['/%2f%2fevil.example', ''],
  ])('never leads back to another site: %s?%s', (path, query) => {
    const to = from(path, query)
    expect(to).toMatch(/^\/login(\?|$)/)
    const back = internalPath(new URLSearchParams(to.split('?')[1]).get('redirect')) ?? '/'
    expect(new URL(back, 'https://here.example').origin).toBe('https://here.example')
  })
})

describe('page of a protected path', () => {
  it('is neither cached nor indexed, and otherwise unchanged', async () => {
    const head: Parameters<typeof guardedPage>[0]['head'] = (_, { agency }) => agency.metaData
    const page = guardedPage({ Page: Nothing, head, status: 201, redirect: async () => within('/dashboard') })
    expect(page).toMatchObject({ maxAge: 0, noindex: true, status: 201, head })
    const client = createApiClient({ baseUrl: 'http://page.invalid' })
    const asking = { page: {} as PageContext, client, path: '/', search: new URLSearchParams() }
    expect(await page.redirect?.(asking)).toBe('/dashboard')
  })
})

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApiClient } from '../api/client.ts'
import type { PageContext } from '../contract/page.ts'
import type { Session } from '../contract/session.ts'
import { PageProvider } from '../platform/page.tsx'
import { createText } from '../platform/text.ts'
import { testBundle } from '../server/store/testing.ts'
import { internalPath } from '../tenant/internal-path.ts'
import { guardedPage } from './guarded-page.tsx'
import en from './pages/text/en.json' with { type: 'json' }
import frame from './text/en.json' with { type: 'json' }

const text = createText('en', { shell: { ...frame, ...en } })
const t = text.getFixedT(null, 'shell')
const queryKey = ['secret']

const page = guardedPage({
  access: (permissions) => permissions.has('agents.manage'),
  Page: () => <h1>Everybody’s secrets</h1>,
  head: (_, { agency }) => ({ ...agency.metaData, title: 'Secrets' }),
  needs: () => [{ queryKey }],
  queries: () => [{ queryKey }],
  redirect: async ({ search }) => (search.has('moved') ? '/dashboard' : null),
  status: 201,
})

const anonymous: Session = { signedIn: false, isTravelAgent: false, isRestrictedAgent: false }
const sales: Session = { ...anonymous, signedIn: true, isTravelAgent: true, userType: 'SalesAgent' }
const owner: Session = { ...sales, userType: 'AgencyOwner' }

const contextOf = (session: Session, change: object = {}): PageContext => ({
  ...{ session, language: 'en', currency: 'USD', device: 'desktop', today: '2026-03-10' },
  ...{ wording: {}, demo: true, frame: { header: true, footer: true } },
  agency: { ...testBundle('aurora').content.agency, id: 'x', version: 1, ...change } as PageContext['agency'],
})
const client = createApiClient({ baseUrl: 'http://page.invalid' })
const asked = (session: Session, path = '/secrets', query = '', change?: object) => ({
  ...{ page: contextOf(session, change), client, path, search: new URLSearchParams(query) },
  read: () => undefined,
})
const statusOf = (session: Session) =>
  typeof page.status === 'function' ? page.status(asked(session)) : page.status

function Address() {
  const { pathname, search } = useLocation()
  return <p>{`${pathname}${search}`}</p>
}

function show(session: Session, address = '/secrets', change?: object) {
  render(
    <I18nextProvider i18n={text}>
      <PageProvider page={contextOf(session, change)}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/login" element={<Address />} />
            <Route path="*" element={<page.Page />} />
          </Routes>
        </MemoryRouter>
      </PageProvider>
    </I18nextProvider>,
  )
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a page with a door', () => {
  it('is the page itself for who may see it', async () => {
    expect(statusOf(owner)).toBe(201)
    expect(await page.redirect?.(asked(owner))).toBeNull()
    expect(await page.redirect?.(asked(owner, '/secrets', 'moved=1'))).toBe('/dashboard')
    expect([page.needs?.(asked(owner)), page.queries?.(asked(owner))]).toEqual([
      [{ queryKey }],
      [{ queryKey }],
    ])
    expect(page.head(t, contextOf(owner)).title).toBe('Secrets')
    show(owner)
    expect(screen.getByRole('heading').textContent).toBe('Everybody’s secrets')
  })

  it('is the 403 state for a known person without the permission, and asks for none of its data', async () => {
    expect(statusOf(sales)).toBe(403)
    expect(await page.redirect?.(asked(sales, '/secrets', 'moved=1'))).toBeNull()
    expect([page.needs?.(asked(sales)), page.queries?.(asked(sales))]).toEqual([[], []])
    expect(page.head(t, contextOf(sales)).title).toMatch(/^You do not have access to this page/)
    show(sales)
    expect(screen.getByRole('heading').textContent).toBe('You do not have access to this page')
  })

  it('leads an anonymous visitor to log in, and back with path and query', async () => {
    expect(await page.redirect?.(asked(anonymous, '/secrets', 'id=7&moved=1'))).toBe(
      '/login?redirect=%2Fsecrets%3Fid%3D7%26moved%3D1',
    )
    show(anonymous, '/secrets?id=7')
    expect(screen.getByText('/login?redirect=%2Fsecrets%3Fid%3D7')).toBeTruthy()
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('leads people of single sign-on alone to their agency’s own site', async () => {
    const sso = {
      sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false },
      returnUrl: 'https://own.example/in',
    }
    expect(await page.redirect?.(asked(anonymous, '/secrets', '', sso))).toBe('https://own.example/in')
    const replace = vi.fn()
    vi.stubGlobal('location', { replace })
    show(anonymous, '/secrets', sso)
    expect(replace).toHaveBeenCalledWith('https://own.example/in')
  })

  it.each([
    ['//evil.example/secrets', ''],
    ['/secrets', 'redirect=https://evil.example'],
    ['/secrets', 'redirect=//evil.example&redirect=/%5Cevil.example'],
    ['/\\evil.example', 'next=//evil.example'],
    ['/%2f%2fevil.example', ''],
  ])('never leads back to another site: %s?%s', async (path, query) => {
    const to = (await page.redirect?.(asked(anonymous, path, query))) ?? ''
    expect(to).toMatch(/^\/login(\?|$)/)
    const back = internalPath(new URLSearchParams(to.split('?')[1]).get('redirect')) ?? '/'
    expect(new URL(back, 'https://here.example').origin).toBe('https://here.example')
  })

  it('is kept for nobody and told to no search engine', () => {
    expect([page.maxAge, page.noindex]).toEqual([0, true])
  })
})

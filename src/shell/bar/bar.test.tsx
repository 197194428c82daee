// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BarFacts } from '../../contract/bar.ts'
import { Bar } from './bar.tsx'
import { currentPage } from './current-page.ts'
import { applyPageStyle, storedPageStyle } from './stored-page-style.ts'

const facts: BarFacts = {
  slug: 'aurora',
  gallery: 'http://localhost:4000/',
  logIn: { email: 'owner@aurora.example', password: 'livery-demo-1' },
  tenants: [
    { slug: 'aurora', name: 'Aurora Travel', href: 'http://aurora.localhost:4000/' },
    { slug: 'jolt', name: 'Jolt', href: 'http://jolt.localhost:4000/' },
  ],
  roles: ['traveller', 'owner'],
  noRoles: null,
  languages: ['en', 'ar'],
  currencies: ['USD', 'EUR'],
  scenarios: ['price_up', 'payment_declined'],
  conditions: { latency: 0, scenario: '' },
  problems: [],
  movedTo: null,
  resetHref: null,
}
const now = { language: 'en', currency: 'USD', role: 'owner' }

function open(overrides: Partial<BarFacts> = {}) {
  render(<Bar facts={{ ...facts, ...overrides }} now={now} onHide={vi.fn()} />)
  return within(screen.getByRole('region', { name: 'View options' }))
}

const namesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map((one) => one.textContent)

describe('demo bar', () => {
  beforeEach(() => {
    document.documentElement.dataset.mode = 'auto'
    document.documentElement.dir = 'ltr'
    applyPageStyle({ mode: 'site', direction: 'site' })
  })
  afterEach(() => {
    cleanup()
    sessionStorage.clear()
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'livery_conditions=;path=/;max-age=0'
    delete document.documentElement.dataset.mode
    document.documentElement.dir = ''
  })

  it('links to a reset if the browser stores the site, and not if a server does', () => {
    expect(open().queryByRole('link', { name: 'Reset the preview' })).toBeNull()
    cleanup()
    const bar = open({ resetHref: '/preview-reset/' })
    expect(bar.getByRole('link', { name: 'Reset the preview' })).toHaveAttribute('href', '/preview-reset/')
  })

  it('moves the clock of trips to a moment, and says if the server refuses', async () => {
    const asked = vi.fn(async (..._: Parameters<typeof fetch>) => new Response(null, { status: 422 }))
    vi.stubGlobal('fetch', asked)
    const bar = open({ movedTo: new Date(2026, 4, 8, 9, 30).toISOString() })
    const field = bar.getByLabelText('Clock of trips')
    expect(field).toHaveValue('2026-05-08T09:30')
    fireEvent.change(field, { target: { value: '2026-05-09T10:00' } })
    fireEvent.click(bar.getByRole('button', { name: 'Move' }))
    expect(await bar.findByText(/^The clock was not moved/)).toHaveAttribute('role', 'alert')
    const [address, options] = asked.mock.calls[0] ?? []
    expect([address, String(options?.body)]).toEqual([
      '/demo/clock',
      `at=${encodeURIComponent(new Date(2026, 4, 9, 10).toISOString())}`,
    ])
    vi.unstubAllGlobals()
  })

  it('marks a static preview, and nothing if a server stores the site', () => {
    const notice = /^This is a preview\. It runs only in this browser/
    expect(open().queryByText(notice)).toBeNull()
    expect(screen.getByRole('button', { expanded: true })).toHaveTextContent('aurora: view options')
    cleanup()
    expect(open({ resetHref: '/preview-reset/', gallery: null }).getByText(notice)).toBeVisible()
    expect(screen.getByRole('button', { expanded: true })).toHaveTextContent('aurora preview: view options')
    expect(screen.queryByRole('link', { name: 'All agencies' })).toBeNull()
  })

  it("shows the outbox and the demo's password", () => {
    const bar = open()
    expect(bar.getByRole('link', { name: 'outbox' })).toHaveAttribute('href', '/outbox')
    expect(bar.getByText(/^No email is sent\. It is stored/)).toHaveTextContent(
      'Log in as owner@aurora.example, or as another person above, with the password livery-demo-1.',
    )
    expect(bar.getByRole('link', { name: 'All agencies' })).toHaveAttribute('href', 'http://localhost:4000/')
    cleanup()
    expect(open({ roles: [], noRoles: 'single_sign_on', logIn: null }).queryByText(/password/)).toBeNull()
  })

  it('lists the choices and the current one', () => {
    const bar = open()
    expect(bar.getByRole('combobox', { name: 'Agency' })).toHaveValue('aurora')
    expect(namesOf(bar.getByRole('combobox', { name: 'Agency' }))).toEqual(['Aurora Travel', 'Jolt'])
    expect(namesOf(bar.getByRole('combobox', { name: 'Who' }))).toEqual(['Visitor', 'Traveller', 'Owner'])
    expect(bar.getByRole('combobox', { name: 'Who' })).toHaveValue('owner')
    expect(namesOf(bar.getByRole('combobox', { name: 'Language' }))).toEqual(['English', 'Arabic'])
    expect(bar.getByRole('combobox', { name: 'Currency' })).toHaveValue('USD')
    expect(namesOf(bar.getByRole('combobox', { name: 'The supplier' }))).toEqual([
      'Works normally',
      'Price rises at the quote',
      'Payment is declined',
    ])
  })

  it('applies mode and direction to the page, keeps them for the tab, and resets them', () => {
    const bar = open()
    const root = document.documentElement
    fireEvent.click(bar.getByRole('radio', { name: 'Dark' }))
    fireEvent.click(bar.getByRole('radio', { name: 'Right to left' }))
    expect([root.dataset.mode, root.dir]).toEqual(['dark', 'rtl'])
    expect(storedPageStyle()).toEqual({ mode: 'dark', direction: 'rtl' })
    fireEvent.click(bar.getByRole('button', { name: 'Reset' }))
    expect([root.dataset.mode, root.dir]).toEqual(['auto', 'ltr'])
    expect(bar.getByRole('radio', { name: 'The agency’s' })).toBeChecked()
  })

  it('stores latency and failures where the server reads them', () => {
    const bar = open()
    fireEvent.change(bar.getByRole('combobox', { name: 'Delay of calls' }), { target: { value: '3000' } })
    fireEvent.change(bar.getByRole('combobox', { name: 'The supplier' }), { target: { value: 'price_up' } })
    expect(decodeURIComponent(document.cookie)).toContain('livery_conditions=latency=3000&scenario=price_up')
    fireEvent.click(bar.getByRole('button', { name: 'Reset' }))
    expect(document.cookie).not.toContain('livery_conditions')
  })

  it('lists broken tenants, and offers no users if no account signs in by password', () => {
    const bar = open({ roles: [], noRoles: 'single_sign_on', problems: ['tenants/jolt/tenant.json: line 2'] })
    const broken = bar.getByRole('region', { name: 'Not imported until fixed' })
    expect(broken).toHaveTextContent('tenants/jolt/tenant.json: line 2')
    expect(bar.queryByRole('combobox', { name: 'Who' })).toBeNull()
    expect(bar.getByText('No people to choose: this agency uses single sign-on only.')).toBeVisible()
  })

  it('resets style and conditions when it is hidden', () => {
    const bar = open()
    fireEvent.click(bar.getByRole('radio', { name: 'Dark' }))
    fireEvent.change(bar.getByRole('combobox', { name: 'Delay of calls' }), { target: { value: '3000' } })
    fireEvent.click(bar.getByRole('button', { name: 'Hide in this tab' }))
    expect(storedPageStyle()).toEqual({ mode: 'site', direction: 'site' })
    expect(document.documentElement.dataset.mode).toBe('auto')
    expect(document.cookie).not.toContain('livery_conditions')
  })

  it.each([
    ['is answered with 503', () => Promise.resolve(new Response(null, { status: 503 })), /answered with 503/],
    ['gets no answer', () => Promise.reject(new TypeError('no network')), /got no answer/],
  ])('reports if signing out %s, without the chosen latency', async (_, answer, message) => {
    const cookies: string[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
      cookies.push(document.cookie)
      return answer()
    })
    const bar = open()
    fireEvent.change(bar.getByRole('combobox', { name: 'Delay of calls' }), { target: { value: '3000' } })
    fireEvent.change(bar.getByRole('combobox', { name: 'Who' }), { target: { value: '' } })
    expect(await bar.findByText(message)).toHaveRole('alert')
    expect(bar.getByRole('combobox', { name: 'Who' })).toHaveValue('owner')
    expect(cookies).toEqual([''])
    expect(decodeURIComponent(document.cookie)).toContain('latency=3000')
    vi.restoreAllMocks()
  })

  it('updates the number of faults next to the agency', () => {
    const bar = (problems: string[]) => <Bar facts={{ ...facts, problems }} now={now} onHide={vi.fn()} />
    const { rerender } = render(bar([]))
    const status = screen.getByRole('status')
    expect(status).toBeEmptyDOMElement()
    rerender(bar(['one']))
    expect(status).toHaveTextContent(/^1 fault$/)
    expect(screen.getByRole('button', { name: /view options$/ })).toHaveTextContent('aurora 1 fault')
    rerender(bar(['one', 'two']))
    expect(status).toHaveTextContent(/^2 faults$/)
    rerender(bar([]))
    expect(status).toBeEmptyDOMElement()
    expect(screen.getByRole('button', { name: /view options$/ })).not.toHaveTextContent('fault')
  })

  it('closes by Escape, and returns the focus to its button', () => {
    const bar = open()
    fireEvent.keyDown(bar.getByRole('combobox', { name: 'Agency' }), { key: 'Escape' })
    expect(screen.queryByRole('region')).toBeNull()
    expect(screen.getByRole('button', { name: /view options$/ })).toHaveFocus()
  })

  it("reads the page from the server's state", () => {
    const page = document.implementation.createHTMLDocument()
    expect(currentPage(page)).toEqual({ language: '', currency: '', role: '' })
    const context = { language: 'ar', currency: 'EUR', session: { email: 'owner@aurora.example' } }
    const state = page.createElement('script')
    state.id = 'livery-state'
    state.type = 'application/json'
    state.textContent = JSON.stringify({ context })
    page.body.append(state)
    expect(currentPage(page)).toEqual({ language: 'ar', currency: 'EUR', role: 'owner' })
  })

  it('survives invalid stored values', () => {
    act(() => sessionStorage.setItem('livery_bar_look', '{"mode":"pink"'))
    expect(storedPageStyle()).toEqual({ mode: 'site', direction: 'site' })
    sessionStorage.setItem('livery_bar_look', '{"mode":"pink","direction":"rtl"}')
    expect(storedPageStyle()).toEqual({ mode: 'site', direction: 'rtl' })
  })
})

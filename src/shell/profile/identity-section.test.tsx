// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { proofCases } from '../../../scripts/proof-cases.ts'
import { createApiClient } from '../../api/client.ts'
import { profileQuery } from '../../api/profile.ts'
import type { IdentityProviderSettings } from '../../contract/types.ts'
import { enterText } from '../../ui/testing-text-entry.ts'
import { withDialogs } from '../testing-dialog.ts'
import { stayOnPage } from '../testing-leaving.ts'
import { testSite } from '../testing-site.tsx'

withDialogs()

const { openPath } = stayOnPage()

const settings = { issuer: 'https://login.example', clientId: 'livery', scopes: ['openid', 'email'] }
const staff: IdentityProviderSettings = { ...settings, id: 'staff', kind: 'sso', name: 'Aurora staff' }
const orchid: IdentityProviderSettings = {
  ...settings,
  id: 'orchid',
  kind: 'social',
  name: 'Orchid',
  issuer: 'https://orchid.example',
}
const tulip: IdentityProviderSettings = {
  ...orchid,
  id: 'tulip',
  name: 'Tulip',
  issuer: 'https://tulip.example',
}

const scrolled = vi.fn()
beforeEach(() => {
  scrolled.mockClear()
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = scrolled
})
afterEach(cleanup)

const siteWith = (identityProviders: IdentityProviderSettings[]) =>
  testSite('aurora', (content) => ({
    ...content,
    identityProviders,
    agency: { ...content.agency, sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true } },
  }))

const section = () => within(screen.getByRole('region', { name: 'Accounts you log in with' }))
const button = (name: string) => section().getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))
const remove = async (name: string) => {
  await userEvent.click(await section().findByRole('button', { name: `Remove ${name}` }))
  await press('Remove')
}
const password = () => section().getByLabelText(/^Current password/)
const rows = () =>
  section()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('connected accounts', () => {
  const site = siteWith([staff, orchid, tulip])
  const open = async (name: string, path = '/settings/profile', options = {}) => {
    await site().signIn(name)
    await site().show(path, options)
    await screen.findByRole('heading', { level: 1, name: 'Your profile' })
    await screen.findByRole('region', { name: 'Accounts you log in with' })
  }

  it("are listed; the agency's own provider cannot be removed, and others can be connected", async () => {
    await site().connect('admin', staff)
    await site().connect('admin', orchid)
    await open('admin')
    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(rows()).toEqual([
      'Aurora staffAurora Vesper’s own log-in',
      'OrchidConnected on Mar 10, 2026Remove',
    ])
    expect(section().queryByRole('button', { name: 'Remove Aurora staff' })).toBeNull()
    expect(section().queryByRole('button', { name: 'Connect Orchid' })).toBeNull()
    expect(button('Connect Tulip')).toBeVisible()
  })

  it('are disconnected by click, which ends other sessions, and can be connected again', async () => {
    await site().connect('owner', orchid)
    await site().signInElsewhere(
      'owner',
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    )
    await open('owner', '/settings/profile?identity=connected')
    const sessions = () =>
      within(screen.getByRole('region', { name: 'Where you are logged in' })).getAllByRole('listitem')
    await waitFor(() => expect(sessions()).toHaveLength(2))
    expect(section().getByText(/^Connected\. /)).toBeVisible()
    await remove('Orchid')
    const notice = await section().findByText('Removed. All your other devices have been logged out.')
    await waitFor(() => expect(notice).toHaveFocus())
    expect(rows()).toEqual([])
    await waitFor(() => expect(section().queryByText(/^Connected\. /)).toBeNull())
    await waitFor(() => expect(sessions()).toHaveLength(1))
    expect(button('Connect Orchid')).toBeVisible()
  })

  it('ask for confirmation before removal, which can be cancelled', async () => {
    await site().connect('restricted', orchid)
    await open('restricted')
    await userEvent.click(await section().findByRole('button', { name: 'Remove Orchid' }))
    expect(screen.getByRole('dialog', { name: 'Remove Orchid?' })).toHaveAccessibleDescription(
      /^You can then no longer log in with it/,
    )
    await press('Cancel')
    expect(rows()).toHaveLength(1)
  })

  it('stay in the list if the call fails, with an error', async () => {
    await site().connect('agent', orchid)
    await open('agent', '/settings/profile', { retries: false })
    site().network.use(http.delete('*/api/user/identities/*', () => HttpResponse.error()))
    await remove('Orchid')
    expect(await section().findByRole('alert')).toHaveTextContent(/^You are offline/)
    expect(rows()).toHaveLength(1)
  })

  it('are connected after the correct password only', async () => {
    await open('sales')
    await press('Connect Orchid')
    expect(password()).toHaveFocus()
    await press('Continue to Orchid')
    expect(password()).toHaveAccessibleDescription('Password is required')
    await enterText(password(), 'not the one')
    await press('Continue to Orchid')
    await waitFor(() => expect(password()).toHaveAccessibleDescription('This is not your current password'))
    expect(openPath).not.toHaveBeenCalled()
    await userEvent.clear(password())
    await enterText(password(), 'livery-demo-1')
    await press('Continue to Orchid')
    await waitFor(() => expect(openPath).toHaveBeenCalled())
    const path = openPath.mock.lastCall?.[0] ?? ''
    const query = new URL(path, site().origin).searchParams
    expect(path).toMatch(/^\/sso\/start\?/)
    expect([...query.keys()]).toEqual(['provider', 'link', 'navigateTo'])
    expect([query.get('provider'), query.get('navigateTo')]).toEqual(['orchid', '/settings/profile'])
    expect(query.get('link')).toMatch(/^[\w-]{43}$/)
  })

  it('can be left unchanged: the button returns with the focus', async () => {
    await open('restricted')
    await press('Connect Tulip')
    await press('Cancel')
    expect(button('Connect Tulip')).toHaveFocus()
  })

  it('have to wait after too many attempts', async () => {
    await open('sales')
    const busy = () => HttpResponse.json({ code: 'rate_limited' }, { status: 429 })
    site().network.use(http.post('*/api/user/identities', busy))
    await press('Connect Orchid')
    await enterText(password(), 'livery-demo-1')
    await press('Continue to Orchid')
    expect(await section().findByRole('alert')).toHaveTextContent(/^Too many attempts/)
    expect(password()).toHaveValue('livery-demo-1')
  })

  it.each(
    proofCases(
      [
        ['connected', /^Connected\. You can now log in with it/],
        ['denied', /^The log-in was cancelled/],
        ['taken', /^This account is in use.*another person’s account at Aurora Vesper/],
        ['expired', /^This log-in is no longer valid/],
      ],
      2,
    ),
  )("show and announce the result of a provider's sign-in: %s", async (word, sentence) => {
    await open('traveller', `/mytrip/profile?identity=${word}`)
    const isTheirDoing = word === 'connected' || word === 'denied'
    const [notice] = section().getAllByRole(isTheirDoing ? 'status' : 'alert')
    expect(notice).toHaveTextContent(sentence)
    expect(notice?.parentElement).toHaveFocus()
    expect(scrolled.mock.contexts).toEqual([notice?.parentElement])
    await press('Hide this message')
    expect(notice).not.toBeInTheDocument()
  })

  it('ignore foreign parameters in the address', async () => {
    await open('traveller', '/mytrip/profile?identity=You+have+won')
    expect(section().queryByRole('alert')).toBeNull()
    expect(screen.queryByText(/You have won/)).toBeNull()
  })
})

describe('user who only has connected accounts', () => {
  const email = 'owner@aurora.example'
  const site = siteWith([orchid, tulip])
  const open = async (options = {}) => {
    await site().signIn('owner')
    const { data } = await profileQuery(createApiClient({ baseUrl: site().origin })).queryFn({
      signal: new AbortController().signal,
    })
    const passwordless = { data: { ...data, hasPassword: false } }
    site().network.use(http.get('*/api/user/profile', () => HttpResponse.json(passwordless)))
    await site().show('/settings/profile', options)
    await screen.findByRole('region', { name: 'Accounts you log in with' })
  }
  const passwordSection = () => within(screen.getByRole('region', { name: 'Password' }))
  const mailed = async () =>
    (await site().mails()).filter(({ kind, recipient }) => kind === 'reset' && recipient === email)

  it('must set a password before connecting another account, and gets a link by mail', async () => {
    await site().connect('owner', orchid)
    await open()
    await press('Connect Tulip')
    const notice = section().getByText(/^Before you connect Tulip, you need a password/)
    expect(notice.parentElement).toHaveFocus()
    expect(section().queryByLabelText(/password/i)).toBeNull()
    expect(section().queryByRole('button', { name: 'Continue to Tulip' })).toBeNull()
    expect(section().getByText(`We send a link to ${email} so that you can choose a password.`)).toBeVisible()
    // The effect of the link is explained before it is sent.
    expect(await section().findByText(/disconnects the accounts you have connected/)).toBeVisible()
    const before = (await mailed()).length
    await press('Send me the link')
    const status = await section().findByText(/^A message with a link is on its way to owner@/)
    expect(status.closest('[role=status]')).toBeVisible()
    expect(await mailed()).toHaveLength(before + 1)
    expect((await mailed())[0]?.text).toMatch(/\/newPassword\?token=/)
    expect(button('Send again')).toBeEnabled()
    await press('Cancel')
    expect(button('Connect Tulip')).toHaveFocus()
  })

  it('is warned that the last account is the only way to sign in, before removing it', async () => {
    await site().connect('owner', orchid)
    await open()
    await userEvent.click(await section().findByRole('button', { name: 'Remove Orchid' }))
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      /^You have no password yet, so this is your only way to log in.*we send the link to owner@aurora\.example/,
    )
    await press('Cancel')
    expect(rows()).toHaveLength(1)
  })

  it('finds the same link in the password section, without an unusable field', async () => {
    await open()
    expect(passwordSection().getByText(/^You do not have a password yet/)).toBeVisible()
    expect(passwordSection().queryByLabelText(/password/i)).toBeNull()
    expect(passwordSection().queryByRole('button', { name: 'Change password' })).toBeNull()
    const before = (await mailed()).length
    await userEvent.click(passwordSection().getByRole('button', { name: 'Send me the link' }))
    expect(await passwordSection().findByText(/^A message with a link is on its way/)).toBeVisible()
    expect(await mailed()).toHaveLength(before + 1)
  })

  it.each([
    ['rate_limited', 429, /^Too many attempts/],
    ['mail_unavailable', 503, /^This site cannot send email/],
  ])('sees a notice if no mail is sent: %s', async (code, status, sentence) => {
    await open({ retries: false })
    const problem = { type: 'about:blank', title: '', status, code, detail: '' }
    site().network.use(http.post('*/api/user/forgot-password', () => HttpResponse.json(problem, { status })))
    await userEvent.click(passwordSection().getByRole('button', { name: 'Send me the link' }))
    expect(await passwordSection().findByRole('alert')).toHaveTextContent(sentence)
    expect(passwordSection().queryByText(/on its way/)).toBeNull()
  })
})

describe('where single sign-on is the only way to sign in', () => {
  const site = testSite('aurora', (content) => ({
    ...content,
    identityProviders: [staff],
    agency: { ...content.agency, sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false } },
  }))

  it('hides the password form if the agency allows only single sign-on', async () => {
    const answer = (data: object) => () => HttpResponse.json(data)
    const session = { signedIn: true, isTravelAgent: false, userType: 'Traveller', firstName: 'Mo' }
    const person = { personal_info: { first_name: 'Mo', last_name: '', email: 'mo@aurora.example' } }
    const profile = { ...person, phone: '', language: null, currency: null, hasPassword: false }
    const own = { id: '1', name: 'Aurora staff', kind: 'sso', createdAt: '2026-03-10T12:00:00Z' }
    site().network.use(
      http.get('*/api/user/session', answer({ session })),
      http.get('*/api/user/profile', answer({ data: profile })),
      http.get('*/api/user/identities', answer({ data: [own] })),
      http.get('*/api/user/sessions', answer({ data: [] })),
    )
    await site().show('/mytrip/profile')
    await waitFor(() => expect(section().getByText('Aurora staff')).toBeVisible())
    expect(screen.queryByRole('region', { name: 'Password' })).toBeNull()
    expect(section().getByText('You log in here through Aurora Vesper’s own log-in service.')).toBeVisible()
    expect(screen.getByText(/Log it out and tell Aurora Vesper\./)).toBeVisible()
    expect(screen.queryByText(/change your password/)).toBeNull()
  })
})

describe('where the agency no longer offers a connected provider', () => {
  const site = siteWith([])

  it('the last account can still be removed; without any the section is hidden', async () => {
    await site().connect('sales', orchid)
    await site().signIn('sales')
    await site().show('/settings/profile')
    await screen.findByRole('region', { name: 'Accounts you log in with' })
    await remove('orchid.example')
    expect(await section().findByText(/^Removed\./)).toBeVisible()
    cleanup()
    await site().show('/settings/profile')
    await screen.findByRole('region', { name: 'Where you are logged in' })
    expect(screen.queryByRole('region', { name: 'Accounts you log in with' })).toBeNull()
  })
})

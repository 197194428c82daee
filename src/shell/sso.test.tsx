// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import type { IdentityProviderSettings } from '../contract/types.ts'
import * as leave from '../platform/leave-page.ts'
import { ssoErrors } from '../tenant/sso.ts'
import { testSite } from './testing-site.tsx'

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const main = () => within(screen.getByRole('main'))
const link = (name: string | RegExp) => main().findByRole('link', { name })

const settings = { issuer: 'https://login.example', clientId: 'livery', scopes: ['openid', 'email'] }
const staff: IdentityProviderSettings = { ...settings, id: 'staff', kind: 'sso', name: 'Aurora staff' }
const crew: IdentityProviderSettings = { ...settings, id: 'crew', kind: 'sso', name: 'Crew' }
const orchid: IdentityProviderSettings = { ...settings, id: 'orchid', kind: 'social', name: 'Orchid' }

/** An agency with these providers and sign-on rules. */
function siteWith(
  identityProviders: IdentityProviderSettings[],
  sso = { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true },
  returnUrl = '',
) {
  return testSite('aurora', (content) => ({
    ...content,
    identityProviders,
    agency: { ...content.agency, sso, returnUrl, contactEmailId: 'desk@aurora.example' },
  }))
}

describe('with providers of both kinds', () => {
  const site = siteWith([staff, crew, orchid])

  it('lists them below the log-in form, with the redirect', async () => {
    await site().show('/login?redirect=%2Fabout')
    expect(await link('Continue with Aurora staff')).toHaveAttribute(
      'href',
      '/sso/start?provider=staff&navigateTo=%2Fabout',
    )
    expect(await link('Continue with Orchid')).toHaveAttribute(
      'href',
      '/sso/start?provider=orchid&navigateTo=%2Fabout',
    )
  })

  it('passes on no redirect that leaves the site', async () => {
    await site().show('/login?redirect=https%3A%2F%2Fevil.example')
    expect(await link('Continue with Orchid')).toHaveAttribute('href', '/sso/start?provider=orchid')
  })

  it("offers the agency's own providers on /sso", async () => {
    await site().show('/sso?navigateTo=%2Fbooknow%2Fhotels')
    expect(await heading('Log in to Aurora Vesper')).toBeVisible()
    const names = (await main().findAllByRole('link')).map(({ textContent }) => textContent)
    expect(names).toEqual(['Continue with Aurora staff', 'Continue with Crew'])
  })

  it('offers social accounts on /social, and a link to the form', async () => {
    await site().show('/social?navigateTo=%2Fabout')
    expect(await heading('Use an account you already have')).toBeVisible()
    expect(main().queryByRole('link', { name: /staff/ })).toBeNull()
    expect(await link('Continue with Orchid')).toHaveAttribute(
      'href',
      '/sso/start?provider=orchid&navigateTo=%2Fabout',
    )
    expect(await link('Log in with email and password')).toHaveAttribute('href', '/login?redirect=%2Fabout')
  })

  it.each(
    ssoErrors.filter(
      (error) => !['inactive', 'closed', 'unknown', 'agent', 'account', 'taken'].includes(error),
    ),
  )('reports the error and starts the same provider again: %s', async (error) => {
    await site().show(`/sso?error=${error}&provider=orchid&navigateTo=%2Fabout`)
    expect((await screen.findByRole('alert')).textContent?.length).toBeGreaterThan(20)
    expect(await link('Try again')).toHaveAttribute('href', '/sso/start?provider=orchid&navigateTo=%2Fabout')
    expect(await link('Log in with another method')).toHaveAttribute('href', '/login?redirect=%2Fabout')
  })

  it.each(['account', 'agent'])('leads to the form instead of a retry: %s', async (error) => {
    await site().show(`/sso?error=${error}&provider=orchid&navigateTo=%2Fabout`)
    expect((await screen.findByRole('alert')).textContent).toContain('connect the other account')
    expect(await link('Log In')).toHaveAttribute('href', '/login?redirect=%2Fabout')
    expect(main().getAllByRole('link')).toHaveLength(1)
  })

  it.each([
    ['inactive', 'Your account has been deactivated'],
    ['closed', 'New accounts cannot be created at the moment'],
  ])(
    "offers the agency's address instead of a retry if only the agency can help: %s",
    async (error, title) => {
      await site().show(`/sso?error=${error}&provider=orchid`)
      expect(await heading(title)).toBeVisible()
      expect(main().queryByRole('link', { name: 'Try again' })).toBeNull()
      expect(await link(/desk@aurora\.example/)).toHaveAttribute('href', 'mailto:desk@aurora.example')
    },
  )

  it('ignores unknown errors', async () => {
    await site().show('/sso?error=Call%20555-0199&provider=orchid')
    expect(await heading('Log in to Aurora Vesper')).toBeVisible()
    expect(document.body.textContent).not.toContain('555')
  })

  it('keeps the log-in form if the providers fail to load', async () => {
    site().network.use(
      http.get(`${site().origin}/api/sso/providers`, () => HttpResponse.json({}, { status: 500 })),
    )
    await site().show('/login', { retries: false })
    expect(await main().findByLabelText('Password')).toBeVisible()
    expect(main().queryByRole('link', { name: /Continue with/ })).toBeNull()
  })

  it('redirects a signed-in user to their target', async () => {
    const replace = vi.spyOn(leave, 'replacePath').mockImplementation(() => undefined)
    await site().signIn('traveller')
    await site().show('/sso?navigateTo=%2Fabout')
    await vi.waitFor(() => expect(replace).toHaveBeenLastCalledWith('/about'))
    cleanup()
    await site().show('/social?navigateTo=%2Flogout')
    await vi.waitFor(() => expect(replace).toHaveBeenLastCalledWith('/'))
    replace.mockRestore()
  })
})

describe('with one single sign-on provider', () => {
  const site = siteWith([staff, orchid])

  it('starts it automatically on /sso, and after an error only on click', async () => {
    const replace = vi.spyOn(leave, 'replacePath').mockImplementation(() => undefined)
    await site().show('/sso?navigateTo=%2Fabout')
    await vi.waitFor(() =>
      expect(replace).toHaveBeenLastCalledWith('/sso/start?provider=staff&navigateTo=%2Fabout'),
    )
    replace.mockClear()
    cleanup()
    await site().show('/sso?error=expired')
    expect(await link('Try again')).toHaveAttribute('href', '/sso')
    expect(replace).not.toHaveBeenCalled()
    replace.mockRestore()
  })
})

describe('without any provider', () => {
  const site = siteWith([], { isSSOEnabled: false, isDirectLoginAllowedForSSOUsers: false })

  it('shows only the form on /login', async () => {
    await site().show('/login')
    expect(await main().findByLabelText('Password')).toBeVisible()
    expect(main().queryByText('or')).toBeNull()
  })

  it.each(['/sso?navigateTo=%2Fabout', '/social?navigateTo=%2Fabout'])(
    'reports on %s that there is none, and links to the form',
    async (path) => {
      await site().show(path)
      expect(await heading('This log-in method is not available here')).toBeVisible()
      expect(
        main().getByText('At Aurora Vesper, you log in with your email address and a password.'),
      ).toBeVisible()
      expect(await link('Log In')).toHaveAttribute('href', '/login?redirect=%2Fabout')
    },
  )
})

describe("where users sign in only at the agency's own site", () => {
  const site = siteWith(
    [],
    { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false },
    'https://members.example/start',
  )

  // §4.12
  it('redirects from /sso to that site', async () => {
    await site().show('/sso')
    expect(await link('Go to the website of Aurora Vesper')).toHaveAttribute(
      'href',
      'https://members.example/start',
    )
    cleanup()
    await site().show('/social')
    expect(await main().findByText('At Aurora Vesper, you log in on the agency’s own website.')).toBeVisible()
    expect(await link('Go to the website of Aurora Vesper')).toHaveAttribute(
      'href',
      'https://members.example/start',
    )
    expect(main().queryByRole('link', { name: 'Log In' })).toBeNull()
    cleanup()
    await site().show('/sso?error=unknown')
    expect(await link('Go to the website of Aurora Vesper')).toHaveAttribute(
      'href',
      'https://members.example/start',
    )
  })
})

describe('where single sign-on is the only way to sign in', () => {
  const site = siteWith(
    [staff],
    { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false },
    'https://members.example/start',
  )

  it("links to the agency's site and its contact when the provider cannot be reached", async () => {
    await site().show('/sso?error=unavailable&provider=staff')
    expect(await heading('The log-in service cannot be reached')).toBeVisible()
    expect(await link('Try again')).toHaveAttribute('href', '/sso/start?provider=staff')
    expect(await link('Go to the website of Aurora Vesper')).toHaveAttribute(
      'href',
      'https://members.example/start',
    )
    expect(await link(/desk@aurora\.example/)).toHaveAttribute('href', 'mailto:desk@aurora.example')
    expect(main().queryByRole('link', { name: 'Log in with another method' })).toBeNull()
  })

  it('leads from /social to the provider, without a form', async () => {
    await site().show('/social?navigateTo=%2Fabout')
    expect(
      await main().findByText('At Aurora Vesper, you log in through the agency’s own log-in service.'),
    ).toBeVisible()
    await expectOwnProviders()
  })

  it.each(['account', 'agent'])('asks for no password without a form: %s', async (error) => {
    await site().show(`/sso?error=${error}&provider=orchid&navigateTo=%2Fabout`)
    expect(await heading('You cannot log in here with this account')).toBeVisible()
    expect((await screen.findByRole('alert')).textContent).not.toMatch(/password|as usual|profile/)
    await expectOwnProviders()
  })

  it('does not offer a provider again that refused the user', async () => {
    await site().show('/sso?error=taken&provider=staff')
    expect(await heading('This account is in use')).toBeVisible()
    expect(main().queryByRole('link', { name: 'Continue with Aurora staff' })).toBeNull()
    cleanup()
    await site().show('/sso?error=inactive')
    expect(await heading('Your account has been deactivated')).toBeVisible()
    expect(main().queryByRole('link', { name: 'Continue with Aurora staff' })).toBeNull()
  })

  async function expectOwnProviders() {
    expect(await link('Continue with Aurora staff')).toHaveAttribute(
      'href',
      '/sso/start?provider=staff&navigateTo=%2Fabout',
    )
    const links = main().getAllByRole('link')
    expect(links.map((a) => a.getAttribute('href'))).toContain('https://members.example/start')
    expect(links.map((a) => a.getAttribute('href'))).toContain('mailto:desk@aurora.example')
    expect(main().queryByRole('link', { name: 'Log In' })).toBeNull()
  }
})

describe('where single sign-on is the only way and the agency has no site', () => {
  const site = siteWith([staff], { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false })

  it('leads from /login to /sso, with the redirect', async () => {
    const replace = vi.spyOn(leave, 'replacePath').mockImplementation(() => undefined)
    await site().show('/login?redirect=%2Fabout')
    await vi.waitFor(() => expect(replace).toHaveBeenLastCalledWith('/sso?navigateTo=%2Fabout'))
    expect(main().queryByLabelText('Password')).toBeNull()
    replace.mockRestore()
  })

  it('still names a contact when the provider cannot be reached', async () => {
    await site().show('/sso?error=unavailable&provider=staff')
    expect(await link(/desk@aurora\.example/)).toHaveAttribute('href', 'mailto:desk@aurora.example')
    expect(main().queryByRole('link', { name: /website/ })).toBeNull()
  })
})

describe('where the only way to sign in has neither provider nor site', () => {
  const site = siteWith([], { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false })

  it.each(['/sso', '/social'])('names a contact on %s, and shows no form', async (path) => {
    await site().show(path)
    expect(await heading('This log-in method is not available here')).toBeVisible()
    expect(await link(/desk@aurora\.example/)).toHaveAttribute('href', 'mailto:desk@aurora.example')
    expect(main().queryByRole('link', { name: /Log In|website/ })).toBeNull()
  })
})

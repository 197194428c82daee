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

/** An agency with these providers and these rules of its own sign-on. */
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

  it('offers them below the log-in form, with the way back', async () => {
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

  it('carries no way back that leaves the site', async () => {
    await site().show('/login?redirect=https%3A%2F%2Fevil.example')
    expect(await link('Continue with Orchid')).toHaveAttribute('href', '/sso/start?provider=orchid')
  })

  it('lets people choose among the agency’s own on /sso', async () => {
    await site().show('/sso?navigateTo=%2Fbooknow%2Fhotels')
    expect(await heading('Log in to Aurora Vesper')).toBeVisible()
    const names = (await main().findAllByRole('link')).map(({ textContent }) => textContent)
    expect(names).toEqual(['Continue with Aurora staff', 'Continue with Crew'])
  })

  it('lets people choose a social account on /social, or go to the form', async () => {
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
  )('says what went wrong and begins the same again: %s', async (error) => {
    await site().show(`/sso?error=${error}&provider=orchid&navigateTo=%2Fabout`)
    expect((await screen.findByRole('alert')).textContent?.length).toBeGreaterThan(20)
    expect(await link('Try again')).toHaveAttribute('href', '/sso/start?provider=orchid&navigateTo=%2Fabout')
    expect(await link('Log in with another method')).toHaveAttribute('href', '/login?redirect=%2Fabout')
  })

  it.each(['account', 'agent'])('leads on to the form, which is no other way: %s', async (error) => {
    await site().show(`/sso?error=${error}&provider=orchid&navigateTo=%2Fabout`)
    expect((await screen.findByRole('alert')).textContent).toContain('connect the other account')
    expect(await link('Log In')).toHaveAttribute('href', '/login?redirect=%2Fabout')
    expect(main().getAllByRole('link')).toHaveLength(1)
  })

  it.each([
    ['inactive', 'Your account has been deactivated'],
    ['closed', 'New accounts cannot be created at the moment'],
  ])(
    'offers the agency’s address instead of another try where only the agency can help: %s',
    async (error, title) => {
      await site().show(`/sso?error=${error}&provider=orchid`)
      expect(await heading(title)).toBeVisible()
      expect(main().queryByRole('link', { name: 'Try again' })).toBeNull()
      expect(await link(/desk@aurora\.example/)).toHaveAttribute('href', 'mailto:desk@aurora.example')
    },
  )

  it('shows nothing of an error that is none of ours', async () => {
    await site().show('/sso?error=Call%20555-0199&provider=orchid')
    expect(await heading('Log in to Aurora Vesper')).toBeVisible()
    expect(document.body.textContent).not.toContain('555')
  })

  it('keeps the log-in form when the providers cannot be had', async () => {
    site().network.use(
      http.get(`${site().origin}/api/sso/providers`, () => HttpResponse.json({}, { status: 500 })),
    )
    await site().show('/login', { retries: false })
    expect(await main().findByLabelText('Password')).toBeVisible()
    expect(main().queryByRole('link', { name: /Continue with/ })).toBeNull()
  })

  it('leads who is signed in on to where they wanted to go', async () => {
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

describe('with one sign-on of its own', () => {
  const site = siteWith([staff, orchid])

  it('begins it on /sso by itself, and after an error only when asked', async () => {
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

  it('has nothing but the form on /login', async () => {
    await site().show('/login')
    expect(await main().findByLabelText('Password')).toBeVisible()
    expect(main().queryByText('or')).toBeNull()
  })

  it.each(['/sso?navigateTo=%2Fabout', '/social?navigateTo=%2Fabout'])(
    'says on %s that there is none, and leads to the form',
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

describe('where people come in at the agency’s own site alone', () => {
  const site = siteWith(
    [],
    { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false },
    'https://members.example/start',
  )

  it('leads from /sso to that site', async () => {
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

describe('where the agency’s own sign-on is the only way in', () => {
  const site = siteWith(
    [staff],
    { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false },
    'https://members.example/start',
  )

  it('leads on to the agency’s own site and to its people when the provider cannot be reached', async () => {
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

  it('leads from /social to that sign-on, and to nobody’s form', async () => {
    await site().show('/social?navigateTo=%2Fabout')
    expect(
      await main().findByText('At Aurora Vesper, you log in through the agency’s own log-in service.'),
    ).toBeVisible()
    await expectOwnWays()
  })

  it.each(['account', 'agent'])('asks for no password that there is no form for: %s', async (error) => {
    await site().show(`/sso?error=${error}&provider=orchid&navigateTo=%2Fabout`)
    expect(await heading('You cannot log in here with this account')).toBeVisible()
    expect((await screen.findByRole('alert')).textContent).not.toMatch(/password|as usual|profile/)
    await expectOwnWays()
  })

  it('offers a sign-on that refused somebody no second time', async () => {
    await site().show('/sso?error=taken&provider=staff')
    expect(await heading('This account is in use')).toBeVisible()
    expect(main().queryByRole('link', { name: 'Continue with Aurora staff' })).toBeNull()
    cleanup()
    await site().show('/sso?error=inactive')
    expect(await heading('Your account has been deactivated')).toBeVisible()
    expect(main().queryByRole('link', { name: 'Continue with Aurora staff' })).toBeNull()
  })

  async function expectOwnWays() {
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

describe('where the agency’s own sign-on is the only way in and it has no site of its own', () => {
  const site = siteWith([staff], { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false })

  it('leads from /login to /sso, with the way back', async () => {
    const replace = vi.spyOn(leave, 'replacePath').mockImplementation(() => undefined)
    await site().show('/login?redirect=%2Fabout')
    await vi.waitFor(() => expect(replace).toHaveBeenLastCalledWith('/sso?navigateTo=%2Fabout'))
    expect(main().queryByLabelText('Password')).toBeNull()
    replace.mockRestore()
  })

  it('still says whom to ask when the provider cannot be reached', async () => {
    await site().show('/sso?error=unavailable&provider=staff')
    expect(await link(/desk@aurora\.example/)).toHaveAttribute('href', 'mailto:desk@aurora.example')
    expect(main().queryByRole('link', { name: /website/ })).toBeNull()
  })
})

describe('where the only way in has neither a provider nor a site', () => {
  const site = siteWith([], { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false })

  it.each(['/sso', '/social'])('names on %s the people to ask, and no form', async (path) => {
    await site().show(path)
    expect(await heading('This log-in method is not available here')).toBeVisible()
    expect(await link(/desk@aurora\.example/)).toHaveAttribute('href', 'mailto:desk@aurora.example')
    expect(main().queryByRole('link', { name: /Log In|website/ })).toBeNull()
  })
})

// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { CHECKOUT_ENTRY } from './post-login-redirect.ts'
import { stayOnPage } from './testing-leaving.ts'
import { testSite } from './testing-site.tsx'

const { replacePath } = stayOnPage()

beforeEach(() => {
  localStorage.clear()
})

describe('sign-in and sign-up pages', () => {
  const site = testSite('aurora')
  const leadsTo = async (path: string) => {
    await site().signIn('traveller')
    await site().show(path)
    await waitFor(() => expect(replacePath).toHaveBeenCalled())
    expect(screen.queryByLabelText(/^Password/)).toBeNull()
    return replacePath.mock.calls[0]?.[0]
  }

  it.each([
    ['/login', '/'],
    ['/signup', '/'],
    ['/login?redirect=/mytrip/profile', '/mytrip/profile'],
    ['/login?redirect=/login', '/'],
    ['/login?redirect=/logout', '/'],
    ['/login?redirect=//evil.example', '/'],
    ['/login?redirect=https://evil.example', '/'],
  ])('redirect a signed-in user at once: %s to %s', async (path, to) => {
    expect(await leadsTo(path)).toBe(to)
  })

  it('lead to the waiting checkout first, and once', async () => {
    const entry = { isCheckout: true, url: '/booknow/cars/checkout?token=1', storedAt: Date.now() }
    localStorage.setItem(CHECKOUT_ENTRY, JSON.stringify(entry))
    expect(await leadsTo('/login?redirect=/about')).toBe(entry.url)
    expect(localStorage.getItem(CHECKOUT_ENTRY)).toBeNull()
  })
})

describe('agency without sign-up', () => {
  const site = testSite('aurora', (content) => ({
    ...content,
    agency: { ...content.agency, isHideSignupOption: true },
  }))

  it('shows log-in instead of sign-up inside the app too, with the redirect', async () => {
    await site().show('/about')
    await act(async () => {
      history.pushState(null, '', '/signup?redirect=%2Fblog%3Fid%3D1')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await waitFor(() => expect(location.pathname).toBe('/login'))
    expect(new URLSearchParams(location.search).get('redirect')).toBe('/blog?id=1')
  })
})

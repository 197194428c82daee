// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { CHECKOUT_ENTRY } from '../post-login-redirect.ts'
import { testSite } from '../testing-site.tsx'
import { DeferredFeatures } from './deferred-features.tsx'
import { SAVINGS_FLAG } from './savings-flag.ts'

const session = [SAVINGS_FLAG, 'livery_deep_link', 'livery_route_type']

describe('sign-up, pressed by an anonymous visitor', () => {
  const site = testSite('aurora')
  beforeEach(() => {
    localStorage.clear()
    localStorage.setItem('other', 'x')
    for (const name of session) sessionStorage.setItem(name, 'x')
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'livery_currency=EUR; Path=/'
  })

  async function press(address: string) {
    await site().show(address, { late: <DeferredFeatures /> })
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-late'))
    await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign Up' }))
    await waitFor(() => expect(location.pathname).toBe('/signup'))
  }

  // §4.16
  it.each(['correlationId', 'token', 'proposalId'])(
    'from a page with %s stores the current URL with a timestamp and a checkout flag',
    async (name) => {
      const before = Date.now()
      await press(`/about?${name}=7`)
      const { isCheckout, url, storedAt } = JSON.parse(localStorage.getItem(CHECKOUT_ENTRY) ?? '{}')
      expect([isCheckout, url]).toEqual([true, `/about?${name}=7`])
      expect(storedAt).toBeGreaterThanOrEqual(before)
    },
  )

  it('from the checkout of a hotel stores it with what was chosen', async () => {
    await press('/booknow/hotels/checkout?rateKey=a_b-c&shown=USD.12345')
    const { isCheckout, url } = JSON.parse(localStorage.getItem(CHECKOUT_ENTRY) ?? '{}')
    expect([isCheckout, url]).toEqual([true, '/booknow/hotels/checkout?rateKey=a_b-c&shown=USD.12345'])
  })

  // §4.22
  it('from a deal clears local storage except the selected currency, and the session’s entries', async () => {
    await press('/about?dealLinkId=7')
    expect({ ...localStorage }).toEqual({})
    expect(session.map((name) => sessionStorage.getItem(name))).toEqual([null, null, null])
    expect(document.cookie).toContain('livery_currency=EUR')
  })

  it('opened in another tab clears and stores nothing: the visitor stays', async () => {
    await site().show('/about?dealLinkId=7', { late: <DeferredFeatures /> })
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-late'))
    const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Sign Up' })
    fireEvent.click(link, { ctrlKey: true })
    fireEvent.click(link, { metaKey: true })
    expect({ ...localStorage }).toEqual({ other: 'x' })
    expect(sessionStorage.getItem('livery_deep_link')).toBe('x')
  })

  it.each(['/verify', '/newPassword'])('from the link of a mail at %s stores no checkout', async (path) => {
    await press(`${path}?token=7`)
    expect({ ...localStorage }).toEqual({ other: 'x' })
    expect(location.search).toBe('')
  })

  it('from any other page clears and stores nothing', async () => {
    await press('/about?tab=Hotels')
    expect({ ...localStorage }).toEqual({ other: 'x' })
    expect(sessionStorage.getItem('livery_deep_link')).toBe('x')
  })
})

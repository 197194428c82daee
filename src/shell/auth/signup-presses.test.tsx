// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { DeferredFeatures } from '../deferred/deferred-features.tsx'
import { CHECKOUT_ENTRY } from '../post-login-redirect.ts'
import { SAVINGS_FLAG } from '../savings/savings-flag.ts'
import { testSite } from '../testing-site.tsx'

const session = [SAVINGS_FLAG, 'livery_deep_link', 'livery_route_type']

describe('sign-up link for an anonymous visitor', () => {
  const site = testSite('aurora')
  beforeEach(() => {
    localStorage.clear()
    localStorage.setItem('other', 'x')
    for (const name of session) sessionStorage.setItem(name, 'x')
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'livery_currency=EUR; Path=/'
  })

  async function press(address: string) {
    await site().show(address, { deferred: <DeferredFeatures /> })
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-deferred-ready'))
    await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign Up' }))
    await waitFor(() => expect(location.pathname).toBe('/signup'))
  }

  // §4.16
  it.each(['correlationId', 'token', 'proposalId'])(
    'on a page with %s stores the current URL with a timestamp and a checkout flag',
    async (name) => {
      const before = Date.now()
      await press(`/about?${name}=7`)
      const { isCheckout, url, storedAt } = JSON.parse(localStorage.getItem(CHECKOUT_ENTRY) ?? '{}')
      expect([isCheckout, url]).toEqual([true, `/about?${name}=7`])
      expect(storedAt).toBeGreaterThanOrEqual(before)
    },
  )

  it("on a hotel's checkout stores it with the selection", async () => {
    await press('/booknow/hotels/checkout?rateKey=a_b-c&shown=USD.12345')
    const { isCheckout, url } = JSON.parse(localStorage.getItem(CHECKOUT_ENTRY) ?? '{}')
    expect([isCheckout, url]).toEqual([true, '/booknow/hotels/checkout?rateKey=a_b-c&shown=USD.12345'])
  })

  // §4.22
  it("on a deal clears the session's entries and local storage except the selected currency", async () => {
    await press('/about?dealLinkId=7')
    expect({ ...localStorage }).toEqual({})
    expect(session.map((name) => sessionStorage.getItem(name))).toEqual([null, null, null])
    expect(document.cookie).toContain('livery_currency=EUR')
  })

  it('opened in another tab clears and stores nothing', async () => {
    await site().show('/about?dealLinkId=7', { deferred: <DeferredFeatures /> })
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-deferred-ready'))
    const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Sign Up' })
    fireEvent.click(link, { ctrlKey: true })
    fireEvent.click(link, { metaKey: true })
    expect({ ...localStorage }).toEqual({ other: 'x' })
    expect(sessionStorage.getItem('livery_deep_link')).toBe('x')
  })

  it.each(['/verify', '/newPassword'])("on a mailed link's page at %s stores no checkout", async (path) => {
    await press(`${path}?token=7`)
    expect({ ...localStorage }).toEqual({ other: 'x' })
    expect(location.search).toBe('')
  })

  it('on any other page clears and stores nothing', async () => {
    await press('/about?tab=Hotels')
    expect({ ...localStorage }).toEqual({ other: 'x' })
    expect(sessionStorage.getItem('livery_deep_link')).toBe('x')
  })
})

// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { QUOTE_LIFE } from './request-quote.ts'
import { fillGuests, findCheckout, goOn, guestForm, leavePage, paymentStep } from './testing-checkout.ts'
import { hurry } from './testing-held.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())
const dialog = (name: string) => screen.findByRole('dialog', { name })
const problem = (code: string, status = 409) => HttpResponse.json({ code, status, title: code }, { status })

describe('price of a checkout', () => {
  const site = testSite('meridian')
  withDialogs()

  it('shows its breakdown, and separately what is paid at the property', async () => {
    const { href, rate } = await findCheckout(site().origin)
    await site().show(href)
    await guestForm()
    expect(screen.queryByRole('dialog')).toBeNull()
    const summary = within(screen.getAllByRole('region', { name: 'Your booking' })[0] as HTMLElement)
    expect(summary.getByText('Price to Traveller').parentElement).toHaveTextContent(
      `$${((rate.price?.total ?? 0) / 100).toFixed(2)}`,
    )
    expect(summary.getByText('To pay now')).toBeVisible()
    expect(
      summary.getByText('Not included in the total: pay at the property').parentElement,
    ).toHaveTextContent('€')
    expect(summary.getByText('Cancellation policy')).toBeVisible()
    expect(summary.getByText(/^Local time of Lisbon/)).toBeVisible()
    expect(summary.queryByText('Wholesale Rate')).toBeNull()
    expect(summary.queryByText('From the wholesale rate to the price')).toBeNull()
  })

  it('shows the old and the new amount after a change, and is accepted once', async () => {
    const { href, rate } = await findCheckout(site().origin)
    const dearer = href.replace(/shown=USD\.\d+/, 'shown=USD.10000')
    await site().show(dearer)
    const up = await dialog('The price has risen')
    expect(within(up).getByText('$100.00').closest('s')).not.toBeNull()
    expect(up).toHaveTextContent(`$${((rate.price?.total ?? 0) / 100).toFixed(2)}`)
    expect(within(up).getByRole('link', { name: 'Back to the hotel' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/booknow\/hotels\/search-details\?hotelId=h\d+-\d+&start=2026-05-08/),
    )
    fireEvent.keyDown(up, { key: 'Escape' })
    expect(up).toBeVisible()
    fireEvent.click(within(up).getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    leavePage()
    await site().show(dearer)
    await guestForm()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('holds nothing until a changed price is accepted', async () => {
    const { href } = await findCheckout(site().origin)
    await site().show(href.replace(/shown=USD\.\d+/, 'shown=USD.10000'))
    await fillGuests()
    goOn()
    expect(screen.getByRole('button', { name: 'Continue to payment' })).not.toHaveAttribute(
      'aria-busy',
      'true',
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Accept' }))
    goOn()
    expect(screen.getByRole('button', { name: 'Continue to payment' })).toHaveAttribute('aria-busy', 'true')
    expect(await paymentStep()).toBeVisible()
  })

  it('has to be accepted again after arriving with another shown price', async () => {
    const { href } = await findCheckout(site().origin)
    await site().show(href.replace(/shown=USD\.\d+/, 'shown=USD.10000'))
    fireEvent.click(within(await dialog('The price has risen')).getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    leavePage()
    await site().show(href.replace(/shown=USD\.\d+/, 'shown=USD.9999900'))
    expect(await dialog('The price has dropped')).toBeVisible()
    leavePage()
    await site().show(href)
    await guestForm()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is also reported when it falls', async () => {
    const { href } = await findCheckout(site().origin)
    await site().show(href.replace(/shown=USD\.\d+/, 'shown=USD.9999900'))
    expect(await dialog('The price has dropped')).toBeVisible()
  })

  it('is lowered by logging in, and the page says what that saves', async () => {
    const { href, rate } = await findCheckout(site().origin)
    const promised = ((rate.price?.memberSaving ?? 0) / 100).toFixed(2)
    await site().show(href)
    await fillGuests()
    leavePage()
    await site().signIn('traveller')
    await site().show(href)
    const lower = await dialog('Your member price')
    expect(within(lower).getByRole('button', { name: 'Accept' })).toHaveFocus()
    expect(lower).toHaveTextContent(`lowers the price by \u2068$${promised}\u2069`)
    expect(lower).toHaveTextContent(`−$${promised}`)
    fireEvent.click(within(lower).getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Ada')
  })

  it('is the public one again after the session has ended, and is never held for less', async () => {
    await site().signIn('traveller')
    const { href } = await findCheckout(site().origin)
    await site().show(href)
    await fillGuests()
    await endSession(site().origin)
    goOn()
    expect(await dialog('The price has risen')).toBeVisible()
    expect(location.search).not.toContain('reference')
  })

  it('leads to other rooms and the nearest dates if nothing is left', async () => {
    const { href } = await findCheckout(site().origin)
    site().network.use(http.post('*/api/quotes', () => problem('sold_out')))
    await site().show(href)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This rate has just sold out' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'See other rooms' })).toHaveAttribute(
      'href',
      expect.stringContaining('/booknow/hotels/search-details?hotelId='),
    )
    expect(await screen.findByRole('link', { name: /^May 9 – May 12.*from \$/ })).toBeVisible()
  })

  it('reports that another traveller took the rooms during input', async () => {
    const { href } = await findCheckout(site().origin)
    await site().show(href)
    await fillGuests()
    site().network.use(http.post('*/api/bookings', () => problem('sold_out')))
    goOn()
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This rate has just sold out' }),
    ).toBeVisible()
  })

  it('is checked again after half an hour, and stays accepted if unchanged', async () => {
    const { href } = await findCheckout(site().origin)
    await site().show(href)
    await fillGuests()
    site().network.use(http.post('*/api/bookings', () => problem('quote_expired'), { once: true }))
    goOn()
    expect(await paymentStep()).toBeVisible()
  })

  it('has to be accepted again if it changed after half an hour', async () => {
    const { href } = await findCheckout(site().origin)
    await site().show(href)
    await fillGuests()
    let isRequested = false
    site().network.use(
      http.post('*/api/bookings', () => problem('quote_expired'), { once: true }),
      http.post('*/api/quotes', async ({ request }) => {
        if (isRequested) return undefined
        isRequested = true
        const { data } = (await (await fetch(request.clone())).json()) as Priced
        const total = { ...data.total, amount: data.total.amount + 700 }
        return HttpResponse.json({ data: { ...data, total, dueNow: total } }, { status: 201 })
      }),
    )
    goOn()
    const up = await dialog('The price has risen')
    expect(up).toHaveTextContent('+$7.00')
    expect(location.search).not.toContain('reference')
  })

  it('is checked automatically when half an hour ends during input', async () => {
    const { href } = await findCheckout(site().origin)
    await site().show(href)
    await guestForm()
    leavePage()
    let quotes = 0
    site().network.use(
      http.post('*/api/quotes', () => {
        quotes += 1
      }),
    )
    // One minute before the end.
    const stored = JSON.parse(sessionStorage.getItem('livery_checkout') ?? '{}')
    hurry()
    stored.checkout.quotedAt = Date.now() - QUOTE_LIFE + 60_000
    sessionStorage.setItem('livery_checkout', JSON.stringify(stored))
    await site().show(href)
    await guestForm()
    expect(quotes).toBe(0)
    await vi.advanceTimersByTimeAsync(60_000)
    await waitFor(() => expect(quotes).toBe(1))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => {
      const { checkout } = JSON.parse(sessionStorage.getItem('livery_checkout') ?? '{}')
      expect(checkout.quoteId).toMatch(/^[\da-f-]{36}$/)
      expect(checkout.quoteId).not.toBe(stored.checkout.quoteId)
    })
  })

  it('reports a hold from another tab, and is checked again on click', async () => {
    const { href } = await findCheckout(site().origin)
    await site().show(href)
    await fillGuests()
    site().network.use(http.post('*/api/bookings', () => problem('conflict'), { once: true }))
    goOn()
    expect(
      await screen.findByRole('heading', { level: 1, name: 'These rooms are already held or booked' }),
    ).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Check the price again' }))
    await guestForm()
    expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Ada')
  })

  it.each(['rateKey=%3Cscript%3E', '', 'rateKey=abcdefgh'])(
    'reports an invalid rate (%s), with a link back',
    async (query) => {
      await site().show(`/booknow/hotels/checkout?${query}&hotelId=h2267057-463421959025`)
      expect(
        await screen.findByRole('heading', { level: 1, name: 'This checkout could not be opened' }),
      ).toBeVisible()
      expect(screen.getByRole('link', { name: 'Back to the hotel' })).toHaveAttribute(
        'href',
        '/booknow/hotels/hotel-details?hotelId=h2267057-463421959025',
      )
    },
  )

  it('can be requested again after a lost connection', async () => {
    const { href } = await findCheckout(site().origin)
    site().network.use(http.post('*/api/quotes', () => HttpResponse.error()))
    await site().show(href, { retries: false })
    expect(await screen.findByRole('heading', { level: 1, name: 'The connection was lost' })).toBeVisible()
    site().network.resetHandlers()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await guestForm()).toBeVisible()
  })

  it('shows an agent the wholesale rate, the markup and each step', async () => {
    const { href } = await findCheckout(site().origin)
    await site().signIn('agent')
    await site().show(href)
    await guestForm()
    expect(screen.getAllByText('Wholesale Rate').length).toBeGreaterThan(0)
    expect(screen.getAllByText('Agency Markup').length).toBeGreaterThan(0)
    expect(screen.getAllByText('From the wholesale rate to the price').length).toBeGreaterThan(0)
  })
})

describe('price of a checkout where visitors may not see prices', () => {
  const site = testSite('schwarzmilan', (content) => ({
    ...content,
    agency: { ...content.agency, isHideSignupOption: false },
  }))

  it('requires log-in or sign-up, which return to the selection', async () => {
    const chosen = '/booknow/hotels/checkout?rateKey=abcdefgh&hotelId=h1-2&lng=en'
    await site().show(chosen)
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in to book' })).toBeVisible()
    const main = within(screen.getByRole('main'))
    for (const [name, path] of [
      ['Log in', '/login'],
      ['Sign up', '/signup'],
    ] as const) {
      expect(main.getByRole('link', { name })).toHaveAttribute(
        'href',
        `${path}?redirect=${encodeURIComponent(chosen)}`,
      )
    }
  })
})

interface Priced {
  data: { total: { amount: number }; dueNow: { amount: number } }
}

/** Logs out as another tab does. */
async function endSession(origin: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'livery' }
  await fetch(`${origin}/api/user/logout`, { method: 'POST', headers, body: '{}' })
}

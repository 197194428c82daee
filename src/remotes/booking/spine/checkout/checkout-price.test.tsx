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

describe('the price of a checkout', () => {
  const site = testSite('meridian')
  withDialogs()

  it('is as it was shown: what it is made of is told, and what is paid at the property apart from it', async () => {
    const { href, rate } = await findCheckout(site().origin)
    await site().show(href)
    await guestForm()
    expect(screen.queryByRole('dialog')).toBeNull()
    const summary = within(screen.getAllByRole('region', { name: 'Your booking' })[0] as HTMLElement)
    expect(summary.getByText('Price to Traveller').parentElement).toHaveTextContent(
      `$${((rate.price?.total ?? 0) / 100).toFixed(2)}`,
    )
    expect(summary.getByText('To pay now')).toBeVisible()
    expect(summary.getByText('Not included in the total: pay at the property').parentElement).toHaveTextContent('€')
    expect(summary.getByText('Cancellation conditions')).toBeVisible()
    expect(summary.getByText(/^Local time of Lisbon/)).toBeVisible()
    expect(summary.queryByText('Wholesale Rate')).toBeNull()
    expect(summary.queryByText('From the wholesale rate to the price')).toBeNull()
  })

  it('that has become another is shown with the old one, and agreed to once', async () => {
    const { href, rate } = await findCheckout(site().origin)
    const dearer = href.replace(/shown=USD\.\d+/, 'shown=USD.10000')
    await site().show(dearer)
    const up = await dialog('The price has gone up')
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

  it('that was agreed to before is as new for who comes by another that was shown', async () => {
    const { href } = await findCheckout(site().origin)
    await site().show(href.replace(/shown=USD\.\d+/, 'shown=USD.10000'))
    fireEvent.click(within(await dialog('The price has gone up')).getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    leavePage()
    await site().show(href.replace(/shown=USD\.\d+/, 'shown=USD.9999900'))
    expect(await dialog('The price has gone down')).toBeVisible()
    leavePage()
    await site().show(href)
    await guestForm()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that has fallen is told, too', async () => {
    const { href } = await findCheckout(site().origin)
    await site().show(href.replace(/shown=USD\.\d+/, 'shown=USD.9999900'))
    expect(await dialog('The price has gone down')).toBeVisible()
  })

  it('of nothing that is left leads to other rooms and to the nearest dates', async () => {
    const { href } = await findCheckout(site().origin)
    site().network.use(http.post('*/api/quotes', () => problem('sold_out')))
    await site().show(href)
    expect(await screen.findByRole('heading', { level: 1, name: 'Somebody was faster' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See other rooms' })).toHaveAttribute(
      'href',
      expect.stringContaining('/booknow/hotels/search-details?hotelId='),
    )
    expect(await screen.findByRole('link', { name: /^May 9 – May 12.*from \$/ })).toBeVisible()
  })

  it('whose rooms somebody else took while the form was filled in says so', async () => {
    const { href } = await findCheckout(site().origin)
    await site().show(href)
    await fillGuests()
    site().network.use(http.post('*/api/bookings', () => problem('sold_out')))
    goOn()
    expect(await screen.findByRole('heading', { level: 1, name: 'Somebody was faster' })).toBeVisible()
  })

  it('whose half hour is over is checked again by itself, and goes on where it is the same', async () => {
    const { href } = await findCheckout(site().origin)
    await site().show(href)
    await fillGuests()
    site().network.use(http.post('*/api/bookings', () => problem('quote_expired'), { once: true }))
    goOn()
    expect(await paymentStep()).toBeVisible()
  })

  it('whose half hour is over is agreed to anew where it is another', async () => {
    const { href } = await findCheckout(site().origin)
    await site().show(href)
    await fillGuests()
    let isAsked = false
    site().network.use(
      http.post('*/api/bookings', () => problem('quote_expired'), { once: true }),
      http.post('*/api/quotes', async ({ request }) => {
        if (isAsked) return undefined
        isAsked = true
        const { data } = (await (await fetch(request.clone())).json()) as Priced
        const total = { ...data.total, amount: data.total.amount + 700 }
        return HttpResponse.json({ data: { ...data, total, dueNow: total } }, { status: 201 })
      }),
    )
    goOn()
    const up = await dialog('The price has gone up')
    expect(up).toHaveTextContent('+$7.00')
    expect(location.search).not.toContain('reference')
  })

  it('whose half hour ends while the form is filled in is checked anew without a press', async () => {
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
    // As a minute before it is over.
    const kept = JSON.parse(sessionStorage.getItem('livery_checkout') ?? '{}')
    hurry()
    kept.checkout.quotedAt = Date.now() - QUOTE_LIFE + 60_000
    sessionStorage.setItem('livery_checkout', JSON.stringify(kept))
    await site().show(href)
    await guestForm()
    expect(quotes).toBe(0)
    await vi.advanceTimersByTimeAsync(60_000)
    await waitFor(() => expect(quotes).toBe(1))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => {
      const { checkout } = JSON.parse(sessionStorage.getItem('livery_checkout') ?? '{}')
      expect(checkout.quoteId).toMatch(/^[\da-f-]{36}$/)
      expect(checkout.quoteId).not.toBe(kept.checkout.quoteId)
    })
  })

  it('whose rooms were held from another tab says so, and is checked again on a press', async () => {
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
    'of no rate (%s) says so, with a way back',
    async (query) => {
      await site().show(`/booknow/hotels/checkout?${query}&hotelId=h2267057-463421959025`)
      expect(
        await screen.findByRole('heading', { level: 1, name: 'This checkout cannot be opened' }),
      ).toBeVisible()
      expect(screen.getByRole('link', { name: 'Back to the hotel' })).toHaveAttribute(
        'href',
        '/booknow/hotels/hotel-details?hotelId=h2267057-463421959025',
      )
    },
  )

  it('that cannot be asked for over a lost connection is asked for again on a press', async () => {
    const { href } = await findCheckout(site().origin)
    site().network.use(http.post('*/api/quotes', () => HttpResponse.error()))
    await site().show(href, { retries: false })
    expect(await screen.findByRole('heading', { level: 1, name: 'The connection was lost' })).toBeVisible()
    site().network.resetHandlers()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await guestForm()).toBeVisible()
  })

  it('shows an agent the wholesale rate, the markup and each step from one to the other', async () => {
    const { href } = await findCheckout(site().origin)
    await site().signIn('agent')
    await site().show(href)
    await guestForm()
    expect(screen.getAllByText('Wholesale Rate').length).toBeGreaterThan(0)
    expect(screen.getAllByText('Agency Markup').length).toBeGreaterThan(0)
    expect(screen.getAllByText('From the wholesale rate to the price').length).toBeGreaterThan(0)
  })
})

describe('the price of a checkout where the agency forbids the non-login flow', () => {
  const site = testSite('schwarzmilan', (content) => ({
    ...content,
    agency: { ...content.agency, isHideSignupOption: false },
  }))

  it('is for who logs in or signs up, and comes back to what was chosen', async () => {
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

// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { proofCases } from '../../../../../scripts/proof-cases.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { attemptOf } from '../payment/payment-attempt.ts'
import { findCheckout, guestForm, leavePage, paymentStep } from './testing-checkout.ts'
import { heldRooms, holdWith, hurry, later } from './testing-held.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('hold of a checkout', () => {
  const site = testSite('meridian')
  withDialogs()

  const { held, leavePayment, answerWith } = heldRooms(site)

  it("counts down by the server's clock, also after a reload", async () => {
    const address = await held()
    expect(screen.getByRole('timer').textContent).toMatch(/^1[45]:\d\d$/)
    leavePage()
    await site().show(address)
    await paymentStep()
    expect(screen.getByRole('timer').textContent).toMatch(/^1[45]:\d\d$/)
    expect(screen.queryByText(/^Your rooms are held for less than/)).toBeNull()
  })

  it('shows one calm warning three minutes before its end', async () => {
    const address = await leavePayment()
    answerWith(() => holdWith(170))
    await site().show(address)
    await paymentStep()
    expect(screen.getByText('Your rooms are held for less than 3 minutes.')).toHaveAttribute(
      'aria-live',
      'polite',
    )
    expect(screen.getByText(/^Time is running out/)).toBeVisible()
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off')
  })

  it('can be extended once', async () => {
    const address = await held()
    leavePage()
    answerWith(() => holdWith(170))
    await site().show(address)
    await paymentStep()
    expect(screen.getByRole('timer').textContent).toMatch(/^2:\d\d$/)
    fireEvent.click(screen.getByRole('button', { name: 'Extend the hold' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Extend the hold' })).toBeNull())
    expect(screen.getByRole('timer').textContent).toMatch(/^1[45]:\d\d$/)
  })

  it('reports that it could not be extended', async () => {
    await held()
    site().network.use(http.post('*/api/bookings/:reference/hold', () => HttpResponse.error()))
    fireEvent.click(screen.getByRole('button', { name: 'Extend the hold' }))
    expect(await screen.findByText('The hold could not be extended. Please try again.')).toBeVisible()
    expect(screen.getByRole('timer')).toBeVisible()
  })

  it('ends at zero: first the payment is checked, then the price again, keeping the input', async () => {
    const address = await leavePayment()
    let requests = 0
    answerWith(() => {
      requests += 1
      return requests < 3 ? holdWith(requests === 1 ? 60 : 0) : { state: 'expired' }
    })
    hurry()
    await site().show(address)
    await paymentStep()
    const status = () => within(screen.getByRole('main')).getAllByRole('status')[0]
    const place = status()
    expect(place).toBeEmptyDOMElement()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await title('We are checking whether this stay was paid')).toBeVisible()
    expect(place).toHaveTextContent('We are checking whether this stay was paid')
    expect(screen.queryByText(/nothing was charged/i)).toBeNull()
    for (const name of [/^Pay \$/, 'Check the price again']) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
    expect(screen.queryByRole('link', { name: 'Back to the hotel' })).toBeNull()
    await later()
    expect(await title('Your rooms are no longer held')).toBeVisible()
    // In the element that showed it before, so that screen readers announce the change.
    expect(status()).toBe(place)
    expect(place).toHaveTextContent('Your rooms are no longer held')
    expect(screen.getByText('Nothing was charged. Your details are kept.')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Check the price again' }))
    expect(await guestForm()).toHaveFocus()
    expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Ada')
    expect(location.search).not.toContain('reference')
  })

  it('links back with the rate conditions and the place of the search once it is over', async () => {
    const address = await leavePayment()
    answerWith(() => ({ state: 'expired' }))
    const place = 'destination=Lisbon&lat=38.72&long=-9.13'
    await site().show(`${address}&${place}&cancel=free`)
    const back = await screen.findByRole('link', { name: 'Back to the hotel' })
    expect(back.getAttribute('href')).toMatch(
      new RegExp(`/search-details\\?hotelId=.+&${place}&start=.+&cancel=free$`),
    )
  })

  it('mentions no input of another checkout once it is over', async () => {
    const address = await leavePayment()
    const reference = new URLSearchParams(address.split('?')[1]).get('reference')
    answerWith(() => ({ state: 'expired' }))
    for (const opened of [`/booknow/hotels/checkout?reference=${reference}`, address]) {
      if (opened === address) sessionStorage.clear()
      await site().show(opened)
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Your rooms are no longer held' }),
      ).toBeVisible()
      expect(screen.getByText('Nothing was charged.')).toBeVisible()
      leavePage()
    }
  })

  it('is released only after a confirmation, and never by leaving', async () => {
    const address = await held()
    leavePage()
    await site().show(address)
    await paymentStep()
    const give = () => screen.getAllByRole('button', { name: 'Release the rooms' })
    fireEvent.click(give()[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Release the rooms?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep the rooms' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('timer')).toBeVisible()
    fireEvent.click(give()[0] as HTMLElement)
    const again = await screen.findByRole('dialog', { name: 'Release the rooms?' })
    fireEvent.click(within(again).getByRole('button', { name: 'Release the rooms' }))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You have released the rooms' }),
    ).toBeVisible()
  })

  it.each(proofCases([true, false], 1))(
    'is not called unpaid while it cannot be checked, even after an attempt: %s',
    async (isTried) => {
      const address = await leavePayment()
      const reference = new URLSearchParams(address.split('?')[1]).get('reference') ?? ''
      if (isTried) attemptOf(reference).key()
      site().network.use(http.get('*/api/bookings/:reference', () => HttpResponse.error()))
      await site().show(address, { retries: false })
      expect(await title('The connection was lost')).toBeVisible()
      expect(screen.queryByText(/Nothing is booked|Nothing is paid|nothing was charged/i)).toBeNull()
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Back to the hotel' })).toBeVisible()
    },
  )

  it.each(proofCases(['confirmed', 'pending', 'completed', 'cancelled', 'rejected'], 2))(
    "leads to the booking's page once it is %s, and forgets the input",
    async (state) => {
      const address = await leavePayment()
      answerWith(() => ({ state }))
      await site().show(address)
      await waitFor(() => expect(location.pathname).toBe('/booknow/hotels/confirm-payment'))
      expect(location.search).toMatch(/^\?reference=LV-[A-Z0-9]+$/)
      expect(sessionStorage.getItem('livery_checkout')).toBeNull()
    },
  )

  it('belongs to its browser only', async () => {
    await site().show('/booknow/hotels/checkout?reference=LV-AAAAAA')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This booking cannot be opened here' }),
    ).toBeVisible()
    // There is no known hotel to link back to.
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'Search for a hotel' })
    expect(back).toHaveAttribute('href', '/booknow/hotels')
  })
})

describe('discounts of a checkout', () => {
  const site = testSite('meridian')
  withDialogs()

  const addCode = (code: string) => {
    fireEvent.change(screen.getByLabelText('Promo code'), { target: { value: code } })
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  }

  it("include the agency's codes, which can be added and removed; others show an error", async () => {
    await site().giveSavings()
    const { href, rate } = await findCheckout(site().origin)
    await site().show(href)
    await guestForm()
    addCode('no code!')
    expect(screen.getByLabelText('Promo code')).toHaveAccessibleDescription(
      'This code is not valid or has expired',
    )
    addCode('NOBODYS')
    await waitFor(() =>
      expect(screen.getByLabelText('Promo code')).toHaveAccessibleDescription(
        'This code is not valid or has expired',
      ),
    )
    addCode('welcome10')
    expect(await screen.findByText(/^WELCOME10 takes \$[\d.]+ off$/)).toBeVisible()
    const due = () =>
      screen.getAllByText('To pay now')[0]?.parentElement?.querySelector('data')?.getAttribute('value')
    const total = (rate.price?.total ?? 0) / 100
    expect(Number(due())).toBeCloseTo(total * 0.9, 1)
    expect(screen.queryByRole('dialog')).toBeNull()
    leavePage()
    await site().show(href)
    expect(await screen.findByText(/^WELCOME10 takes/)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByLabelText('Promo code')).toBeVisible()
    expect(Number(due())).toBe(total)
  })

  it('include the wallet of a user who has one', async () => {
    await site().giveSavings()
    await site().signIn('member')
    const { href, rate } = await findCheckout(site().origin)
    await site().show(href)
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Use my wallet ($120.00)' }))
    expect(await screen.findByText('$120.00 of your wallet is used for this booking.')).toBeVisible()
    const due = screen.getAllByText('To pay now')[0]?.parentElement
    expect(due).toHaveTextContent(`$${((rate.price?.total ?? 0) / 100 - 120).toFixed(2)}`)
  })

  it('are absent if the agency has no codes', async () => {
    const { href } = await findCheckout(site().origin)
    site().network.use(
      http.post('*/api/quotes', async ({ request }) => {
        if (request.headers.get('x-inner')) return undefined
        const inner = new Request(request.clone(), {
          headers: { ...Object.fromEntries(request.headers), 'x-inner': '1' },
        })
        const { data } = (await (await fetch(inner)).json()) as { data: object }
        return HttpResponse.json({ data: { ...data, takesPromo: false } }, { status: 201 })
      }),
    )
    await site().show(href)
    await guestForm()
    expect(screen.queryByLabelText('Promo code')).toBeNull()
  })
})

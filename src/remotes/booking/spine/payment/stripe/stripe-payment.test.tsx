// @vitest-environment jsdom
import type { Stripe } from '@stripe/stripe-js'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { proofCases } from '../../../../../../scripts/proof-cases.ts'
import { withDialogs } from '../../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { holdAt, quoteAt } from '../../../products/hotel/testing-booking.ts'
import * as loader from './load-stripe.ts'

const handlers = new Map<string, () => void>()
const element = {
  on: (name: string, hear: () => void) => handlers.set(name, hear),
  mount: () => handlers.get('ready')?.(),
  destroy: () => {},
}
const elements = { create: () => element, submit: async () => ({}), update: () => {} }
const stripe = { elements: () => elements, confirmPayment: vi.fn(), handleNextAction: vi.fn() }

const pay = async () => userEvent.click(await screen.findByRole('button', { name: /^Pay \$/ }))

describe("payment in Stripe's form", () => {
  const site = testSite('meridian')
  withDialogs()
  beforeEach(() => {
    sessionStorage.clear()
    vi.stubGlobal('matchMedia', () => new EventTarget())
    const loading = vi.spyOn(loader, 'loadStripe').mockResolvedValue(stripe as unknown as Stripe)
    return () => {
      loading.mockRestore()
      vi.unstubAllGlobals()
    }
  })

  /** Opens the checkout of a booking paid by Stripe, with this answer of the server after each attempt. */
  async function open(after: object) {
    const booking = await holdAt(site().origin, await quoteAt(site().origin))
    const payment = { ...booking.payment, gateway: 'stripe', publishableKey: 'pk_test_1' }
    site().network.use(
      http.get(`*/api/bookings/${booking.reference}`, () =>
        HttpResponse.json({ data: { ...booking, payment } }),
      ),
      http.post('*/api/bookings/:reference/confirmation', () =>
        HttpResponse.json({ data: { ...booking, payment: { ...payment, ...after } } }),
      ),
    )
    await site().show(`/booknow/hotels/checkout?reference=${booking.reference}`)
  }

  it.each(proofCases(['api_connection_error', 'invalid_request_error', 'rate_limit_error'], 1))(
    'reports a failed payment if Stripe itself failed (%s)',
    async (type) => {
      stripe.confirmPayment.mockResolvedValue({ error: { type } })
      await open({})
      await pay()
      expect(await screen.findByRole('alert')).toHaveTextContent('The payment failed')
    },
  )

  it("also reports it if the bank's question could not be shown", async () => {
    stripe.confirmPayment.mockResolvedValue({})
    stripe.handleNextAction.mockResolvedValue({ error: { type: 'api_connection_error' } })
    await open({ state: 'requires_action' })
    await pay()
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to my bank' }))
    expect(await screen.findByText('The payment failed')).toBeVisible()
  })

  it('takes a decline only from the server', async () => {
    stripe.confirmPayment.mockResolvedValue({ error: { type: 'card_error' } })
    await open({ declined: 'insufficient_funds' })
    await pay()
    expect(await screen.findByRole('alert')).toHaveTextContent('Your payment was declined')
    expect(screen.queryByText('The payment failed')).toBeNull()
  })
})

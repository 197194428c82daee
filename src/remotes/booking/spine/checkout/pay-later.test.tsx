// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { createApiClient } from '../../../../api/client.ts'
import type { CreateBookingRequest } from '../../../../contract/types.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { contact, findCheckout, guestForm, write } from './testing-checkout.ts'

describe('a quote that can be paid later', () => {
  const site = testSite('meridian')

  it('says both times, and holds the booking without a payment', async () => {
    const { href, rate } = await findCheckout(site().origin)
    const quote = await createApiClient({ baseUrl: site().origin }).POST('/api/quotes', {
      body: { items: [{ product: 'hotel', rateKey: rate.rateKey }], currency: 'USD' },
    })
    const payLater = { priceUntil: '2026-03-11T12:00:00Z', payBy: '2026-03-12T12:00:00Z' }
    const sent: CreateBookingRequest[] = []
    site().network.use(
      http.post('*/api/quotes', () => HttpResponse.json({ data: { ...quote.data?.data, payLater } })),
      http.post('*/api/bookings', async ({ request }) => {
        sent.push((await request.json()) as CreateBookingRequest)
        return HttpResponse.error()
      }),
    )
    await site().show(href)
    await guestForm()
    const when = within(screen.getByRole('radiogroup', { name: 'When would you like to pay?' }))
    expect(when.getByRole('radio', { name: 'Pay now' })).toBeChecked()
    const later = when.getByRole('radio', {
      name: /^Hold now, pay by Thu, Mar 12, 12:00\sPM Western European Time/,
    })
    expect(later).toHaveAccessibleDescription(
      /^Price guaranteed until Wed, Mar 11, 12:00\sPM Western European Time/,
    )
    fireEvent.click(later)
    const button = screen.getByRole('button', { name: 'Hold the booking' })
    expect(button).toHaveAccessibleDescription(/^Nothing is charged now/)
    await waitFor(() => expect(button.ariaBusy).toBeNull())
    for (const [label, text] of Object.entries(contact)) write(label, text)
    for (const tick of screen.queryAllByRole('checkbox', { name: /agree to them/ })) fireEvent.click(tick)
    fireEvent.click(button)
    await waitFor(() => expect(sent[0]?.payLater).toBe(true))
  })
})

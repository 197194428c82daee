// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { proofCases } from '../../../../../scripts/proof-cases.ts'
import type { Booking } from '../../../../contract/types.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { confirmAt, holdAt, payAt, quoteAt } from '../../products/hotel/testing-booking.ts'

describe('mail of a booking confirmation', () => {
  withDialogs()
  const site = testSite('meridian')

  async function show(change: (booking: Booking) => Booking): Promise<string> {
    const { origin } = site()
    const held = await holdAt(origin, await quoteAt(origin))
    await payAt(origin, held)
    const booking = await confirmAt(origin, held)
    site().network.use(
      http.get('*/api/bookings/:reference', () => HttpResponse.json({ data: change(booking) })),
    )
    await site().show(`/booknow/hotels/confirm-payment?reference=${booking.reference}`)
    await screen.findByRole('heading', { level: 1 })
    return booking.reference
  }
  const unmailed = ({ isMailed: _, ...booking }: Booking) => booking
  const main = () => screen.getByRole('main')
  const next = () => within(screen.getByRole('region', { name: 'What comes next' }))

  it('is announced if Livery sends it', async () => {
    await show((booking) => booking)
    expect(next().getByText(/^The confirmation with the voucher is on its way to /)).toBeVisible()
  })

  it('is not announced if the API that sold the stay sends none', async () => {
    const reference = await show(unmailed)
    expect(next().getByText(`Keep your booking reference, ${reference}, and save the voucher.`)).toBeVisible()
    expect(main()).not.toHaveTextContent(/on its way|write to/)
  })

  it.each(proofCases(['in_doubt', 'cancellation_requested'], 1))(
    'is not promised while the booking is %s',
    async (state) => {
      await show((booking) => ({ ...unmailed(booking), state }))
      expect(main()).toHaveTextContent('has not answered yet')
      expect(main()).toHaveTextContent('page updates when there is an answer.')
      expect(main()).not.toHaveTextContent(/write to/)
    },
  )
})

// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { proofCases } from '../../../../../scripts/proof-cases.ts'
import { createApiClient } from '../../../../api/client.ts'
import type { BookingSummary } from '../../../../contract/types.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { bookAt } from './testing-trips.ts'

describe.each(['mytrips', 'dashboard'])(
  "trip on the page %s that needs its traveller's attention",
  (page) => {
    const site = testSite('meridian')

    async function show(
      attention: BookingSummary['attention'],
      trip: Partial<BookingSummary> = {},
    ): Promise<string> {
      await site().signIn('traveller')
      const { reference } = await bookAt(site().origin)
      const { data } = await createApiClient({ baseUrl: site().origin }).GET('/api/bookings', {
        params: { query: { when: 'upcoming' } },
      })
      const bookings = (data?.data.bookings ?? [])
        .filter((one) => one.reference === reference)
        .map((one) => ({ ...one, ...(attention && { attention }), ...trip }))
      site().network.use(
        http.get('*/api/bookings', () => HttpResponse.json({ data: { ...data?.data, bookings } })),
      )
      await site().show(`/mytrip/${page}`)
      await screen.findAllByText('Confirmed')
      return reference
    }

    it.each(
      proofCases(
        [
          ['choice', 'Part of the booking was declined: decide about the rest'],
          ['change_payment', 'A change is waiting for your payment'],
          ['supplier_change', 'The supplier changed this booking: please answer'],
        ],
        2,
      ),
    )('links to its own page for a %s', async (what, name) => {
      const reference = await show({ what })
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringMatching(new RegExp(`^/mytrip/mytrips\\?.*reference=${reference}`)),
      )
    })

    it('links to a due payment', async () => {
      const reference = await show({ what: 'payment', dueOn: '2026-03-15' })
      expect(screen.getByRole('link', { name: 'A payment is due on Mar 15, 2026' })).toHaveAttribute(
        'href',
        `/booknow/hotels/checkout?reference=${reference}&pay=2026-03-15`,
      )
    })

    it('shows how many more items it has, and no length', async () => {
      await show(undefined, { itemCount: 3 })
      expect(screen.getByRole('link', { name: /and 2 more$/ })).toBeVisible()
      expect(screen.queryByText(/nights/)).toBeNull()
    })

    it('shows no notice if nothing is waiting', async () => {
      await show(undefined)
      expect(
        screen.queryByRole('link', { name: /please answer|is due on|decide about|is waiting for your/ }),
      ).toBeNull()
    })
  },
)

// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ofProduct } from '../../../../../contract/of-product.ts'
import type { Booking } from '../../../../../contract/types.ts'
import { withDialogs } from '../../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { bookVisit, findVisit } from '../testing-visit.ts'

const visitOf = ({ items: [item] }: Booking) => {
  if (!item) throw new Error('The booking has no item.')
  return ofProduct(item.subject, 'activity').activity
}
const trip = ({ reference }: Booking) => `/mytrip/mytrips?reference=${reference}`

describe('a visit that its organiser changes', () => {
  withDialogs()
  const site = testSite('meridian')

  /** Books a visit at the place that acts a change out, moves the clock two days before it, and shows the trip. */
  async function showChanged(story: string) {
    await site().signIn('traveller')
    const found = await findVisit(site().origin, { destination: `Failsworth: ${story}, United Kingdom` })
    const booking = await bookVisit(site().origin, found)
    const start = Date.parse(`${visitOf(booking).slot.start}Z`)
    await site().moveClock(new Date(start - 2 * 86_400_000))
    await site().askForChanges()
    await site().show(trip(booking))
    const name = `The organiser has changed \u2068${visitOf(booking).activity.title}\u2069`
    return { booking, start, notice: within(await screen.findByRole('region', { name })) }
  }

  it('for bad weather shows both days, and the trip has the new one once it is accepted', async () => {
    const { notice } = await showChanged('cancelled for bad weather')
    expect(notice.getByText(/^Fri, May 8/)).toBeVisible()
    const becomes = notice.getByText(/^(?!Fri, May 8)\w{3}, May \d/).textContent ?? ''
    expect(notice.getByText(/refunded/)).toBeVisible()
    expect(notice.queryByText('Travellers')).toBeNull()
    await userEvent.click(notice.getByRole('button', { name: 'Accept the change' }))
    expect(await screen.findByText('The change has been accepted.')).toBeVisible()
    expect((await screen.findAllByText(becomes))[0]).toBeVisible()
    expect(screen.queryByText(/^Fri, May 8/)).toBeNull()
  })

  it('for too few people is cancelled with a full refund from the trip', async () => {
    const { booking, notice } = await showChanged('too few people')
    await userEvent.click(notice.getByRole('button', { name: 'Cancel free of charge…' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/Everything paid for .* is refunded/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel free of charge' }))
    expect(await screen.findByText(/^Cancelled on /)).toBeVisible()
    const paid = `$${(booking.payment.due.amount / 100).toFixed(2)}`
    expect(screen.getByText('Cancellation fee').nextElementSibling).toHaveTextContent('None')
    expect(screen.getByText('Refund to card').nextElementSibling).toHaveTextContent(paid)
  })

  it('is cancelled with a full refund once the time to answer is over', async () => {
    const { booking, start, notice } = await showChanged('cancelled for bad weather')
    expect(notice.getByText(/Answer by/)).toBeVisible()
    await site().moveClock(new Date(start + 60_000))
    await site().askForChanges()
    cleanup()
    await site().show(trip(booking))
    expect(await screen.findByText(/^Cancelled on /)).toBeVisible()
    expect(screen.getByText('Cancellation fee').nextElementSibling).toHaveTextContent('None')
  })
})

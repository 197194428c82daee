// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { withDialogs } from '../../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { bookCar, rentalOf } from '../testing-car-pages.ts'

describe('a rental that its company changes', () => {
  withDialogs()
  const site = testSite('meridian')

  /** Books a car at the place that acts a change out, moves the clock two days before it, and shows the trip. */
  async function showChanged(story: string) {
    await site().signIn('traveller')
    const booking = await bookCar(site().origin, undefined, story)
    await site().moveClock(new Date('2026-05-06T09:00:00Z'))
    await site().askForChanges()
    const show = () => site().show(`/mytrip/mytrips?reference=${booking.reference}`)
    await show()
    const notice = await screen.findByRole('region', { name: /has changed your booking$/ })
    return { ...rentalOf(booking), show, notice: within(notice) }
  }

  it('shows the new address of a moved desk, and gives directions to it once that is accepted', async () => {
    const { rental, notice } = await showChanged('desk moved')
    const { name, address } = rental.pickUp.desk
    // Before and now, each with the desk's name, kind and address.
    const [before = '', now = ''] = notice.getAllByText(/ · /).map(({ textContent }) => textContent ?? '')
    expect(before).toContain(address)
    const newAddress = now.split('\u2068').at(-1)?.split('\u2069')[0] ?? ''
    expect(newAddress).not.toBe(address)
    await userEvent.click(notice.getByRole('button', { name: 'Accept the change' }))
    expect(await screen.findByText('The change has been accepted.')).toBeVisible()
    expect(await screen.findByText(newAddress)).toBeVisible()
    expect(screen.queryByText(address)).toBeNull()
    expect(screen.getByRole('link', { name: `Open in a map: ${name}` })).toBeVisible()
  })

  it('shows a car of a higher class, and is cancelled free of charge if the driver refuses it', async () => {
    const { rental, notice } = await showChanged('category upgraded')
    expect(notice.getAllByText(new RegExp(rental.vehicle.model))[0]).toBeVisible()
    await userEvent.click(notice.getByRole('button', { name: 'Cancel free of charge…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel free of charge?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel free of charge' }))
    expect(await screen.findByText(/^Cancelled on /)).toBeVisible()
  })

  it('is accepted once the time to answer is over', async () => {
    const { rental, notice, show } = await showChanged('category upgraded')
    expect(notice.getByText(/Answer by/)).toBeVisible()
    await site().moveClock(new Date('2026-05-08T09:30:00Z'))
    await site().askForChanges()
    cleanup()
    await show()
    expect(
      await screen.findByText('The change was accepted because no answer arrived in time.'),
    ).toBeVisible()
    expect(screen.queryByText(new RegExp(rental.vehicle.model))).toBeNull()
  })
})

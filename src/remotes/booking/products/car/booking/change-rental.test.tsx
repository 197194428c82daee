// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Booking } from '../../../../../contract/types.ts'
import { withDialogs } from '../../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { bookCar, confirmation, noCars, rentalOf, searchCall } from '../testing-car-pages.ts'

describe('a booked car of a signed-in traveller', () => {
  withDialogs()
  const site = testSite('meridian')
  let stored: Booking | undefined
  beforeEach(() => site().signIn('traveller'))

  async function openDialog() {
    stored ??= await bookCar(site().origin)
    const booking = stored
    await site().show(confirmation(booking))
    await userEvent.click(await screen.findByRole('button', { name: 'Change times, cover or extras…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change this booking' }))
    const ask = await dialog.findByRole('button', { name: 'See the price' })
    return { booking, dialog, ask }
  }

  it('is found in the trips by its car, desk, times and driver', async () => {
    stored ??= await bookCar(site().origin)
    const { rental } = rentalOf(stored)
    await site().show('/mytrip/mytrips')
    const trip = within((await screen.findByText(rental.vehicle.model)).closest('article') as HTMLElement)
    expect(trip.getByText(/^Fri, May 8, 2026, 10:00\sAM\s–\sMon, May 11, 2026, 10:00\sAM$/u)).toBeVisible()
    expect(trip.getByText(rental.pickUp.desk.name)).toBeVisible()
    expect(trip.getByText('1 driver')).toBeVisible()
  })

  it('says why it cannot be priced as long as nothing differs', async () => {
    const { dialog, ask } = await openDialog()
    expect(dialog.getByText(/^First we book the car with your changes, then we cancel/)).toBeVisible()
    await userEvent.click(ask)
    expect(
      await dialog.findByText('This is the same as the current booking. Choose something else.'),
    ).toBeVisible()
  })

  it('asks for a return after the pick-up', async () => {
    const { dialog, ask } = await openDialog()
    fireEvent.change(dialog.getByLabelText('Drop-off date'), { target: { value: '2026-05-08' } })
    await userEvent.selectOptions(dialog.getByLabelText('Drop-off time'), '09:00')
    expect(await dialog.findByText('Return the car after the pick-up')).toBeVisible()
    expect(ask).toBeDisabled()
    await userEvent.selectOptions(dialog.getByLabelText('Drop-off time'), '18:00')
    await waitFor(() => expect(ask).toBeEnabled())
  })

  it('offers covers and extras also for the last car, and says that other times may be taken', async () => {
    site().network.use(http.post(searchCall, () => noCars('sold_out')))
    const { dialog } = await openDialog()
    await userEvent.click(dialog.getByRole('radio', { name: 'Zero excess' }))
    await userEvent.click(dialog.getByRole('button', { name: 'More: Additional driver' }))
    expect(dialog.queryByText(/^This car may be taken/)).toBeNull()
    await userEvent.selectOptions(dialog.getByLabelText('Drop-off time'), '18:00')
    expect(await dialog.findByText(/^This car may be taken at these times/)).toBeVisible()
  })

  it('of times, cover and extras is priced, confirmed once and then paid', async () => {
    const { booking, dialog, ask } = await openDialog()
    await userEvent.selectOptions(dialog.getByLabelText('Drop-off time'), '14:00')
    await userEvent.click(await dialog.findByRole('radio', { name: 'Zero excess' }))
    const more = await dialog.findByRole('button', { name: 'More: Additional driver' })
    await waitFor(() => expect(more).toBeEnabled())
    await userEvent.click(more)
    await userEvent.click(ask)
    const changes = [
      ['Drop-off', /^May 11, 10:00 AM/, /^May 11, 2:00 PM/],
      ['Charged days', '3 days', '4 days'],
      ['Cover', 'Basic cover', 'Zero excess'],
      ['Extras', 'None', '1 × Additional driver'],
    ] as const
    for (const [label, was, becomes] of changes) {
      const line = within((await dialog.findByText(label)).closest('div') as HTMLElement)
      expect(line.getByText(was)).toBeVisible()
      expect(line.getByText(becomes)).toBeVisible()
    }
    for (const same of ['Pick-up', 'Pick-up desk', 'Drop-off desk', 'Car'])
      expect(dialog.queryByText(same)).toBeNull()
    expect(dialog.getByRole('timer')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Accept and pay' }))
    const payment = within(await screen.findByRole('region', { name: 'Pay for the change' }))
    expect(payment.getByText(/^The price is held until/)).toBeVisible()
    // Nothing has changed before it is paid.
    expect(rentalOf(booking).rental.days).toBe(3)
    await userEvent.click(payment.getByRole('button', { name: 'Keep the original booking' }))
    expect(await screen.findByText('The booking is unchanged')).toBeVisible()
  })
})

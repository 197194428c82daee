// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Booking } from '../../../../../contract/types.ts'
import { withDialogs } from '../../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { withItem } from '../../hotel/testing-booking.ts'
import { bookCar, confirmation, rentalOf } from '../testing-car-pages.ts'

describe('page of a booked car', () => {
  withDialogs()
  const site = testSite('meridian')
  let stored: Booking | undefined
  const booked = async () => {
    stored ??= await bookCar(site().origin)
    return stored
  }
  const show = async (data: Booking) => {
    site().network.use(http.get('*/api/bookings/:reference', () => HttpResponse.json({ data })))
    await site().show(confirmation(data))
  }
  const title = (name: string) => screen.findByRole('heading', { level: 1, name })

  it('shows where and when to get the car, the desk’s phone, and what to bring', async () => {
    const booking = await booked()
    const { rental } = rentalOf(booking)
    await show(booking)
    expect(await title('Your car is booked')).toBeVisible()
    expect(screen.getAllByText('Fri, May 8')[0]).toBeVisible()
    expect(screen.getAllByText(/^10:00\sAM$/u)[0]).toBeVisible()
    expect(screen.getAllByText(rental.pickUp.desk.name)[0]).toBeVisible()
    expect(screen.getByRole('link', { name: rental.pickUp.desk.phone ?? '' })).toBeVisible()
    const map = within(await screen.findByRole('region', { name: 'Rental desks on the map' }))
    const { name } = rental.pickUp.desk
    expect(map.getByRole('button', { name: `${name}, ${name}`, pressed: true })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'What to bring' })).toBeVisible()
  })

  it('says when the desk is open for 24 hours, until midnight, and closed', async () => {
    const booking = await booked()
    const { item, ...car } = rentalOf(booking)
    const { pickUp } = car.rental
    const week = Array.from({ length: 7 }, (_, day) => (day === 6 ? [] : [{ from: '06:00', until: '24:00' }]))
    week[0] = [{ from: '00:00', until: '24:00' }]
    const rental = { ...car.rental, pickUp: { ...pickUp, desk: { ...pickUp.desk, hours: week } } }
    await show(withItem(booking, { subject: { product: 'car', car: { ...car, rental } } }))
    await userEvent.click((await screen.findAllByText('Opening hours'))[0] as HTMLElement)
    const hoursOn = (day: string) => screen.getAllByText(day)[0]?.nextElementSibling?.textContent
    expect(hoursOn('Monday')).toBe('Open 24 hours')
    expect(hoursOn('Tuesday')).toMatch(/^6:00\sAM – midnight$/u)
    expect(hoursOn('Sunday')).toBe('Closed')
  })

  it('says while the company decides that nothing is charged, and not to book again', async () => {
    await show({ ...withItem(await booked(), { state: 'pending', availableActions: [] }), state: 'pending' })
    expect(await title('The booking awaits confirmation')).toBeVisible()
    expect(screen.getByText(/confirms it later.*Please do not book again/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /voucher/i })).toBeNull()
  })

  it('says that a car was rejected and not charged, and shows others like it for the same times', async () => {
    const booking = await booked()
    const { rental } = rentalOf(booking)
    await show({ ...withItem(booking, { state: 'rejected', availableActions: [] }), state: 'rejected' })
    expect(await title('The rental company could not confirm this car')).toBeVisible()
    expect(screen.getByText(/^The .+ is not booked\./)).toBeVisible()
    expect(
      screen.getByText(/^There is nothing to pay\. The \$[\d,.]+ reserved on the card is released/),
    ).toBeVisible()
    const others = within(await screen.findByRole('region', { name: 'Other cars for these times' }))
    const links = others.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    expect(links).toHaveLength(4)
    for (const href of links) expect(href).toContain('pickUpDateTime=2026-05-08T10%3A00%3A00')
    expect(links.join()).not.toContain(rental.carId)
    expect(others.getByRole('link', { name: 'See all cars' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/booknow\/cars\/search\?/),
    )
  })

  it('names the car of a trip that its company refused, and asks what to do with the rest', async () => {
    const booking = await booked()
    const { item, rental } = rentalOf(booking)
    const refused = { ...item, id: 'd9428888-122b-41e1-b85c-6f4c3f2a9b10', state: 'rejected' as const }
    const held = { ...item, state: 'on_hold' as const, availableActions: [] }
    await show({ ...booking, items: [held, { ...refused, availableActions: [] }], state: 'needs_choice' })
    const choice = within(await screen.findByRole('region', { name: 'What should happen to the rest?' }))
    expect(choice.getAllByText(rental.vehicle.model)).toHaveLength(2)
    expect(choice.getAllByRole('button')).toHaveLength(2)
  })
})

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { BookedRental, Booking, SupplierChange } from '../../../../../contract/types.ts'
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

  /** A booking whose company has made another rental of it. */
  const changed = (booking: Booking, change: (rental: BookedRental['rental']) => BookedRental['rental']) => {
    const { item, ...was } = rentalOf(booking)
    const becomes = { product: 'car' as const, car: { ...was, rental: change(was.rental) } }
    const supplierChange: SupplierChange = {
      id: '6f1c1f0e-0000-4000-8000-000000000001',
      state: 'open',
      was: item.subject,
      becomes,
      foundAt: '2026-03-10T11:00:00Z',
      respondBy: '2031-03-13T11:00:00Z',
      answers: ['accept', 'cancel'],
      unlessAnswered: 'accept',
    }
    return withItem(booking, { supplierChanges: [supplierChange] })
  }
  /** Answers of the page to the change. */
  const listen = (data: Booking) => {
    const answers: unknown[] = []
    site().network.use(
      http.post('*/api/bookings/:reference/supplier-changes/:id/answer', async ({ request }) => {
        answers.push(await request.json())
        return HttpResponse.json({ data })
      }),
    )
    return answers
  }

  it('shows the desk’s new address, and takes the answer', async () => {
    const booking = await booked()
    const moved = changed(booking, (rental) => {
      const desk = { ...rental.pickUp.desk, kind: 'rental_center' as const, address: 'Rua Nova 7, Lisbon' }
      return { ...rental, pickUp: { ...rental.pickUp, desk } }
    })
    await show(moved)
    const notice = within(await screen.findByRole('region', { name: /has changed your booking$/ }))
    expect(notice.getByText(/Rua Nova 7, Lisbon/)).toBeVisible()
    expect(notice.queryByText('Car')).toBeNull()
    const answers = listen(withItem(booking, { supplierChanges: [] }))
    await userEvent.click(notice.getByRole('button', { name: 'Accept the change' }))
    expect(answers).toEqual([{ answer: 'accept' }])
  })

  it('shows the car of a higher class, and cancels it for free if the driver does not want it', async () => {
    const booking = await booked()
    const upgraded = changed(booking, (rental) => ({
      ...rental,
      vehicle: { ...rental.vehicle, category: 'premium', model: 'Orvane Regent' },
    }))
    await show(upgraded)
    const notice = within(await screen.findByRole('region', { name: /has changed your booking$/ }))
    expect(notice.getByText(/Orvane Regent.? or similar/)).toBeVisible()
    expect(notice.getByText(/Premium/)).toBeVisible()
    const answers = listen({ ...booking, state: 'cancelled' })
    await userEvent.click(notice.getByRole('button', { name: 'Cancel free of charge…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel free of charge?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel free of charge' }))
    expect(answers).toEqual([{ answer: 'cancel' }])
  })
})

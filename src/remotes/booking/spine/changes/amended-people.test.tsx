// @vitest-environment jsdom

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { ofProduct } from '../../../../contract/of-product.ts'
import type { Amendment, Booking, BookingItem } from '../../../../contract/types.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { bookAt, withItem } from '../../products/hotel/testing-booking.ts'

const adult = { group: 1, type: 'adult' } as const
const lead = { ...adult, role: 'lead' } as const
const names = ['firstName', 'lastName'] as const

describe('people of a priced change', () => {
  withDialogs()
  const site = testSite('meridian')

  /** Prices a change that requires these people; returns its dialog and the requests that accept it. */
  async function priced(
    part: Partial<Amendment>,
    party?: BookingItem['party'],
  ): Promise<{ dialog: ReturnType<typeof within>; sent: unknown[] }> {
    const booking: Booking = await bookAt(
      site().origin,
      ({ payment, isRefundable }) => payment === 'now' && isRefundable,
    )
    const [item] = booking.items
    if (!item) throw new Error('Expected a booking with a stay.')
    const nothing = { ...booking.total, amount: 0 }
    const amendment: Amendment = {
      id: '6f1c1f0e-0000-4000-8000-000000000001',
      state: 'proposed',
      createdAt: '2026-03-10T11:00:00Z',
      was: item.subject,
      becomes: item.subject,
      wasTotal: booking.total,
      becomesTotal: booking.total,
      due: nothing,
      refund: nothing,
      secondsLeft: 900,
      requirements: [],
      ...part,
    }
    const sent: unknown[] = []
    site().network.use(
      ...(party
        ? [
            http.get('*/api/bookings/:reference', () =>
              HttpResponse.json({ data: withItem(booking, { party }) }),
            ),
          ]
        : []),
      http.post('*/api/bookings/:reference/amendments', () =>
        HttpResponse.json({ data: amendment }, { status: 201 }),
      ),
      http.post('*/api/bookings/:reference/amendments/:id/acceptance', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ data: booking })
      }),
    )
    await site().show(`/booknow/hotels/confirm-payment?reference=${booking.reference}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Change dates or guests…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change this booking' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'See the price' }))
    await dialog.findByRole('button', { name: 'Accept the change' })
    return { dialog, sent }
  }

  it('enter all data if they are new, and are sent by place if they are known', async () => {
    const choices = ['Twin', 'Sofa']
    const { dialog, sent } = await priced({
      requirements: [
        { ...lead, fields: [...names] },
        { ...adult, fields: [...names, 'dateOfBirth', 'document'] },
      ],
      questions: [{ code: 'bed', of: 'traveller', label: 'Which bed?', isRequired: false, choices }],
    })
    const joining = within(await dialog.findByRole('group', { name: 'Adult 2' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Accept the change' }))
    expect(sent).toEqual([])
    expect(joining.getByLabelText(/^First name/)).toHaveFocus()
    expect(joining.getByText('Enter the document number')).toBeVisible()
    const fill = (label: RegExp, value: string, at = 0) => {
      const field = joining.getAllByLabelText(label)[at]
      if (!field) throw new Error(`There is no field labelled ${label}.`)
      fireEvent.change(field, { target: { value } })
    }
    fill(/^First name/, 'Bea')
    fill(/^Last name/, 'Byron')
    for (const [at, year] of ['1990', '2031'].entries()) {
      fill(/^Day/, '1', at)
      fill(/^Month/, '5', at)
      fill(/^Year/, year, at)
    }
    fill(/^Document number/, 'x 7654321')
    fill(/^Issuing country/, 'GB')
    fill(/Which bed/, 'Sofa')
    await userEvent.click(dialog.getByRole('button', { name: 'Accept the change' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    const document = { type: 'passport', number: 'X7654321', issuingCountry: 'GB', expiresOn: '2031-05-01' }
    const answers = [{ question: 'bed', value: 'Sofa' }]
    expect(sent[0]).toEqual({
      party: {
        travellers: [
          { ...lead, known: 0 },
          { ...adult, firstName: 'Bea', lastName: 'Byron', dateOfBirth: '1990-05-01', document, answers },
        ],
      },
    })
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/x ?7654321/i)
  })

  it('are selected when a person leaves: one who stays, or a new one', async () => {
    const people = ['Ada', 'Bea'].map((firstName, index) => ({
      ...(index === 0 ? lead : adult),
      firstName,
      lastName: 'Byron',
    }))
    const { dialog, sent } = await priced(
      { requirements: [{ ...lead, fields: [...names] }] },
      { travellers: people },
    )
    const choices = within(dialog.getByRole('group', { name: 'Who is travelling?' })).getByRole('combobox')
    expect(choices).toHaveDisplayValue('Ada Byron')
    await userEvent.selectOptions(choices, 'Someone else')
    expect(dialog.getByLabelText(/^First name/)).toBeVisible()
    await userEvent.selectOptions(choices, 'Bea Byron')
    expect(dialog.queryByLabelText(/^First name/)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Accept the change' }))
    await waitFor(() => expect(sent).toEqual([{ party: { travellers: [{ ...lead, known: 1 }] } }]))
  })
})

describe('change of one of several stays', () => {
  withDialogs()
  const site = testSite('meridian')

  it('is offered for each stay by name, and requested for that one only', async () => {
    const booking = await bookAt(
      site().origin,
      ({ payment, isRefundable }) => payment === 'now' && isRefundable,
    )
    const [stay] = booking.items
    if (!stay) throw new Error('Expected a booking with a stay.')
    const { hotel } = ofProduct(stay.subject, 'hotel')
    const casa = { ...hotel, hotel: { ...hotel.hotel, name: 'Casa do Largo' } }
    const second = 'd9428888-122b-41e1-b85c-6f4c3f2a9b10'
    const other: BookingItem = { ...stay, id: second, subject: { product: 'hotel', hotel: casa } }
    const fixed: BookingItem = { ...stay, id: second.replace('d', 'e'), availableActions: ['cancel'] }
    const requests: object[] = []
    site().network.use(
      http.get('*/api/bookings/:reference', () =>
        HttpResponse.json({ data: { ...booking, items: [stay, other, fixed] } }),
      ),
      http.post('*/api/bookings/:reference/amendments', async ({ request }) => {
        requests.push((await request.json()) as object)
        return HttpResponse.json({ code: 'sold_out', detail: '' }, { status: 409 })
      }),
    )
    await site().show(`/booknow/hotels/confirm-payment?reference=${booking.reference}`)
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('button', { name: /^Change dates or guests…/ })
          .map(({ textContent }) => textContent),
      ).toEqual([`Change dates or guests… ${hotel.hotel.name}`, 'Change dates or guests… Casa do Largo']),
    )
    await userEvent.click(screen.getByRole('button', { name: /Casa do Largo$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change this booking' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'See the price' }))
    expect(await dialog.findByText('The price of the change could not be checked')).toBeVisible()
    expect(requests).toMatchObject([{ itemId: second, change: { product: 'hotel' } }])
  })
})

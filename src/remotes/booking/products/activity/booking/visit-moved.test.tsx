// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { ofProduct } from '../../../../../contract/of-product.ts'
import type { Booking, SupplierChange } from '../../../../../contract/types.ts'
import { withDialogs } from '../../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { bookVisit, findVisit } from '../testing-visit.ts'

describe('a visit that its organiser moves', () => {
  withDialogs()
  const site = testSite('meridian')

  /** Shows a booked visit that bad weather moved by a day, and stores what the page answers. */
  async function showMoved(part: Partial<SupplierChange> = {}) {
    const booking = await bookVisit(site().origin, await findVisit(site().origin))
    const [item] = booking.items
    if (!item) throw new Error('The booking has no item.')
    const was = ofProduct(item.subject, 'activity')
    const { slot } = was.activity
    const next = slot.start.replace('2026-05-08', '2026-05-09')
    const becomes = { ...was, activity: { ...was.activity, slot: { ...slot, slot: next, start: next } } }
    const change: SupplierChange = {
      id: '6f1c1f0e-0000-4000-8000-000000000002',
      state: 'open',
      was,
      becomes,
      foundAt: '2026-03-10T11:00:00Z',
      respondBy: '2026-05-07T11:00:00Z',
      answers: ['accept', 'cancel'],
      unlessAnswered: 'cancel',
      ...part,
    }
    const answers: string[] = []
    const data = (): Booking => {
      const [answer] = answers
      const state = answer === 'cancel' ? 'cancelled' : 'confirmed'
      const supplierChanges = [
        { ...change, ...(answer && { state: answer === 'accept' ? 'accepted' : 'declined' }) },
      ] as SupplierChange[]
      const subject = answer === 'accept' ? becomes : was
      return { ...booking, state, items: [{ ...item, state, subject, supplierChanges }] } as Booking
    }
    site().network.use(
      http.get('*/api/bookings/:reference', () => HttpResponse.json({ data: data() })),
      http.post('*/api/bookings/:reference/supplier-changes/:id/answer', async ({ request }) => {
        answers.push(((await request.json()) as { answer: string }).answer)
        return HttpResponse.json({ data: data() })
      }),
    )
    await site().show(`/booknow/activities/confirmation/${booking.reference}`)
    const name = `The organiser has changed \u2068${was.activity.activity.title}\u2069`
    return { notice: within(await screen.findByRole('region', { name })), answers }
  }

  it('shows the old and the new time, and that it is refunded without an answer', async () => {
    const { notice } = await showMoved()
    expect(notice.getByText(/May 8/)).toBeVisible()
    expect(notice.getByText(/May 9/)).toBeVisible()
    expect(notice.getByText(/refunded/)).toBeVisible()
    expect(notice.queryByText('Travellers')).toBeNull()
  })

  it('is cancelled with a full refund from the page', async () => {
    const { notice, answers } = await showMoved()
    await userEvent.click(notice.getByRole('button', { name: 'Cancel free of charge…' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/Everything paid for .* is refunded/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel free of charge' }))
    expect(await screen.findByRole('heading', { name: 'This activity is cancelled' })).toBeVisible()
    expect(answers).toEqual(['cancel'])
  })

  it('is accepted with one click', async () => {
    const { notice, answers } = await showMoved()
    await userEvent.click(notice.getByRole('button', { name: 'Accept the change' }))
    expect(await screen.findByText('The change has been accepted.')).toBeVisible()
    expect(answers).toEqual(['accept'])
  })
})

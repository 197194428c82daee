// @vitest-environment jsdom

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { ofProduct } from '../../../../contract/of-product.ts'
import type { Booking, SupplierChange } from '../../../../contract/types.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { bookAt, withItem } from '../../products/hotel/testing-booking.ts'

describe('supplier change', () => {
  withDialogs()
  const site = testSite('meridian')
  let booked: Booking | undefined
  /** Answers that were sent, with their idempotency keys. */
  let answers: { answer: string; key: string | null }[] = []
  beforeEach(() => {
    answers = []
  })

  /** Shows a booking whose guests are moved to a suite; `then` is the booking after the answer. */
  async function showMoved(
    part: Partial<SupplierChange> = {},
    outcome: { status: number; becomes?: string; isReadOnly?: true } = { status: 200 },
  ) {
    booked ??= await bookAt(site().origin)
    const [item] = booked.items
    if (!item) throw new Error('Expected a booking with a stay.')
    const subject = ofProduct(item.subject, 'hotel')
    const room = { ...subject.hotel.room, kind: 'suite', view: 'sea' } as const
    let change: SupplierChange = {
      id: '6f1c1f0e-0000-4000-8000-000000000001',
      state: 'open',
      was: subject,
      becomes: { ...subject, hotel: { ...subject.hotel, room } },
      foundAt: '2026-03-10T11:00:00Z',
      respondBy: '2031-03-13T11:00:00Z',
      answers: ['accept', 'cancel'],
      unlessAnswered: 'accept',
      ...part,
    }
    let state: Booking['state'] = 'confirmed'
    const data = (): Booking => ({
      ...withItem(booked as Booking, { supplierChanges: [change] }),
      state,
      ...(outcome.isReadOnly && { isReadOnly: true }),
    })
    site().network.use(
      http.get('*/api/bookings/:reference', () => HttpResponse.json({ data: data() })),
      http.post('*/api/bookings/:reference/supplier-changes/:id/answer', async ({ request }) => {
        const { answer } = (await request.json()) as { answer: 'accept' | 'cancel' }
        answers.push({ answer, key: request.headers.get('idempotency-key') })
        if (outcome.status !== 200)
          return HttpResponse.json({ detail: 'No.', code: 'upstream_failed' }, outcome)
        change = { ...change, state: answer === 'accept' ? 'accepted' : 'declined' }
        if (answer === 'cancel') state = 'cancelled'
        return HttpResponse.json({ data: data() })
      }),
    )
    await site().show(`/booknow/hotels/confirm-payment?reference=${booked.reference}`)
    if (change.respondBy === change.foundAt) return within(document.body)
    return within(await screen.findByRole('region', { name: /has changed your booking$/ }))
  }

  it('shows the old and new facts, the deadline, and what happens without an answer', async () => {
    const notice = await showMoved({ lessPrice: { amount: 4_250, currency: 'USD' } })
    expect(notice.getByText(/the booking costs \$42\.50 less/)).toBeVisible()
    expect(notice.getByText('Room')).toBeVisible()
    expect(notice.getByText('Suite, sea view')).toBeVisible()
    expect(notice.queryByText('Check-in')).toBeNull()
    expect(notice.getByText(/Answer by Mar 13, 2031/)).toBeVisible()
    expect(notice.getByText(/the change is accepted/)).toBeVisible()
  })

  it('that is a cancellation asks nothing and says that all is refunded', async () => {
    const foundAt = '2026-03-10T11:00:00Z'
    await showMoved({ answers: ['cancel'], unlessAnswered: 'cancel', foundAt, respondBy: foundAt })
    expect(await screen.findByText(/does not take place$/)).toBeVisible()
    expect(screen.getByText(/We cancel it here too and refund everything that was paid/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Accept the change' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancel free of charge…' })).toBeNull()
  })

  it('is accepted with one click, and the confirmation gets the focus', async () => {
    const notice = await showMoved()
    await userEvent.click(notice.getByRole('button', { name: 'Accept the change' }))
    const acceptedNotice = await screen.findByText('The change has been accepted.')
    expect(answers.map(({ answer }) => answer)).toEqual(['accept'])
    expect(document.activeElement).toContainElement(acceptedNotice)
    expect(screen.queryByRole('button', { name: 'Accept the change' })).toBeNull()
  })

  it('leads to a free cancellation after one more question', async () => {
    const notice = await showMoved()
    await userEvent.click(notice.getByRole('button', { name: 'Cancel free of charge…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel free of charge?' }))
    expect(answers).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel free of charge' }))
    expect(await screen.findByRole('heading', { name: 'This stay is cancelled' })).toBeVisible()
    expect(answers.map(({ answer }) => answer)).toEqual(['cancel'])
  })

  it('is answered again with the same key if the response was lost', async () => {
    const notice = await showMoved({}, { status: 502 })
    const button = notice.getByRole('button', { name: 'Accept the change' })
    await userEvent.click(button)
    expect(await notice.findByText('Your answer could not be sent')).toBeVisible()
    expect(screen.queryByText(/No\./)).toBeNull()
    await userEvent.click(button)
    expect(answers).toHaveLength(2)
    expect(new Set(answers.map(({ key }) => key)).size).toBe(1)
  })

  it('offers only the answers that the supplier accepts', async () => {
    const notice = await showMoved({ answers: ['cancel'], unlessAnswered: 'cancel' })
    expect(notice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Cancel free of charge…',
    ])
    expect(notice.getByText(/cancelled and refunded in full/)).toBeVisible()
  })

  it('has no buttons for a read-only viewer', async () => {
    const notice = await showMoved({}, { status: 200, isReadOnly: true })
    expect(notice.getByText('The traveller has been asked to answer.')).toBeVisible()
    expect(notice.queryByRole('button')).toBeNull()
  })

  describe('supplier change with a refused answer', () => {
    /** Shows a booking whose supplier change was refused, with these fields. */
    async function showRefused(part: Partial<SupplierChange>) {
      booked ??= await bookAt(site().origin)
      const [item] = booked.items
      if (!item) throw new Error('Expected a booking with a stay.')
      const change: SupplierChange = {
        id: '6f1c1f0e-0000-4000-8000-000000000001',
        was: item.subject,
        becomes: item.subject,
        foundAt: '2026-03-10T11:00:00Z',
        respondBy: '2026-03-10T11:30:00Z',
        answers: ['cancel'],
        state: 'declined',
        unlessAnswered: 'cancel',
        isDefault: true,
        ...part,
      }
      const data = withItem(booked, { supplierChanges: [change] })
      site().network.use(http.get('*/api/bookings/:reference', () => HttpResponse.json({ data })))
      await site().show(`/booknow/hotels/confirm-payment?reference=${booked.reference}`)
      await screen.findByText(booked.reference)
    }

    it.each(['declined', 'accepted'] as const)(
      'is shown as being settled, without promising a mail (%s)',
      async (state) => {
        await showRefused({ state, isSettling: true })
        const notice = await screen.findByText(/We are confirming this change with the supplier/)
        expect(notice).not.toHaveTextContent(/write to you/)
      },
    )

    it('is hidden once it is settled', async () => {
      await showRefused({})
      expect(screen.queryByText(/We are confirming this change/)).toBeNull()
    })
  })
})

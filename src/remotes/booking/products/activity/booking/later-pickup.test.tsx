// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import type { Booking, ProductQuestion } from '../../../../../contract/types.ts'
import { withDialogs } from '../../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { withItem } from '../../hotel/testing-booking.ts'
import { bookVisit, findVisit } from '../testing-visit.ts'

withDialogs()
const site = testSite('meridian')

const questions: ProductQuestion[] = [
  {
    code: 'pickup_place',
    of: 'party',
    isRequired: true,
    choices: ['Central station, Lisbon', 'own_address', 'decide_later'],
  },
  {
    code: 'pickup_address',
    of: 'party',
    isRequired: true,
    askedIf: { question: 'pickup_place', values: ['own_address'] },
  },
]

/** A booked visit whose traveller put the pickup off. */
function undecided(booking: Booking): Booking {
  const [item] = booking.items
  if (!item) throw new Error('The booking has no item.')
  const answers = [{ question: 'pickup_place', value: 'decide_later' }]
  const laterQuestions = { questions, until: '2026-05-07T09:00:00Z' }
  return withItem(booking, { laterQuestions, party: { ...item.party, answers } })
}

it('asks on the trip where to pick the traveller up, as in the checkout, and sends the answer', async () => {
  await site().signIn('traveller')
  const shared = ({ pricedBy, confirmation }: { pricedBy: string; confirmation: string }) =>
    pricedBy === 'person' && confirmation === 'instant'
  const found = await findVisit(site().origin, { offer: shared, slot: (_, option) => option === 'shared' })
  const booking = undecided(await bookVisit(site().origin, found))
  const sent: unknown[] = []
  let isOver = true
  site().network.use(
    http.get('*/api/bookings/:reference', () => HttpResponse.json({ data: booking })),
    http.post('*/api/bookings/:reference/answers', async ({ request }) => {
      sent.push(await request.json())
      if (!isOver) return HttpResponse.json({ data: booking })
      const problem = {
        type: 'about:blank',
        title: 'Conflict',
        status: 409,
        code: 'conflict',
        reason: 'too_late',
      }
      return HttpResponse.json(problem, {
        status: 409,
        headers: { 'content-type': 'application/problem+json' },
      })
    }),
  )
  await site().show(`/mytrip/mytrips?reference=${booking.reference}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Choose the pickup…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your pickup' }))
  expect(dialog.getByText(/^You can change this until /)).toBeVisible()
  expect(dialog.getByRole('radio', { name: /^I’ll decide later/ })).toBeChecked()
  await userEvent.click(dialog.getByRole('radio', { name: /^Another address/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  const address = dialog.getByRole('textbox', { name: /^Address for the pickup/ })
  expect(address).toHaveFocus()
  expect(address).toBeInvalid()
  expect(sent).toEqual([])
  await userEvent.type(address, 'Rua 7')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/^The time for changes is over/)).toBeVisible()
  isOver = false
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sent.at(-1)).toEqual({
    itemId: booking.items[0]?.id,
    answers: [
      { question: 'pickup_place', value: 'own_address' },
      { question: 'pickup_address', value: 'Rua 7' },
    ],
  })
})

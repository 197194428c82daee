// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Booking } from '../../../../../contract/types.ts'
import { withDialogs } from '../../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { bookJourney, journeyOf } from '../testing-journey-booking.ts'

describe('the change form of a booked journey', () => {
  withDialogs()
  const site = testSite('meridian')
  let stored: Booking | undefined
  beforeEach(() => site().signIn('traveller'))

  async function openDialog(edit: (booking: Booking) => Booking = (booking) => booking) {
    stored ??= await bookJourney(site().origin)
    const shown = edit(stored)
    if (shown !== stored)
      site().network.use(http.get('*/api/bookings/:reference', () => HttpResponse.json({ data: shown })))
    await site().show(`/booknow/flights/confirmation?reference=${stored.reference}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Change flights or passengers…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change this booking' }))
    const ask = await dialog.findByRole('button', { name: 'See the price' })
    return { dialog, ask }
  }
  const withJourney = (booking: Booking, change: object): Booking => ({
    ...booking,
    items: booking.items.map((item) => ({
      ...item,
      subject: { product: 'flight', flight: { ...journeyOf(booking), ...change } },
    })) as Booking['items'],
  })

  it('prices other flights for any slices, each with its day', async () => {
    const { dialog, ask } = await openDialog()
    expect(ask).toBeDisabled()
    const slices = within(dialog.getByRole('group', { name: /^Which flight/ }))
    await userEvent.click(slices.getByRole('checkbox', { name: 'London → Lisbon' }))
    const [flight] = await slices.findAllByRole('radio')
    expect(ask).toBeDisabled()
    await userEvent.click(flight as HTMLElement)
    expect(ask).toBeEnabled()
    await userEvent.click(ask)
    expect(await dialog.findByRole('button', { name: /^Accept/ })).toBeVisible()
  })

  it('says of each slice why it cannot change', async () => {
    const { dialog } = await openDialog((booking) =>
      withJourney(booking, {
        slices: journeyOf(booking).slices.map((slice, at) => ({
          ...slice,
          change: { allowed: at === 0 ? 'no' : 'unknown' },
        })),
      }),
    )
    const out = dialog.getByRole('checkbox', { name: 'Lisbon → London' })
    expect(out).toBeDisabled()
    expect(out).toHaveAccessibleDescription('This fare does not allow other flights.')
    expect(dialog.getByRole('checkbox', { name: 'London → Lisbon' })).toHaveAccessibleDescription(
      /^The airline does not say/,
    )
  })

  it('names the passengers, keeps an adult for the infant, and asks for its lap only if its adult leaves', async () => {
    const { dialog, ask } = await openDialog()
    await userEvent.click(dialog.getByRole('radio', { name: 'Passengers' }))
    const who = within(dialog.getByRole('group', { name: 'Who does not travel?' }))
    expect(
      who.getAllByRole('checkbox').map((one) => (one as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(['Ada Byron', 'Anne Byron', 'Mary Byron', 'Clara Byron'])
    await userEvent.click(who.getByRole('checkbox', { name: 'Anne Byron' }))
    const ada = who.getByRole('checkbox', { name: 'Ada Byron' })
    expect(ada).toBeDisabled()
    expect(ada).toHaveAccessibleDescription(/^An adult has to travel/)
    await userEvent.click(ask)
    const lap = await dialog.findByRole('combobox', { name: /^On the lap of/ })
    expect(lap).toHaveDisplayValue('Ada Byron')
    expect(dialog.queryByRole('textbox')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Change something else' }))
    await userEvent.click(await dialog.findByRole('radio', { name: 'Passengers' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Mary Byron' }))
    await userEvent.click(dialog.getByRole('button', { name: 'See the price' }))
    await dialog.findByRole('button', { name: /^Accept/ })
    expect(dialog.queryByRole('combobox', { name: /^On the lap of/ })).toBeNull()
  })

  it('says that the airline cancels only the whole booking', async () => {
    const { dialog, ask } = await openDialog((booking) =>
      withJourney(booking, { allowsPartialCancellation: false }),
    )
    await userEvent.click(dialog.getByRole('radio', { name: 'Passengers' }))
    expect(dialog.getByText(/^The airline cancels this booking only as a whole/)).toBeVisible()
    expect(dialog.queryByRole('checkbox')).toBeNull()
    expect(ask).toBeDisabled()
  })

  it('adds bags and seats by the names of the passengers, and takes the price to the payment', async () => {
    const { dialog, ask } = await openDialog()
    await userEvent.click(dialog.getByRole('radio', { name: 'Bags, seats and services' }))
    const bags = within(await dialog.findByRole('group', { name: 'Checked bags' }))
    const [more] = bags.getAllByRole('button', { name: /^More: .+, Anne Byron$/ })
    await userEvent.click(more as HTMLElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Choose seats' }))
    expect(await dialog.findByRole('radio', { name: /^1\. Ada Byron/ })).toBeChecked()
    const [seat] = dialog
      .getAllByRole('button', { name: /^\d+[A-Z],/ })
      .filter((one) => one.ariaDisabled === 'false')
    await userEvent.click(seat as HTMLElement)
    await userEvent.click(ask)
    await userEvent.click(await dialog.findByRole('button', { name: /^Accept/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('heading', { name: 'Pay for the change' })).toBeVisible()
  })
})

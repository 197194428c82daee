// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { withDialogs } from '../../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { fillGuests, goOn, paymentStep } from '../../../spine/checkout/testing-checkout.ts'
import { bornOn, findCarAt } from '../testing-car-pages.ts'

beforeEach(() => sessionStorage.clear())

describe('checkout of a car', () => {
  const site = testSite('meridian')
  withDialogs()

  it('says before paying that the driver needs a card of their own, and leads to the payment', async () => {
    const { checkout } = await findCarAt(site().origin)
    await site().show(checkout)
    await fillGuests()
    expect(screen.getByRole('heading', { name: 'What to bring' })).toBeVisible()
    expect(screen.getByText(/card in the driver’s name$/)).toBeVisible()
    expect(screen.getByText(/The price is for a driver aged 35 at pick-up/)).toBeVisible()
    expect(screen.getByLabelText(/^Flight number/)).toBeVisible()
    bornOn('9', '1', '1991')
    expect(screen.queryByText(/but the price is for age/)).toBeNull()
    goOn()
    expect(await paymentStep()).toBeVisible()
  })

  it('warns before paying that the desk refuses debit cards', async () => {
    const { checkout } = await findCarAt(
      site().origin,
      ({ payment }) => payment === 'now',
      ({ acceptedCards }) => !acceptedCards.includes('debit'),
    )
    await site().show(checkout)
    await fillGuests()
    const warning = screen.getByText('Credit card in the driver’s name').closest('[role]') as HTMLElement
    expect(within(warning).getByText('Debit cards are not accepted')).toBeVisible()
  })

  it('asks for the price at another age than the searched one, and takes it', async () => {
    const { checkout } = await findCarAt(site().origin)
    await site().show(checkout)
    await fillGuests()
    bornOn('9', '1', '2003')
    expect(await screen.findByText('The driver will be 23, but the price is for age 35')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Get the price for age 23' }))
    const outcome = await screen.findByText(
      /^At age 23, the total is|^The driver of this car must be at least|^This car cannot be rented/,
    )
    expect(outcome).toBeVisible()
    const notice = within(outcome.closest('[role]') as HTMLElement)
    expect(
      notice.queryByRole('button', { name: 'Continue at this price' }) ?? notice.queryByRole('link'),
    ).toBeVisible()
  })
})

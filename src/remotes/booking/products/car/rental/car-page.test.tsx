// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { carHref } from '../../../../../tenant/car-search.ts'
import { carsAt, criteria, findCarAt, section } from '../testing-car-pages.ts'

const amount = (text: string | null | undefined) => Number(text?.replace(/[^\d]/g, ''))

describe("a car's page", () => {
  const site = testSite('meridian')

  it('compares the covers, and takes the chosen one to the extras', async () => {
    const { page } = await findCarAt(site().origin)
    await site().show(page)
    const table = within(await screen.findByRole('table', { name: 'Cover' }))
    const rows = ['Excess for damage', 'Excess for theft', 'Deposit', 'Price difference']
    for (const name of rows) expect(table.getByRole('rowheader', { name })).toBeVisible()
    const before = section('Your rental').getAllByText(/^\$[\d,]+\.\d\d$/)[0]?.textContent
    await userEvent.click(table.getByRole('button', { name: 'Choose: Zero excess' }))
    await waitFor(() => expect(new URLSearchParams(location.search).get('cover')).toBe('zero_excess'))
    const after = section('Your rental').getAllByText(/^\$[\d,]+\.\d\d$/)[0]?.textContent
    expect(amount(after)).toBeGreaterThan(amount(before))
    const [next] = screen.getAllByRole('link', { name: 'Continue' })
    expect(next?.getAttribute('href')).toMatch(/^\/booknow\/cars\/reservation-details\?carId=.+&rate=[\w-]+/)
  })

  it('names what is included, the desk with its hours, what to bring and the policy', async () => {
    const { page } = await findCarAt(site().origin)
    await site().show(page)
    await screen.findByRole('table', { name: 'Cover' })
    expect(section('In the price').getByText('Theft protection')).toBeVisible()
    const desk = section('Rental desk')
    expect(desk.getByRole('link', { name: /^\+/ })).toHaveAttribute('href', expect.stringMatching(/^tel:\+/))
    await userEvent.click(desk.getByText('Opening hours'))
    expect(desk.getByText('Sunday')).toBeVisible()
    expect(section('What to bring').getByText(/card in the driver’s name$/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Cancellation policy' })).toBeVisible()
  })

  it.each([
    ['debit cards too', true, 'Credit or debit card in the driver’s name'],
    ['credit cards alone', false, 'Credit card in the driver’s name'],
  ])('says that the desk takes %s', async (_, takesDebit, words) => {
    const { page } = await findCarAt(
      site().origin,
      ({ payment }) => payment === 'now',
      ({ acceptedCards }) => acceptedCards.includes('debit') === takesDebit,
    )
    await site().show(page)
    await screen.findByRole('table', { name: 'Cover' })
    expect(section('What to bring').getByText(words)).toBeVisible()
    expect(section('What to bring').getByText(/^Deposit €/)).toBeVisible()
  })

  it('shows a not-found page without a car, and another for a car that is not free', async () => {
    await site().show('/booknow/cars/result-details?carId=<script>')
    expect(await screen.findByRole('heading', { name: 'This car could not be found' })).toBeVisible()
    screen.getByRole('main').remove()
    const { page } = await findCarAt(site().origin)
    await site().show(page.replace(/carId=[^&]+/, 'carId=c1-unknown'))
    expect(
      await screen.findByRole('heading', { name: 'This car is no longer available for these times' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'See other cars' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/booknow\/cars\/search\?/),
    )
    const others = within(await screen.findByRole('region', { name: 'Other cars for these times' }))
    expect(others.getAllByRole('article')).toHaveLength(3)
  })

  it('shows first the cars of the class and desk of a deal that is gone', async () => {
    const offers = await carsAt(site().origin)
    const ids = new Set(offers.map(({ rental }) => rental.carId))
    const economy = offers.filter(
      ({ rental: { vehicle, pickUp } }) => vehicle.category === 'economy' && pickUp.desk.airport === 'LIS',
    )
    // A company of the airport that has other cars, but no longer this one.
    const gone = offers
      .map(({ rental }) => rental.carId.split('-'))
      .filter(([place]) => place === 'lis')
      .flatMap(([place, company]) =>
        economy.map((one) => `${place}-${company}-${one.rental.carId.split('-')[2]}`),
      )
      .find((id) => !ids.has(id))
    expect(economy.length).toBeGreaterThan(2)
    await site().show(carHref(gone ?? '', criteria))
    const others = within(await screen.findByRole('region', { name: 'Other cars for these times' }))
    const cards = others.getAllByRole('article')
    expect(cards).toHaveLength(3)
    for (const card of cards) {
      expect(within(card).getByText(/^Economy/)).toBeVisible()
      expect(within(card).getByText(economy[0]?.rental.pickUp.desk.name ?? '')).toBeVisible()
    }
  })

  it('adds extras up to their maximum, and the total follows', async () => {
    const { page, rate } = await findCarAt(site().origin)
    await site().show(page.replace('result-details', 'reservation-details').concat(`&rate=${rate.rateKey}`))
    const more = await screen.findByRole('button', { name: 'More: Additional driver' })
    const total = () => amount(section('Your rental').getAllByText(/^\$[\d,]+\.\d\d$/)[0]?.textContent)
    const before = total()
    await userEvent.click(more)
    await waitFor(() => expect(total()).toBeGreaterThan(before))
    await waitFor(() => expect(new URLSearchParams(location.search).get('extras')).toBe('extra_driver.1'))
    await userEvent.click(more)
    await userEvent.click(more)
    expect(more).toHaveAttribute('aria-disabled', 'true')
    const links = await screen.findAllByRole('link', { name: 'Continue to booking' })
    expect(links[0]?.getAttribute('href')).toMatch(
      /^\/booknow\/cars\/checkout\?rateKey=[\w-]+&shown=USD\.\d+/,
    )
  })

  it('takes cover, extras and the way onward from the keyboard alone', async () => {
    const { page, rate } = await findCarAt(site().origin)
    await site().show(page)
    await screen.findByRole('table', { name: 'Cover' })
    const tabTo = async (element: () => HTMLElement) => {
      for (let presses = 0; document.activeElement !== element(); presses += 1) {
        if (presses > 80) throw new Error('The Tab key does not reach it.')
        await userEvent.tab()
      }
    }
    await tabTo(() => screen.getByRole('button', { name: /: Zero excess$/ }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(new URLSearchParams(location.search).get('cover')).toBe('zero_excess'))
    // The focus stays where it was pressed.
    expect(screen.getByRole('button', { name: 'Chosen: Zero excess' })).toHaveFocus()
    await tabTo(() => screen.getAllByRole('link', { name: 'Continue' })[0] as HTMLElement)
    screen.getByRole('main').remove()
    await site().show(page.replace('result-details', 'reservation-details').concat(`&rate=${rate.rateKey}`))
    await screen.findByRole('button', { name: 'More: Additional driver' })
    await tabTo(() => screen.getByRole('button', { name: 'More: Additional driver' }))
    await userEvent.keyboard(' ')
    await waitFor(() => expect(new URLSearchParams(location.search).get('extras')).toBe('extra_driver.1'))
    await screen.findAllByRole('link', { name: 'Continue to booking' })
    await tabTo(() => screen.getAllByRole('link', { name: 'Continue to booking' })[0] as HTMLElement)
  })
})

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { cards, findCarAt, resultsPath, section } from '../testing-car-pages.ts'

/** Cents of the amount that follows a term. */
function amountAt(within: ReturnType<typeof section>, term: string): number {
  const [name] = within.getAllByText(term)
  const amount = name?.closest('dt')?.nextElementSibling?.textContent ?? ''
  return Math.round(Number(/[\d,]+\.\d\d/.exec(amount)?.[0].replaceAll(',', '')) * 100)
}

const rental = () => section('Your rental')

describe("the price on a car's page", () => {
  const site = testSite('meridian')

  it('is wholesale rate and markup for an agent, with the steps from one to the other', async () => {
    const { page } = await findCarAt(site().origin)
    await site().signIn('agent')
    await site().show(page)
    await screen.findByRole('table', { name: 'Cover' })
    const total = amountAt(rental(), 'Price to Traveller')
    const markup = amountAt(rental(), 'Agency Markup')
    expect(markup).toBeGreaterThan(0)
    expect(amountAt(rental(), 'Wholesale Rate') + markup).toBe(total)
    await userEvent.click(rental().getByText('Price details'))
    expect(rental().getByText('From the wholesale rate to the price')).toBeVisible()
    const steps = within(rental().getAllByRole('list').at(-1) as HTMLElement).getAllByRole('listitem')
    expect(steps.length).toBeGreaterThan(1)
  })

  it('has every mandatory fee as a line, of which the last is the total', async () => {
    const { page } = await findCarAt(site().origin)
    await site().show(page.replace('age=35', 'age=22'))
    await screen.findByRole('table', { name: 'Cover' })
    await userEvent.click(rental().getByText('Price details'))
    const fee = amountAt(rental(), 'Young driver fee')
    expect(fee).toBeGreaterThan(0)
    expect(amountAt(rental(), 'Total')).toBe(amountAt(rental(), 'Price to Traveller'))
  })
})

describe('the price of a car at an agency with a price for members', () => {
  const site = testSite('aurora')

  it('tells a visitor what a log-in saves, and charges a member that much less', async () => {
    const { page } = await findCarAt(site().origin)
    await site().show(`${page}&lng=en&currency=USD`)
    await screen.findByRole('table', { name: 'Cover' })
    const open = amountAt(rental(), 'Price to Traveller')
    const saving = amountAt(rental(), 'Log In to save up to')
    expect(saving).toBeGreaterThan(100)
    expect(rental().queryByText('Retail Price')).toBeNull()
    screen.getByRole('main').remove()

    await site().signIn('traveller')
    await site().show(`${page}&lng=en&currency=USD`)
    await screen.findByRole('table', { name: 'Cover' })
    expect(amountAt(rental(), 'Price to Traveller')).toBe(open - saving)
    expect(rental().getByText('Retail Price')).toBeVisible()
    expect(rental().queryByText('Log In to save up to')).toBeNull()
    for (const hidden of ['Wholesale Rate', 'Agency Markup']) expect(screen.queryByText(hidden)).toBeNull()
  })
})

describe('the prices of cars at an agency that hides them from visitors', () => {
  const site = testSite('schwarzmilan')

  it('are revealed by a log-in, on cards and on the car’s page', async () => {
    await site().show(`${resultsPath}&lng=en`)
    const [card] = await cards()
    expect(within(card as HTMLElement).queryByText('Price to Traveller')).toBeNull()
    expect(within(card as HTMLElement).queryByText(/[$€]\s?\d+.*for \d days/)).toBeNull()
    const link = within(card as HTMLElement)
      .getAllByRole('link')
      .at(-1)
    expect(link?.getAttribute('href')).toMatch(/^\/login\?redirect=/)
  })
})

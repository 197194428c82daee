// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { resultsPath } from '../testing-flight-answers.ts'
import { findJourneyAt } from '../testing-flight-pages.ts'

describe('flights of the sample', () => {
  const site = testSite('meridian')

  it('are found for a family, with prices, tabs and the usual price', async () => {
    await site().show(resultsPath)
    const [card] = await screen.findAllByRole('article')
    const shown = within(card as HTMLElement)
    expect(shown.getByText('for all 4 passengers')).toBeVisible()
    expect(shown.getByRole('link', { name: 'Choose this flight' })).toBeVisible()
    const tabs = within(screen.getByRole('group', { name: 'Sort by' }))
    expect(tabs.getByRole('button', { name: /^Fastest/ })).toHaveTextContent(/\$[\d,]+ · \d+ h/)
  })

  it('have fares to compare', async () => {
    const { page, fare } = await findJourneyAt(site().origin)
    await site().show(page)
    const table = within(await screen.findByRole('table'))
    const brand = new RegExp(fare.slices[0]?.brand ?? '')
    expect(table.getAllByRole('columnheader', { name: brand })[0]).toBeVisible()
    expect(table.getByRole('row', { name: /^Refund / })).toBeVisible()
  })

  it('ask each passenger for what tickets have, and offer names as they print them', async () => {
    const { checkout } = await findJourneyAt(site().origin)
    await site().show(checkout)
    await screen.findByRole('heading', { level: 1, name: 'Who is travelling?' })
    const adult = within(screen.getByRole('group', { name: 'Adult 1' }))
    for (const label of [/^Title/, /^Gender in the passport/, /^First name/, /^Last name/])
      expect(adult.getByLabelText(label)).toBeVisible()
    expect(screen.getByRole('combobox', { name: /^On the lap of/ })).toHaveDisplayValue('Adult 1')
    fireEvent.change(adult.getByLabelText(/^First name/), { target: { value: 'Jürgen' } })
    fireEvent.change(adult.getByLabelText(/^Last name/), { target: { value: 'Groß' } })
    expect(adult.getByText('Juergen Gross')).toBeVisible()
    fireEvent.click(adult.getByRole('button', { name: 'Use this name' }))
    expect(adult.getByLabelText(/^First name/)).toHaveValue('Juergen')
    expect(adult.queryByRole('button', { name: 'Use this name' })).toBeNull()
    expect(screen.getByRole('combobox', { name: /^On the lap of/ })).toHaveDisplayValue('Juergen Gross')
    expect(screen.getByText(/^Names must be as in the passport/)).toBeVisible()
  })
})

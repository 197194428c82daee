// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { enterText } from '../../../../../ui/testing-text-entry.ts'
import { dollars, free, offer, other } from '../results/testing-offer.ts'
import {
  cards,
  lines,
  names,
  path,
  price,
  requestedParameters,
  searchCall,
  whole,
} from '../results/testing-results.ts'

describe('filters of the results', () => {
  const site = testSite('meridian')
  const box = (name: RegExp) => screen.getByRole('checkbox', { name })
  /** Has the next searches find these hotels: each card of a whole search is dear to render. */
  const find = (...offers: ReturnType<typeof offer>[]) =>
    site().network.use(
      http.post(searchCall, () =>
        lines({ kind: 'offers', offers }, { kind: 'done', total: offers.length, isSample: true }),
      ),
    )

  it('show how many hotels each choice leaves, and appear in the address as removable chips', async () => {
    await site().show(path)
    await whole()
    const count = Number(/\d+$/.exec(box(/^5 stars/).closest('label')?.textContent ?? '')?.[0])
    await userEvent.click(box(/^5 stars/))
    expect(requestedParameters().stars).toBe('5')
    expect(screen.getByText(`${count} of 400 shown`)).toBeInTheDocument()
    for (const card of await cards()) expect(within(card).getByLabelText('5 out of 5 stars')).toBeVisible()
    const chips = within(screen.getByRole('list', { name: 'Active filters' }))
    await userEvent.click(chips.getByRole('button', { name: 'Remove filter: 5 stars' }))
    expect(requestedParameters().stars).toBeUndefined()
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull()
  })

  it('are read from the address, cleared together, and explained when no hotel matches', async () => {
    await site().show(`${path}&stars=1&rated=4.5&name=zzzz`)
    expect(await screen.findByRole('heading', { name: 'No hotels match all your filters' })).toBeVisible()
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear all' })[0] as HTMLElement)
    expect(await cards()).toHaveLength(30)
    expect(requestedParameters()).not.toHaveProperty('rated')
  })

  it('show and sort each hotel by its cheapest matching rate', async () => {
    const strict = offer('strict', { others: [other(180, { isFree: true })] })
    const easy = offer('easy', { price: dollars(150), policy: free })
    find(strict, easy)
    await site().show(`${path}&sort=price`)
    await waitFor(async () => expect((await cards()).map(price)).toEqual([100, 150]))
    await userEvent.click(box(/^Free cancellation/))
    expect(await names()).toEqual(['easy', 'strict'])
    expect((await cards()).map(price)).toEqual([150, 180])
    for (const card of await cards()) {
      const [link] = within(card).getAllByRole('link')
      expect(link?.getAttribute('href')).toMatch(/&cancel=free$/)
      expect(within(card).getByText(/^Free cancellation until/)).toBeVisible()
      expect(within(card).queryByText('Free cancellation on some rates')).toBeNull()
    }
    await userEvent.click(box(/^Free cancellation/))
    expect((await cards()).map(price)).toEqual([100, 150])
    screen.getByRole('main').remove()
    await site().show(`${path}&cancel=free&name=strict`)
    const map = within(await screen.findByRole('region', { name: 'Hotels on the map' }))
    expect(await map.findByRole('button', { name: 'strict, $180' })).toBeInTheDocument()
  })

  it('move the focus after a removal to the next chip, the last one, then the title', async () => {
    find(offer('north', { stars: 3 }), offer('south', { stars: 1 }))
    await site().show(`${path}&stars=1,2,3&rated=3`)
    await whole()
    const chip = (label: string) => screen.getByRole('button', { name: `Remove filter: ${label}` })
    await userEvent.click(chip('3 stars'))
    expect(chip('2 stars')).toHaveFocus()
    await userEvent.click(chip('1 star'))
    expect(chip('2 stars')).toHaveFocus()
    await userEvent.click(chip('2 stars'))
    await userEvent.click(chip('3 or higher'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    screen.getByRole('main').remove()
    await site().show(`${path}&stars=1&rated=4.5&name=zzzz`)
    await screen.findByText('No hotels match all your filters')
    await userEvent.click((await screen.findAllByRole('button', { name: 'Clear all' }))[1] as HTMLElement)
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('suggest which filter to remove when no hotel matches, with the number of hotels then left', async () => {
    find(offer('north', { stars: 3 }), offer('northern', { stars: 3 }), offer('south', { stars: 5 }))
    await site().show(`${path}&stars=5&name=north`)
    await screen.findByText('No hotels match all your filters')
    const suggestions = screen.getAllByRole('button', { name: /^Without/ })
    expect(suggestions.map(({ textContent }) => textContent)).toEqual([
      'Without: 5 stars2. Show 2 hotels',
      'Without: “north”1. Show 1 hotel',
    ])
    await userEvent.click(suggestions[0] as HTMLElement)
    expect(await names()).toEqual(['north', 'northern'])
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('find a hotel by part of its name', async () => {
    find(offer('north'), offer('northern'), offer('south'))
    await site().show(path)
    await whole()
    await enterText(screen.getByRole('searchbox', { name: 'Hotel name' }), 'NORTH')
    await waitFor(() => expect(requestedParameters().name).toBe('NORTH'))
    await waitFor(async () => expect(await names()).toEqual(['north', 'northern']))
  })

  it('open in a drawer that shows the number of matching hotels', async () => {
    find(offer('grand', { stars: 5 }), offer('south', { stars: 3 }))
    await site().show(`${path}&stars=5`)
    await whole()
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(drawer.getByRole('button', { name: /^Show 1 hotel$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull())
  })
})

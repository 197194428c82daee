// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { resultsPath } from '../testing-visit.ts'
import { activityOffer } from './testing-activity-offer.ts'

const searchCall = '*/api/activities/search'
const lines = (...parts: object[]) =>
  new HttpResponse(parts.map((part) => `${JSON.stringify(part)}\n`).join(''), {
    headers: { 'content-type': 'application/x-ndjson' },
  })
const done = { kind: 'done', total: 1, isSample: true }
const cards = () => screen.findAllByRole('article')
const titles = async () =>
  (await cards()).map((card) => within(card).getByRole('heading', { level: 2 }).textContent)
const whole = () =>
  waitFor(() => {
    if (screen.queryByText('Searching for activities')) throw new Error('The search has not ended.')
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0)
  })
const parameter = (name: string) => new URLSearchParams(location.search).get(name)

describe('results of an activity search', () => {
  const site = testSite('meridian')
  const answer = (...parts: object[]) => site().network.use(http.post(searchCall, () => lines(...parts)))

  it('show number, place, day and cards that lead to the activity on that day', async () => {
    await site().show(resultsPath)
    await whole()
    expect(
      screen.getByRole('heading', { level: 1, name: /^\d+ activities near Lisbon, Portugal$/ }),
    ).toBeVisible()
    expect(screen.getByText(/^Prices are for one adult or the whole group/)).toBeVisible()
    const [first] = await cards()
    const card = within(first as HTMLElement)
    expect(card.getByText('Price to Traveller')).toBeVisible()
    expect(card.getByText(/^per (?:person|group)|^for a group/)).toBeVisible()
    expect(card.getByRole('link', { name: /^View Deal/ })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^\/booknow\/activities\/result-details\/[\w-]+\?date=2026-05-\d\d&destination=Lisbon/,
      ),
    )
    expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveValue('Lisbon, Portugal')
  })

  it('keep filters in the address, and offer to remove one when nothing matches', async () => {
    const offers = [
      activityOffer('walk', { title: 'Old town walk', freeUntilHours: 24 }),
      activityOffer('sail', { title: 'Sunset sail', category: 'sail', features: ['private'] }),
    ]
    answer({ kind: 'offers', offers }, { ...done, total: 2 })
    await site().show(resultsPath)
    await whole()
    const filters = within(screen.getByRole('complementary', { name: 'Filters' }))
    await userEvent.click(filters.getByRole('checkbox', { name: /^Boat trips/ }))
    expect(parameter('category')).toBe('sail')
    expect(await titles()).toEqual(['Sunset sail'])
    expect(filters.getByRole('checkbox', { name: /^Free cancellation/ })).toBeDisabled()
    screen.getByRole('main').remove()
    await site().show(`${resultsPath}&category=sail&cancel=free`)
    expect(await screen.findByText('No activities match all your filters')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^Without: Free cancellation/ }))
    expect(parameter('cancel')).toBeNull()
    expect(await titles()).toEqual(['Sunset sail'])
  })

  it('say on the card what decides: free cancellation, few places, group price and badges', async () => {
    const offer = activityOffer('boat', {
      title: 'Passeio de barco',
      contentLanguage: 'pt',
      duration: { from: 90, to: 90 },
      freeUntilHours: 24,
      vacancies: 3,
      status: 'limited',
      pricedBy: 'group',
      groupSize: 6,
      features: ['likely_to_sell_out', 'private', 'pickup'],
    })
    answer({ kind: 'offers', offers: [offer] }, done)
    await site().show(resultsPath)
    const [card] = await cards()
    const shown = within(card as HTMLElement)
    for (const line of [
      '1 hour 30 minutes',
      'Free cancellation up to 1 day before',
      '3 places left',
      'for a group of up to 6',
      'Likely to sell out',
      'Private',
      'Pickup',
    ]) {
      expect(shown.getByText(line)).toBeVisible()
    }
    expect(shown.getByText('Passeio de barco')).toHaveAttribute('lang', 'pt')
  })

  it('stay after a failure in the middle, and can be searched again', async () => {
    answer(
      { kind: 'offers', offers: [activityOffer('one')] },
      { kind: 'failed', code: 'supplier_unavailable' },
    )
    await site().show(resultsPath)
    expect(await screen.findByText('Some activities are missing from this list')).toBeVisible()
    expect(await cards()).toHaveLength(1)
    answer({ kind: 'offers', offers: [activityOffer('one'), activityOffer('two')] }, { ...done, total: 2 })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await cards()).toHaveLength(2))
  })

  it('have the shape of the list while it loads', async () => {
    site().network.use(http.post(searchCall, () => delay('infinite')))
    await site().show(resultsPath)
    expect(await screen.findByText('Searching for activities')).toBeVisible()
  })

  it('lead on when there are none', async () => {
    answer({ ...done, total: 0 })
    await site().show(resultsPath)
    expect(await screen.findByText('No activities near Lisbon, Portugal on this day')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Search within 40 miles' })).toHaveAttribute(
      'href',
      expect.stringContaining('radius=40'),
    )
    expect(screen.getByRole('link', { name: 'Search a day later' })).toHaveAttribute(
      'href',
      expect.stringContaining('date=2026-05-09'),
    )
  })

  it('explain that a day cannot be searched, and that a past one was replaced', async () => {
    await site().show(resultsPath.replace('2026-05-08', '2029-05-08'))
    expect(await screen.findByText('This search cannot be booked')).toBeVisible()
    screen.getByRole('main').remove()
    answer({ kind: 'offers', offers: [activityOffer('one')] }, done)
    await site().show(resultsPath.replace('2026-05-08', '2020-05-08'))
    expect(await screen.findByText(/^The date in the link is in the past or not valid/)).toBeVisible()
  })

  it('find the place that was typed before its suggestion loaded', async () => {
    answer({ kind: 'offers', offers: [activityOffer('one')] }, done)
    await site().show('/booknow/activities/search?destination=lisbon&date=2026-05-08')
    await waitFor(() => expect(parameter('destination')).toBe('Lisbon, Portugal'))
    expect(parameter('lat')).toBe('38.71667')
  })
})

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { cards, noCars, resultsPath, searchCall } from '../testing-car-pages.ts'

const parameter = (name: string) => new URLSearchParams(location.search).get(name)
const totals = async () =>
  (await cards()).map((card) =>
    Number(/Price to Traveller\$([\d,.]+)/.exec(card.textContent ?? '')?.[1]?.replaceAll(',', '')),
  )

describe('results of a car search', () => {
  const site = testSite('meridian')
  const answerNone = (none: string) => site().network.use(http.post(searchCall, () => noCars(none)))

  it('name the place and the charged days, and say of each car what decides the choice', async () => {
    await site().show(resultsPath)
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading).toHaveTextContent(/^\d+ cars near Lisbon \(LIS\)Charged as 3 days of 24 hours$/)
    const [card] = await cards()
    const shown = within(card as HTMLElement)
    expect(shown.getByText('or similar')).toBeVisible()
    for (const fact of [/^\d seats$/, /^(?:Manual|Automatic)/, /^\d doors$/, /^(?:Excess up to|No excess)/]) {
      expect(shown.getAllByText(fact)[0]).toBeVisible()
    }
    expect(shown.getByText('for 3 days')).toBeVisible()
    expect(shown.getByText(/^Fuel: |^Charge: /)).toBeVisible()
    expect(
      shown.getByText(/^(?:plus )?€\d+\.\d\d, paid at the desk|^plus €\d+\.\d\d, paid at the desk/),
    ).toBeVisible()
    expect(shown.queryByText(/% OFF|Retail Price|Wholesale Rate/)).toBeNull()
    await waitFor(() => expect(document.title).toMatch(/^Car hire in Lisbon/))
  })

  it('keep filters and order in the address, and start with them', async () => {
    await site().show(`${resultsPath}&sort=price`)
    const all = await totals()
    expect(all).toEqual(all.toSorted((a, b) => a - b))
    const quick = within(screen.getByRole('group', { name: 'Popular filters' }))
    await userEvent.click(quick.getByRole('button', { name: 'Free cancellation' }))
    await userEvent.click(quick.getByRole('button', { name: 'Automatic' }))
    expect(parameter('cancel')).toBe('free')
    expect(parameter('gearbox')).toBe('automatic')
    for (const card of await cards()) {
      expect(card).toHaveTextContent('Free cancellation until')
      expect(card).toHaveTextContent('Automatic')
    }
  })

  it('open a car with the rate of its card', async () => {
    await site().show(resultsPath)
    const [card] = await cards()
    const href = within(card as HTMLElement)
      .getByRole('link', { name: /^View Deal/ })
      .getAttribute('href')
    expect(href).toMatch(/^\/booknow\/cars\/result-details\?carId=.+&pickupLatitude=38\.7813.+&rate=[\w-]+$/)
  })

  it('say why there is no car, and lead out of each reason', async () => {
    answerNone('desk_closed')
    await site().show(resultsPath.replaceAll('T10', 'T03'))
    expect(
      await screen.findByRole('heading', { name: 'The desks near Lisbon (LIS) are closed at these times' }),
    ).toBeVisible()
    const noon = screen.getByRole('link', { name: 'At noon' }).getAttribute('href')
    expect(noon).toContain('pickUpDateTime=2026-05-08T12%3A00%3A00')
    screen.getByRole('main').remove()
    answerNone('one_way_not_allowed')
    await site().show(
      resultsPath
        .replace('returnLatitude=38.7813', 'return=Madrid&returnLatitude=40.4')
        .replace('returnLongitude=-9.13592', 'returnLongitude=-3.7'),
    )
    expect(
      await screen.findByRole('heading', { name: 'No car from Lisbon (LIS) can be returned to Madrid' }),
    ).toBeVisible()
    const same = screen.getByRole('link', { name: 'Return to the pick-up place' }).getAttribute('href')
    expect(same).toContain('returnLatitude=38.7813')
  })

  it('find no car for a driver under the age that every company asks for', async () => {
    await site().show(resultsPath.replace('age=35', 'age=18'))
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading).toHaveTextContent(/for a driver aged 18$/)
    const way = screen.getByRole('link', { name: 'For a driver aged 25' })
    expect(way.getAttribute('href')).toMatch(/&age=25&/)
  })

  it('offer to search again after a failure', async () => {
    site().network.use(http.post(searchCall, () => HttpResponse.json({}, { status: 503 })))
    await site().show(resultsPath, { retries: false })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.queryAllByRole('article')).toEqual([])
  })

  it('turn hostile addresses into the form, never into an error', async () => {
    for (const query of ['', '?pickupLatitude=NaN&pickupLongitude=1', `?pickup=${'x'.repeat(3000)}`]) {
      await site().show(`/booknow/cars/search${query}`)
      expect(
        await screen.findByRole('heading', { name: 'Where would you like to pick up the car?' }),
      ).toBeVisible()
      screen.getByRole('main').remove()
    }
  })
})

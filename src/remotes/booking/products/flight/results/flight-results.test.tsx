// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { doneLine, offersLine, resultsPath, searchCall } from '../testing-flight-answers.ts'
import { flightHandlers, lines } from '../testing-flight-pages.ts'

const nextPath = `${resultsPath.replace('/search?', '/search-details?')}&chosen=out-direct`
const parameter = (name: string) => new URLSearchParams(location.search).get(name)
const cards = () => screen.findAllByRole('article')
const cardOf = async (name: RegExp) => within(await screen.findByRole('article', { name }))

describe('results of a flight search', () => {
  const site = testSite('meridian')
  beforeEach(() => site().network.use(...flightHandlers))

  it('name the slice, and say of each flight what decides the choice', async () => {
    await site().show(resultsPath)
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading).toHaveTextContent('3 flights: Lisbon → LondonChoose flight 1 of 2')
    expect(screen.getAllByText(/All times are local at each airport\./)[0]).toBeVisible()
    const night = await cardOf(/^Volantis, Lisbon 8:00 PM to London 7:20 AM$/)
    for (const fact of [
      /^Separate tickets: you collect/,
      /^Overnight layover in Paris$/,
      /^Change of airport in Paris: from Paris Charles de Gaulle \(CDG\) to Paris Orly \(ORY\)/,
      /^260 kg of CO₂ each, 30% more than usual$/,
      /^No checked bag$/,
      '7 h 30 min in CDG–ORY',
      'for all 4 passengers',
      '$150 per person on average',
    ]) {
      expect(night.getByText(fact)).toBeVisible()
    }
    expect(night.getAllByText('arrives 1 day later')).toHaveLength(2)
    const partner = await cardOf(/^Lusora, Lisbon 1:00 PM/)
    expect(partner.getByText('Operated by Volantis')).toBeVisible()
    expect(partner.getByText('Technical stop in Bilbao')).toBeVisible()
    await userEvent.click(partner.getByRole('button', { name: 'Flight details' }))
    expect(partner.getByText('Operated by Volantis as V8 77')).toBeVisible()
    expect(partner.getByText(/^Layover of 1 h 40 min in Madrid Barajas/)).toBeVisible()
  })

  it('have tabs for the best, the cheapest and the fastest, which follow the filters', async () => {
    await site().show(resultsPath)
    const tabs = within(await screen.findByRole('group', { name: 'Sort by' }))
    expect(tabs.getByRole('button', { name: /^Lowest price/ })).toHaveTextContent('$600 · 11 h 20 min')
    await userEvent.click(tabs.getByRole('button', { name: /^Lowest price/ }))
    expect(parameter('sort')).toBe('price')
    expect((await cards())[0]).toHaveTextContent('Volantis')
    await userEvent.click(screen.getByRole('checkbox', { name: /^Hide separate tickets/ }))
    expect(parameter('with')).toBe('oneTicket')
    expect(tabs.getByRole('button', { name: /^Lowest price/ })).toHaveTextContent('$750 · 5 h 30 min')
    expect(await cards()).toHaveLength(2)
  })

  it('show the price with the required bag', async () => {
    await site().show(`${resultsPath}&with=checkedBag`)
    const direct = await cardOf(/^Lusora, Lisbon 9:30 AM/)
    expect(direct.getByText('$940.00')).toBeVisible()
    expect(direct.getByText('1 checked bag, 23 kg')).toBeVisible()
  })

  it('compare the price with the usual one, and lead to other days', async () => {
    await site().show(resultsPath)
    const usual = within(await screen.findByRole('region', { name: 'Usual price' }))
    expect(usual.getByText('$600 is a good price.')).toBeVisible()
    const strip = within(await screen.findByRole('region', { name: 'Cheapest totals on the days around' }))
    const cheap = await strip.findByRole('link', { name: /\$550 cheap day$/ })
    expect(cheap.getAttribute('href')).toContain('slices=LIS.LON-all.2026-05-05_LON-all.LIS.2026-05-12')
    expect(strip.getByText('No flights')).toBeInTheDocument()
    await userEvent.click(strip.getByRole('button', { name: 'Price calendar' }))
    const calendar = within(await strip.findByRole('region', { name: 'Price calendar' }))
    expect(await calendar.findByRole('heading', { name: 'May 2026' })).toBeVisible()
    await userEvent.click(calendar.getByRole('button', { name: 'Next month' }))
    expect(await calendar.findByRole('heading', { name: 'June 2026' })).toBeVisible()
  })

  it('lead to the next slice with the chosen flight', async () => {
    await site().show(resultsPath)
    const direct = await cardOf(/^Lusora, Lisbon 9:30 AM/)
    expect(direct.getByRole('link', { name: 'Choose this flight' })).toHaveAttribute('href', nextPath)
  })

  it('pin the chosen flight above those of the next slice, and lead to the fares', async () => {
    site().network.use(
      http.post(searchCall, async ({ request }) => {
        const { chosen } = (await request.json()) as { chosen?: string[] }
        const offers = offersLine.offers.filter(({ itineraries }) => itineraries[0] === chosen?.[0])
        return lines({ ...offersLine, offers }, doneLine)
      }),
    )
    await site().show(nextPath)
    const pinned = within(await screen.findByRole('list', { name: 'Chosen flights' }))
    expect(pinned.getByText('Flight 1: Lisbon to London')).toBeVisible()
    expect(pinned.getByRole('link', { name: 'Change: Flight 1' })).toHaveAttribute('href', resultsPath)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2 flights: London → Lisbon')
    const late = await cardOf(/^Lusora, London 10:30 PM/)
    expect(late.getByRole('link', { name: 'See fares' }).getAttribute('href')).toMatch(
      /^\/booknow\/flights\/reservation-details\?.+&rate=rate-out-direct-back-late$/,
    )
  })

  it('say why there are none, and lead to searches that have some', async () => {
    site().network.use(
      http.post(searchCall, () =>
        lines({ kind: 'done', total: 0, isSample: true, none: 'no_flights_that_day' }),
      ),
    )
    await site().show(resultsPath)
    expect(
      await screen.findByRole('heading', { name: 'No flights from Lisbon to London on this day' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'A day later' }).getAttribute('href')).toContain(
      'slices=LIS.LON-all.2026-05-09_LON-all.LIS.2026-05-16',
    )
  })

  it('keep a place for the usual price until the supplier tells it, so that no flight moves', async () => {
    let tell = (_: object) => {}
    site().network.use(
      http.post(searchCall, () => {
        const body = new ReadableStream<Uint8Array>({
          start(stream) {
            const write = (line: object) =>
              stream.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`))
            write(offersLine)
            tell = (line) => {
              write(line)
              stream.close()
            }
          },
        })
        return new HttpResponse(body, { headers: { 'content-type': 'application/x-ndjson' } })
      }),
    )
    await site().show(resultsPath)
    await cards()
    const place = () => document.querySelector('section[aria-label="Usual price"]')
    expect(place()).toHaveAttribute('aria-hidden', 'true')
    expect(screen.queryByRole('region', { name: 'Usual price' })).toBeNull()
    tell(doneLine)
    expect(await screen.findByRole('region', { name: 'Usual price' })).toBeVisible()
    expect(place()).not.toHaveAttribute('aria-hidden')
  })

  it('keep what arrived before a failure, and offer to search again', async () => {
    site().network.use(
      http.post(searchCall, () => lines(offersLine, { kind: 'failed', code: 'supplier_unavailable' })),
    )
    await site().show(resultsPath)
    expect(await screen.findByText('Some flights are missing from this list')).toBeVisible()
    expect(await cards()).toHaveLength(3)
  })

  it('hide prices from visitors who may not see them', async () => {
    const hidden = offersLine.offers.map(({ price: _, others, ...offer }) => ({
      ...offer,
      others: others.map(({ price: __, ...other }) => other),
    }))
    const { typical: _, ...done } = doneLine
    site().network.use(http.post(searchCall, () => lines({ ...offersLine, offers: hidden }, done)))
    await site().show(resultsPath)
    await cards()
    expect(screen.queryByRole('button', { name: /^Lowest price/ })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Usual price' })).toBeNull()
    expect(screen.getAllByRole('link', { name: /^Log in to view price|: this flight$/ })[0]).toBeVisible()
  })

  it('ask for places if the address has none', async () => {
    await site().show('/booknow/flights/search?slices=nonsense')
    expect(await screen.findByRole('heading', { name: 'Where would you like to fly?' })).toBeVisible()
  })
})

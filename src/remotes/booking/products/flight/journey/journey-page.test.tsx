// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { flightHandlers, journeyPath } from '../testing-flight-pages.ts'
import { answer, fares } from '../testing-journey-answers.ts'

const parameter = (name: string) => new URLSearchParams(location.search).get(name)
const panel = async () => within(await screen.findByRole('region', { name: 'Your journey' }))
const alertOf = (title: HTMLElement) => {
  const alert = title.closest<HTMLElement>('[role=alert]')
  if (alert === null) throw new Error('the text is in no alert')
  return alert
}
const checkout = () => screen.findAllByRole('link', { name: 'Continue to booking' })

describe("a journey's page", () => {
  const site = testSite('meridian')
  beforeEach(() => site().network.use(...flightHandlers))

  it('shows every flight, and compares the fares with their terms in words', async () => {
    await site().show(journeyPath)
    expect(await screen.findByRole('heading', { level: 1, name: 'Lisbon ⇄ London' })).toBeVisible()
    const table = within(screen.getByRole('table'))
    const row = (name: string) => table.getByRole('row', { name: new RegExp(`^${name} `) })
    expect(row('Refund')).toHaveTextContent('The airline does not sayFree until departure')
    expect(row('Changes')).toHaveTextContent('Not possibleFree until departure')
    expect(row('Checked bag')).toHaveTextContent('No checked bag2 checked bags, 23 kg')
    expect(table.getByRole('columnheader', { name: /Flex/ })).toHaveTextContent(
      '$990.00$240 moreabout $120 a flight',
    )
    await userEvent.click(table.getByRole('button', { name: 'Choose: Flex' }))
    expect(parameter('rate')).toBe('rate-of-flex')
    const shown = await panel()
    expect(shown.getByText(/^Hold now, pay by .+ Western European Time$/)).toBeVisible()
    expect(shown.getByText(/^Price guaranteed until .+ Western European Time$/)).toBeVisible()
  })

  it('prices bags with each press, and takes their key to the checkout', async () => {
    await site().show(journeyPath)
    const bags = within(await screen.findByRole('group', { name: 'Checked bags' }))
    expect(bags.getByText('LIS → LHR')).toBeVisible()
    await userEvent.click(bags.getByRole('button', { name: 'More: Checked bags, 23 kg, Adult 1' }))
    expect(parameter('services')).toBe('bag_0~0~1')
    const shown = await panel()
    await waitFor(() => expect(shown.getAllByText('$795.00')[0]).toBeVisible())
    const [link] = await checkout()
    expect(link?.getAttribute('href')).toMatch(
      /^\/booknow\/flights\/checkout\?rateKey=rate-with-extras&shown=USD\.79500&.+&services=bag_0~0~1$/,
    )
    await userEvent.selectOptions(
      within(screen.getByRole('group', { name: 'Meals' })).getByRole('combobox', { name: 'Adult 2' }),
      'Vegan meal · Free',
    )
    expect(parameter('services')).toBe('bag_0~0~1,meal_vegan~1~1')
  })

  it('has a seat map for keys, with the rules of the exit row and a total', async () => {
    await site().show(journeyPath)
    await userEvent.click(await screen.findByRole('button', { name: 'Choose seats' }))
    expect(await screen.findByText(/^The airline has no seat map for this flight/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Next flight' }))
    await userEvent.click(screen.getByRole('button', { name: 'Next flight' }))
    const map = within(screen.getByRole('table', { name: 'Economy' }))
    const exit = () => map.getByRole('button', { name: /^11A, Extra legroom, exit row, \$30\.00/ })
    expect(exit()).toHaveAttribute('aria-disabled', 'false')
    expect(exit()).toHaveAttribute('tabindex', '0')
    const first = map.getByRole('button', { name: '12A, $10.00' })
    first.focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(parameter('seats')).toBe('1.0.0.12B')
    expect(screen.getByText('Seats on this flight: $10.00')).toBeVisible()
    // The next passenger without a seat chooses now, and may sit at the exit: the infant has the lap of the first.
    expect(screen.getByRole('radio', { name: /^2\. Adult 2/ })).toBeChecked()
    await userEvent.click(exit())
    expect(parameter('seats')).toBe('1.0.0.12B,1.0.1.11A')
    await userEvent.click(screen.getByRole('radio', { name: /^1\. Adult 1/ }))
    const beside = map.getByRole('button', { name: /^11B/ })
    expect(beside).toHaveAccessibleName(/exit row: adults without an infant only$/)
    expect(beside).toHaveAttribute('aria-disabled', 'true')
    const legend = within(screen.getByRole('list', { name: 'What the signs mean' }))
    expect(legend.getByText('Galley')).toBeVisible()
    expect(legend.queryByText('Stairs')).toBeNull()
  })

  it('offers the same seats as lists', async () => {
    await site().show(`${journeyPath}&seats=1.0.0.12B`)
    await userEvent.click(await screen.findByRole('button', { name: 'Next flight' }))
    await userEvent.click(screen.getByRole('button', { name: 'Next flight' }))
    await userEvent.click(screen.getByRole('button', { name: 'Show seats as a list' }))
    const seats = within(screen.getByRole('region', { name: 'Seats' }))
    const own = seats.getByRole('combobox', { name: 'Adult 1' })
    expect(own).toHaveDisplayValue('12B, $10.00')
    const child = within(seats.getByRole('combobox', { name: 'Child 1, 8 years' }))
    // Neither the exit row nor the seat of the other passenger.
    expect(child.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'No seat chosen',
      '12A, $10.00',
    ])
    await userEvent.selectOptions(own, 'No seat chosen')
    expect(parameter('seats')).toBeNull()
  })

  it('says that a choice could not be priced, and does not lead on', async () => {
    site().network.use(
      http.post('*/api/flight/price', () =>
        HttpResponse.json({ code: 'sold_out', title: 'Sold out', status: 409 }, { status: 409 }),
      ),
    )
    await site().show(`${journeyPath}&seats=1.0.0.12B`)
    expect(await screen.findByText('The total with these extras could not be calculated')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Continue to booking' })).toBeNull()
  })

  it('folds the list of assistance, and says how much of it is chosen', async () => {
    await site().show(journeyPath)
    const line = await screen.findByText('Wheelchair, help at the airport and more')
    const wheelchair = () => screen.getByRole('checkbox', { name: /wheelchair.*, Adult 2$/i, hidden: true })
    expect(line.closest('details')).not.toHaveAttribute('open')
    expect(wheelchair()).not.toBeVisible()
    await userEvent.click(line)
    await userEvent.click(wheelchair())
    expect(screen.getByText('Wheelchair, help at the airport and more · 1 chosen')).toBeVisible()
    expect(parameter('services')).toContain('assist_wheelchair')
  })

  it('adds the amount in the own currency to a penalty of the airline', async () => {
    const penalty = { amount: 10_000, currency: 'EUR' as const }
    const slices = fares[1].slices.map((slice) => ({
      ...slice,
      refund: { allowed: 'yes' as const, penalty },
    }))
    const foreign = { ...answer, fares: [fares[0], { ...fares[1], slices }] }
    site().network.use(
      http.post('*/api/flight/details', () => HttpResponse.json({ data: foreign })),
      http.get('*/api/multi-currency/exchange', () =>
        HttpResponse.json({ base: 'USD', asOf: '2026-03-10', source: 'test', rates: { EUR: 0.8 } }),
      ),
    )
    await site().show(journeyPath)
    expect((await screen.findAllByText(/€100\.00 \(about \$125\.00\)/)).length).toBeGreaterThan(0)
  })

  it('names a seat that was taken meanwhile, and goes on without it', async () => {
    site().network.use(
      http.post('*/api/flight/price', () =>
        HttpResponse.json(
          {
            type: 'urn:livery:problem:validation_failed',
            title: 'Invalid',
            status: 422,
            code: 'validation_failed',
            detail: '',
            errors: [{ field: 'seats[0].seat', reason: '12A is taken: choose another' }],
          },
          { status: 422, headers: { 'content-type': 'application/problem+json' } },
        ),
      ),
    )
    await site().show(`${journeyPath}&seats=1.0.0.12A`)
    const alert = within(await screen.findByText('Seat 12A has just been taken').then(alertOf))
    await userEvent.click(alert.getByRole('button', { name: 'Go on without them' }))
    expect(parameter('seats')).toBeNull()
    expect(await checkout()).not.toHaveLength(0)
  })

  it('leads to other flights if the journey is gone', async () => {
    site().network.use(
      http.post('*/api/flight/details', () =>
        HttpResponse.json({ code: 'not_found', title: 'Not found', status: 404 }, { status: 404 }),
      ),
    )
    await site().show(journeyPath)
    expect(
      await screen.findByRole('heading', { name: 'This journey is no longer available at this fare' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'See other flights' }).getAttribute('href')).toMatch(
      /^\/booknow\/flights\/search\?/,
    )
  })

  it('can be read in full on a separate page', async () => {
    await site().show(journeyPath.replace('reservation-details', 'flight-details'))
    expect(await screen.findByText('Operated by Volantis as V8 77')).toBeVisible()
    expect(screen.getAllByText(/74 cm seat pitch · Wi-Fi for a fee · power socket/)[0]).toBeVisible()
  })
})

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { mostNights } from '../../server/domain/products/spine/stay-errors.ts'
import { testSite } from '../../shell/testing-site.tsx'
import { MOST_NIGHTS } from './stay-fields.tsx'

const field = () => screen.getByRole('combobox', { name: 'Destination' })
const dates = (name: 'Check-in' | 'Check-out') =>
  screen.getByRole('button', { name: new RegExp(`^${name}: `) })
const search = () => userEvent.click(screen.getByRole('button', { name: 'Search' }))
const suggestions = async () => within(await screen.findByRole('listbox', { name: 'Destination' }))
const suggestCall = '*/api/v2/hotel/auto-suggest'
const parameters = () => Object.fromEntries(new URLSearchParams(location.search))

describe('hotel search of the home page', () => {
  const site = testSite('meridian')

  it('offers exactly the dates that the server accepts', async () => {
    expect(MOST_NIGHTS).toBe(mostNights)
    await site().show('/')
    await userEvent.click(dates('Check-in'))
    await userEvent.click(await screen.findByRole('button', { name: /^Monday, March 30, 2026/ }))
    expect(screen.getByRole('button', { name: /^Monday, March 9, 2026, In the past/ })).toBeVisible()
    expect(screen.getByRole('button', { name: /^Wednesday, April 29, 2026, 30 nights/ })).toBeVisible()
    expect(screen.getByRole('button', { name: /^Thursday, April 30, 2026, At most 30 nights/ })).toBeVisible()
  })

  it('suggests places despite a typing error, and searches the selected one', async () => {
    await site().show('/')
    await userEvent.type(field(), 'lisbn')
    await userEvent.click(await screen.findByRole('option', { name: /Lisbon, Portugal/ }))
    expect(field()).toHaveValue('Lisbon, Portugal')
    await search()
    await waitFor(() => expect(location.pathname).toBe('/booknow/hotels/search'))
    expect(parameters()).toMatchObject({
      destination: 'Lisbon, Portugal',
      lat: '38.71667',
      rooms: '1',
      adults: '2',
    })
  })

  it('can be used by keyboard alone', async () => {
    await site().show('/')
    field().focus()
    await userEvent.keyboard('paris')
    expect((await (await suggestions()).findAllByRole('option'))[0]).toHaveTextContent('Paris, France')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(field()).toHaveValue('Paris, France')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(parameters().destination).toBe('Paris, France'))
  })

  it('puts dates and guests into the address', async () => {
    await site().show('/')
    await userEvent.type(field(), 'rome')
    await userEvent.click((await screen.findAllByRole('option', { name: /Rome, Italy/ }))[0] as HTMLElement)
    await userEvent.click(dates('Check-in'))
    await userEvent.click(await screen.findByRole('button', { name: 'Next month' }))
    await userEvent.click(screen.getByRole('button', { name: /^Monday, May 11, 2026/ }))
    await userEvent.click(screen.getByRole('button', { name: /^Thursday, May 14, 2026, 3 nights/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(dates('Check-in')).toHaveTextContent('Mon, May 11')
    expect(dates('Check-out')).toHaveTextContent('Thu, May 14')
    await userEvent.click(screen.getByRole('button', { name: /^Guests/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'More: Children' }))
    await userEvent.selectOptions(screen.getByLabelText('Age of child 1'), '4')
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.getByRole('button', { name: /^Guests/ })).toHaveTextContent('2 adults · 1 child · 1 room')
    await search()
    await waitFor(() =>
      expect(parameters()).toMatchObject({
        start: '2026-05-11',
        end: '2026-05-14',
        adults: '2',
        childAges: '4',
      }),
    )
  })

  it('uses the first suggestion for a typed place, even before suggestions have arrived', async () => {
    await site().show('/')
    await userEvent.type(field(), 'tokyo{Enter}')
    await waitFor(() => expect(parameters().destination).toBe('Tokyo, Japan'))
  })

  it('ignores a second click while it looks up the typed place', async () => {
    let calls = 0
    site().network.use(
      http.post(suggestCall, async () => {
        calls += 1
        await delay('infinite')
        return HttpResponse.error()
      }),
    )
    await site().show('/')
    await userEvent.type(field(), 'lisbon{Enter}')
    const button = screen.getByRole('button', { name: 'Search' })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    expect(button).toHaveAttribute('aria-disabled', 'true')
    const before = calls
    await search()
    await userEvent.type(field(), '{Enter}')
    expect(calls).toBe(before)
  })

  it('requires a destination on submit, until something is typed', async () => {
    await site().show('/')
    await search()
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a destination')
    expect(field()).toHaveFocus()
    expect(field()).toHaveAccessibleDescription('Choose a destination')
    expect(location.pathname).toBe('/')
    await userEvent.type(field(), 'o')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it("says 'No places match' for an unknown place", async () => {
    await site().show('/')
    await userEvent.type(field(), 'qqqqzzzz')
    expect(await screen.findByText('No places match')).toBeVisible()
    await search()
    expect(await screen.findByRole('alert')).toHaveTextContent('No places match')
  })

  it('shows that it is searching while suggestions load', async () => {
    site().network.use(http.post(suggestCall, () => delay('infinite')))
    await site().show('/')
    await userEvent.type(field(), 'lis')
    expect(await screen.findByText('Searching')).toBeVisible()
  })

  // §5.8, §8.3
  it("says 'Failed to fetch suggestions' on failure, and shows none", async () => {
    site().network.use(http.post(suggestCall, () => HttpResponse.error()))
    await site().show('/')
    await userEvent.type(field(), 'lis')
    expect(await screen.findByText('Failed to fetch suggestions')).toBeVisible()
    expect(screen.getByRole('listbox', { name: 'Destination' })).toBeEmptyDOMElement()
    await search()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch suggestions')
  })

  // §8.3
  it("shows the server's own sentence if there is one", async () => {
    const answer = () => HttpResponse.json({ error: 'The atlas is being bound' }, { status: 503 })
    site().network.use(http.post(suggestCall, answer))
    await site().show('/')
    await userEvent.type(field(), 'lis')
    expect(await screen.findByText('The atlas is being bound')).toBeVisible()
  })

  it('is a plain form to the results page before its code has loaded', async () => {
    await site().show('/')
    const form = field().closest('form')
    expect(form?.getAttribute('action')).toBe('/booknow/hotels/search')
    const names = [...new FormData(form ?? undefined).keys()]
    expect(names).toEqual(['destination', 'start', 'end', 'adults', 'rooms'])
  })
})

describe('hotel search of the booking part', () => {
  const site = testSite('meridian')

  it('is the same form, filled from the address', async () => {
    await site().show(
      '/booknow/hotels/search?destination=Oslo&lat=59.91&long=10.75&start=2026-07-01&end=2026-07-04&rooms=2&adults=3',
    )
    expect(await screen.findByRole('combobox', { name: 'Destination' })).toHaveValue('Oslo')
    const form = within(field().closest('form') as HTMLElement)
    expect(form.getByRole('button', { name: /^Check-in/ })).toHaveTextContent('Wed, Jul 1')
    expect(form.getByLabelText('Check-in')).toHaveValue('2026-07-01')
    expect(form.getByRole('button', { name: /^Guests/ })).toHaveTextContent('3 adults · 2 rooms')
    expect(form.getAllByLabelText('Guests').filter((one) => one.matches('select'))).toEqual([
      expect.objectContaining({ name: 'adults', value: '3' }),
      expect.objectContaining({ name: 'rooms', value: '2' }),
    ])
  })
})

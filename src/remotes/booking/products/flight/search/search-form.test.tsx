// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { flightPairs, queryOf } from '../../../../../tenant/flight-search.ts'
import { criteria } from '../testing-flight-answers.ts'
import { flightHandlers } from '../testing-flight-pages.ts'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const leg = (number: number) => within(screen.getByRole('group', { name: `Flight ${number}` }))
const endsOf = (number: number) =>
  (['From', 'To'] as const).map(
    (name) => (leg(number).getByRole('combobox', { name }) as HTMLInputElement).value,
  )

describe('the search form of flights', () => {
  const site = testSite('meridian')
  beforeEach(async () => {
    site().network.use(...flightHandlers)
    await site().show(`/booknow/flights?${queryOf(flightPairs(criteria))}`)
    await screen.findByRole('radio', { name: 'Multi-city' })
  })
  const slices = () => new URLSearchParams(location.search).get('slices')

  it('takes the places, days and passengers of a return to its results', async () => {
    expect(screen.getByRole('radio', { name: 'Return' })).toBeChecked()
    press('Search')
    await waitFor(() => expect(location.pathname).toBe('/booknow/flights/search'))
    expect(slices()).toBe('LIS.LON-all.2026-05-08_LON-all.LIS.2026-05-15')
    expect(new URLSearchParams(location.search).get('children')).toBe('8,1')
  })

  it('becomes a journey of several cities, whose flights move, grow and go', async () => {
    fireEvent.click(screen.getByRole('radio', { name: 'Multi-city' }))
    expect(endsOf(1)[0]).toContain('Lisbon')
    expect(endsOf(2)[0]).toContain('London')
    expect(screen.getByRole('button', { name: 'Move flight 1 up' })).toBeDisabled()
    press('Add a flight')
    expect(endsOf(3)[0]).toContain('Lisbon')
    press('Move flight 3 up')
    expect(screen.getByText('The flight is now number 2 of 3')).toBeInTheDocument()
    expect(endsOf(3)[0]).toContain('London')
    press('Remove flight 2')
    expect(screen.queryByRole('group', { name: 'Flight 3' })).toBeNull()
    press('Search')
    await waitFor(() => expect(location.pathname).toBe('/booknow/flights/search'))
    expect(new URLSearchParams(location.search).get('trip')).toBe('multi_city')
  })

  it('does not search flights that depart before the flight ahead of them', async () => {
    fireEvent.click(screen.getByRole('radio', { name: 'Multi-city' }))
    fireEvent.change(leg(1).getByLabelText('Departure'), { target: { value: '2026-05-20' } })
    press('Search')
    expect(await screen.findByText('Flight 2 cannot depart before flight 1')).toBeVisible()
    expect(location.pathname).toBe('/booknow/flights')
  })
})

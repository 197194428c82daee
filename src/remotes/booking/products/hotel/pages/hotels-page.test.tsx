// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { testSite } from '../../../../../shell/testing-site.tsx'

const search =
  '/booknow/hotels/search?destination=Lisbon%2C%20Portugal&lat=38.72&long=-9.13&start=2026-05-08&end=2026-05-11'

describe('start page of a hotel search', () => {
  const site = testSite('meridian')
  afterEach(() => localStorage.clear())

  it('asks for a destination', async () => {
    await site().show('/booknow/hotels')
    expect(await screen.findByRole('combobox', { name: 'Destination' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Search' })).toBeVisible()
  })

  it('lists a search of this browser until the visitor removes it', async () => {
    await site().show('/booknow/hotels')
    await screen.findByRole('combobox', { name: 'Destination' })
    expect(screen.queryByRole('heading', { name: 'Recent searches' })).toBeNull()
    screen.getByRole('main').remove()
    await site().show(search)
    await screen.findAllByRole('article')
    screen.getByRole('main').remove()
    await site().show('/booknow/hotels')
    const recent = within(await screen.findByRole('region', { name: 'Recent searches' }))
    expect(recent.getByRole('link', { name: 'Lisbon, Portugal' }).getAttribute('href')).toMatch(
      /start=2026-05-08/,
    )
    await userEvent.click(recent.getByRole('button', { name: 'Remove the search for Lisbon, Portugal' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull())
  })
})

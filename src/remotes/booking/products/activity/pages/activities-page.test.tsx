// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { resultsPath } from '../testing-visit.ts'

describe('start page of an activity search', () => {
  const site = testSite('meridian')
  afterEach(() => localStorage.clear())

  it('searches a destination on the day that was chosen in the calendar', async () => {
    await site().show('/booknow/activities')
    const day = await screen.findByRole('button', { name: /^Date/ })
    await userEvent.click(day)
    const calendar = within(await screen.findByRole('dialog'))
    const free = calendar
      .getAllByRole('button', { name: /\d{4}/ })
      .filter((one) => !one.hasAttribute('disabled') && one.getAttribute('aria-disabled') !== 'true')
    const before = day.textContent
    await userEvent.click(free.at(-1) as HTMLElement)
    await waitFor(() => expect(screen.getByRole('button', { name: /^Date/ }).textContent).not.toBe(before))
    await userEvent.type(screen.getByRole('combobox', { name: 'Destination' }), 'Lisbon')
    await userEvent.click((await screen.findAllByRole('option', { name: /Lisbon/ }))[0] as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(location.pathname).toBe('/booknow/activities/search'))
    const found = new URLSearchParams(location.search)
    expect(found.get('destination')).toMatch(/^Lisbon/)
    expect(found.get('date')).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('asks for a destination before it searches', async () => {
    await site().show('/booknow/activities')
    const destination = await screen.findByRole('combobox', { name: 'Destination' })
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(destination).toHaveAttribute('aria-invalid', 'true'))
    expect(location.pathname).toBe('/booknow/activities')
  })

  it('lists a search of this browser with its day until the visitor removes it', async () => {
    await site().show(resultsPath)
    await screen.findAllByRole('article')
    screen.getByRole('main').remove()
    await site().show('/booknow/activities')
    const recent = within(await screen.findByRole('region', { name: 'Recent searches' }))
    expect(recent.getByRole('link', { name: 'Lisbon, Portugal' })).toHaveAttribute(
      'href',
      expect.stringMatching(/date=2026-05-08/),
    )
    expect(recent.getByText(/May 8/)).toBeVisible()
    await userEvent.click(recent.getByRole('button', { name: 'Remove the search for Lisbon, Portugal' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull())
  })
})

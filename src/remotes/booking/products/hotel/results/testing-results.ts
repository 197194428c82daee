import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'

/** Place of the test's search, and the page that shows its hotels. */
export const place = 'destination=Lisbon%2C%20Portugal&lat=38.72&long=-9.13'
export const path = `/booknow/hotels/search?${place}&start=2026-05-08&end=2026-05-11&rooms=1&adults=2&childAges=4`
export const searchCall = '*/api/hotels/search'

/** Returns the current parameters of the address. */
export const requestedParameters = () => Object.fromEntries(new URLSearchParams(location.search))

/** An answer of the search, with one line per object. */
export const lines = (...objects: object[]) =>
  new HttpResponse(objects.map((part) => `${JSON.stringify(part)}\n`).join(''), {
    headers: { 'content-type': 'application/x-ndjson' },
  })

export const cards = () => screen.findAllByRole('article')

/** Waits until all lines of the search have arrived. */
export async function whole(): Promise<void> {
  await cards()
  await waitFor(() => {
    if (screen.queryByText('Searching for hotels')) throw new Error('The search is still loading hotels.')
  })
}

export const names = async () => (await cards()).map((card) => within(card).getByRole('heading').textContent)

/** Returns the total on a card. */
export const price = (card: HTMLElement) =>
  Number(/Price to Traveller\$([\d,.]+)/.exec(card.textContent ?? '')?.[1]?.replaceAll(',', ''))

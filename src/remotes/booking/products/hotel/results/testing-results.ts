import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'

/** Where the hotels of a test are looked for, and the page that shows them. */
export const place = 'destination=Lisbon%2C%20Portugal&lat=38.72&long=-9.13'
export const path = `/booknow/hotels/search?${place}&start=2026-05-08&end=2026-05-11&rooms=1&adults=2&childAges=4`
export const searchCall = '*/api/hotels/search'

/** What the address asks for by now. */
export const requestedParameters = () => Object.fromEntries(new URLSearchParams(location.search))

/** An answer of the search, each part a line of its own. */
export const lines = (...parts: object[]) =>
  new HttpResponse(parts.map((part) => `${JSON.stringify(part)}\n`).join(''), {
    headers: { 'content-type': 'application/x-ndjson' },
  })

export const cards = () => screen.findAllByRole('article')

/** Every line of the search has come. */
export async function whole(): Promise<void> {
  await cards()
  await waitFor(() => {
    if (screen.queryByText('Searching for hotels')) throw new Error('more hotels are looked for')
  })
}

export const names = async () => (await cards()).map((card) => within(card).getByRole('heading').textContent)

/** The total that a card shows. */
export const price = (card: HTMLElement) =>
  Number(/Price to Traveller\$([\d,.]+)/.exec(card.textContent ?? '')?.[1]?.replaceAll(',', ''))

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createExampleApi } from '../../../../../scripts/example-api/example-api.ts'
import { hotels } from '../../../../../scripts/example-api/hotels.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { cards, names, path } from './results/testing-results.ts'

const clock = () => new Date('2026-03-10T12:00:00Z')
const down = async () => new Response('<html>down</html>', { status: 503 })
const own = hotels.map(({ hotel }) => hotel.name).sort()

describe('booking pages of a site with the example API', () => {
  const site = testSite('meridian', undefined, [], createExampleApi(clock))

  it("show only the example's hotels in the results", async () => {
    await site().show(path)
    expect(await screen.findByRole('heading', { level: 1, name: /^4 hotels near/ })).toBeVisible()
    expect((await names()).sort()).toEqual(own)
    const [card] = await cards()
    expect(within(card as HTMLElement).getByText('Price to Traveller')).toBeVisible()
  })

  it('show a hotel of the example with its rates', async () => {
    const stay = path.slice(path.indexOf('?') + 1)
    await site().show(`/booknow/hotels/search-details?hotelId=tejo&${stay}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Example Tejo Riverside' })).toBeVisible()
    expect((await screen.findAllByRole('link', { name: /^(?:Reserve|Choose)/ })).length).toBeGreaterThan(0)
  })
})

describe('booking pages while the operator is down', () => {
  const site = testSite('meridian', undefined, [], down)

  it('report that the search failed, and show no hotel', async () => {
    await site().show(path, { retries: false })
    expect(await screen.findByRole('button', { name: /again/i })).toBeVisible()
    expect(screen.queryAllByRole('article')).toEqual([])
  })
})

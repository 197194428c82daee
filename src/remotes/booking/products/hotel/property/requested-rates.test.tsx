// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { HotelAnswer } from '../../../../../contract/types.ts'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { detailsCall, rooms, section, withStay } from './testing-hotel.ts'

describe('hotel page with requested rate conditions', () => {
  const site = testSite('meridian')

  it("lists the rates that match the search's filters first, until the filters are removed", async () => {
    await site().show(`${withStay}&cancel=free&board=breakfast&stars=5`)
    const [room] = await rooms()
    const rates = within(within(room as HTMLElement).getByRole('list', { name: /^Rates/ })).getAllByRole(
      'link',
      { name: /^Reserve/ },
    )
    for (const choose of rates) expect(choose).toHaveTextContent(/Breakfast included$/)
    const from = Number(/shown=USD\.(\d+)/.exec(rates[0]?.getAttribute('href') ?? '')?.[1]) / 100
    const summary = () => section('Your stay')
    expect(summary().getByText(`$${from.toFixed(2)}`)).toBeVisible()
    const chips = within(screen.getByRole('list', { name: 'Active filters' }))
    expect(chips.queryByText(/5 stars/)).toBeNull()
    await userEvent.click(chips.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull())
    expect(screen.getByRole('heading', { name: 'Rooms and rates' })).toHaveFocus()
    expect(new URLSearchParams(location.search).has('cancel')).toBe(false)
    expect(summary().queryByText(`$${from.toFixed(2)}`)).toBeNull()
  })

  it('reports that no rate matches, and otherwise lists rooms with matching rates first', async () => {
    const note = /^No rate on these dates matches all your filters/
    await site().show(`${withStay}&board=all_inclusive`)
    expect((await rooms()).length).toBeGreaterThan(0)
    expect(screen.getByText(note)).toBeVisible()
    expect(section('Your stay').getByText('Other rates from')).toBeVisible()
    screen.getByRole('main').remove()
    site().network.use(http.post(detailsCall, withBreakfastInLastRoomAlone, { once: true }))
    await site().show(`${withStay}&board=breakfast`)
    const [first, second] = await rooms()
    expect(within(first as HTMLElement).getAllByText('Breakfast included').length).toBeGreaterThan(0)
    expect(within(second as HTMLElement).queryByText('Breakfast included')).toBeNull()
    expect(screen.queryByText(note)).toBeNull()
    expect(section('Your stay').getByText('From')).toBeVisible()
  })

  it('keeps the rate conditions, the place and the client in links onwards and back', async () => {
    const requested = { board: 'breakfast', cancel: 'free', client: 'LV-7K3QX9' }
    const place = { destination: 'Lisbon, Portugal', lat: '38.72', long: '-9.13' }
    await site().show(`${withStay}&${new URLSearchParams({ ...requested, ...place })}`)
    const [room] = await rooms()
    const [choose] = within(room as HTMLElement).getAllByRole('link', { name: /^Reserve/ })
    const trail = screen.getByRole('link', { name: 'Hotels near Lisbon, Portugal' })
    for (const link of [choose, trail]) {
      expect(Object.fromEntries(new URL((link as HTMLAnchorElement).href).searchParams)).toMatchObject({
        ...requested,
        ...place,
      })
    }
  })

  it('keeps the old rates while loading new dates, then shows sold out with the nearest dates', async () => {
    await site().show(withStay)
    await rooms()
    screen.getByRole('main').remove()
    site().network.use(
      http.post(detailsCall, async ({ request }) => {
        const { stay } = (await request.clone().json()) as { stay?: { start: string } }
        if (stay?.start !== '2026-06-08') return undefined
        const answer = await fetch(
          new Request(request.url, { ...init(request), body: await bodyFor(request, '2026-06-09') }),
        )
        const { data } = (await answer.json()) as { data: { rooms: { rates: unknown[] }[] } }
        return HttpResponse.json({
          data: { ...data, stay, rooms: data.rooms.map((room) => ({ ...room, rates: [] })) },
        })
      }),
    )
    const full = withStay.replace('2026-05-08', '2026-06-08').replace('2026-05-11', '2026-06-11')
    await site().show(full)
    expect((await screen.findAllByText('Sold out on these dates')).length).toBe(3)
    expect(section('Your stay').getByRole('link', { name: 'Nearest dates' })).toHaveAttribute(
      'href',
      '#rooms',
    )
    expect(screen.queryByRole('link', { name: 'See rooms' })).toBeNull()
    const later = await screen.findByRole('link', { name: /^Jun 9 – Jun 12 from \$/ })
    expect(later.getAttribute('href')).toMatch(/start=2026-06-09&end=2026-06-12/)
    const any = total(later)
    screen.getByRole('main').remove()
    await site().show(`${full}&board=breakfast&cancel=free`)
    const link = await screen.findByRole('link', { name: /^Jun 9 – Jun 12 from \$/ })
    expect(link.getAttribute('href')).toMatch(/start=2026-06-09.*&board=breakfast&cancel=free$/)
    expect(total(link)).toBeGreaterThan(any)
    screen.getByRole('main').remove()
    await site().show(`${full}&board=all_inclusive`)
    expect(total(await screen.findByRole('link', { name: /^Jun 9 – Jun 12 other rates from \$/ }))).toBe(any)
  })
})

const total = ({ textContent }: HTMLElement) => Number(/\$([\d,]+)/.exec(textContent)?.[1]?.replace(',', ''))
const init = ({ method, headers }: Request) => ({ method, headers })

/** The real answer, but only the last room has rates with breakfast. */
async function withBreakfastInLastRoomAlone({ request }: { request: Request }): Promise<Response> {
  const answer = await fetch(new Request(request.url, { ...init(request), body: await request.text() }))
  const { data } = (await answer.json()) as { data: HotelAnswer }
  const rooms = data.rooms?.map(({ rates, ...found }, index, all) => ({
    ...found,
    rates: rates.filter(({ board }) => (board === 'breakfast') === (index === all.length - 1)),
  }))
  return HttpResponse.json({ data: { ...data, rooms } })
}

/** The same request for other dates. */
async function bodyFor(request: Request, start: string): Promise<string> {
  const body = (await request.clone().json()) as { stay: { start: string; end: string } }
  return JSON.stringify({ ...body, stay: { start, end: '2026-06-12' } })
}

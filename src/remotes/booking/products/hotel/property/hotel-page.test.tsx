// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { withDialogs } from '../../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { detailsCall, hotelId, rooms, section, withStay } from './testing-hotel.ts'

describe('hotel page with a stay', () => {
  const site = testSite('meridian')
  withDialogs()

  it('names the hotel and lists its rooms, with rates that link to the checkout', async () => {
    await site().show(withStay)
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    const [room] = await rooms()
    const [choose] = within(room as HTMLElement).getAllByRole('link', { name: /^Reserve/ })
    const href = choose?.getAttribute('href') ?? ''
    expect(href).toMatch(/^\/booknow\/hotels\/checkout\?rateKey=[\w-]+&shown=USD\.\d+&hotelId=/)
    const shown = Number(/shown=USD\.(\d+)/.exec(href)?.[1])
    const price = within(room as HTMLElement).getAllByText(/^\$[\d,]+\.\d\d$/)
    expect(price.map(({ textContent }) => Number(textContent?.replace(/[$,]/g, '')) * 100)).toContain(shown)
    // The address with town and country, and the town's tax on top of each total.
    expect(screen.getAllByText(/^\u2068.+\d+.*, Lisbon\u2069, Portugal$/)[0]).toBeVisible()
    expect(
      within(room as HTMLElement).getAllByText(
        /^plus city tax of about \$\d+\.\d\d, paid at the property$/,
      )[0],
    ).toBeVisible()
  })

  it('explains that the guests in the address cannot be booked', async () => {
    const note = /^These rooms or guests cannot be booked together/
    await site().show(withStay)
    await rooms()
    expect(screen.queryByText(note)).toBeNull()
    screen.getByRole('main').remove()
    await site().show(`${withStay.replace('adults=2', 'adults=10')}&childAges=4`)
    await rooms()
    expect(screen.getByText(note)).toBeVisible()
  })

  it("shows a room's leading rates first, and all of them when expanded", async () => {
    await site().show(withStay)
    const [room] = await rooms()
    const shown = within(room as HTMLElement)
    expect(shown.getAllByRole('link', { name: /^Reserve/ })).toHaveLength(3)
    const all = shown.getByRole('button', { name: /^Show all \d+ rates/ })
    await userEvent.click(all)
    expect(shown.getAllByRole('link', { name: /^Reserve/ })).toHaveLength(
      Number(/\d+/.exec(all.textContent ?? '')?.[0]),
    )
  })

  it('shows amenities, reviews, location, rules and the time zone of its times', async () => {
    await site().show(withStay)
    await rooms()
    expect(section('Amenities').getAllByRole('listitem').length).toBeGreaterThan(3)
    expect(section('What guests say').getAllByText('Cleanliness').length).toBeGreaterThan(0)
    expect(section('What guests say').getByRole('heading', { name: 'Guest comments' })).toBeVisible()
    expect(section('What guests say').queryByText(/^said\./)).toBeNull()
    expect(section('House rules').getByText(/^Local time of /)).toBeVisible()
    expect(section('House rules').getByText(/^Guests must be at least \d+ to check in$/)).toBeVisible()
    expect((await screen.findAllByText(/^Local time of .+ \(.+\)$/)).length).toBeGreaterThan(0)
  })

  it('shows its pictures in a gallery with buttons and keyboard control', async () => {
    await site().show(withStay)
    const slides: number[] = []
    Element.prototype.scrollIntoView = function scrollIntoView() {
      slides.push([...(this.parentElement?.children ?? [])].indexOf(this))
    }
    await userEvent.click(await screen.findByRole('button', { name: /^All \d+ pictures$/ }))
    const gallery = within(await screen.findByRole('dialog'))
    expect(gallery.getByText(/^1 of \d+$/)).toBeVisible()
    expect(gallery.getAllByRole('img').length).toBeGreaterThan(5)
    await userEvent.click(gallery.getByRole('button', { name: 'Next picture' }))
    await userEvent.keyboard('{ArrowRight}')
    expect(slides).toEqual([0, 1, 1])
    await userEvent.click(gallery.getByRole('button', { name: 'Close pictures' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows a not-found page for an unknown id or without one', async () => {
    await site().show('/booknow/hotels/search-details?hotelId=h1-999')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This hotel could not be found' }),
    ).toBeVisible()
    screen.getByRole('main').remove()
    await site().show('/booknow/hotels/search-details?hotelId=%3Cscript%3E')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This hotel could not be found' }),
    ).toBeVisible()
  })

  it('reports a failed request and repeats it on request', async () => {
    site().network.use(http.post(detailsCall, () => HttpResponse.error()))
    await site().show(withStay, { retries: false })
    expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
    site().network.resetHandlers()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await rooms()).length).toBeGreaterThan(0)
  })
})

describe('hotel page without a stay', () => {
  const site = testSite('meridian')

  it('asks for dates, and shows no price until they are chosen', async () => {
    await site().show(`/booknow/hotels/hotel-details?hotelId=${hotelId}`)
    expect(await screen.findByRole('heading', { name: 'When would you like to stay?' })).toBeVisible()
    expect(screen.queryByText('Price to Traveller')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show rooms' }))
    await waitFor(() => expect(location.pathname).toBe('/booknow/hotels/search-details'))
    expect((await rooms()).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Price to Traveller').length).toBeGreaterThan(0)
  })
})

describe('hotel page by role', () => {
  const site = testSite('meridian')

  it('shows the wholesale rate and the markup to an agent only', async () => {
    await site().signIn('agent')
    await site().show(withStay)
    await rooms()
    expect(screen.getAllByText('Wholesale Rate').length).toBeGreaterThan(0)
    expect(screen.getAllByText('Agency Markup').length).toBeGreaterThan(0)
    // Each rate's details list the steps to its price, with the amount of the markup rule.
    expect(screen.getAllByText('From the wholesale rate to the price').length).toBeGreaterThan(0)
    const [step] = screen.getAllByText('Agency markup', { exact: false, selector: 'li *' })
    expect(step).toHaveTextContent(/^Agency markup \(\d+(\.\d+)?%\)$/)
  })

  it.each([
    ['$12.00', { kind: 'fixed', value: 12, currency: 'USD' }],
    ['', { kind: 'fixed', value: 12 }],
  ])('shows the amount of a fixed markup only if its currency is known: %s', async (share, rule) => {
    await site().signIn('agent')
    let isInner = false
    site().network.use(
      http.post(detailsCall, async ({ request }) => {
        if (isInner) return undefined
        isInner = true
        const { data } = (await (await fetch(request.clone())).json()) as { data: object }
        isInner = false
        const changed = JSON.stringify(data).replaceAll(
          /"rule":\{[^{}]*\}/g,
          `"rule":${JSON.stringify(rule)}`,
        )
        return HttpResponse.json({ data: JSON.parse(changed) })
      }),
    )
    await site().show(withStay)
    await rooms()
    const [step] = screen.getAllByText('Agency markup', { exact: false, selector: 'li *' })
    expect(step).toHaveTextContent(share === '' ? /^Agency markup$/ : /^Agency markup \(\$12\.00\)$/)
  })

  it('shows a traveller only the retail price and the saving', async () => {
    await site().signIn('traveller')
    await site().show(withStay)
    await rooms()
    expect(screen.getAllByText('Retail Price').length).toBeGreaterThan(0)
    expect(screen.queryByText('Wholesale Rate')).toBeNull()
    expect(screen.queryByText('From the wholesale rate to the price')).toBeNull()
  })
})

describe('hotel page of an agency that hides prices from visitors', () => {
  const site = testSite('schwarzmilan')

  it('shows no price and no rate to reserve; Reveal Price leads to the log-in and back', async () => {
    await site().show(`${withStay}&lng=en`)
    await rooms()
    expect(screen.getAllByRole('link', { name: /^Reveal Price/ }).length).toBeGreaterThan(0)
    expect(screen.queryByRole('link', { name: /^Reserve/ })).toBeNull()
    expect(screen.queryByText('Price to Traveller')).toBeNull()
  })
})

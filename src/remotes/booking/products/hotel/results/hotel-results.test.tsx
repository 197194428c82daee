// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { offer, other } from './testing-offer.ts'
import {
  cards,
  lines,
  names,
  path,
  place,
  price,
  requestedParameters,
  searchCall,
  whole,
} from './testing-results.ts'

describe('results of a hotel search', () => {
  const site = testSite('meridian')
  /** Has the next searches find one hotel, for tests of what surrounds the list: each card is dear to render. */
  const findOne = () =>
    site().network.use(
      http.post(searchCall, () =>
        lines({ kind: 'offers', offers: [offer('one')] }, { kind: 'done', total: 1, isSample: true }),
      ),
    )

  it('show the number of hotels, the place, the stay, the guests and the price conditions', async () => {
    await site().show(path)
    expect(
      await screen.findByRole('heading', { level: 1, name: /^\d+ hotels near Lisbon, Portugal$/ }),
    ).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByText('May 08, 2026 | May 11, 2026')).toBeVisible()
    expect(main.getAllByText('2 adults · 1 child · 1 room').length).toBeGreaterThan(0)
    expect(main.getByText('Prices are for 3 nights.')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Hotels in Lisbon · Meridian Mile'))
  })

  it('show an anonymous visitor the total and what logging in would save', async () => {
    await site().show(path)
    const [card] = await cards()
    const shown = within(card as HTMLElement)
    expect(shown.getByText('Price to Traveller')).toBeVisible()
    expect(shown.getByText('Per night')).toBeVisible()
    expect(shown.getByText(/^plus city tax of about \$\d+\.\d\d, paid at the property$/)).toBeVisible()
    expect(shown.getByRole('link', { name: 'Log In to save up to' })).toHaveAttribute(
      'href',
      `/login?redirect=${encodeURIComponent(path)}`,
    )
    for (const hidden of [/Retail Price/, /% OFF/, /Wholesale Rate/, /Agency Markup/]) {
      expect(shown.queryByText(hidden)).toBeNull()
    }
  })

  it('appear even if the browser blocks storage', async () => {
    findOne()
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    try {
      await site().show(path)
      await whole()
      window.dispatchEvent(new Event('keydown'))
      expect((await cards()).length).toBeGreaterThan(0)
    } finally {
      vi.restoreAllMocks()
    }
  })

  it('keep their order in the address, and start with it', async () => {
    await site().show(path)
    await whole()
    const recommended = await names()
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Lowest price')
    expect(new URLSearchParams(location.search).get('sort')).toBe('price')
    const prices = (await cards()).map(price)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Recommended')
    expect(await names()).toEqual(recommended)
  })

  it('start in the order that the address names', async () => {
    await site().show(`${path}&sort=distance`)
    const distances = (await cards()).map((card) =>
      Number(/([\d.]+) miles/.exec(card.textContent ?? '')?.[1]),
    )
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Nearest')
  })

  it('show 30 hotels a page, and the address has the page', async () => {
    await site().show(path)
    expect(await cards()).toHaveLength(30)
    await userEvent.click(screen.getByRole('button', { name: 'Show more hotels' }))
    expect(await cards()).toHaveLength(60)
    expect(requestedParameters().page).toBe('2')
  })

  it("list the hotel of the visitor's deal first in any order", async () => {
    await site().show('/')
    const deal = (await screen.findAllByRole('link', { name: /^View Deal/ })).at(-1)
    const name = deal?.textContent?.replace('View Deal: ', '')
    const href = deal?.getAttribute('href') ?? ''
    expect(href).toMatch(/isFromDeal=true/)
    screen.getByRole('main').remove()
    // Deal links from before the deal page existed point to the search.
    await site().show(`${href.replace('/hotels/deal?', '/hotels/search?')}&sort=price`)
    const [first] = await cards()
    expect(within(first as HTMLElement).getByRole('heading')).toHaveTextContent(name ?? '?')
    expect(within(first as HTMLElement).getByText('Your deal')).toBeVisible()
    expect(screen.getAllByText('Your deal')).toHaveLength(1)
  })

  it('list on a card only the terms of the rate it shows', async () => {
    const found = {
      kind: 'offers',
      offers: [
        offer('dear', { payment: 'at_property', others: [other(120)] }),
        offer('cheap', { others: [other(120, { payment: 'at_property' })] }),
      ],
    }
    site().network.use(http.post(searchCall, () => lines(found, { kind: 'done', total: 2, isSample: true })))
    await site().show(path)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    const [dear, cheap] = await cards()
    expect(within(dear as HTMLElement).getByText('Pay at the property')).toBeVisible()
    expect(within(cheap as HTMLElement).getByText('Pay at the property on some rates')).toBeVisible()
  })

  it('explain that the dates in the address cannot be booked', async () => {
    const note = /^The dates in the link are in the past or not valid/
    findOne()
    await site().show(path.replace('2026-05-08', '2020-05-08').replace('2026-05-11', '2020-05-11'))
    expect(await screen.findByText(note)).toBeVisible()
    screen.getByRole('main').remove()
    await site().show(path)
    await cards()
    expect(screen.queryByText(note)).toBeNull()
  })

  it('explain that the guests in the address cannot be booked, without mentioning prices', async () => {
    const note = /^These rooms or guests cannot be booked together/
    findOne()
    await site().show(path.replace('adults=2', 'adults=12'))
    expect(await screen.findByText(note)).not.toHaveTextContent(/price/)
    screen.getByRole('main').remove()
    await site().show(path.replace('childAges=4', 'childAges=4,40'))
    expect(await screen.findByText(note)).toBeVisible()
    screen.getByRole('main').remove()
    await site().show(path.replace('&childAges=4', ''))
    await cards()
    expect(screen.queryByText(note)).toBeNull()
  })

  it('report that there are no hotels', async () => {
    site().network.use(http.post(searchCall, () => lines({ kind: 'done', total: 0, isSample: true })))
    await site().show(path)
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'No hotels near Lisbon, Portugal on these dates',
      }),
    ).toBeVisible()
  })

  it('summarise a search for nine rooms without results, and link to one with fewer', async () => {
    site().network.use(http.post(searchCall, () => lines({ kind: 'done', total: 0, isSample: true })))
    await site().show(
      path
        .replace('&rooms=1', '')
        .replace('adults=2&childAges=4', 'rooms=9&adults=9&cancel=free&client=LV-7K3QX9'),
    )
    await screen.findByRole('heading', { level: 1, name: /^No hotels near/ })
    expect(within(screen.getByRole('main')).getAllByText('9 adults · 9 rooms').at(-1)).toBeVisible()
    expect(screen.getByText(/^Few hotels have that many rooms available together/)).toBeVisible()
    const fewer = screen.getByRole('link', { name: 'Search with fewer rooms' })
    const query = new URL(fewer.getAttribute('href') ?? '', site().origin).searchParams
    expect([query.get('rooms'), query.get('adults')]).toEqual(['5', '5'])
    // The link keeps the rate conditions and the client.
    const later = screen.getByRole('link', { name: 'Same stay, a week later' }).getAttribute('href')
    for (const href of [fewer.getAttribute('href'), later]) {
      expect(href).toMatch(/&cancel=free/)
      expect(href).toMatch(/&client=LV-7K3QX9/)
    }
  })

  it('report a failed search and repeat it on request', async () => {
    site().network.use(http.post(searchCall, () => HttpResponse.error()))
    await site().show(path, { retries: false })
    expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
    site().network.resetHandlers()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await cards()).toHaveLength(30)
  })

  it("show the server's own message if there is one", async () => {
    const answer = () => HttpResponse.json({ error: 'The supplier sleeps' }, { status: 502 })
    site().network.use(http.post(searchCall, answer))
    await site().show(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'The supplier sleeps' })).toBeVisible()
  })

  it('explain the limits of a search when the server refuses it', async () => {
    await site().show(`/booknow/hotels/search?${place}&start=2026-05-01&end=2026-07-15`)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This search cannot be booked' }),
    ).toBeVisible()
    expect(screen.getByText(/at most 30 nights/)).toBeVisible()
  })

  it('announce that hotels are loading', async () => {
    site().network.use(http.post(searchCall, () => delay('infinite')))
    await site().show(path)
    expect(await screen.findByText('Searching for hotels')).toBeVisible()
  })

  it('ask for a place if the address has none', async () => {
    await site().show('/booknow/hotels/search?lat=NaN&long=1')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Where would you like to stay?' }),
    ).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveValue('')
  })

  it('find the place when the address has only its name', async () => {
    await site().show('/booknow/hotels/search?destination=lisbon&start=2026-05-08&end=2026-05-11')
    expect(
      await screen.findByRole('heading', { level: 1, name: /hotels near Lisbon, Portugal$/ }),
    ).toBeVisible()
    expect(new URLSearchParams(location.search).get('start')).toBe('2026-05-08')
  })

  it('ask again about a name that matches no place, and keep it in the field', async () => {
    await site().show('/booknow/hotels/search?destination=qqqqzzzz')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Where would you like to stay?' }),
    ).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveValue('qqqqzzzz')
  })

  it('collapse the search form on phones until it is opened', async () => {
    findOne()
    await site().show(path)
    await cards()
    const button = screen.getByRole('button', { name: 'Change search', expanded: false })
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
  })
})

describe('search in progress', () => {
  const site = testSite('meridian')

  it('keeps the hotels received before a failure, reports it, and repeats the search on request', async () => {
    await site().show(path)
    await whole()
    const found = await names()
    screen.getByRole('main').remove()
    const first = await searchLine(site().origin)
    site().network.use(
      http.post(searchCall, () => lines(first, { kind: 'failed', code: 'supplier_timeout' })),
    )
    await site().show(`${path}&rooms=2`, { retries: false })
    expect(await screen.findByText('Some hotels are missing from this list')).toBeVisible()
    expect((await cards()).length).toBeGreaterThan(0)
    site().network.resetHandlers()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('Some hotels are missing from this list')).toBeNull())
    expect(found.length).toBe(30)
  })

  it('offers a wider search and other dates when nothing was found', async () => {
    site().network.use(http.post(searchCall, () => lines({ kind: 'done', total: 0, isSample: true })))
    await site().show(path)
    const wider = await screen.findByRole('link', { name: 'Search within 30 miles' })
    expect(wider.getAttribute('href')).toMatch(/radius=30/)
    const later = new URLSearchParams(
      screen.getByRole('link', { name: 'Same stay, a week later' }).getAttribute('href')?.split('?')[1],
    )
    expect([later.get('start'), later.get('end')]).toEqual(['2026-05-15', '2026-05-18'])
  })
})

describe('map of the results', () => {
  const site = testSite('meridian')

  it('has a button per hotel or group, and keeps the selected hotel in the address', async () => {
    await site().show(`${path}&name=Palácio da Varanda`)
    await whole()
    const map = within(await screen.findByRole('region', { name: 'Hotels on the map' }))
    await userEvent.click(await map.findByRole('button', { name: /^Palácio da Varanda, \$/ }))
    expect(requestedParameters().selected).toMatch(/^h\d+/)
    expect(map.getByRole('link', { name: 'Palácio da Varanda' })).toBeVisible()
    await userEvent.click(map.getByRole('button', { name: 'Close the hotel details' }))
    expect(requestedParameters().selected).toBeUndefined()
  })
})

async function searchLine(origin: string): Promise<object> {
  const answer = await fetch(`${origin}/api/hotels/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'livery' },
    body: JSON.stringify({
      latitude: 38.72,
      longitude: -9.13,
      destination: 'Lisbon, Portugal',
      rooms: [{ adults: 2 }],
      stay: { start: '2026-05-08', end: '2026-05-11' },
    }),
  })
  return JSON.parse((await answer.text()).split('\n')[0] ?? '')
}

describe('results for signed-in users', () => {
  const site = testSite('meridian')

  it('show a traveller the retail price, the saving and the discount', async () => {
    await site().signIn('traveller')
    await site().show(path)
    await cards()
    expect(screen.getAllByText('Retail Price').length).toBeGreaterThan(0)
    expect(screen.getAllByText('Saved').length).toBeGreaterThan(0)
    expect(screen.getAllByText(/^\d+% OFF$/).length).toBeGreaterThan(0)
    expect(screen.queryByText('Wholesale Rate')).toBeNull()
  })

  it('show an agent the wholesale rate and the markup too', async () => {
    await site().signIn('agent')
    await site().show(path)
    await cards()
    expect(screen.getAllByText('Wholesale Rate')).toHaveLength(30)
    expect(screen.getAllByText('Agency Markup')).toHaveLength(30)
  })

  it('hide both from a restricted agent', async () => {
    await site().signIn('restricted')
    await site().show(path)
    await cards()
    expect(screen.getAllByText('Price to Traveller')).toHaveLength(30)
    expect(screen.queryByText('Wholesale Rate')).toBeNull()
    expect(screen.queryByText('Agency Markup')).toBeNull()
  })
})

describe('results of an agency that hides prices from visitors', () => {
  const site = testSite('schwarzmilan')

  it('show no price and no sorting by price; Reveal Price leads to the log-in and back', async () => {
    const english = `${path}&lng=en`
    await site().show(english)
    await cards()
    const links = screen.getAllByRole('link', { name: /^Reveal Price/ })
    expect(links).toHaveLength(30)
    await waitFor(() =>
      expect(links[0]).toHaveAttribute('href', `/login?redirect=${encodeURIComponent(english)}`),
    )
    expect(screen.queryByText('Price to Traveller')).toBeNull()
    expect(screen.queryByText(/Prices are for/)).toBeNull()
    expect(
      within(screen.getByLabelText('Sort by')).queryByRole('option', { name: 'Lowest price' }),
    ).toBeNull()
  })
})

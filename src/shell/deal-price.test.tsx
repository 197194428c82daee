// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { proofCases } from '../../scripts/proof-cases.ts'
import { withDialogs } from './testing-dialog.ts'
import { testSite } from './testing-site.tsx'

/** Returns the totals that a section labels as the price to the traveller. */
const totals = (part: HTMLElement) =>
  within(part)
    .getAllByText('Price to Traveller')
    .map((label) => label.closest('div')?.querySelector('data')?.textContent)
const leave = () => screen.getByRole('main').remove()

describe('deal price', () => {
  const site = testSite('meridian')
  withDialogs()

  it.each(proofCases(['SEK', 'JPY', 'KWD', 'USD'], 2))(
    'is the same on the card, its page, the room and the checkout in %s',
    async (code) => {
      const query = `currency=${code}&lng=en`
      await site().show(`/?${query}`)
      const [card] = await within(
        await within(await screen.findByRole('region', { name: 'Exclusive Deals' })).findByRole('tabpanel'),
      ).findAllByRole('article')
      const [onCard] = totals(card as HTMLElement)
      const link = within(card as HTMLElement)
        .getByRole('link', { name: /^View Deal/ })
        .getAttribute('href')
      leave()

      await site().show(`${link}&${query}`)
      const deal = await screen.findByRole('region', { name: 'Hotel deal' })
      const [onPage] = totals(deal)
      const rooms = within(deal).getByRole('link', { name: 'See rooms and rates' }).getAttribute('href')
      leave()

      await site().show(`${rooms?.split('#')[0]}&${query}`)
      await screen.findByRole('heading', { name: 'Rooms and rates' })
      const reserve = screen
        .getAllByRole('link')
        .map((one) => one.getAttribute('href') ?? '')
        .filter((href) => href.startsWith('/booknow/hotels/checkout?'))
      const onRooms = totals(screen.getByRole('main'))
      const shown = reserve.map((href) => Number(/shown=[A-Z]{3}\.(\d+)/.exec(href)?.[1]))
      const cheapest = reserve[shown.indexOf(Math.min(...shown))]
      leave()

      await site().show(`${cheapest}&${query}`)
      await screen.findAllByText('Price to Traveller')
      const [atCheckout] = totals(screen.getByRole('main'))
      expect({ onPage, atCheckout, isAmongRooms: onRooms.includes(onCard) }).toEqual({
        onPage: onCard,
        atCheckout: onCard,
        isAmongRooms: true,
      })
    },
  )
})

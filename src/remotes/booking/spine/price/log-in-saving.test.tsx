// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createApiClient } from '../../../../api/client.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { fillGuests, findCheckout, goOn, paymentStep } from '../checkout/testing-checkout.ts'

const offer = 'Log In to save up to'
beforeEach(() => sessionStorage.clear())

describe("'Log In to save up to'", () => {
  const site = testSite('meridian')
  const priced = () => screen.findAllByText('Price to Traveller')

  it('appears at a rate that is offered to a visitor', async () => {
    const { href } = await findCheckout(site().origin)
    const { searchParams } = new URL(href, site().origin)
    const stay = `start=${searchParams.get('start')}&end=${searchParams.get('end')}&rooms=1&adults=2`
    const page = `hotelId=${searchParams.get('hotelId')}&${stay}&lng=en`
    await site().show(`/booknow/hotels/search-details?${page}`)
    await priced()
    expect(screen.getAllByRole('link', { name: offer }).length).toBeGreaterThan(0)
    screen.getByRole('main').remove()
    await site().show(`/booknow/hotels/deal?${page}`)
    await priced()
    expect(screen.getByRole('link', { name: offer })).toBeVisible()
  })

  it('appears in the checkout with what logging in saves, until the rooms are held', async () => {
    const { href, rate } = await findCheckout(site().origin)
    expect(rate.price?.memberSaving).toBeGreaterThan(100)
    await site().show(`${href}&lng=en`)
    await fillGuests()
    const line = screen.getAllByRole('link', { name: offer })[0]?.closest('div')
    expect(line).toHaveTextContent(`$${((rate.price?.memberSaving ?? 0) / 100).toFixed(2)}`)
    goOn()
    await paymentStep()
    expect(screen.queryByText(offer)).toBeNull()
  })

  it('is absent for a person who has logged in', async () => {
    await site().signIn('traveller')
    const { href, rate } = await findCheckout(site().origin)
    expect(rate.price).not.toHaveProperty('memberSaving')
    await site().show(`${href}&lng=en`)
    await priced()
    expect(screen.queryByText(offer)).toBeNull()
    expect(screen.getAllByText('Saved').length).toBeGreaterThan(0)
  })

  it.each([
    ['kept', true],
    ['of the day', false],
  ])('is absent from a proposal whose price is %s', async (_, keepsPrice) => {
    const { rate } = await findCheckout(site().origin)
    const api = createApiClient({ baseUrl: site().origin })
    await site().signIn('agent')
    const body = {
      product: 'hotel' as const,
      rateKey: rate.rateKey,
      currency: 'USD',
      validUntil: '2026-03-20',
      keepsPrice,
      note: '',
    }
    const { data } = await api.POST('/api/proposals', { body })
    site().useAnotherBrowser()
    await site().show(`/booknow/hotels/deal/${data?.data.id}?lng=en`)
    await priced()
    expect(data?.data.price?.saved).toBeGreaterThan(100)
    expect(screen.queryByText(offer)).toBeNull()
  })
})

describe("'Log In to save up to' at an agency without a price for members", () => {
  const site = testSite('jolt')

  it('is absent, although its prices are below the retail price', async () => {
    const { href, rate } = await findCheckout(site().origin)
    expect(rate.price?.saved).toBeGreaterThan(100)
    await site().show(`${href}&lng=en`)
    await screen.findAllByText('Price to Traveller')
    expect(screen.queryByText(offer)).toBeNull()
  })
})

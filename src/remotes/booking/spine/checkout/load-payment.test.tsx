// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { testSite } from '../../../../shell/testing-site.tsx'
import * as payment from './load-payment.ts'
import { fillGuests, findCheckout, goOn } from './testing-checkout.ts'

beforeEach(() => sessionStorage.clear())
const site = testSite('meridian')

it('offers to load the page again, at the address of the hold, if the code of the payment cannot be fetched', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(payment, 'loadHeldCheckout').mockRejectedValue(new TypeError('offline'))
  vi.spyOn(payment, 'loadEntryCheckout').mockRejectedValue(new TypeError('offline'))
  const { href } = await findCheckout(site().origin)
  await site().show(href)
  await fillGuests()
  goOn()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(new URLSearchParams(location.search).get('reference')).toMatch(/\S/)
})

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { carSearchHref } from '../../../../../tenant/car-search.ts'
import { cards, criteria, resultsPath } from '../testing-car-pages.ts'

const site = testSite('meridian')
beforeEach(() => localStorage.clear())

it('lists the recent searches for cars with times and driver, the latest first, and leads back to each', async () => {
  const oneWay = {
    ...criteria,
    driverAge: 24,
    dropOff: { name: 'Porto (OPO)', latitude: 41.2481, longitude: -8.68139 },
  }
  for (const path of [resultsPath, carSearchHref(oneWay)]) {
    await site().show(path)
    await cards()
    screen.getByRole('main').remove()
  }
  await site().show('/booknow/cars')
  const recent = within(await screen.findByRole('region', { name: 'Recent searches' }))
  const links = recent.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([carSearchHref(oneWay), resultsPath])
  const [first, second] = recent.getAllByRole('listitem')
  expect(first).toHaveTextContent(
    /Lisbon \(LIS\) → Porto \(OPO\).*May 8, 10:00 AM – May 11, 10:00 AM.*Driver aged 24/,
  )
  expect(second).toHaveTextContent(/Driver aged 35/)
})

it('forgets a search whose times are over', async () => {
  await site().show(resultsPath)
  await cards()
  const [key = ''] = Object.keys(localStorage)
  localStorage.setItem(key, (localStorage.getItem(key) ?? '').replaceAll('2026-05', '2026-01'))
  screen.getByRole('main').remove()
  await site().show('/booknow/cars')
  await screen.findByRole('heading', { name: /^Deals near/ })
  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull()
})

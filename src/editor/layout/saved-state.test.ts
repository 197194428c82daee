import { expect, it } from 'vitest'
import { sortByPanel } from './saved-state.tsx'

it('sorts settings by the order of the panels, and those without a panel last', () => {
  expect(
    sortByPanel(['/nothing/here', '/agency/contactEmailId', '/about/title', '/agency/primaryColor']),
  ).toEqual(['/agency/primaryColor', '/about/title', '/agency/contactEmailId', '/nothing/here'])
})

it('places a pointer with several settings at the first of them', () => {
  expect(sortByPanel(['/agency/contactEmailId', '/agency/theme'])).toEqual([
    '/agency/theme',
    '/agency/contactEmailId',
  ])
})

import { expect, it } from 'vitest'
import { inPanelOrder } from './in-panel-order.ts'

it('puts settings in the order of the panels, and what no panel shows last', () => {
  expect(
    inPanelOrder(['/nothing/here', '/agency/contactEmailId', '/about/title', '/agency/primaryColor']),
  ).toEqual(['/agency/primaryColor', '/about/title', '/agency/contactEmailId', '/nothing/here'])
})

it('finds the place of what holds several settings by the first of them', () => {
  expect(inPanelOrder(['/agency/contactEmailId', '/agency/theme'])).toEqual([
    '/agency/theme',
    '/agency/contactEmailId',
  ])
})

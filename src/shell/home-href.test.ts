import { expect, it } from 'vitest'
import { homeHref } from './home-href.ts'

const agency = { isSubscribed: true, returnUrl: '' }

// §2.6.4
it("leads to the agency's return URL, or to / (spec §2.6)", () => {
  expect(homeHref(agency, {})).toBe('/')
  expect(homeHref({ ...agency, returnUrl: 'https://agency.example' }, {})).toBe('https://agency.example')
})

// §2.6.4, §6.8
it('leads only the owner of an unsubscribed agency to the subscription page', () => {
  const unsubscribed = { isSubscribed: false, returnUrl: 'https://agency.example' }
  expect(homeHref(unsubscribed, { userType: 'AgencyOwner' })).toBe('/subscription')
  expect(homeHref(unsubscribed, { userType: 'Admin' })).toBe('https://agency.example')
  expect(homeHref(agency, { userType: 'AgencyOwner' })).toBe('/')
})

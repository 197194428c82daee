import { describe, expect, it } from 'vitest'
import { fieldTable } from '../core/field-table.ts'
import { needsServer } from './needs-server.ts'

/** Fields for which pages show something other than their text, or other deals, prices or ways to sign in. */
const serverFields = [
  '/navigation',
  '/about/title',
  '/faq',
  '/posts/lisbon/title',
  '/destinations',
  '/agencyTerms',
  '/cancellationPolicies/Hotels',
  '/links',
  '/currencies',
  '/wording/en/home.title',
  'privacyPolicy',
  'cookiesPolicy',
  'disclaimer',
  'userTermsAndConditions',
  'home/place',
  'chatWidget',
].map((name) => (name.startsWith('/') ? name : `/agency/${name}`))
const more = [
  'allowNonLoginFlow',
  'displayTopDestinations',
  'bookingMenuItemOptions',
  'sso/isSSOEnabled',
  'languages',
  'defaultCurrency',
  'defaultCountry',
  'supportMode',
  'currentPaymentGateway',
  'newField',
].map((name) => `/agency/${name}`)

describe('pages request the server again', () => {
  it.each([...serverFields, ...more])('for what only it makes of %s', (pointer) => {
    expect(needsServer(pointer)).toBe(true)
  })

  it.each([
    '/agency/agencyName',
    '/agency/logo',
    '/agency/primaryColor',
    '/agency/theme/radius',
    '/agency/city',
  ])('for nothing if they show the written text: %s', (pointer) => {
    expect(needsServer(pointer)).toBe(false)
  })

  it('for every switch, choice and list', () => {
    const kinds = new Set(['switch', 'choice', 'list', 'country', 'countries', 'languages', 'currency'])
    const silent = fieldTable.filter(({ kind, pointer }) => kinds.has(kind) && !needsServer(pointer))
    expect(silent.filter(({ pointer }) => !pointer.startsWith('/agency/theme'))).toEqual([])
  })
})

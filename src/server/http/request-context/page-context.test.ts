import { describe, expect, it } from 'vitest'
import type { Agency } from '../../../contract/types.ts'
import { testContent } from '../../adapters/store/testing.ts'
import { anonymousSession } from '../../domain/accounts/sessions/sessions.ts'
import { pageContext } from './page-context.ts'

const agency = { ...testContent().agency, id: 'id', version: 1 } as Agency
const person = { ...anonymousSession, signedIn: true, currency: 'EUR' }

function contextAt(path: string, session = person, cookie = '') {
  const url = new URL(path, 'https://www.test.example')
  return pageContext({
    agency,
    session,
    url,
    wording: undefined,
    currencies: ['EUR', 'GBP', 'USD'],
    demo: false,
    cookies: cookie,
    userAgent: null,
    clock: () => new Date('2026-03-10T12:00:00Z'),
  })
}

describe('the currency of a page', () => {
  // §4.28
  it("is derived again on the home path: the person's preference, else the agency’s default", () => {
    expect(contextAt('/', person, 'livery_currency=GBP').currency).toBe('EUR')
    expect(contextAt('/', anonymousSession as typeof person, 'livery_currency=GBP').currency).toBe('USD')
  })

  it("is the stored one elsewhere, which log-in set to the person's preference", () => {
    expect(contextAt('/about', person, 'livery_currency=GBP').currency).toBe('GBP')
    expect(contextAt('/about').currency).toBe('EUR')
  })

  it("is derived equally in the browser: the page's default is the person’s preference", () => {
    expect(contextAt('/about', person, 'livery_currency=GBP').agency.defaultCurrency).toBe('EUR')
  })

  it("is the agency’s if it does not offer the person's preference", () => {
    expect(contextAt('/', { ...person, currency: 'JPY' }).currency).toBe('USD')
  })
})

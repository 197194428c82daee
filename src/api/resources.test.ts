import { describe, expect, it } from 'vitest'
import { operations } from '../contract/operations.gen.ts'
import { aboutQuery } from './about.ts'
import { agencyQuery, paymentGatewayQuery, wordingQuery } from './agency.ts'
import { changeLanguage } from './change-language.ts'
import { createApiClient } from './client.ts'
import { countriesQuery, enabledCountriesQuery, enabledCurrenciesQuery } from './currencies.ts'
import { activityDealsQuery, carDealsQuery, hotelDealsQuery, resortDealsQuery } from './deals.ts'
import { destinationsQuery } from './destinations.ts'
import { exchangeRatesQuery } from './exchange-rates.ts'
import { faqsQuery } from './faqs.ts'
import { languagesQuery } from './languages.ts'
import { navigationQuery } from './navigation.ts'
import { sessionQuery, signIn, signOut } from './session.ts'
import {
  activityPlacesQuery,
  airportsQuery,
  carPlacesQuery,
  hotelPlacesQuery,
  resortPlacesQuery,
} from './suggest.ts'
import { visitorRegionQuery } from './visitor-region.ts'

const requests: string[] = []
const client = createApiClient({
  baseUrl: 'http://agency.example',
  fetch: async (request) => {
    const body = await request.text()
    const { pathname, search } = new URL(request.url)
    requests.push(`${request.method} ${pathname}${search}${body && ` ${body}`}`)
    return Response.json({})
  },
})
const { signal } = new AbortController()
const here = { latitude: 1, longitude: 2 }

describe('calls of the resources (spec §7)', () => {
  it.each([
    [agencyQuery(client), 'GET /api/agency'],
    [paymentGatewayQuery(client), 'GET /api/getCurrentPaymentGateway'],
    [aboutQuery(client), 'GET /api/agency/about-us'],
    [faqsQuery(client), 'GET /api/agency/faqs'],
    [navigationQuery(client), 'GET /api/agency/navigations'],
    [languagesQuery(client), 'GET /api/agency/languages'],
    [wordingQuery(client), 'GET /api/agency/wording'],
    [enabledCurrenciesQuery(client), 'GET /api/admin/country/enableCurrencies'],
    [enabledCountriesQuery(client), 'GET /api/admin/country/enable'],
    [countriesQuery(client), 'GET /api/code'],
    [exchangeRatesQuery(client), 'GET /api/multi-currency/exchange'],
    [destinationsQuery(client), 'GET /api/destinations'],
    [sessionQuery(client), 'GET /api/user/session'],
    [visitorRegionQuery(client), 'GET /api/visitor-region'],
    [airportsQuery(client, 'são p'), 'GET /api/flight/airports?search=s%C3%A3o%20p'],
    [resortPlacesQuery(client, 'a&b=c'), 'GET /api/resort/search?query=a%26b%3Dc'],
    [hotelPlacesQuery(client, 'lis'), 'POST /api/v2/hotel/auto-suggest {"text":"lis"}'],
    [activityPlacesQuery(client, 'lis'), 'POST /api/activities/destinations {"text":"lis"}'],
    [carPlacesQuery(client, 'lis'), 'POST /api/car-rental/auto-suggest {"text":"lis"}'],
    [hotelDealsQuery(client, here), 'POST /api/dealray/deals/hotel-search {"latitude":1,"longitude":2}'],
    [
      activityDealsQuery(client, here),
      'POST /api/dealray/deals/activity-search {"latitude":1,"longitude":2}',
    ],
    [
      carDealsQuery(client, { pickupLatitude: 1, pickupLongitude: 2 }),
      'POST /api/dealray/deals/car-search {"pickupLatitude":1,"pickupLongitude":2}',
    ],
    [
      resortDealsQuery(client, { lat: 1, lon: 2 }, 'USD'),
      'POST /api/resort/properties/deals?currency=USD {"lat":1,"lon":2}',
    ],
  ])('%#: $1', async ({ queryKey: [method, path], queryFn }, call) => {
    await queryFn({ signal })
    expect(requests.at(-1)).toBe(call)
    expect(Object.values(operations).some((known) => known.method === method && known.path === path)).toBe(
      true,
    )
  })

  it('signs in, signs out and changes the language', async () => {
    await signIn(client, { email: 'a@b.example', password: 'p' })
    expect(requests.at(-1)).toBe('POST /api/user/login {"email":"a@b.example","password":"p"}')
    await signOut(client)
    expect(requests.at(-1)).toBe('POST /api/user/logout')
    await changeLanguage(client, 'no')
    expect(requests.at(-1)).toBe('GET /api/user/changeLanguage/no')
  })
})

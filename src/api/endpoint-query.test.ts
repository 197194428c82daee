import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { agencyQuery } from './agency.ts'
import { createApiClient } from './client.ts'
import { hotelDealsQuery, resortDealsQuery } from './deals.ts'
import { endpointQuery } from './endpoint-query.ts'
import { airportsQuery } from './suggest.ts'

const answering = (requests: Request[], body: unknown) =>
  createApiClient({
    baseUrl: 'http://agency.example',
    fetch: async (request) => {
      requests.push(request)
      return Response.json(body)
    },
  })

describe('endpointQuery', () => {
  it('builds the key from method, path and input', () => {
    const client = answering([], {})
    expect(agencyQuery(client).queryKey).toEqual(['get', '/api/agency'])
    expect(airportsQuery(client, 'lis').queryKey).toEqual([
      'get',
      '/api/flight/airports',
      { params: { query: { search: 'lis' } } },
    ])
    expect(resortDealsQuery(client, { lat: 1, lon: 2 }, 'EUR').queryKey).toEqual([
      'post',
      '/api/resort/properties/deals',
      { params: { query: { currency: 'EUR' } }, body: { lat: 1, lon: 2 } },
    ])
  })

  it('gives different searches different keys', () => {
    const client = answering([], {})
    const [here, there] = [1, 2].map(
      (latitude) => hotelDealsQuery(client, { latitude, longitude: 0 }).queryKey,
    )
    expect(here).not.toEqual(there)
  })

  it('sends exactly the input and returns the answer', async () => {
    const requests: Request[] = []
    const client = answering(requests, { response: [] })
    const search = { latitude: 38.7, longitude: -9.1, isHome: true }
    expect(await new QueryClient().fetchQuery(hotelDealsQuery(client, search))).toEqual({ response: [] })
    expect(requests[0]?.method).toBe('POST')
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/dealray/deals/hotel-search')
    expect(await requests[0]?.json()).toEqual(search)
  })

  // §4.4
  it('aborts the call when the query is cancelled', async () => {
    const requests: Request[] = []
    const client = answering(requests, {})
    const control = new AbortController()
    await agencyQuery(client).queryFn({ signal: control.signal })
    control.abort()
    expect(requests[0]?.signal.aborted).toBe(true)
  })

  it('rejects calls, methods and inputs outside the contract at compile time', () => {
    const client = answering([], {})
    // @ts-expect-error no such path
    endpointQuery(client, 'get', '/api/agencies', null)
    // @ts-expect-error the path has no such method
    endpointQuery(client, 'post', '/api/agency', null)
    // @ts-expect-error the search text is required
    endpointQuery(client, 'get', '/api/flight/airports', null)
    const body = { lattitude: 1, longitude: 1 }
    // @ts-expect-error the field is spelled latitude
    endpointQuery(client, 'post', '/api/dealray/deals/activity-search', { body })
    const query = endpointQuery(client, 'get', '/api/agency', null)
    type Answer = Awaited<ReturnType<typeof query.queryFn>>
    const name: (answer: Answer) => string = (answer) => answer.agency.agencyName
    expect(name).toBeTypeOf('function')
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '../../../contract/operations.gen.ts'
import { openTestApp, type TestApp } from '../../hosts/testing-app.ts'
import { operationCases } from '../api/testing-operations.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp(undefined, { aurora: { status: 'Inactive' } })
})

async function cookieOf(name: string): Promise<Record<string, string>> {
  const agency = app.store.forAgency(await app.agencyId('aurora'))
  const user = await agency.users.findByEmail(`${name}@test.example`)
  const { token } = await agency.sessions.create(user?.id ?? '', 3600)
  return { cookie: `__Host-livery_session=${token}` }
}

async function codeOf(id: OperationId, headers: Record<string, string>) {
  const { path, method } = operations[id]
  const { path: examplePath = path, body, headers: own = {} } = operationCases[id]
  const call = {
    method: method.toUpperCase(),
    headers: { ...own, ...headers },
    ...(body !== undefined && { body }),
  }
  const response = await app.call(examplePath, call)
  const text = await response.text()
  return response.ok ? response.status : (JSON.parse(text) as { code: string }).code
}

const closed = [
  'searchHotels',
  'getHotel',
  'searchCars',
  'getCar',
  'priceCar',
  'searchFlights',
  'getFlightCalendar',
  'getFlight',
  'priceFlight',
  'getFlightSeats',
  'searchHotelDeals',
  'searchActivityDeals',
  'searchCarDeals',
  'searchResorts',
  'getResort',
  'priceResort',
  'searchResortDeals',
  'getResortAvailability',
  'createQuote',
  'updateQuote',
  'createBooking',
  'answerProposal',
  'signUp',
] as const

describe('an inactive agency', () => {
  it.each(closed)('refuses %s of visitors and travellers, and allows it to its agents', async (id) => {
    const traveller = await cookieOf('traveller')
    expect([await codeOf(id, {}), await codeOf(id, traveller)]).toEqual([
      'agency_inactive',
      'agency_inactive',
    ])
    expect(await codeOf(id, await cookieOf('owner'))).not.toBe('agency_inactive')
  })

  it.each(['login', 'forgotPassword', 'setNewPassword', 'verifyEmail', 'getAgency', 'getBooking'] as const)(
    'answers %s of visitors as before',
    async (id) => {
      expect(await codeOf(id, {})).not.toBe('agency_inactive')
    },
  )
})

import { describe, expect, it, vi } from 'vitest'
import { type OperationId, operations } from '../../../contract/operations.gen.ts'
import type { Routes } from '../request-context/route.ts'
import { costlyRoutes } from './costly-routes.ts'
import { operationCases } from './testing-operations.ts'

const route = vi.fn()
const all = Object.fromEntries(Object.keys(operations).map((id) => [id, route])) as unknown as Routes
const paced = costlyRoutes(all)
const costly = (Object.keys(all) as OperationId[]).filter((id) => paced[id] !== all[id])

/** A visitor's call with its visit and address; `isPage` if the server makes it while it renders a page. */
function callOf({ visit = 'v', address = '203.0.113.7', isPage = false, slug = 'aurora' }) {
  return {
    agency: { id: slug, agency: {} },
    signedIn: null,
    caller: { clientAddress: address, ...(isPage && { isPage }) },
    request: new Request('http://aurora.localhost/', { headers: { 'x-session-id': visit } }),
  } as never
}

/** The calls in a burst that one visit and one address may make. */
function limitsOf(id: OperationId): { visits: number; addresses: number } {
  if (/^suggest/.test(id)) return { visits: 200, addresses: 1200 }
  return /^search\w+(?<!Deals)$/.test(id) ? { visits: 60, addresses: 300 } : { visits: 120, addresses: 600 }
}

/** The number of 1,500 simultaneous calls that are allowed. */
function passed(id: (typeof costly)[number], make: (turn: number) => never): number {
  const routes = costlyRoutes(all) as Record<OperationId, (call: never) => unknown>
  let count = 0
  for (let turn = 0; turn < 1500; turn += 1) {
    try {
      void routes[id](make(turn))
      count += 1
    } catch (error) {
      expect(error).toMatchObject({ code: 'rate_limited' })
    }
  }
  return count
}

it('are all routes that ask suppliers for suggestions, deals, offers or details', () => {
  const asked = Object.values(operations).filter(({ supplier }) =>
    ['suggest', 'deals', 'search', 'details'].includes(supplier?.step ?? ''),
  )
  expect(costly.toSorted()).toEqual(asked.map(({ id }) => id).toSorted())
  const searched = Object.keys(operations).filter(
    (id) =>
      /^(search|suggest|getActivity|getFlight)|Availability$/.test(id) &&
      operationCases[id as OperationId].may === 'anybody',
  )
  const named = ['getHotel', 'getCar', 'priceCar', 'priceFlight', 'getResort', 'priceResort']
  expect(costly.toSorted()).toEqual([...searched, ...named].toSorted())
})

describe.each(costly)('%s', (id) => {
  const { visits, addresses } = limitsOf(id)

  it('is refused to a visit that calls faster than a person', () => {
    const count = passed(id, () => callOf({}))
    expect(count).toBeGreaterThanOrEqual(visits)
    expect(count).toBeLessThan(visits + 40)
  })

  it('is refused to an address that changes its visits, for each agency separately', () => {
    const count = passed(id, (turn) => callOf({ visit: `v${turn}` }))
    expect(count).toBeGreaterThanOrEqual(addresses)
    expect(count).toBeLessThan(addresses + 120)
    const both = passed(id, (turn) => callOf({ visit: `v${turn}`, slug: turn % 2 ? 'aurora' : 'meridian' }))
    expect(both).toBeGreaterThan(count)
  })

  const isDrawn = ['search', 'details'].includes(operations[id].supplier?.step ?? '')
  it(`is ${isDrawn ? '' : 'not '}counted when a page on the server calls it`, () => {
    const count = passed(id, () => callOf({ isPage: true }))
    if (!isDrawn) return expect(count).toBe(1500)
    expect(count).toBeGreaterThanOrEqual(visits)
    expect(count).toBeLessThan(visits + 40)
  })
})

import { expect, it } from 'vitest'
import { ticketsOfItems } from './tickets-of-items.ts'

const ticket = (code: string, kind: string) => ({ code, kind, format: 'qr' as const, redeemedAt: null })

it('each unit item has a ticket of its unit, in whatever order the reseller sends them', () => {
  const tickets = [ticket('A1', 'adult'), ticket('A2', 'adult'), ticket('C1', 'child')]
  const items = [{ unitId: 'child' }, { unitId: 'adult' }, { unitId: 'adult' }, { unitId: 'child' }]
  expect(ticketsOfItems(items, tickets).map((one) => one?.code ?? null)).toEqual(['C1', 'A1', 'A2', null])
})

it('an item without a ticket of its unit has one that names no unit', () => {
  const tickets = [{ ...ticket('T1', ''), kind: undefined }, ticket('C1', 'child')].map(
    ({ kind, ...one }) => ({
      ...one,
      ...(kind !== undefined && { kind }),
    }),
  )
  const items = [{ unitId: 'child' }, { unitId: 'adult' }, { unitId: 'adult' }]
  expect(ticketsOfItems(items, tickets).map((one) => one?.code ?? null)).toEqual(['C1', 'T1', null])
})

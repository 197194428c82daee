import { expect, it } from 'vitest'
import type { ItemAction } from '../../../contract/types.ts'
import { plainTicketKind } from '../products/testing-ticket.ts'
import type { Supplier } from '../suppliers/port.ts'
import { availableActions } from './available-actions.ts'
import type { BookingItem } from './booking.ts'
import type { ItemState } from './item-states.ts'

const now = new Date('2026-04-01T12:00:00Z')

function item(state: ItemState = 'confirmed', startsOn = '2026-05-01', supplier = 'theatre') {
  const subject = { title: 'Tosca', date: startsOn, count: 2 }
  const snapshot = { product: 'ticket', supplier, subject, policy: { timeZone: 'Europe/Rome', steps: [] } }
  return {
    ...{ id: 'i', bookingId: 'b', product: 'ticket', supplier, state, startsOn, endsOn: startsOn },
    ...{ snapshot, outcome: null, supplierReference: null, holdExpiresAt: null },
  } as BookingItem
}

function actions(of: BookingItem, byKind: ItemAction[], bySupplier: ItemAction[]) {
  const capabilities = { longestHoldSeconds: 0, canExtend: false, actions: bySupplier, reportsChanges: false }
  const from = { capabilities: () => capabilities }
  const suppliers = new Map([['theatre', { products: { ticket: from } } as unknown as Supplier]])
  const kind = { ...plainTicketKind, actionsOf: () => byKind }
  return availableActions(of, { kinds: new Map([['ticket', kind]]), suppliers, now })
}

it('are those that the product knows and its supplier takes', () => {
  expect(actions(item(), ['cancel', 'change'], ['cancel', 'add_services'])).toEqual(['cancel'])
  expect(actions(item(), ['cancel', 'change'], ['change', 'cancel'])).toEqual(['cancel', 'change'])
  expect(actions(item(), ['cancel'], [])).toEqual([])
})

it.each(['on_hold', 'in_doubt', 'pending', 'cancellation_requested', 'cancelled', 'completed'] as const)(
  'are none for an item that is %s',
  (state) => expect(actions(item(state), ['cancel'], ['cancel'])).toEqual([]),
)

it('are none once the first day is over where the item is', () => {
  expect(actions(item('confirmed', '2026-04-01'), ['cancel'], ['cancel'])).toEqual(['cancel'])
  expect(actions(item('confirmed', '2026-03-31'), ['cancel'], ['cancel'])).toEqual([])
})

it('are none where its supplier is connected no more', () => {
  expect(actions(item('confirmed', '2026-05-01', 'gone'), ['cancel'], ['cancel'])).toEqual([])
})

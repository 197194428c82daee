import { describe, expect, it } from 'vitest'
import type { ItemAction } from '../../../contract/types.ts'
import { plainTicketKind } from '../products/testing-ticket.ts'
import type { Supplier } from '../suppliers/port.ts'
import type { BookingCapabilities } from '../suppliers/product-supplier.ts'
import type { AmendmentState } from './amendment-states.ts'
import { type ActionDependencies, availableActions } from './available-actions.ts'
import type { BookingItem } from './booking.ts'
import type { ItemState } from './item-states.ts'

const now = new Date('2026-04-01T12:00:00Z')

function item(state: ItemState = 'confirmed', startsOn = '2026-05-01', supplier = 'theatre') {
  const subject = { title: 'Tosca', date: startsOn, count: 2 }
  const snapshot = {
    product: 'ticket',
    supplier,
    subject,
    schedule: [],
    policy: { timeZone: 'Europe/Rome', steps: [] },
  }
  return {
    id: 'i',
    bookingId: 'b',
    product: 'ticket',
    supplier,
    state,
    startsOn,
    endsOn: startsOn,
    snapshot,
    outcome: null,
    supplierReference: null,
    holdExpiresAt: null,
  } as BookingItem
}

function actions(
  of: BookingItem,
  byKind: ItemAction[],
  bySupplier: ItemAction[],
  known: Partial<ActionDependencies> = {},
  changesUntil: 'start' | 'penalty' = 'start',
) {
  const capabilities: BookingCapabilities = {
    longestHoldSeconds: 0,
    canExtend: false,
    actions: bySupplier,
    changesUntil,
    reportsChanges: false,
  }
  const from = { capabilities: () => capabilities }
  const suppliers = new Map([['theatre', { products: { ticket: from } } as unknown as Supplier]])
  const kind = { ...plainTicketKind, actionsOf: () => byKind }
  const none = { booking: { items: [of] }, amendments: [], changes: [] }
  return availableActions(of, { kinds: new Map([['ticket', kind]]), suppliers, now, ...none, ...known })
}

it('are those that both the product and its supplier support', () => {
  expect(actions(item(), ['cancel', 'change'], ['cancel', 'add_services'])).toEqual(['cancel'])
  expect(actions(item(), ['cancel', 'change'], ['change', 'cancel'])).toEqual(['cancel', 'change'])
  expect(actions(item(), ['cancel'], [])).toEqual([])
})

it.each(['on_hold', 'in_doubt', 'pending', 'cancellation_requested', 'cancelled', 'completed'] as const)(
  'are none for an item that is %s',
  (state) => expect(actions(item(state), ['cancel'], ['cancel'])).toEqual([]),
)

it('are none once the first day is over, in local time', () => {
  expect(actions(item('confirmed', '2026-04-01'), ['cancel'], ['cancel'])).toEqual(['cancel'])
  expect(actions(item('confirmed', '2026-03-31'), ['cancel'], ['cancel'])).toEqual([])
})

it('are none if its supplier is no longer connected', () => {
  expect(actions(item('confirmed', '2026-05-01', 'gone'), ['cancel'], ['cancel'])).toEqual([])
})

describe('changing an item', () => {
  const both: ItemAction[] = ['cancel', 'change']

  it('ends on the day before it begins, in local time', () => {
    expect(actions(item('confirmed', '2026-04-01'), both, both)).toEqual(['cancel'])
    expect(actions(item('confirmed', '2026-04-02'), both, both)).toEqual(both)
  })

  it('ends once cancelling has a fee, for a supplier that then accepts no changes', () => {
    const penalised = (from: string, penalty = 100) => {
      const one = item()
      const policy = { isRefundable: true, timeZone: 'Europe/Rome', steps: [{ from, penalty }] }
      return { ...one, snapshot: { ...one.snapshot, policy } } as BookingItem
    }
    const seen = (of: BookingItem, changesUntil: 'start' | 'penalty') =>
      actions(of, both, both, {}, changesUntil)
    expect(seen(penalised('2026-04-01T14:00:01'), 'penalty')).toEqual(both)
    expect(seen(penalised('2026-04-01T14:00:00'), 'penalty')).toEqual(['cancel'])
    expect(seen(penalised('2026-04-01T13:00:00', 0), 'penalty')).toEqual(both)
    expect(seen(penalised('2026-04-01T13:00:00'), 'start')).toEqual(both)
  })

  it('waits until another change of it is decided, and cancelling until the supplier has answered', () => {
    const under = (state: AmendmentState) => ({ amendments: [{ itemId: 'i', state }] })
    expect(actions(item(), both, both, under('accepted'))).toEqual(['cancel'])
    expect(actions(item(), both, both, under('applying'))).toEqual([])
    expect(actions(item(), both, both, under('in_doubt'))).toEqual([])
    for (const state of ['proposed', 'applied', 'rejected', 'failed'] as const)
      expect(actions(item(), both, both, under(state))).toEqual(both)
    expect(actions(item(), both, both, { amendments: [{ itemId: 'other', state: 'applying' }] })).toEqual(
      both,
    )
  })

  it('waits for an answer to a supplier change', () => {
    expect(actions(item(), both, both, { changes: [{ itemId: 'i', state: 'open' }] })).toEqual(['cancel'])
    expect(actions(item(), both, both, { changes: [{ itemId: 'i', state: 'accepted' }] })).toEqual(both)
  })

  it('waits until the rest of the booking is decided', () => {
    const one = item()
    const booking = { items: [one, { ...item('pending'), id: 'other' }] }
    expect(actions(one, both, both, { booking })).toEqual(['cancel'])
  })

  it('is not offered if some of it is paid later', () => {
    const one = item()
    const schedule = [{ at: '2026-04-20', amount: 1, to: 'agency', kind: 'balance' }]
    expect(actions({ ...one, snapshot: { ...one.snapshot, schedule } }, both, both)).toEqual(['cancel'])
  })
})

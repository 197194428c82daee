import { expect, it } from 'vitest'
import type { Booking } from '../../../../contract/types.ts'
import { itemStatus } from './use-item-texts.ts'

const payment = { state: 'requires_capture', gateway: 'sandbox' } as Booking['payment']

it("an item on hold has the status of the booking's payment", () => {
  expect(itemStatus({ state: 'on_hold', payment }, { state: 'on_hold' })).toBe('authorised')
})

it('an item on hold stays held while a choice about other items waits', () => {
  expect(itemStatus({ state: 'needs_choice', payment }, { state: 'on_hold' })).toBe('on_hold')
})

it('an item with an outcome has its own status', () => {
  expect(itemStatus({ state: 'on_hold', payment }, { state: 'rejected' })).toBe('rejected')
})

import { expect, it } from 'vitest'
import type { Booking } from '../../../../contract/types.ts'
import { itemStanding } from './item-standing.ts'

const payment = { state: 'requires_capture', gateway: 'sandbox' } as Booking['payment']

it('an item on hold stands as the payment of its booking does', () => {
  expect(itemStanding({ state: 'on_hold', payment }, { state: 'on_hold' })).toBe('authorised')
})

it('an item on hold is only held while a choice about others waits, whatever was authorised', () => {
  expect(itemStanding({ state: 'needs_choice', payment }, { state: 'on_hold' })).toBe('on_hold')
})

it('an item that is decided stands for itself', () => {
  expect(itemStanding({ state: 'on_hold', payment }, { state: 'rejected' })).toBe('rejected')
})

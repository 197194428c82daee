import { describe, expect, it } from 'vitest'
import type { Booking } from '../../../../contract/types.ts'
import { statusOf, waitingTextKey } from './booking-status.ts'

const payment = (state: Booking['payment']['state'], gateway: Booking['payment']['gateway'] = 'sandbox') =>
  ({ state, gateway }) as Booking['payment']
const held = (secondsLeft: number, state: Booking['payment']['state'] = 'requires_payment_method') => {
  const hold = { secondsLeft, expiresAt: '2026-03-10T12:15:00Z', canExtend: false }
  return { state: 'on_hold' as const, hold, payment: payment(state) }
}

describe('booking status', () => {
  it('is on hold until the time is over, then waits for the server whatever its payment', () => {
    expect(statusOf(held(1))).toBe('on_hold')
    for (const state of ['requires_payment_method', 'canceled', 'requires_capture', 'succeeded'] as const) {
      expect(statusOf(held(0, state))).toBe('hold_over')
    }
  })

  it('is `paying` while the bank decides, and `authorised` once it has agreed', () => {
    expect(statusOf(held(1, 'processing'))).toBe('paying')
    expect(statusOf(held(1, 'requires_capture'))).toBe('authorised')
    expect(statusOf(held(1, 'requires_action'))).toBe('on_hold')
  })

  it("is the server's state for anything not on hold", () => {
    expect(statusOf({ ...held(0), state: 'expired' })).toBe('expired')
    expect(statusOf({ state: 'confirmed', payment: payment('requires_capture') })).toBe('confirmed')
  })

  it('has a separate text while a hold waits, and mentions only a due payment', () => {
    expect(waitingTextKey({ ...held(0), payment: payment('succeeded', 'none') })).toBe('holdOverUnpaid')
    expect(waitingTextKey(held(0, 'canceled'))).toBe('holdOver')
    expect(waitingTextKey(held(1, 'processing'))).toBe('paying')
    expect(waitingTextKey(held(1, 'requires_capture'))).toBe('authorised')
    expect(waitingTextKey(held(1, 'requires_action'))).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { ApiError, type ApiErrorCode } from '../../../../api/api-error.ts'
import type { Booking } from '../../../../contract/types.ts'
import { nextAfter, nextAfterFailure } from './next-after.ts'
import { attemptOf } from './payment-attempt.ts'

const booking = (state: Booking['state'], payment: Partial<Booking['payment']> = {}) =>
  ({ state, payment: { gateway: 'sandbox', state: 'requires_payment_method', ...payment } }) as Booking
const failure = (status: number, code: ApiErrorCode) => new ApiError({ status, code, detail: '' })

describe('next step of a paid booking', () => {
  it('follows from its payment while it is on hold', () => {
    const nexts = (
      ['requires_payment_method', 'requires_action', 'processing', 'requires_capture', 'canceled'] as const
    ).map((state) => nextAfter(booking('on_hold', { state })).is)
    expect(nexts).toEqual(['pay', 'question', 'ask', 'ask', 'again'])
  })

  it('needs a click if nothing is due here, never an automatic confirmation', () => {
    expect(nextAfter(booking('on_hold', { gateway: 'none', state: 'succeeded' }))).toEqual({ is: 'pay' })
  })

  it('follows from the booking once it is decided', () => {
    const states = ['pending', 'confirmed', 'rejected', 'cancelled', 'expired', 'released'] as const
    expect(states.map((state) => nextAfter(booking(state)).is)).toEqual([
      'done',
      'done',
      'done',
      'done',
      'over',
      'over',
    ])
  })
})

describe('next step after a failed call', () => {
  it('is to ask the server if something may have happened', () => {
    for (const [status, code] of [
      [0, 'network'],
      [504, 'supplier_timeout'],
      [502, 'upstream_failed'],
      [429, 'rate_limited'],
    ] as const)
      expect(nextAfterFailure(failure(status, code))).toEqual({ is: 'ask' })
  })

  it('is known if the answer contains it', () => {
    expect(nextAfterFailure(failure(402, 'payment_declined'))).toBe('declined')
    expect(nextAfterFailure(failure(409, 'hold_expired'))).toEqual({ is: 'over' })
    expect(nextAfterFailure(failure(409, 'conflict'))).toBe('look')
    expect(nextAfterFailure(failure(404, 'not_found'))).toBeNull()
    expect(nextAfterFailure(new TypeError('x'))).toBeNull()
  })
})

describe('payment attempt', () => {
  const readStored = () => {
    const items = new Map<string, string>()
    return {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => void items.set(name, value),
      removeItem: (name: string) => void items.delete(name),
    }
  }

  it('keeps its key until the outcome is known, also after a reload', () => {
    const storage = readStored()
    const first = attemptOf('LV-AAAAAA', storage)
    expect(first.isOpen()).toBe(false)
    const key = first.key()
    expect(key).toMatch(/^[0-9a-f]{36}$/)
    const again = attemptOf('LV-AAAAAA', storage)
    expect([again.isOpen(), again.key(), attemptOf('LV-BBBBBB', storage).isOpen()]).toEqual([
      true,
      key,
      false,
    ])
    again.end()
    expect(attemptOf('LV-AAAAAA', storage).isOpen()).toBe(false)
    expect(again.key()).not.toBe(key)
  })
})

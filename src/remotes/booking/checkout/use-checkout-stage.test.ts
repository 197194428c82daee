// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import type { Quote } from '../../../contract/types.ts'
import { useCheckoutStage } from './use-checkout-stage.ts'
import type { EarlierBooking } from './use-earlier-booking.ts'
import type { NotHeld } from './use-hold.ts'

interface Told {
  is: EarlierBooking['is']
  quote?: Quote
  error?: Error
  outcome?: NotHeld
}

const quote = { id: 'q-of-before' } as Quote
const failed: NotHeld = { kind: 'failed', why: 'other' }
const soldOut = () => new ApiError({ status: 409, code: 'sold_out', detail: '' })

/** Shows one thing after another; a question that is asked is answered by nobody before the test does. */
function show(first: Told) {
  let asked = 0
  const askAnew = () => {
    asked += 1
    return new Promise<void>(() => {})
  }
  const { result, rerender } = renderHook(
    ({ is, quote, error, outcome }: Told) =>
      useCheckoutStage({ is }, { quote, error: error ?? null }, outcome ?? null, askAnew),
    { initialProps: first },
  )
  return { result, tell: rerender, asked: () => asked }
}

describe('what a checkout shows once the rooms that its tab had are held no more', () => {
  it('blames nobody before the price is asked anew, also where a press had failed for it', () => {
    const error = soldOut()
    const { result, tell, asked } = show({ is: 'held', quote, error, outcome: failed })
    expect(result.current).toBe('noneLeft')
    tell({ is: 'unpaid', quote, error, outcome: failed })
    expect(result.current).toBe('checking')
    expect(asked()).toBe(1)
    // What is asked anew begins with the press forgotten; the refusal stands until its answer is there.
    tell({ is: 'unpaid', quote, error })
    expect(result.current).toBe('checking')
    tell({ is: 'unpaid', quote, error: soldOut() })
    expect(result.current).toBe('soldOut')
    expect(asked()).toBe(1)
  })

  it('asks no second time about what was refused since', () => {
    const { result, tell, asked } = show({ is: 'held', quote, outcome: failed })
    tell({ is: 'unpaid', quote, outcome: failed })
    expect(result.current).toBe('form')
    tell({ is: 'unpaid', quote, error: soldOut(), outcome: failed })
    expect(result.current).toBe('soldOut')
    expect(asked()).toBe(0)
  })
})

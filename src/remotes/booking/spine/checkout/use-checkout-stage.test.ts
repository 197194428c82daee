// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../api/api-error.ts'
import type { Quote } from '../../../../contract/types.ts'
import { useCheckoutStage } from './use-checkout-stage.ts'
import type { EarlierBooking } from './use-earlier-booking.ts'
import type { NotHeld } from './use-hold.ts'

interface StageInput {
  is: EarlierBooking['is']
  quote?: Quote
  error?: Error
  outcome?: NotHeld
}

const quote = { id: 'q-of-before' } as Quote
const failed: NotHeld = { kind: 'failed', why: 'other' }
const soldOut = () => new ApiError({ status: 409, code: 'sold_out', detail: '' })

/** Renders states in turn; repeated requests are answered by `answer`. */
function show(first: StageInput) {
  let requests = 0
  let settle = () => {}
  const askAnew = () => {
    requests += 1
    return new Promise<void>((resolve) => {
      settle = resolve
    })
  }
  const { result, rerender } = renderHook(
    ({ is, quote, error, outcome }: StageInput) =>
      useCheckoutStage({ is }, { quote, error: error ?? null }, outcome ?? null, askAnew),
    { initialProps: first },
  )
  async function answer(state: StageInput) {
    rerender(state)
    await act(async () => settle())
  }
  return { result, rerender, answer, requests: () => requests }
}

describe("checkout after the tab's own hold has ended", () => {
  it('blames nobody before the price is requested again, even after a failed submit', async () => {
    const error = soldOut()
    const { result, rerender, answer, requests } = show({ is: 'held', quote, error, outcome: failed })
    expect(result.current).toBe('noneLeft')
    rerender({ is: 'unpaid', quote, error, outcome: failed })
    expect(result.current).toBe('checking')
    expect(requests()).toBe(1)
    // The repeated request clears the submit's error; the refusal stays until the answer.
    rerender({ is: 'unpaid', quote, error })
    expect(result.current).toBe('checking')
    await answer({ is: 'unpaid', quote, error: soldOut() })
    expect(result.current).toBe('soldOut')
    expect(requests()).toBe(1)
  })

  it('shows no form after a refused submit until the price is requested again', async () => {
    const outcome: NotHeld = { kind: 'soldOut' }
    const { result, rerender, answer } = show({ is: 'held', quote, outcome })
    expect(result.current).toBe('notHeld')
    rerender({ is: 'unpaid', quote, outcome })
    expect(result.current).toBe('checking')
    // The previous quote is present until the answer arrives.
    rerender({ is: 'unpaid', quote })
    expect(result.current).toBe('checking')
    await answer({ is: 'unpaid', quote: { ...quote, id: 'q-of-now' } })
    expect(result.current).toBe('form')
  })

  it('does not repeat a request that was refused afterwards', () => {
    const { result, rerender, requests } = show({ is: 'held', quote, outcome: failed })
    rerender({ is: 'unpaid', quote, outcome: failed })
    expect(result.current).toBe('form')
    rerender({ is: 'unpaid', quote, error: soldOut(), outcome: failed })
    expect(result.current).toBe('soldOut')
    expect(requests()).toBe(0)
  })
})

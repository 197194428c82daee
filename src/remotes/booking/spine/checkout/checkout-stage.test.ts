// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ApiError, type ApiErrorCode } from '../../../../api/api-error.ts'
import type { Quote } from '../../../../contract/types.ts'
import { stageOf, useCheckoutStage } from './checkout-stage.ts'
import type { EarlierBooking } from './earlier-booking.tsx'
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
  it('names no cause before the price is requested again, even after a failed submit', async () => {
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

const places = ['none', 'asking', 'unknown', 'held', 'booked', 'unpaid'] as const
const ended = ['none', 'unpaid']
const refusal = (code: ApiErrorCode) => new ApiError({ status: 409, code, detail: '' })
const quoted = { hasQuote: true, error: null, outcome: null }

describe.each(places)('stage of a checkout whose tab has (%s) of the same rate', (is) => {
  const isEnded = ended.includes(is)

  it('blames no other traveller if the tab itself may be the cause', () => {
    const refused = (code: ApiErrorCode) =>
      stageOf(is, { hasQuote: false, error: refusal(code), outcome: null })
    const own = (words: string) => (is === 'asking' ? 'checking' : words)
    expect(refused('sold_out')).toBe(isEnded ? 'soldOut' : own('noneLeft'))
    expect(refused('proposal_over')).toBe(isEnded ? 'proposalOver' : own('proposalUsed'))
  })

  it('says that a part is taken only if the tab itself cannot have it', () => {
    const error = new ApiError({ status: 409, code: 'sold_out', detail: '', reason: 'part_taken' })
    const own = (words: string) => (is === 'asking' ? 'checking' : words)
    expect(stageOf(is, { hasQuote: false, error, outcome: null })).toBe(
      isEnded ? 'partTaken' : own('noneLeft'),
    )
    const pressed = stageOf(is, { ...quoted, outcome: { kind: 'partTaken' } })
    expect(pressed).toBe(isEnded ? 'partTaken' : own('notHeld'))
  })

  it('distinguishes a late submit from what the tab already has', () => {
    const pressed = (kind: 'soldOut' | 'proposalOver') => stageOf(is, { ...quoted, outcome: { kind } })
    const own = (words: string) => (is === 'asking' ? 'checking' : words)
    expect(pressed('soldOut')).toBe(isEnded ? 'soldOut' : own('notHeld'))
    expect(pressed('proposalOver')).toBe(isEnded ? 'proposalOver' : own('proposalUsed'))
  })

  it('is the usual one in all other cases', () => {
    expect(stageOf(is, quoted)).toBe('form')
    expect(stageOf(is, { ...quoted, hasQuote: false })).toBe('checking')
    expect(stageOf(is, { ...quoted, outcome: { kind: 'requote' } })).toBe('form')
    for (const kind of ['taken', 'login'] as const) {
      expect(stageOf(is, { ...quoted, outcome: { kind } })).toBe(kind)
    }
    for (const [code, stage] of [
      ['forbidden', 'login'],
      ['validation_failed', 'broken'],
      ['network', 'failed'],
    ] as const) {
      expect(stageOf(is, { hasQuote: false, error: refusal(code), outcome: null })).toBe(stage)
    }
    expect(stageOf(is, { hasQuote: false, error: new Error('no answer'), outcome: null })).toBe('failed')
  })
})

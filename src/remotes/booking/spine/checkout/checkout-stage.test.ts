import { describe, expect, it } from 'vitest'
import { ApiError, type ApiErrorCode } from '../../../../api/api-error.ts'
import { stageOf } from './checkout-stage.ts'

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

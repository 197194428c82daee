import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasCardNumber } from './card-number.ts'
import { outcomeOfToken, sandboxCards, sandboxOutcomes, sandboxToken } from './sandbox-token.ts'

describe('sandboxToken', () => {
  it('returns the token of an outcome, by its test card or its name', () => {
    for (const outcome of sandboxOutcomes) {
      const token = sandboxToken({ outcome })
      expect(token).not.toBeNull()
      expect(sandboxToken({ card: sandboxCards[outcome] })).toBe(token)
      expect(outcomeOfToken(token ?? '')).toBe(outcome)
    }
  })

  it('accepts the number with spaces and dashes', () => {
    expect(sandboxToken({ card: ' 4242 4242-4242 4242 ' })).toBe(sandboxToken({ outcome: 'success' }))
  })

  it('returns null for any other number', () => {
    const known: readonly string[] = Object.values(sandboxCards)
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{12,19}$/), (card) => {
        fc.pre(!known.includes(card))
        expect(sandboxToken({ card })).toBeNull()
      }),
    )
    expect(sandboxToken({ card: '' })).toBeNull()
  })

  it('has card numbers that pass a form’s checks, and tokens that do not', () => {
    for (const outcome of sandboxOutcomes) {
      expect(hasCardNumber(sandboxCards[outcome])).toBe(true)
      expect(hasCardNumber(sandboxToken({ outcome }) ?? '')).toBe(false)
    }
    expect(new Set(Object.values(sandboxCards)).size).toBe(sandboxOutcomes.length)
  })

  it('knows no other tokens', () => {
    for (const token of ['', 'success', 'sandbox_', 'sandbox_other', 'SANDBOX_SUCCESS', '4242424242424242']) {
      expect(outcomeOfToken(token)).toBeNull()
    }
  })
})

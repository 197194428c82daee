import { describe, expect, it } from 'vitest'
import { outcomeReason } from './brand-color-outcome.ts'
import { resolveTokens } from './resolve-tokens.ts'

const reason = (primaryColor: string) => outcomeReason(resolveTokens({ primaryColor }).brand)

describe('outcomeReason', () => {
  it('names the outcome: unchanged, moved with the distance, or flipped', () => {
    expect(reason('#136f63')).toBe('kept')
    expect(reason('#2c7be5')).toBe('moved 0.0216')
    expect(reason('#ff4800')).toBe('flipped')
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { forgetKept, keep, readKept } from './kept-checkout.ts'

const entries = new Map<string, string>()
const store = {
  getItem: (name: string) => entries.get(name) ?? null,
  setItem: (name: string, value: string) => void entries.set(name, value),
  removeItem: (name: string) => void entries.delete(name),
}
const typed = { 'contact.firstName': 'Ada' }

describe('what a tab keeps of a checkout', () => {
  beforeEach(() => entries.clear())

  it('is of the rate it was typed for; another rate gets what was typed, and nothing else', () => {
    keep('rate-a', '', { typed, quoteId: 'q', promoCode: 'X' }, store)
    expect(readKept('rate-a', '', store)).toEqual({ typed, quoteId: 'q', promoCode: 'X' })
    expect(readKept('rate-b', '', store)).toEqual({ typed })
  })

  it('goes from a guest to who they log in as, and from a person to nobody else', () => {
    keep('rate-a', '', { typed }, store)
    expect(readKept('rate-a', 'ada@reader.example', store)).toEqual({ typed })
    keep('rate-a', 'ada@reader.example', { quoteId: 'q' }, store)
    expect(readKept('rate-a', '', store)).toEqual({})
    expect(readKept('rate-a', 'bob@reader.example', store)).toEqual({})
  })

  it('is forgotten once it is booked', () => {
    keep('rate-a', '', { typed }, store)
    forgetKept(store)
    expect(readKept('rate-a', '', store)).toEqual({})
  })

  it('is nothing where the entry is broken, or storage is full or blocked', () => {
    for (const text of [
      '{',
      'null',
      '1',
      '{"rateKey":1}',
      '{"rateKey":"rate-a","person":"","checkout":null}',
    ]) {
      entries.set('livery_checkout', text)
      expect(readKept('rate-a', '', store)).toEqual({})
    }
    const full = {
      ...store,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(() => keep('rate-a', '', { typed }, full)).not.toThrow()
  })
})

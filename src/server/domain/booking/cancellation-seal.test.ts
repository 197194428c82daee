import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyedHash } from '../../kernel/ids/keyed-hash.ts'
import { agreedPenalty, sealPenalty } from './cancellation-seal.ts'

const hash = keyedHash('a key of the test')
const sum = fc.integer({ min: 0, max: 9_999_999_999 })
const agreements = fc.record({
  itemId: fc.uuid(),
  penalty: sum,
  supplierPenalty: fc.record({ amount: sum, currency: fc.constantFrom('USD', 'EUR', 'JPY') }),
  expiresAt: fc.integer({ min: 0, max: 4_000_000_000_000 }).map((time) => new Date(time)),
})

describe('a sealed cancellation fee', () => {
  it('opens unchanged for the item it was sealed for', () => {
    fc.assert(
      fc.property(agreements, fc.uuid(), (agreed, other) => {
        const sealed = sealPenalty(agreed, hash)
        expect(agreedPenalty(sealed, agreed.itemId, hash)).toEqual(agreed)
        if (other !== agreed.itemId) expect(agreedPenalty(sealed, other, hash)).toBeNull()
        expect(agreedPenalty(sealed, agreed.itemId, keyedHash('another key'))).toBeNull()
      }),
    )
  })

  it('reveals nothing of its numbers, not even by its length', () => {
    // Long enough that random text does not contain one by chance.
    const long = fc.integer({ min: 1_000_000_000, max: 9_999_999_999 })
    fc.assert(
      fc.property(agreements, long, (agreed, amount) => {
        const sealed = sealPenalty({ ...agreed, supplierPenalty: { amount, currency: 'USD' } }, hash)
        for (const text of [sealed, Buffer.from(sealed, 'base64url').toString('latin1')])
          expect(text).not.toContain(String(amount))
        const other = sealPenalty(agreed, hash)
        expect(other).toHaveLength(sealed.length)
        expect(sealPenalty(agreed, hash)).not.toBe(other)
      }),
    )
  })

  it('is refused if altered, cut or made up', () => {
    fc.assert(
      fc.property(agreements, fc.nat(91), fc.integer({ min: 1, max: 255 }), (agreed, at, bits) => {
        const bytes = Buffer.from(sealPenalty(agreed, hash), 'base64url')
        expect(bytes).toHaveLength(92)
        bytes[at] = (bytes[at] ?? 0) ^ bits
        const changed = bytes.toString('base64url')
        expect(agreedPenalty(changed, agreed.itemId, hash)).toBeNull()
        expect(agreedPenalty(changed.slice(0, -4), agreed.itemId, hash)).toBeNull()
      }),
    )
    const content = `100.90.USD.${Date.UTC(2030, 0)}`
    expect(agreedPenalty(`${content}.${hash(`penalty x ${content}`)}`, 'x', hash)).toBeNull()
    expect(agreedPenalty('', 'x', hash)).toBeNull()
  })
})

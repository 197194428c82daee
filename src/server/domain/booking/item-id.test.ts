import { describe, expect, it } from 'vitest'
import { isUuid } from '../../kernel/ids/is-uuid.ts'
import { itemId } from './item-id.ts'

const booking = '3f2b8c1e-5d4a-4e6f-9a1b-0c2d3e4f5a6b'

describe('itemId', () => {
  it('gives the first item the id of its booking', () => {
    expect(itemId(booking, 0)).toBe(booking)
  })

  it('gives each further item a UUID that follows from the booking', () => {
    const ids = [1, 2, 3].map((line) => itemId(booking, line))
    expect(new Set([booking, ...ids]).size).toBe(4)
    expect(ids.every(isUuid)).toBe(true)
    expect(itemId(booking, 2)).toBe(ids[1])
  })
})

import { describe, expect, it } from 'vitest'
import { choiceIn, choicesIn, codesIn, withFilters } from './filter-values.ts'

const address = (query: string) => new URLSearchParams(query)

describe('filter values of an address', () => {
  it('are the known choices in their own order', () => {
    expect(choicesIn(address('stars=3,9,5,3,x'), 'stars', [5, 4, 3])).toEqual([5, 3])
    expect(choicesIn(address(''), 'stars', [5, 4, 3])).toEqual([])
    expect(choiceIn(address('rated=4.5'), 'rated', [4.5, 4])).toBe(4.5)
    expect(choiceIn(address('rated=4.7'), 'rated', [4.5, 4])).toBeNull()
  })

  it('are distinct codes of a pattern, and not more than allowed', () => {
    const codes = address('at=abc,abc,<script>,,def,ghi')
    expect(codesIn(codes, 'at', /^[a-z]+$/)).toEqual(['abc', 'def', 'ghi'])
    expect(codesIn(codes, 'at', /^[a-z]+$/, 2)).toEqual(['abc', 'def'])
    const many = address(`at=${Array.from({ length: 500 }, (_, at) => `x${at}`).join(',')}`)
    expect(codesIn(many, 'at', /^x\d+$/)).toHaveLength(30)
  })

  it('are written without empty ones, and start the list at its first page', () => {
    const params = address('lat=1&page=4&stars=5&rated=4')
    expect(withFilters(params, { stars: '', rated: '4.5', price: 'EUR.1-2' }).toString()).toBe(
      'lat=1&rated=4.5&price=EUR.1-2',
    )
    expect(params.get('page')).toBe('4')
  })
})

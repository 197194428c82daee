import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageWindow } from './pagination.tsx'

const row = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((slot) => (slot === 'gap' ? '…' : slot))
    .join(' ')

const cases = fc
  .record({
    pages: fc.integer({ min: 1, max: 400 }),
    around: fc.integer({ min: 0, max: 3 }),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ pages, around, at }) => ({ pages, around, page: 1 + Math.round(at * (pages - 1)) }))

describe('pageWindow', () => {
  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 12, '1 2 3 4 5 … 12'],
    [4, 12, '1 2 3 4 5 … 12'],
    [5, 12, '1 … 4 5 6 … 12'],
    [8, 12, '1 … 7 8 9 … 12'],
    [9, 12, '1 … 8 9 10 11 12'],
    [12, 12, '1 … 8 9 10 11 12'],
  ])('page %d of %d: %s', (page, pages, expected) => {
    expect(row(page, pages)).toBe(expected)
  })

  it('has first, last and current page with neighbours, ascending, with gaps of two or more', () => {
    fc.assert(
      fc.property(cases, ({ page, pages, around }) => {
        const slots = pageWindow(page, pages, around)
        for (let near = page - around; near <= page + around; near++) {
          if (near >= 1 && near <= pages) expect(slots).toContain(near)
        }
        expect(slots[0]).toBe(1)
        expect(slots.at(-1)).toBe(pages)
        slots.forEach((slot, index) => {
          const [before, after] = [slots[index - 1], slots[index + 1]]
          if (slot === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2)
          else if (typeof before === 'number') expect(slot).toBe(before + 1)
        })
      }),
    )
  })

  it('has the same length on every page of a long list', () => {
    fc.assert(
      fc.property(cases, ({ page, pages, around }) => {
        expect(pageWindow(page, pages, around)).toHaveLength(Math.min(pages, 2 * around + 5))
      }),
    )
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { brokenLines } from './broken-lines.ts'

const broken = (text: string, width: number) =>
  brokenLines(text, width, (piece) => piece.length).map(([start, end]) => text.slice(start, end))

it('breaks after spaces, hyphens and slashes', () => {
  expect(broken('a room with a view', 7)).toEqual(['a room', 'with a', 'view'])
  expect(broken('Bord-de-Mer/Spa', 8)).toEqual(['Bord-de-', 'Mer/Spa'])
})

it('keeps a symbol with its number, and words that must stay together, on one line', () => {
  expect(broken('total -10,00', 7)).toEqual(['total', '-10,00'])
  expect(broken('from 12\u00a0EUR on', 8)).toEqual(['from', '12\u00a0EUR', 'on'])
})

it('breaks a word that no line can hold, but never within a letter', () => {
  expect(broken('abcdefgh', 3)).toEqual(['abc', 'def', 'gh'])
  expect(broken('e\u0301e\u0301e\u0301', 4)).toEqual(['e\u0301e\u0301', 'e\u0301'])
})

it('returns every text whole, in lines that fit', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'ab -/–9'), maxLength: 60 }),
      fc.integer({ min: 2, max: 20 }),
      (text, width) => {
        const lines = broken(text, width)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width)
      },
    ),
  )
})

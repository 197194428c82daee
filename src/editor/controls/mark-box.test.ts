import { describe, expect, it } from 'vitest'
import { type Ink, markBox } from './mark-box.ts'

/** A picture 240 by 64, with something drawn in each of some columns, between the rows 8 and 56. */
const drawn = (...parts: [number, number][]): Ink => ({
  width: 240,
  height: 64,
  has: (x, y) => y >= 8 && y < 56 && parts.some(([from, to]) => x >= from && x < to),
})
const mark: [number, number] = [4, 52]
const word: [number, number] = [64, 236]

/** The columns that a box keeps. */
const columns = (box: ReturnType<typeof markBox>) =>
  box && [Math.round(box.x * 240), Math.round((box.x + box.width) * 240)]

describe('the part of a wide logo that makes an icon', () => {
  it('is the sign before the word, whole and square', () => {
    const box = markBox(drawn(mark, word), false)
    const [from = 0, to = 0] = columns(box) ?? []
    expect(from).toBeLessThanOrEqual(4)
    expect(to).toBeGreaterThanOrEqual(52)
    expect(to).toBeLessThan(64)
    expect((box?.width ?? 0) * 240).toBeCloseTo((box?.height ?? 0) * 64)
  })

  it('is the sign behind the word where that has one, or where reading begins there', () => {
    expect(columns(markBox(drawn([4, 170], [186, 234]), false))?.[0]).toBeGreaterThan(170)
    expect(columns(markBox(drawn([4, 52], [60, 176], [186, 234]), true))?.[0]).toBeGreaterThan(176)
    expect(columns(markBox(drawn([4, 52], [60, 176], [186, 234]), false))?.[1]).toBeLessThan(64)
  })

  it('is the square at the side where reading begins where no part is a sign', () => {
    expect(columns(markBox(drawn([4, 236]), false))).toEqual([0, 64])
    expect(columns(markBox(drawn([4, 236]), true))).toEqual([176, 240])
  })

  it('is nothing in particular where the picture is about square, or empty', () => {
    expect(markBox({ ...drawn(mark), width: 66 }, false)).toBeNull()
    expect(markBox(drawn(), false)).toBeNull()
  })
})

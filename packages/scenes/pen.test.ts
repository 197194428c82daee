import { describe, expect, it } from 'vitest'
import { Pen, shortNumber } from './pen.ts'

describe('path data', () => {
  it('is written relative to the previous point, as short as possible', () => {
    expect(`${new Pen().move(10, 20).line(30, 20).line(30, 5).line(25, 0).close()}`).toBe(
      'M10 20h20v-15l-5-5z',
    )
  })

  it('leaves out a repeated letter', () => {
    expect(`${new Pen().move(0, 0).line(3, 4).line(7, 9)}`).toBe('M0 0l3 4 4 5')
  })

  it('does not drift, however many steps are rounded', () => {
    const pen = new Pen().move(0, 0)
    for (let step = 1; step <= 100; step += 1) pen.line(step * 1.4, step * 0.3)
    const numbers = `${pen}`.slice(4).match(/-?\d+/g) ?? []
    const across = numbers.map(Number).filter((_, index) => index % 2 === 0)
    expect(across.length).toBeGreaterThan(0)
    expect(`${pen.line(0, 0)}`).toMatch(/-140-30$/)
  })

  it('writes an arc with its flags packed', () => {
    expect(`${new Pen().move(0, 0).arc(5, 10, 0)}`).toBe('M0 0a5 5 0 0110 0')
    expect(`${new Pen().move(0, 0).arc(5, -10, -2, 0)}`).toBe('M0 0a5 5 0 00-10-2')
  })

  it('keeps one decimal for small detail', () => {
    expect(`${new Pen(1).move(0.25, 0).line(1.04, 0.5)}`).toBe('M.3 0l.7 .5')
  })
})

it('a number has two decimals at most and no leading zero', () => {
  expect([0.5, -0.25, 3, 2.345, 0].map(shortNumber)).toEqual(['.5', '-.25', '3', '2.35', '0'])
})

import { describe, expect, it } from 'vitest'
import { createStoppedDrawings, drawingKey } from './stopped-drawings.ts'

describe('createStoppedDrawings', () => {
  it('remembers a drawing for a time', () => {
    let now = 0
    const stopped = createStoppedDrawings(10, 1000, () => now)
    stopped.add('a')
    now = 999
    expect(stopped.has('a')).toBe(true)
    now = 1000
    expect(stopped.has('a')).toBe(false)
  })

  it('forgets the oldest if there are too many', () => {
    const stopped = createStoppedDrawings(2, 1000, () => 0)
    for (const key of ['a', 'b', 'a', 'c']) stopped.add(key)
    expect(['a', 'b', 'c'].map(stopped.has)).toEqual([true, false, true])
  })
})

describe('drawingKey', () => {
  const one = new Uint8Array([1, 2, 3])
  const other = new Uint8Array([4])

  it('depends on the sent pictures, and on nothing else', () => {
    expect(drawingKey('a', [one, 480])).toBe(drawingKey('a', [{ picture: one, size: 16 }]))
    expect(drawingKey('a', [one])).not.toBe(drawingKey('a', [other]))
    expect(drawingKey('a', [one])).not.toBe(drawingKey('b', [one]))
    expect(drawingKey('a', [{ ground: one, logo: other }])).not.toBe(drawingKey('a', [{ logo: other }]))
  })

  it('is null if the platform made all of it', () => {
    expect(drawingKey('a', [{ page: '<svg/>', pictures: [{ picture: '<svg/>' }] }])).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { readColor } from './color-text.ts'

describe('written colour', () => {
  it('may have surrounding space, capitals, and one digit per channel', () => {
    expect(['#ffff00', '  #ffff00 ', '#FFFF00', '#fF0'].map(readColor)).toEqual(
      Array.from({ length: 4 }, () => '#ffff00'),
    )
  })

  it('is null if it is incomplete or not a colour', () => {
    for (const text of ['', '#', '#ffff0', '#ffff', '#ffff000', '#gggggg', 'ffff00', 'red', '#fff fff']) {
      expect(readColor(text), text).toBeNull()
    }
  })
})

import { describe, expect, it } from 'vitest'
import { readColor } from './read-color.ts'

describe('a colour as it is written', () => {
  it('may have room around it, capitals, and one digit a channel', () => {
    expect(['#ffff00', '  #ffff00 ', '#FFFF00', '#fF0'].map(readColor)).toEqual(
      Array.from({ length: 4 }, () => '#ffff00'),
    )
  })

  it('is none where it is not whole, or not a colour at all', () => {
    for (const text of ['', '#', '#ffff0', '#ffff', '#ffff000', '#gggggg', 'ffff00', 'red', '#fff fff']) {
      expect(readColor(text), text).toBeNull()
    }
  })
})

import { describe, expect, it } from 'vitest'
import { picturePalette } from './picture-palette.ts'
import { parseHex } from './srgb.ts'

type Row = readonly (string | null)[]

/** A picture from rows of colours; null is a transparent pixel. */
function pixels(rows: readonly Row[]) {
  const data = rows.flat().flatMap((color) => {
    if (color === null) return [0, 0, 0, 0]
    const value = parseHex(color)
    return [value >> 16, (value >> 8) & 255, value & 255, 255]
  })
  return { data: Uint8Array.from(data), width: rows[0]?.length ?? 0, height: rows.length }
}

const ringed = (ground: string | null, inside: readonly string[]) => {
  const edge = Array.from({ length: inside.length + 2 }, () => ground)
  return pixels([edge, ...Array.from({ length: 8 }, () => [ground, ...inside, ground]), edge])
}

const colors = (found: ReturnType<typeof picturePalette>) => found.map(({ color }) => color)

describe('picturePalette', () => {
  it('returns each colour with its share of the drawing, without the ground', () => {
    expect(picturePalette(ringed('#ffffff', ['#c8102e', '#c8102e', '#c8102e', '#00205b']))).toEqual([
      { color: '#c8102e', share: 0.75 },
      { color: '#00205b', share: 0.25 },
    ])
  })

  it.each([null, '#ffffff', '#000000', '#f4f4f4'])('excludes the ground %s', (ground) => {
    expect(colors(picturePalette(ringed(ground, ['#136f63', '#136f63'])))).toEqual(['#136f63'])
  })

  it("names the brand's colour before the black of its letters", () => {
    const letters = Array.from({ length: 7 }, () => '#111111')
    expect(colors(picturePalette(ringed(null, [...letters, '#e4002b'])))).toEqual(['#e4002b', '#111111'])
  })

  it('takes the colour of a tile as the brand’s, whatever is drawn on it', () => {
    expect(colors(picturePalette(ringed('#0057b8', ['#ffffff', '#ffffff', '#0057b8'])))[0]).toBe('#0057b8')
  })

  it('takes a ground with nothing on it as the drawing', () => {
    expect(picturePalette(ringed('#000000', ['#000000']))).toEqual([{ color: '#000000', share: 1 }])
  })

  it('returns nothing for a transparent picture', () => {
    expect(picturePalette(ringed(null, []))).toEqual([])
  })

  it('excludes mixtures of two colours along an edge', () => {
    const inside = [...Array.from({ length: 30 }, () => '#c8102e'), '#e38896']
    expect(colors(picturePalette(ringed('#ffffff', inside)))).toEqual(['#c8102e'])
  })

  it('returns at most eight colours', () => {
    const many = Array.from(
      { length: 12 },
      (_, index) =>
        `#${(index * 20 + 10).toString(16).padStart(2, '0')}40${(250 - index * 20).toString(16).padStart(2, '0')}`,
    )
    expect(picturePalette(ringed(null, many))).toHaveLength(8)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TILE_DEGREES } from '../../../../contract/map-tile.ts'
import { visibleTiles } from './visible-tiles.ts'

const size = { width: 800, height: 600 }
const lisbon = { latitude: 38.72, longitude: -9.14 }

describe('the tiles of a view', () => {
  it('are closer, the closer the view', () => {
    const levels = [600, 20, 5, 1].map((scale) => visibleTiles(lisbon, { x: 0, y: 0, scale }, size).level)
    expect(levels).toEqual([3, 2, 1, 0])
  })

  it('are the one under the origin, if it covers the view', () => {
    const { tiles, left, top, width, height } = visibleTiles(lisbon, { x: 0, y: 0, scale: 600 }, size)
    expect(tiles).toEqual([{ level: 3, column: 683, row: 205 }])
    expect(left).toBeCloseTo(-(0.11 / 0.25) * width, 5)
    expect(top).toBeCloseTo(-(0.03 / 0.25) * height, 5)
  })

  it('continue on the other side of 180°', () => {
    const suva = { latitude: -18.13, longitude: 179.9 }
    const { tiles } = visibleTiles(suva, { x: 0, y: 0, scale: 20 }, size)
    expect(tiles.map(({ column }) => column)).toContain(359)
    expect(tiles.map(({ column }) => column)).toContain(0)
  })

  it('cover every view with few tiles, all of them on earth', () => {
    const view = fc.record({
      x: fc.double({ min: -300, max: 300, noNaN: true }),
      y: fc.double({ min: -300, max: 300, noNaN: true }),
      scale: fc.double({ min: 1, max: 600, noNaN: true }),
    })
    const place = fc.record({
      latitude: fc.double({ min: -85, max: 85, noNaN: true }),
      longitude: fc.double({ min: -180, max: 179.99, noNaN: true }),
    })
    fc.assert(
      fc.property(place, view, (origin, view) => {
        const { level, tiles, left, columns, width } = visibleTiles(origin, view, size)
        const degrees = TILE_DEGREES[level]
        const isOnEarth = tiles.every(
          ({ column, row }) => column >= 0 && column < 360 / degrees && row >= 0 && row < 180 / degrees,
        )
        expect(isOnEarth).toBe(true)
        expect(left).toBeLessThanOrEqual(view.x - size.width / 2 / view.scale + 1e-6)
        expect(left + columns * width).toBeGreaterThan(view.x + size.width / 2 / view.scale - 1e-6)
      }),
    )
  })
})

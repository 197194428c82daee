import { describe, expect, it } from 'vitest'
import type { MapTile } from '../../../../contract/map-tile.ts'
import { tilePaths } from './tile-paths.ts'

const tile: MapTile = {
  units: 100,
  land: [[0, 0, 50, 0, 0, 50, -50, 0]],
  rivers: [[10, 10, 10, 10, 0, 20]],
  borders: [[0, 100, 100, 0]],
  places: [],
}

describe('the paths of tiles', () => {
  it('are in tile sides from the first tile', () => {
    const { land, rivers, borders } = tilePaths([{ tile, across: 1, down: 2 }], false)
    expect(land).toBe('M1 2L1.5 2L1.5 2.5L1 2.5Z')
    expect(rivers).toBe('M1.1 2.1L1.2 2.2L1.2 2.4')
    expect(borders).toBe('M1 3L2 3')
  })

  it('join the land of all tiles, so that no seam shows', () => {
    const { land } = tilePaths(
      [
        { tile, across: 0, down: 0 },
        { tile, across: 1, down: 0 },
      ],
      false,
    )
    expect(land.match(/M/g)).toHaveLength(2)
  })

  it('bend inside a tile, and keep their corners on its edge', () => {
    const { land, rivers } = tilePaths([{ tile, across: 0, down: 0 }], true)
    expect(land).toContain('Q0.5 0.5 ')
    expect(land).toContain('L0 0L')
    expect(rivers).toBe('M0.1 0.1Q0.2 0.2 0.2 0.3L0.2 0.4')
  })
})

import { describe, expect, it } from 'vitest'
import { MAP_EDITION, readTilePath, tilePath } from './map-tile.ts'

describe('the address of a tile', () => {
  it('names edition, language, level, column and row', () => {
    const tile = { level: 3, column: 683, row: 205 } as const
    const path = tilePath(tile, 'ar')
    expect(path).toBe(`/map/${MAP_EDITION}/ar/3/683/205.json`)
    expect(readTilePath(path)).toEqual({ tile, edition: MAP_EDITION, language: 'ar' })
  })

  it.each([
    '/map/',
    `/map/${MAP_EDITION}/ar/4/0/0.json`,
    `/map/${MAP_EDITION}/ar/2/360/0.json`,
    `/map/${MAP_EDITION}/ar/2/0/180.json`,
    `/map/${MAP_EDITION}/ar/0/0/12.json`,
    `/map/${MAP_EDITION}/ar/2/-1/0.json`,
    `/map/${MAP_EDITION}/../2/1/0.json`,
    `/map/${MAP_EDITION}/ar/2/1/0.png`,
  ])('is refused: %s', (path) => {
    expect(readTilePath(path)).toBeNull()
  })
})

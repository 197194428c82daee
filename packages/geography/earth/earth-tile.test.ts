import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MAP_EDITION } from '../../../src/contract/map-tile.ts'
import { earthTile } from './earth-tile.ts'
import { earthFile, sharedEarth } from './load-earth.ts'

const earth = await sharedEarth()

it('has the edition that the addresses of tiles name', () => {
  expect(createHash('sha256').update(readFileSync(earthFile)).digest('hex').slice(0, 8)).toBe(MAP_EDITION)
})

describe('real places', () => {
  it.each([
    ['Lisbon', 38.72, -9.14, true],
    ['the Atlantic off Lisbon', 38.6, -10.2, false],
    ['Geneva', 46.2, 6.13, true],
    ['the middle of Lake Geneva', 46.42, 6.5, false],
    ['Miami Beach', 25.8, -80.13, true],
    ['Singapore', 1.35, 103.82, true],
    ['Nadi', -17.8, 177.45, true],
    ['the Pacific', -20, -150, false],
  ])('are on land or in water: %s', (_, latitude, longitude, isLand) => {
    expect(isOnLand(latitude, longitude, 1)).toBe(isLand)
    expect(isOnLand(latitude, longitude, 0.25)).toBe(isLand)
  })

  it('have the Rhine at Cologne, and the border at Basel', () => {
    const square = { degrees: 1, column: 180 + 6, row: 90 - 51, riverRanks: 5 }
    expect(earthTile(earth, square).rivers.length).toBeGreaterThan(0)
    expect(earthTile(earth, { ...square, column: 180 + 7, row: 90 - 48 }).borders.length).toBeGreaterThan(0)
    expect(earthTile(earth, { ...square, riverRanks: 0 }).rivers).toEqual([])
  })
})

describe('a tile', () => {
  it.each([16, 4, 1, 0.25])('of %s degrees has whole coordinates within its units', (degrees) => {
    const column = Math.floor((12.3 + 180) / degrees)
    const row = Math.floor((90 - 45.4) / degrees)
    const { units, land, rivers, borders } = earthTile(earth, { degrees, column, row, riverRanks: 5 })
    const values = [...land, ...rivers, ...borders].flat()
    expect(land.length).toBeGreaterThan(0)
    expect(values.every((value) => Number.isInteger(value) && value >= 0 && value <= units)).toBe(true)
  })
})

/** Whether a point is inside the tile's rings by the even-odd rule. */
function isOnLand(latitude: number, longitude: number, degrees: number): boolean {
  const [east, south] = [(longitude + 180) / degrees, (90 - latitude) / degrees]
  const square = { degrees, column: Math.floor(east), row: Math.floor(south), riverRanks: 0 }
  const { units, land } = earthTile(earth, square)
  const x = (east - square.column) * units + 0.01
  const y = (south - square.row) * units + 0.01
  let isInside = false
  for (const ring of land) {
    for (let at = 0; at < ring.length; at += 2) {
      const next = (at + 2) % ring.length
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[at], ring[at + 1], ring[next], ring[next + 1]]
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside
    }
  }
  return isInside
}

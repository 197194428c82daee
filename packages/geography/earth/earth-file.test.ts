import { describe, expect, it } from 'vitest'
import { type EarthCell, openEarth, packEarth } from './earth-file.ts'

const cell: EarthCell = {
  land: [
    [0, 0, 1024, 0, 1024, 1024, 0, 1024],
    [5, 900, 300, 7, 40, 40],
  ],
  rivers: [{ rank: 3, line: [1024, 0, 0, 1024] }],
  borders: [[12, 12, 13, 1000]],
}
const atEquator = 90 * 360 + 5

describe('the file of the earth', () => {
  it('returns the cells that were packed, and sea everywhere else', () => {
    const earth = openEarth(packEarth(new Map([[atEquator, cell]])))
    expect(earth?.cell(5, 90)).toEqual(cell)
    expect(earth?.cell(4, 90)).toEqual({ land: [], rivers: [], borders: [] })
  })

  it('repeats its columns around the earth, and ends at the poles', () => {
    const earth = openEarth(packEarth(new Map([[atEquator, cell]])))
    expect(earth?.cell(365, 90)).toEqual(cell)
    expect(earth?.cell(-355, 90)).toEqual(cell)
    for (const row of [-1, 180]) expect(earth?.cell(5, row).land).toEqual([])
  })

  it('is null for other bytes', () => {
    expect(openEarth(new Uint8Array(20))).toBeNull()
    expect(openEarth(packEarth(new Map()).slice(0, -8))).toBeNull()
  })
})

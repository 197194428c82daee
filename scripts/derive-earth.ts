/**
 * Writes packages/geography/earth/earth.bin.br, the land, lakes, rivers and borders of the earth: `node
 * scripts/derive-earth.ts <land> <rivers> <borders>`. `<land>` is map.geo.json of the npm package
 * @geo-maps/earth-lands-100m, `<rivers>` is binned_river_f.nc of the Debian package gmt-gshhg-full, and `<borders>` is
 * countries-10m.json of the npm package world-atlas. The result is committed.
 */
import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { type EarthCell, packEarth } from '../packages/geography/earth/earth-file.ts'
import { cutLine, cutRing } from './earth/cut-into-cells.ts'
import { countryBorders } from './earth/read-borders.ts'
import { landRings } from './earth/read-land.ts'
import { rivers } from './earth/read-rivers.ts'

const target = new URL('../packages/geography/earth/earth.bin.br', import.meta.url)
const [land, riverFile, borders] = process.argv.slice(2)
if (!(land && riverFile && borders)) throw new Error('Three files are needed: land, rivers and borders.')

type Draft = { [Key in keyof EarthCell]: EarthCell[Key][number][] }
const cells = new Map<number, Draft>()
const cellOf = (index: number): Draft => {
  const cell = cells.get(index) ?? { land: [], rivers: [], borders: [] }
  cells.set(index, cell)
  return cell
}
/** From longitudes and latitudes to degrees from the earth's north-western corner. */
const fromCorner = (points: readonly number[]) =>
  points.map((value, at) => (at % 2 === 0 ? value + 180 : 90 - value))

for (const ring of landRings(land)) cutRing(fromCorner(ring), (cell, part) => cellOf(cell).land.push(part))
for (const { cell, rank, line } of rivers(riverFile)) cellOf(cell).rivers.push({ rank, line })
for (const border of countryBorders(borders)) {
  cutLine(fromCorner(border), (cell, part) => cellOf(cell).borders.push(part))
}
const bytes = packEarth(cells)
const packed = brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
writeFileSync(target, packed)
console.log(`${cells.size} square degrees, ${bytes.length} bytes, ${packed.length} compressed`)

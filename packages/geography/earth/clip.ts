/** Coordinates of a line or a ring, flat: x, y, x, y. A ring does not repeat its first point. */
export type Coordinates = readonly number[]

/** A rectangle; its edges belong to it. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * Returns the part of a ring in a half-plane (Sutherland and Hodgman): where coordinate `axis` (0 for x, 1 for y) is
 * at most `limit`, or at least. Edges along the limit join parts of a ring that lie apart; filled, they have no area.
 */
export function halfOfRing(
  ring: Coordinates,
  { axis, limit, isBelow }: { axis: 0 | 1; limit: number; isBelow: boolean },
): number[] {
  const half: number[] = []
  const other = axis === 0 ? 1 : 0
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length
    const from = ring[at + axis] ?? 0
    const to = ring[next + axis] ?? 0
    const isFromIn = isBelow ? from <= limit : from >= limit
    const isToIn = isBelow ? to <= limit : to >= limit
    if (isFromIn) half.push(ring[at] ?? 0, ring[at + 1] ?? 0)
    if (isFromIn === isToIn) continue
    const start = ring[at + other] ?? 0
    const cut = start + ((limit - from) / (to - from)) * ((ring[next + other] ?? 0) - start)
    half.push(axis === 0 ? limit : cut, axis === 0 ? cut : limit)
  }
  return half
}

/** Returns the part of a ring in a box; fewer than three points if there is none. */
export function clipRing(ring: Coordinates, { left, top, right, bottom }: Box): number[] {
  const cuts = [
    { axis: 0, limit: left, isBelow: false },
    { axis: 0, limit: right, isBelow: true },
    { axis: 1, limit: top, isBelow: false },
    { axis: 1, limit: bottom, isBelow: true },
  ] as const
  return cuts.reduce<number[]>((rest, cut) => halfOfRing(rest, cut), [...ring])
}

/** Returns the parts of a line in a box, each with at least two points (Liang and Barsky, segment by segment). */
export function clipLine(line: Coordinates, box: Box): number[][] {
  const parts: number[][] = []
  let part: number[] = []
  const end = () => {
    if (part.length >= 4) parts.push(part)
    part = []
  }
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = line.slice(at, at + 4)
    const inside = clipSegment([x1, y1, x2, y2], box)
    if (!inside) {
      end()
      continue
    }
    const [a, b, c, d] = inside
    if (part.length === 0) part.push(a, b)
    part.push(c, d)
    if (c !== x2 || d !== y2) end()
  }
  end()
  return parts
}

type Segment = [number, number, number, number]

function clipSegment([x1, y1, x2, y2]: Segment, { left, top, right, bottom }: Box): Segment | null {
  const [dx, dy] = [x2 - x1, y2 - y1]
  let [enter, leave] = [0, 1]
  for (const [speed, room] of [
    [-dx, x1 - left],
    [dx, right - x1],
    [-dy, y1 - top],
    [dy, bottom - y1],
  ] as const) {
    if (speed === 0 && room < 0) return null
    if (speed < 0) enter = Math.max(enter, room / speed)
    if (speed > 0) leave = Math.min(leave, room / speed)
  }
  if (enter > leave) return null
  return [
    enter === 0 ? x1 : x1 + enter * dx,
    enter === 0 ? y1 : y1 + enter * dy,
    leave === 1 ? x2 : x1 + leave * dx,
    leave === 1 ? y2 : y1 + leave * dy,
  ]
}

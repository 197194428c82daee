import { Pen, type Point } from '../pen.ts'
import type { Stage } from '../stage.ts'

interface Way {
  /** Where it disappears from sight. */
  readonly far: Point
  readonly half?: number
}

interface Footpath {
  readonly outline: Pen
  /** The place of a distant walker. */
  readonly walker: Point
}

/** Draws a path that winds from a distant point to the viewer's feet, swinging wider and growing broader. */
export function layFootpath({ random, width, bottom }: Stage, { far, half = 66 }: Way): Footpath {
  const [x, y] = far
  const depth = bottom - y
  const foot = width * 0.5 + random.range(-0.12, 0.12) * width
  const turn = random.sign()
  const sway = random.range(0.07, 0.11) * width
  // Centres and half widths from far to near; the swing grows towards the viewer, as in perspective.
  const stations = [
    { t: 0, out: 0, reach: 1.5 },
    { t: 0.07, out: turn * sway * 0.35, reach: 4 },
    { t: 0.2, out: turn * sway * 0.8, reach: 9 },
    { t: 0.38, out: -turn * sway * 0.25, reach: 20 },
    { t: 0.62, out: -turn * sway, reach: half * 0.55 },
    { t: 1, out: 0, reach: half },
  ]
  const center = (t: number, out: number) => x + (foot - x) * t ** 1.3 + out
  const edge = (hand: -1 | 1): Point[] =>
    stations.map(({ t, out, reach }) => [center(t, out) + hand * reach, y + depth * t])
  const outline = new Pen()
  const [first, ...left] = edge(-1)
  const [back, ...right] = edge(1).reverse()
  if (first && back) outline.move(first[0], first[1]).curve(left).line(back[0], back[1]).curve(right)
  return { outline, walker: [center(0.38, -turn * sway * 0.25), y + depth * 0.38] }
}

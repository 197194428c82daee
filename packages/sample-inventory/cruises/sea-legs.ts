import { seaLegs } from './sea-legs.gen.ts'
import { lineMiles, type SeaPoint } from './sea-miles.ts'

/** Units of a degree in the generated file. */
const UNITS = 1_000

/** A way over water between two ports. */
export interface SeaLeg {
  /** From the first port to the second, both included. */
  readonly line: readonly SeaPoint[]
  readonly nauticalMiles: number
}

const written = new Map(
  seaLegs
    .trim()
    .split('\n')
    .map((row) => [row.slice(0, 10), row.slice(11)] as const),
)
const known = new Map<string, SeaLeg>()

/** Returns the way over water from a port to another of a route. Throws if the legs were not derived for it. */
export function seaLeg(from: string, to: string): SeaLeg {
  const key = `${from}${to}`
  const before = known.get(key)
  if (before !== undefined) return before
  const isBack = from > to
  const text = written.get(isBack ? `${to}${from}` : key)
  if (text === undefined) throw new Error(`There is no leg from ${from} to ${to}`)
  const there = pointsOf(text)
  const line = isBack ? there.toReversed() : there
  const leg = { line, nauticalMiles: lineMiles(line) }
  known.set(key, leg)
  return leg
}

function pointsOf(text: string): SeaPoint[] {
  const steps = text.split(' ').map((step) => Number.parseInt(step, 36))
  const points: SeaPoint[] = []
  let [x, y] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0
    y += steps[at + 1] ?? 0
    points.push([x / UNITS, y / UNITS])
  }
  return points
}

import type { Point } from '../pen.ts'

const traced = new WeakMap<readonly Point[], readonly Point[]>()

/** Returns the height of a crest's soft line at a position, so that a tree can stand on it. */
export function heightAt(crest: readonly Point[], x: number): number {
  const line = traced.get(crest) ?? trace(crest)
  traced.set(crest, line)
  for (let index = 1; index < line.length; index += 1) {
    const [left, right] = [line[index - 1], line[index]]
    if (left && right && x <= right[0]) {
      const share = Math.max(0, (x - left[0]) / (right[0] - left[0] || 1))
      return left[1] + (right[1] - left[1]) * share
    }
  }
  return line[line.length - 1]?.[1] ?? 0
}

/** Follows the curves that `Pen.curve` draws through the points, in short straight steps. */
function trace(crest: readonly Point[]): Point[] {
  const [start] = crest
  if (!start) return []
  const line: Point[] = [start]
  let from = start
  for (let index = 1; index < crest.length - 1; index += 1) {
    const [control, next] = [crest[index], crest[index + 1]]
    if (!control || !next) continue
    const last = index === crest.length - 2
    const to: Point = last ? next : [(control[0] + next[0]) / 2, (control[1] + next[1]) / 2]
    for (let step = 1; step <= 5; step += 1) {
      const t = step / 5
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
      line.push([a * from[0] + b * control[0] + c * to[0], a * from[1] + b * control[1] + c * to[1]])
    }
    from = to
  }
  return line
}

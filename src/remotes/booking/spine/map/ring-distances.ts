const distances = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100] as const
const NARROWEST_GAP = 76
const MOST = 6

/**
 * Returns the distances of the rings in miles, for a scale in pixels per mile and the farthest visible point in
 * pixels.
 */
export function ringDistances(scale: number, farthest: number): number[] {
  const step = distances.find((miles) => miles * scale >= NARROWEST_GAP) ?? 100
  const count = Math.min(MOST, Math.max(1, Math.ceil(farthest / (step * scale))))
  return Array.from({ length: count }, (_, index) => (index + 1) * step)
}

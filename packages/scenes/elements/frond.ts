import type { Pen } from '../pen.ts'
import type { Random } from '../random.ts'

interface Frond {
  readonly x: number
  readonly y: number
  /** Its initial direction: 0 to the right, -90 up. */
  readonly degrees: number
  readonly length: number
  readonly leaflets?: number
  /** How far gravity bends it, as a share of its length. */
  readonly droop?: number
}

/** Adds one palm frond: it starts at an angle, bends down, and has leaflets cut into its lower edge. */
export function addFrond(pen: Pen, random: Random, frond: Frond): void {
  const { x, y, degrees, length, leaflets = 6, droop = random.range(0.42, 0.62) } = frond
  const angle = (degrees * Math.PI) / 180
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const outward = dx < 0 ? -1 : 1
  const wide = length * 0.17
  const at = (t: number) =>
    [x + dx * length * t * (1 - 0.12 * t), y + dy * length * t * 0.8 + droop * length * t * t] as const
  const [mx, my] = at(0.5)
  const [tx, ty] = at(1)
  pen.move(x, y)
  pen.quad(mx * 2 - (tx + x) / 2 + outward * 2, my * 2 - (ty + y) / 2 - wide * 1.1, tx, ty)
  for (let index = leaflets; index > 0; index -= 1) {
    const t = (index - 0.35) / (leaflets + 0.4)
    const breadth = wide * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.12))
    const [nx, ny] = at(t + 0.06)
    pen.line(nx + outward * length * 0.03, ny + breadth * 1.55)
    const [ix, iy] = at(t - 0.06)
    pen.line(ix, iy + breadth * 0.3)
  }
  pen.close()
}

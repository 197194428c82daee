import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a sun lounger seen from the side, its head towards `direction`. */
export function drawLounger(
  { paper, light, materials }: Stage,
  x: number,
  base: number,
  length: number,
  direction: -1 | 1,
): void {
  paper.ellipse(light.shade(materials.sand), x, base + 1, length * 0.56, length * 0.06, 0.5)
  const at = (share: number) => x + direction * length * share
  const legs = new Pen()
  for (const share of [-0.4, 0.12, 0.36]) legs.move(at(share), base - length * 0.1).line(at(share), base)
  paper.stroke(light.shade('#b88b5e'), Math.max(1, length * 0.035), legs)
  const bed = new Pen(1)
    .move(at(-0.5), base - length * 0.17)
    .line(at(0.14), base - length * 0.17)
    .line(at(0.5), base - length * 0.42)
    .line(at(0.53), base - length * 0.36)
    .line(at(0.18), base - length * 0.09)
    .line(at(-0.5), base - length * 0.09)
    .close()
  paper.fill(light.lit('#fbf3e4'), bed)
}

import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import type { PalmCrown } from './palm-crown.ts'

/** Draws a palm on a spot: `lean` is the horizontal distance from foot to crown, in picture units. */
export function drawPalm(
  stage: Stage,
  crown: PalmCrown,
  x: number,
  base: number,
  height: number,
  lean: number,
): void {
  const { paper, side, light, materials } = stage
  const top = base - height
  const thick = height * 0.034
  const bend = lean * 0.15
  const edge = (offset: number, topOffset: number, pen: Pen) =>
    pen.move(x + offset, base).quad(x + bend + offset * 0.7, base - height * 0.55, x + lean + topOffset, top)
  const trunk = edge(-thick * 1.5, -thick * 0.6, new Pen())
    .line(x + lean + thick * 0.6, top)
    .quad(x + bend + thick * 1.1, base - height * 0.55, x + thick * 1.5, base)
    .close()
  const pool = new Pen()
    .move(x - thick * 3, base)
    .quad(x - side * height * 0.3, base - height * 0.025, x - side * height * 0.5, base + height * 0.012)
  pool.quad(x - side * height * 0.2, base + height * 0.05, x + thick * 3, base)
  paper.fill(light.shade(materials.sand), pool, 0.4)
  paper.fill(crown.trunk, trunk)
  paper.stroke(crown.trunkLit, thick * 0.7, edge(side * thick * 0.7, side * thick * 0.3, new Pen()), 0.8)
  const scale = Math.round(height * 0.55) / 100
  paper.use(crown.id, `translate(${Math.round(x + lean)} ${Math.round(top)})scale(${scale})`)
}

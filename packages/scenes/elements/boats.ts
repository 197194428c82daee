import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a sailing boat with main and jib, slightly heeled, and its broken reflection in the water. */
export function drawSailboat(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  distance = 0,
  hullColour = '#f4efe6',
): void {
  const { paper, light, side, random } = stage
  const direction = random.sign()
  const half = height * 0.27
  const sail = light.far(light.lit('#fffaf0'), distance * 0.7)
  const jib = light.far(light.shade('#fff4e2'), distance * 0.7)
  const mirror = new Pen(1)
  for (let line = 0; line < 4; line += 1) {
    const reach = half * (0.9 - line * 0.18)
    const shift = random.range(-2, 2)
    mirror
      .move(x - reach + shift, y + 2 + line * height * 0.07)
      .line(x + reach * 0.7 + shift, y + 2 + line * height * 0.07)
  }
  paper.stroke(sail, Math.max(1, height * 0.03), mirror, 0.35)
  const hull = new Pen(1)
    .move(x - direction * half, y - height * 0.1)
    .line(x + direction * half * 1.15, y - height * 0.12)
    .quad(x + direction * half * 0.9, y, x + direction * half * 0.55, y)
    .line(x - direction * half * 0.8, y)
    .close()
  paper.fill(light.far(light.lit(hullColour), distance), hull)
  const mast = x + direction * half * 0.1
  const main = new Pen(1)
    .move(mast - direction, y - height)
    .quad(
      mast - direction * half * 0.75,
      y - height * 0.45,
      mast - direction * half * 0.85,
      y - height * 0.16,
    )
    .line(mast - direction, y - height * 0.16)
    .close()
  const fore = new Pen(1)
    .move(mast + direction, y - height * 0.93)
    .quad(mast + direction * half * 0.55, y - height * 0.4, mast + direction * half, y - height * 0.15)
    .quad(mast + direction * half * 0.4, y - height * 0.13, mast + direction, y - height * 0.18)
    .close()
  const mainLit = side !== direction
  paper.fill(mainLit ? sail : jib, main)
  paper.fill(mainLit ? jib : sail, fore)
}

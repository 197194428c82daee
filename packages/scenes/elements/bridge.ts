import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a suspension bridge across the picture at deck height `y`, coming nearer towards `side`. */
export function drawSuspensionBridge(stage: Stage, y: number, side: -1 | 1): void {
  const { paper, light, width, random } = stage
  const at = (across: number) => (side < 0 ? (1 - across) * width : across * width)
  const steel = random.pick(['#c4533f', '#d9d2c6', '#6f8496'])
  const lit = light.lit(steel)
  const deck = (across: number) => y + 20 * across
  const towers = [
    { across: 0.3, height: 92 },
    { across: 0.82, height: 128 },
  ]
  const cable = new Pen()
    .move(at(-0.05), deck(0) - 8)
    .quad(at(0.16), deck(0.16) - 20, at(0.3), deck(0.3) - 92)
  cable
    .quad(at(0.56), deck(0.56) + 58, at(0.82), deck(0.82) - 128)
    .quad(at(0.92), deck(0.92) - 30, at(1.05), deck(1) - 10)
  const hangers = new Pen()
  for (let step = 1; step < 12; step += 1) {
    const t = step / 12
    const across = 0.3 + 0.52 * t
    const top =
      (1 - t) ** 2 * (deck(0.3) - 92) + 2 * t * (1 - t) * (deck(0.56) + 58) + t * t * (deck(0.82) - 128)
    hangers.move(at(across), Math.min(top, deck(across))).line(at(across), deck(across))
  }
  paper.stroke(lit, 1, hangers, 0.7)
  paper.stroke(lit, 2.5, cable)
  for (const { across, height } of towers) {
    const x = at(across)
    const thick = height * 0.05
    const pier = new Pen()
      .box(x - thick * 1.6, deck(across) - height, thick, height + 30)
      .box(x + thick * 0.6, deck(across) - height, thick, height + 30)
    pier
      .box(x - thick * 1.6, deck(across) - height * 0.72, thick * 3.2, thick)
      .box(x - thick * 1.6, deck(across) - height, thick * 3.2, thick)
    paper.fill(mix(lit, light.shade(steel), 0.25), pier)
  }
  const road = new Pen()
    .move(at(-0.05), deck(0) - 2)
    .line(at(1.05), deck(1) - 3)
    .line(at(1.05), deck(1) + 8)
    .line(at(-0.05), deck(0) + 4)
  paper.fill(light.shade(steel), road)
  paper.stroke(lit, 2, new Pen().move(at(-0.05), deck(0) - 2).line(at(1.05), deck(1) - 3))
  if (light.dark)
    paper.dashes(light.lamp, 3, '3 20', new Pen().move(at(-0.05), deck(0) - 6).line(at(1.05), deck(1) - 7))
}

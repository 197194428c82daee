import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws grasses and round leaves along the lower edge, thickest in one corner. */
export function frameGrass(stage: Stage, corner: -1 | 1, color = stage.materials.foliage): void {
  if (stage.detail < 0.5) return
  const { paper, light, random, width, floor, bottom, detail } = stage
  const dark = new Pen()
  const lit = new Pen()
  for (let index = 0; index < 24 * detail; index += 1) {
    const away = random.range(0, 1) ** 1.8
    const x = corner < 0 ? away * width * 0.62 - 10 : width + 10 - away * width * 0.62
    const height = (96 - away * 62) * random.range(0.5, 1.1)
    const bend = random.range(-0.45, 0.45) * height
    const half = 2 + height * 0.03
    const pen = index % 3 === 0 ? lit : dark
    pen.move(x - half, bottom).line(x - half, floor)
    pen.quad(x - half + bend * 0.1, floor - height * 0.6, x + bend, floor - height)
    pen
      .quad(x + half + bend * 0.1, floor - height * 0.5, x + half, floor)
      .line(x + half, bottom)
      .close()
  }
  paper.fill(light.shade(color), dark)
  paper.fill(mix(light.shade(color), light.lit(color), 0.65), lit)
}

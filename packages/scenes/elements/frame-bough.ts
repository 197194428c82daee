import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Draws a leafy bough from an upper corner, with blossom in spring. */
export function frameBough(stage: Stage, corner: -1 | 1, leaf = stage.materials.foliage): void {
  if (stage.detail < 0.5) return
  const { paper, light, random, width, ceiling, setting, materials, detail } = stage
  const at = (across: number) => (corner < 0 ? across : width - across)
  const y = ceiling + random.range(6, 40)
  const reach = random.range(190, 270)
  const twig = new Pen().move(at(-20), y - 26).quad(at(reach * 0.5), y - 16, at(reach), y + 34)
  twig.move(at(reach * 0.32), y - 17).quad(at(reach * 0.45), y + 24, at(reach * 0.52), y + 62)
  twig.move(at(reach * 0.62), y - 4).quad(at(reach * 0.8), y - 18, at(reach * 0.96), y - 14)
  paper.stroke(light.shade('#5c4638'), 4, twig)
  const dark = new Pen()
  const lit = new Pen()
  const place = (across: number, down: number) => {
    const size = random.range(12, 20)
    const angle = random.range(0, Math.PI)
    const [ax, ay] = [Math.cos(angle) * size, Math.sin(angle) * size]
    const x = at(across)
    const pen = random.chance(0.4) ? lit : dark
    pen.move(x - ax, down - ay).quad(x - ay * 0.6, down + ax * 0.6, x + ax, down + ay)
    pen.quad(x + ay * 0.6, down - ax * 0.6, x - ax, down - ay).close()
  }
  for (let index = 0; index < 14 * detail; index += 1) {
    const t = random.range(0, 1)
    place(reach * t - 8, y - 26 + 8 * t + 52 * t * t + random.range(-15, 15))
    if (index % 2 === 0) place(reach * (0.32 + 0.2 * t), y - 14 + 76 * t + random.range(-8, 8))
  }
  const color = setting.season === 'spring' ? mix(leaf, materials.blossom, 0.7) : leaf
  paper.fill(light.shade(leaf), dark)
  paper.fill(mix(light.shade(color), light.lit(color), 0.75), lit)
}

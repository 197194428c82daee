import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Beams overhead with a vine along them. */
export function drawPergola(stage: Stage): void {
  const { paper, light, width, ceiling, top, materials, random, setting } = stage
  const wood = mix(light.shade('#8a6444'), light.lit('#a87a54'), 0.35)
  const y = ceiling + 40
  const beams = new Pen()
  for (let x = -20; x < width + 40; x += width / 9)
    beams
      .move(x, top - 5)
      .line(x + 16, top - 5)
      .line(x + 12, y + 8)
      .line(x + 2, y + 8)
  paper.fill(wood, beams)
  paper.rect(light.shade('#7a5640'), 0, y - 10, width, 13)
  const vine = new Pen().move(-10, y - 14)
  for (let share = 0; share < 1; share += 0.2)
    vine.quad(
      (share + 0.1) * width,
      y + random.range(-22, 16),
      (share + 0.2) * width,
      y - random.range(4, 18),
    )
  paper.beads(light.shade(materials.foliage), 34, 21, vine)
  paper.beads(mix(light.shade(materials.foliage), light.lit(materials.foliage), 0.75), 22, 33, vine)
  if (setting.season !== 'winter') paper.beads(light.lit(materials.blossom), 11, 57, vine)
}

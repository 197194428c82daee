import { mix } from '../color.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** Stripes are dashes of a thick line, scallops the round ends of dashes without length. */
export function drawAwning({ paper, light, width, ceiling, top, random }: Stage): void {
  const cloth = random.pick(['#d9694f', '#3f8088', '#e2a640', '#4f6f9c'])
  const dyed = mix(light.lit(cloth), light.shade(cloth), 0.2)
  const plain = light.lit('#fdf5e6')
  const y = ceiling + 46
  const middle = (y + top) / 2
  paper.rect(plain, 0, top, width, y - top)
  paper.dashes(dyed, y - top, '40 40', new Pen().move(0, middle).line(width, middle))
  paper.beads(plain, 40, 80, new Pen().move(60, y).line(width + 60, y))
  paper.beads(dyed, 40, 80, new Pen().move(20, y).line(width + 60, y))
  paper.rect(light.shade(cloth), 0, y - 3, width, 3, 0.3)
}
